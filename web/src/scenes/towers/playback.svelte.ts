/** Plays back a frame: cards travel, and a place is scored token by token. */
import type { Move } from "../../table/flights.svelte";
import { BEAT, TRAVEL, wait } from "../../table/pacing";
import { type Face, laneOf, movesOf } from "./flights";
import { scoringOf, type ScoredPlace } from "./log";
import type { TowersModel } from "./model.svelte";
import { kindOf, seatOf } from "./names";
import type { Frame } from "./frame";

/** Milliseconds between the starts of the flights of one line. */
const INTERVAL = 90;

export class Playback {
  /** The place that is scored now, and how many of its tokens have been given out. */
  scoring = $state.raw<ScoredPlace | null>(null);
  given = $state(0);
  /** The last place that was scored. */
  scored = $state.raw<ScoredPlace | null>(null);
  /** How many lines of the log the scoring has not come to yet. */
  pendingLines = $state(0);
  /** Who has the Ring until the scoring passes it on, -1 for nobody; null if the view is right. */
  ringBefore = $state<number | null>(null);
  private advance: (() => void) | null = null;

  constructor(private readonly scene: TowersModel) {}

  async play(frame: Frame, before: Frame | null): Promise<void> {
    this.pendingLines = 0;
    const result = scoringOf(frame);
    const travels: Promise<void>[] = [];
    for (const said of frame.news) {
      for (const [at, move] of movesOf(said, before?.view ?? null).entries())
        travels.push(this.fly(move, at * INTERVAL));
      if (said.key === "log-moved" && !result && this.scene.table.motion) travels.push(wait(TRAVEL));
    }
    if (result) this.pendingLines = frame.news.length - frame.news.findIndex((said) => said.key === "log-counted");
    await Promise.all(travels);
    if (result) await this.score(result, frame, before);
    else if (frame.moment < (before?.moment ?? 0)) this.scored = null;
  }

  /** Skip what is left of a scoring. */
  skip(): void {
    this.advance?.();
  }

  /** Shows the counts, then each token, the Ring, and lost cards. */
  private async score(result: ScoredPlace, frame: Frame, before: Frame | null): Promise<void> {
    this.given = 0;
    this.ringBefore = before ? before.view.ring : null;
    this.scoring = result;
    const skipped = new Promise<void>((resolve) => (this.advance = resolve));
    let over = false;
    void skipped.then(() => (over = true));
    const pause = (time: number) => Promise.race([wait(time), skipped]);
    const fly = (face: Face, from: string, to: string) =>
      Promise.race([this.fly({ face, from: [from], to: [to] }), skipped]);
    this.pendingLines = frame.news.length - 1 - frame.news.findLastIndex((said) => said.key === "log-counted");
    await pause(BEAT);
    for (const [at, { key, params }] of frame.news.entries()) {
      if (over) break;
      this.pendingLines = Math.min(this.pendingLines, frame.news.length - at);
      const seat = seatOf(params.seat);
      if (key === "log-won") {
        await fly({ token: Number(params.value) }, `tokens-${result.place}`, `won-${seat}`);
        this.given += 1;
        await pause(BEAT / 3);
      } else if (key === "log-ring" && before) await fly({ ring: true }, `seat-${before.view.ring}`, `seat-${seat}`);
    }
    this.given = result.prizes.length;
    this.ringBefore = null;
    this.pendingLines = 0;
    if (!over) {
      const lost = frame.news.filter((said) => said.key === "log-lost");
      await Promise.all(lost.map(({ params }) => this.discard(seatOf(params.seat), kindOf(params.card))));
    }
    await pause(2 * BEAT);
    this.advance = null;
    this.scored = result;
    this.scoring = null;
  }

  private discard(seat: number, card: string): Promise<void> {
    return this.fly({ face: { card }, from: [laneOf(seat, card)], to: ["discards", "pile", `seat-${seat}`] });
  }

  private fly(move: Move<Face>, delay = 0): Promise<void> {
    return this.scene.flights.fly(move, delay) ?? Promise.resolve();
  }
}
