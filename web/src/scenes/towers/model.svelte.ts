/** The model of the scene: what is picked but not sent, and the table as it is shown while a place is scored. */
import type { Choice, PromptSpec, SceneModel } from "../../table/scene";
import { Flights } from "../../table/flights.svelte";
import type { Face } from "./flights";
import { COLOURS, PLACES } from "./names";
import { cardsIn, EMPTY, gandalfsIn, leadable, offered, type Plan, planned, withCards, withGandalf } from "./plan";
import { Playback } from "./playback.svelte";
import { promptOf } from "./prompts";
import { scoringOf, type ScoredPlace } from "./log";
import type { Frame, Table } from "./frame";
import type { BySign, Extras, ScoringResult, Row, View } from "./view";

/** What is picked for one decision; dropped with the next frame. */
interface Selection {
  moment: number;
  plan: Plan;
  offering: boolean;
  offer: string;
}

const NO_SELECTION: Selection = { moment: -1, plan: EMPTY, offering: false, offer: "" };

export class TowersModel implements SceneModel<Frame> {
  readonly flights = new Flights<Face>(() => this.table.motion);
  private readonly playback = new Playback(this);
  private stored = $state.raw<Selection>(NO_SELECTION);

  constructor(readonly table: Table) {}

  /** The place that is scored now. */
  get scoring(): ScoredPlace | null {
    return this.playback.scoring;
  }

  /** How many of its tokens have been given out. */
  get given(): number {
    return this.playback.given;
  }

  get pendingLines(): number {
    return this.playback.pendingLines;
  }

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
    return this.playback.scored ?? scoringOf(this.table.frame);
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
    return this.playback.ringBefore ?? this.view.ring;
  }

  choice(text: string): Choice | undefined {
    return this.choices.find((choice) => choice.text === text);
  }

  // -- choosing ---------------------------------------------------------------------------------

  private get selection(): Selection {
    return this.stored.moment === this.table.frame.moment ? this.stored : NO_SELECTION;
  }

  change(part: Partial<Selection>): void {
    this.stored = { ...this.selection, ...part, moment: this.table.frame.moment };
  }

  get plan(): Plan {
    return this.selection.plan;
  }

  get offering(): boolean {
    return this.selection.offering;
  }

  get offer(): string {
    return this.selection.offer;
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
    const held = this.hand[kind] ?? 0;
    const more = at < 0 ? had < held : at >= had;
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
    this.playback.skip();
    this.stored = NO_SELECTION;
  }

  // -- the prompt -----------------------------------------------------------------------------

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
    this.stored = NO_SELECTION;
    await this.playback.play(frame, before);
  }
}
