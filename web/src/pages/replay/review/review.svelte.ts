/** The review of a game: requested, polled, and stepped through together with the replay. */
import { api, Refusal } from "../../../net/api";
import type { Review, ReviewPoint, ReviewState, ReviewTurn, Message } from "../../../net/messages";
import type { Replay } from "../../../table/replay.svelte";

/** The polling interval, in milliseconds. */
const PAUSE = 700;

/** A choice in a review: turning points have numbers, other costly choices letters. */
export interface Marked {
  sign: string;
  turn: ReviewTurn;
  point: ReviewPoint;
  costly: boolean;
}

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  refusal = $state.raw<Message | null>(null);
  /** The point that is looked at. */
  chosen = $state(-1);
  /** With more than two rivals, the seat whose chances are drawn. */
  whose = $state(-1);
  private timer = 0;
  private ended = false;

  /** Whether the review was requested before the page was opened. */
  constructor(
    readonly client: Replay,
    atOnce = false,
  ) {
    if (atOnce) this.begin();
    else void this.look(() => api.review(client.code));
  }

  get review(): Review | null {
    return this.state?.review ?? null;
  }
  get points(): readonly ReviewPoint[] {
    return this.review?.points ?? [];
  }
  get point(): ReviewPoint | null {
    return this.points[this.chosen] ?? null;
  }
  /** Each seat counts its own moments. */
  get eye(): number {
    return Math.max(0, this.review?.eyes.indexOf(this.client.eyes) ?? 0);
  }
  readonly turns: readonly Marked[] = $derived.by(() =>
    this.marks(this.review?.turns, (number) => String(number + 1), false),
  );
  readonly costly: readonly Marked[] = $derived.by(() =>
    this.marks(this.review?.costly, (number) => String.fromCharCode(65 + number), true),
  );
  /** The choices in the order of the game. */
  readonly marked: readonly Marked[] = $derived.by(() =>
    [...this.turns, ...this.costly].sort((one, other) => one.turn.point - other.turn.point),
  );
  /** The choice at the moment that is shown. */
  get mark(): Marked | null {
    return this.marked.find(({ turn }) => turn.point === this.chosen) ?? null;
  }

  get tracks(): number[] {
    return [...new Set(this.points.map((point) => point.track))].sort();
  }
  get many(): boolean {
    return !this.review?.together && (this.review?.seats ?? 0) > 2;
  }
  /** The line that is looked at; of two rivals' lines, both are. */
  get track(): number {
    const { tracks } = this;
    return tracks.includes(this.whose)
      ? this.whose
      : (tracks.find((one) => this.client.seats[one]?.yours) ?? tracks[0] ?? 0);
  }
  looksAt(track: number): boolean {
    return !this.many || track === this.track;
  }

  /** As people call a seat in a sentence about the game. */
  called(seat: number): string {
    return this.client.hasRole(seat) ? this.client.role(seat) : this.client.nameOf(seat);
  }

  momentOf(point: ReviewPoint): number {
    return point.moments[this.eye] ?? 0;
  }

  begin(): void {
    void this.look(() => api.makeReview(this.client.code));
  }

  /** Look at a point, and at its moment in the replay. */
  choose(number: number): void {
    const point = this.points[number];
    if (!point) return;
    this.chosen = number;
    this.whose = point.track;
    this.client.showMoment(this.momentOf(point));
  }

  /** The next or the previous choice of the review. */
  near(by: 1 | -1): Marked | undefined {
    return by > 0
      ? this.marked.find(({ turn }) => turn.point > this.chosen)
      : this.marked.findLast(({ turn }) => turn.point < this.chosen);
  }
  step(by: 1 | -1): void {
    const next = this.near(by);
    if (next) this.choose(next.turn.point);
  }

  /** Selects the point of this moment when the replay has moved. */
  follow(moment: number): void {
    if (this.point && this.momentOf(this.point) === moment) return;
    let found = -1;
    for (const [number, point] of this.points.entries()) if (this.momentOf(point) <= moment) found = number;
    this.chosen = found;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private marks(turns: readonly ReviewTurn[] | undefined, sign: (number: number) => string, costly: boolean): Marked[] {
    return (turns ?? []).map((turn, number) => ({ sign: sign(number), turn, point: this.points[turn.point]!, costly }));
  }

  private async look(request: () => Promise<ReviewState>): Promise<void> {
    this.refusal = null;
    try {
      this.state = await request();
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error.reason;
      return;
    }
    if (!this.ended && (this.state.state === "waiting" || this.state.state === "running"))
      this.timer = window.setTimeout(() => void this.look(() => api.review(this.client.code)), PAUSE);
  }
}

/** In hundredths, as people say it. */
export const percent = (chance: number) => Math.round(100 * chance);
/** As it is written beside a chart. */
export const written = (chance: number, lang: string) =>
  new Intl.NumberFormat(lang, { style: "percent" }).format(chance);

/** Beside the chart, for what is written there. */
export const LEFT = 40,
  RIGHT = 12;
/** Lines differ by their strokes, not by colour alone. */
export const STROKES = ["", "7 4", "2 4", "9 3 2 3", "4 3"];
