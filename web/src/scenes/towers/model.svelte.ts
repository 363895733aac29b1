/** The model of the scene: what is picked but not sent, flights, and the place that is being scored. */
import type { Choice, PromptSpec, SceneModel } from "../../table/scene";
import { type Flight, spot } from "../../table/flights";
import { BEAT, TRAVEL, wait } from "../../table/pacing";
import type { Face } from "./names";
import { colourOf, COLOURS, kindOf, PLACES, seatOf } from "./names";
import { cardsIn, EMPTY, gandalfsIn, leadable, offered, type Plan, planned, withCards, withGandalf } from "./plan";
import { promptOf } from "./prompts";
import { scoringOf, type ScoredPlace } from "./log";
import type { Frame, Table } from "./frame";
import type { BySign, Extras, ScoringResult, Row, View } from "./view";

/** What is picked for one question; dropped with the next frame. */
interface Chosen {
  moment: number;
  plan: Plan;
  offering: boolean;
  offer: string;
}

const NOTHING: Chosen = { moment: -1, plan: EMPTY, offering: false, offer: "" };

export class TowersModel implements SceneModel<Frame> {
  flights = $state<Flight<Face>[]>([]);
  /** The place that is being scored just now, and how many of its tokens have been given out. */
  scoring = $state.raw<ScoredPlace | null>(null);
  given = $state(0);
  /** How many lines of the log the scoring has still to come to. */
  pendingLines = $state(0);
  private ringGiven = $state(true);
  private ringBefore = -1;
  private scored = $state.raw<ScoredPlace | null>(null);

  private chosen = $state.raw<Chosen>(NOTHING);
  private flown = 0;
  private skip: (() => void) | null = null;

  constructor(readonly table: Table) {}

  get view(): View {
    return this.table.frame.view;
  }

  get extras(): Extras {
    return this.table.frame.extras;
  }

  /** The seat whose hand lies before the viewer; -1 for a watcher. */
  get me(): number {
    const { facing } = this.table;
    return facing.includes(this.view.actor) ? this.view.actor : (facing[0] ?? -1);
  }

  get hand(): Record<string, number> {
    return this.view.hands[String(this.me)] ?? {};
  }

  /** Whether the hand of a seat lies open beside its rows. */
  isOpen(seat: number): boolean {
    return seat !== this.me && String(seat) in this.view.hands;
  }

  get choices(): readonly Choice[] {
    return this.table.asked && !this.scoring ? this.table.frame.choices : [];
  }

  get asking(): string {
    return this.table.asked && !this.scoring ? this.view.decision.kind : "";
  }

  // -- the table as it is shown: while a place is scored, as it lay then ---------------------------

  /** The last place that was scored. */
  get last(): ScoredPlace | null {
    return this.scored ?? scoringOf(this.table.frame);
  }

  get rows(): Record<string, Row>[] {
    return this.scoring?.rows ?? this.view.rows;
  }

  /** Whether a row of this quality counts at the place that is scored now or next. */
  counts(quality: string): boolean {
    return (this.scoring?.signs ?? this.extras.forecast?.signs ?? []).includes(quality);
  }

  get marker(): { place: number; space: number } {
    const at = this.scoring ? PLACES.findIndex((place) => place === this.scoring?.place) : -1;
    return at < 0 ? this.extras.marker : { place: at, space: 0 };
  }

  /** The place that is scored now or next; 0 before the journey. */
  get nextPlace(): number {
    return this.scoring ? this.marker.place : this.view.stage;
  }

  get over(): boolean {
    return this.view.over && !this.scoring;
  }

  /** The tokens that lie at a place; those of a place that is being scored go one by one. */
  tokens(place: string): number[] {
    if (this.scoring?.place !== place) return (this.view.tokens[place] ?? []).filter((token) => token > 0);
    return this.scoring.prizes.slice(this.given).map((prize) => prize.value);
  }

  points(seat: number): number {
    const coming = this.scoring?.prizes.slice(this.given).filter((prize) => prize.seat === seat) ?? [];
    return (this.view.points[seat] ?? 0) - coming.reduce((sum, prize) => sum + prize.value, 0);
  }

  get ring(): number {
    // Before the journey nobody has it.
    if (this.view.decision.kind === "ring") return -1;
    return this.scoring && !this.ringGiven ? this.ringBefore : this.view.ring;
  }

  choice(text: string): Choice | undefined {
    return this.choices.find((choice) => choice.text === text);
  }

  // -- choosing ---------------------------------------------------------------------------------

  private get now(): Chosen {
    return this.chosen.moment === this.table.frame.moment ? this.chosen : NOTHING;
  }

  change(part: Partial<Chosen>): void {
    this.chosen = { ...this.now, ...part, moment: this.table.frame.moment };
  }

  get plan(): Plan {
    return this.now.plan;
  }

  get offering(): boolean {
    return this.now.offering;
  }

  get offer(): string {
    return this.now.offer;
  }

  /** How many cards of a kind in the hand are chosen. */
  picked(kind: string): number {
    if (this.asking === "laying") return planned(this.plan, kind);
    return this.offer === kind ? 1 : 0;
  }

  /** Whether a card of the hand can be chosen now. */
  choosable(kind: string): boolean {
    if (this.asking === "laying" && kind === "gandalf") return this.choices.some((choice) => choice.kind === "lead");
    return offered(this.choices, this.asking === "laying" ? `lay ${kind}` : `offer ${kind}`);
  }

  /** A card of the hand was clicked; `at` is its place among its equals, or -1 for the whole stack of them. */
  click(kind: string, at: number): void {
    if (!this.table.asked) return;
    const laying = this.asking === "laying";
    if (!this.choosable(kind)) this.table.why(laying ? this.askedText(kind) : `offer ${kind}`);
    else if (!laying) this.change({ offer: this.offer === kind ? "" : kind, offering: this.offering });
    else this.pick(kind, at);
  }

  private askedText(kind: string): string {
    if (kind !== "gandalf") return `lay ${kind}`;
    const [colour, row] = Object.entries(this.plan.rows)[0] ?? [];
    const any = Object.keys(this.hand).find((one) => one !== "gandalf" && this.hand[one]) ?? "green_strength";
    return `lead ${colour && row ? `${colour}_${row.quality}` : any}`;
  }

  private pick(kind: string, at: number): void {
    const had = this.picked(kind);
    const most = this.hand[kind] ?? 0;
    const more = at < 0 ? had < most : at >= had;
    if (kind === "gandalf") this.pickGandalf(more, at < 0);
    else this.change({ plan: withCards(this.plan, kind, more ? had + 1 : at < 0 ? 0 : had - 1, this.choices) });
  }

  private pickGandalf(more: boolean, whole: boolean): void {
    const { plan } = this;
    const free = leadable(plan, this.choices).find((colour) => !plan.rows[colour]?.gandalf);
    const led = COLOURS.filter((colour) => plan.rows[colour]?.gandalf);
    if (more && free) this.change({ plan: withGandalf(plan, free, true) });
    else if (more) this.change({ plan: { ...plan, waiting: plan.waiting + 1 } });
    else if (whole)
      this.change({
        plan: { ...led.reduce<Plan>((one, colour) => withGandalf(one, colour, false), plan), waiting: 0 },
      });
    else if (plan.waiting) this.change({ plan: { ...plan, waiting: plan.waiting - 1 } });
    else this.change({ plan: withGandalf(plan, led.at(-1) ?? "", false) });
  }

  /** Gandalf comes to the head of a planned row, or leaves it. */
  lead(colour: string): void {
    const row = this.plan.rows[colour];
    if (!row) return;
    const held = (this.hand.gandalf ?? 0) - gandalfsIn(this.plan) + this.plan.waiting;
    if (row.gandalf || held > 0) this.change({ plan: withGandalf(this.plan, colour, !row.gandalf) });
  }

  get leadable(): string[] {
    const held = (this.hand.gandalf ?? 0) - gandalfsIn(this.plan) + this.plan.waiting;
    return leadable(this.plan, this.choices).filter((colour) => this.plan.rows[colour]?.gandalf || held > 0);
  }

  /** How the next place would be scored, with what is picked as if it lay already. */
  get forecast(): ScoringResult | null {
    const { forecast, outlook } = this.extras;
    if (!forecast || this.asking !== "laying" || !cardsIn(this.plan)) return forecast;
    if (!forecast.by_sign.length)
      return (outlook[""]?.[this.counting(forecast.signs)] as ScoringResult | undefined) ?? forecast;
    const by_sign = forecast.by_sign.map((one) => ({
      ...one,
      ...(outlook[one.sign]?.[this.counting([one.sign])] as BySign | undefined),
      token: one.token,
    }));
    return { ...forecast, by_sign };
  }

  /** How many of the own cards would show one of these signs. */
  private counting(signs: string[]): number {
    const rows = COLOURS.map((colour) => this.planned(this.me, colour)?.row ?? this.rows[this.me]?.[colour]);
    return rows.reduce(
      (sum, row) => sum + (row && signs.includes(row.quality) ? row.cards + (row.gandalf ? 1 : 0) : 0),
      0,
    );
  }

  /** A lane as it would be if what is planned were laid. */
  planned(seat: number, colour: string): { row: Row; fresh: number; replaces: boolean } | null {
    const plan = seat === this.me && this.asking === "laying" ? this.plan.rows[colour] : undefined;
    if (!plan) return null;
    const old = this.rows[seat]?.[colour];
    const same = old?.quality === plan.quality ? old : undefined;
    const row = {
      quality: plan.quality,
      cards: (same?.cards ?? 0) + plan.cards,
      gandalf: same?.gandalf || plan.gandalf,
    };
    return { row, fresh: plan.cards, replaces: old !== undefined && !same };
  }

  cancel(): void {
    this.skip?.();
    this.chosen = NOTHING;
  }

  // -- the question -----------------------------------------------------------------------------

  get prompt(): PromptSpec | null {
    return promptOf(this);
  }

  get numbered(): readonly Choice[] {
    if (this.asking !== "gain" && this.asking !== "taking") return [];
    const kinds = this.offering ? ["offer"] : ["take", "draw"];
    return this.choices.filter((choice) => kinds.includes(choice.kind)).slice(0, 9);
  }

  /** The number key of a choice; 0 if it has none. */
  number(text: string): number {
    return this.numbered.findIndex((choice) => choice.text === text) + 1;
  }

  get stage(): string {
    const { words } = this.table;
    const { marker } = this;
    const place = `place-${PLACES[marker.place]}`;
    if (this.over || !marker.place) return "";
    if (this.scoring) return words.say("towers-scored", { place });
    if (!marker.space) return words.say("towers-stage-at", { place });
    return words.say("towers-stage", { place, step: marker.space, spaces: this.view.paths[marker.place - 1] ?? 0 });
  }

  // -- what happens -----------------------------------------------------------------------------

  async play(frame: Frame, before: Frame | null): Promise<void> {
    this.chosen = NOTHING;
    this.pendingLines = 0;
    const result = scoringOf(frame);
    const travels: Promise<void>[] = [];
    for (const { key, params } of frame.news) {
      const seat = seatOf(params.seat);
      const card = kindOf(params.card);
      const held = [`held-${seat}-${card}`, `hand-${seat}`];
      const open = [`open-${card}`, "display"];
      if (key === "log-took") travels.push(this.fly({ card }, open, held));
      else if (key === "log-offered") travels.push(this.fly({ card }, held, open));
      else if (key === "log-turned-up") travels.push(this.fly({ card }, ["pile"], open));
      else if (key === "log-drew") travels.push(this.fly({ card }, ["pile"], held));
      else if (key === "log-drew-hidden") travels.push(this.fly({ back: true }, ["pile"], held));
      else if (key === "log-laid") travels.push(this.fly({ card }, held, this.lane(seat, card)));
      else if (key === "log-led") {
        travels.push(this.fly({ card: "gandalf" }, [`held-${seat}-gandalf`, `hand-${seat}`], this.lane(seat, card)));
        travels.push(this.fly({ card }, held, this.lane(seat, card), 90));
      } else if (key === "log-cleared") {
        const colour = String(params.colour).slice("colour-".length);
        const row = before ? before.view.rows[seat]?.[colour] : undefined;
        if (row) travels.push(this.fly({ card: `${colour}_${row.quality}` }, [`lane-${seat}-${colour}`], ["discards"]));
      } else if (key === "log-moved" && !result) travels.push(this.table.motion ? wait(TRAVEL) : Promise.resolve());
    }
    if (result) this.pendingLines = frame.news.length - frame.news.findIndex((said) => said.key === "log-counted");
    await Promise.all(travels);
    if (result) await this.score(result, frame, before);
    else if (frame.moment < (before?.moment ?? 0)) this.scored = null;
  }

  private lane(seat: number, card: string): string[] {
    return [`lane-${seat}-${colourOf(card)}`];
  }

  /** Shows the counts, then each token, the Ring, and lost cards. `cancel` skips the rest. */
  private async score(result: ScoredPlace, frame: Frame, before: Frame | null): Promise<void> {
    this.given = 0;
    this.ringBefore = before ? before.view.ring : -1;
    this.ringGiven = !before;
    this.scoring = result;
    const hurried = new Promise<void>((resolve) => (this.skip = resolve));
    let over = false;
    void hurried.then(() => (over = true));
    const pause = (time: number) => Promise.race([wait(time), hurried]);
    this.pendingLines = frame.news.length - 1 - frame.news.findLastIndex((said) => said.key === "log-counted");
    await pause(BEAT);
    for (const [at, { key, params }] of frame.news.entries()) {
      if (over) break;
      this.pendingLines = Math.min(this.pendingLines, frame.news.length - at);
      const seat = seatOf(params.seat);
      if (key === "log-won") {
        await Promise.race([
          this.fly({ token: Number(params.value) }, [`tokens-${result.place}`], [`won-${seat}`]),
          hurried,
        ]);
        this.given += 1;
        await pause(BEAT / 3);
      } else if (key === "log-ring" && before)
        await Promise.race([this.fly({ ring: true }, [`seat-${this.ringBefore}`], [`seat-${seat}`]), hurried]);
    }
    this.given = result.prizes.length;
    this.ringGiven = true;
    this.pendingLines = 0;
    if (!over) {
      const lost = frame.news.filter((said) => said.key === "log-lost");
      const fall = (seat: number, card: string) =>
        this.fly({ card }, this.lane(seat, card), ["discards", "pile", `seat-${seat}`]);
      await Promise.all(lost.map(({ params }) => fall(seatOf(params.seat), kindOf(params.card))));
    }
    await pause(2 * BEAT);
    this.skip = null;
    this.scored = result;
    this.scoring = null;
  }

  private fly(face: Face, from: string[], to: string[], delay = 0): Promise<void> {
    const start = spot(...from);
    const end = spot(...to);
    if (!this.table.motion || document.hidden || !start || !end) return Promise.resolve();
    const id = ++this.flown;
    const landing = new Promise<void>((landed) => {
      this.flights.push({ id, face, from: start, to: end, delay, landed });
    });
    // A flight that is never drawn must not block the game.
    return Promise.race([landing, wait(TRAVEL + delay + 200)]).then(() => {
      this.flights = this.flights.filter((flight) => flight.id !== id);
    });
  }
}
