/** The model of the scene: what is picked but not sent, the visible hand, and what may be chosen. */
import type { Choice, PromptSpec, SceneModel } from "../../table/scene";
import { Flights } from "../../table/flights.svelte";
import type { Face } from "./flights";
import { boardLogOf, type BoardLog, type LoggedView } from "./log";
import { BOARDS, type BoardPlan, CARDS, GANDALF, HOBBITS, seatOf } from "./names";
import { explanationOf } from "./explanation";
import { CALM, promptOf } from "./prompts";
import { Payment } from "./payment";
import type { Filled } from "./demand";
import { EMPTY, isEmpty, type Plan } from "./plan";
import { type HandMode, NO_SELECTION, type Selection } from "./selection";
import { Playback } from "./playback.svelte";
import { type Counts, extrasOf, type Frame, type Table } from "./frame";
import type { Demand, Extras, View } from "./view";

/** The smallest height of a window for the whole table, in pixels. */
const MIN_HEIGHT = 880;
const MIN_HEIGHT_FOUR_LINES = 1000;
const WINDOW_CARDS = ["phial", "staff", "belt", "mithril", "athelas"];
const ANYTIME_CARDS = ["elessar", "lembas", "miruvor"];
export class QuestModel implements SceneModel<Frame> {
  readonly flights = new Flights<Face>(() => this.table.motion);
  private stored = $state.raw<Selection>(NO_SELECTION);
  /** The hobbit whose hand a person with several of them wants to see. */
  private looked = $state(-1);
  /** What the interrupt was taken for: it is chosen once the interrupt is there. */
  private pending = $state.raw<{ seat: number; aim: string } | null>(null);
  /** Notations still to be sent: with secret hands, pledges are sent one by one, since each reveals something. */
  private queue = $state.raw<string[]>([]);
  private readonly playback = new Playback(this);
  /** What the hand below can give to a demand. */
  readonly payment = new Payment(this);

  constructor(readonly table: Table) {}

  /** The die that rolls over the board now, and who rolled it. */
  get rolling(): { seat: number; face: string } | null {
    return this.playback.rolling;
  }

  /** The table as far as playback has come. */
  get shown(): (LoggedView & { moment: number }) | null {
    return this.playback.shown;
  }

  get pendingLines(): number {
    const { shownLines } = this.playback;
    return shownLines === undefined ? 0 : Math.max(0, this.table.frame.news.length - shownLines);
  }

  readonly view: View = $derived.by(() => {
    const { frame } = this.table;
    return this.shown?.moment === frame.moment ? { ...frame.view, ...this.shown } : frame.view;
  });

  get extras(): Extras {
    return extrasOf(this.table.frame);
  }

  readonly boardLog: BoardLog = $derived.by(() =>
    boardLogOf(this.table.log, this.table.frame.moment, this.playback.shownLines),
  );

  get board(): BoardPlan | null {
    return BOARDS[this.view.place] ?? null;
  }

  /** How high the window is; a picture of a table has all the room it needs. */
  height = $state(Infinity);
  /** Whether everything is drawn smaller, so that hobbits, board and demand are seen at once. */
  get low(): boolean {
    return this.table.low || (this.table.size === "desktop" && this.height < MIN_HEIGHT);
  }
  /** Whether the board and what is demanded under it are: a board with four lines needs it sooner. */
  get close(): boolean {
    return (
      this.low ||
      (this.table.size === "desktop" &&
        !this.over &&
        this.demand !== null &&
        (this.board?.lines.length ?? 0) > 3 &&
        this.height < MIN_HEIGHT_FOUR_LINES)
    );
  }

  get over(): boolean {
    return this.view.ending !== "";
  }

  // -- seats ------------------------------------------------------------------------------------

  /** The seat whose hand lies before the viewer; -1 for a watcher. */
  get me(): number {
    const { facing } = this.table;
    if (this.asked) return this.view.actor;
    if (facing.includes(this.looked)) return this.looked;
    return facing.includes(this.view.actor)
      ? this.view.actor
      : (facing.find((seat) => this.isHere(seat)) ?? facing[0] ?? -1);
  }

  look(seat: number): void {
    if (this.table.facing.includes(seat)) this.looked = seat;
  }

  get hand(): Counts {
    return this.view.hands[String(this.me)] ?? {};
  }

  hobbit(seat: number): string {
    return this.table.words.say(`hobbit-${HOBBITS[seat]}`);
  }

  shields(seat: number): number {
    return this.view.shields[String(seat)] ?? this.view.open_shields[seat] ?? 0;
  }

  isHere(seat: number): boolean {
    return !this.view.gone.includes(seat);
  }

  // -- what may be chosen -----------------------------------------------------------------------

  /** Whether one of the viewer's hobbits is to act; not for actions out of turn. */
  get asked(): boolean {
    return this.table.asked && this.table.facing.includes(this.view.actor);
  }

  get choices(): readonly Choice[] {
    return this.asked ? this.table.frame.choices : [];
  }

  /** The choices that may be played out of turn. */
  get outOfTurn(): readonly Choice[] {
    return this.table.ready && !this.asked ? this.table.frame.choices : [];
  }

  get asking(): string {
    return this.asked ? this.view.decision.kind : "";
  }

  choice(text: string): Choice | undefined {
    return this.choices.find((choice) => choice.text === text);
  }

  of(...kinds: string[]): Choice[] {
    return this.choices.filter((choice) => kinds.includes(choice.kind));
  }

  /** The interrupt of each hobbit that may be given or taken now. */
  get interrupts(): Map<number, Choice> {
    const interrupts = [...this.choices, ...this.outOfTurn].filter((choice) => choice.kind === "interrupt");
    return new Map(interrupts.map((choice) => [seatOf(choice.parts.hobbit), choice]));
  }

  /** What a hobbit of this viewer could do at once: the kinds of actions, from the list or from behind its interrupt. */
  actionsOf(seat: number): string[] {
    if (this.asking && this.view.actor === seat && !this.interrupts.has(seat))
      return this.choices.map((choice) => choice.text);
    return this.interrupts.has(seat) ? (this.extras.behind[String(seat)] ?? []) : [];
  }

  /** Whether a yellow card, "ring" or "call" could be used now, in one's own or in another's turn. */
  canUse(seat: number, what: string): boolean {
    if (!this.table.facing.includes(seat)) return false;
    const text =
      { ring: "put on the ring", call: "call gandalf" }[what] ?? (WINDOW_CARDS.includes(what) ? `play ${what}` : what);
    return this.actionsOf(seat).some((one) => one === text || one.startsWith(`${text} `));
  }

  // -- choosing ---------------------------------------------------------------------------------

  private get selection(): Selection {
    return this.stored.moment === this.table.frame.moment ? this.stored : NO_SELECTION;
  }

  /** Changes a part of the selection. */
  change(part: Partial<Selection>): void {
    this.stored = { ...this.selection, note: "", ...part, moment: this.table.frame.moment };
  }

  get card(): string {
    return this.selection.card;
  }

  get aim(): string {
    return this.selection.aim;
  }

  get plan(): Plan {
    return this.selection.plan;
  }

  get note(): string {
    return this.selection.note;
  }

  cancel(): void {
    this.playback.skip();
    this.stored = NO_SELECTION;
  }

  /** Choose for whom, or for which line, this is used. */
  take(aim: string): void {
    this.change({ aim, card: "" });
  }

  get mode(): HandMode {
    const { asking } = this;
    if (asking === "cards") return "play";
    if (asking === "losing") return "lose";
    if (asking === "passing") return "give";
    if (this.paying) return "pay";
    if (asking === "interrupt" || asking === "rivals") return "interrupt";
    return WINDOW_CARDS.some((card) => this.of(card).length) ? "window" : "";
  }

  // -- demands ----------------------------------------------------------------------------------

  get demand(): Demand | null {
    return this.extras.demand;
  }

  get paying(): boolean {
    return this.payment.open;
  }

  /** The slots as they are, with what is chosen here. */
  get filled(): Filled {
    return this.payment.filled;
  }

  // -- a click on a card ------------------------------------------------------------------------

  /** How many of a kind are chosen. */
  picked(card: string): number {
    if (this.mode === "pay" || this.mode === "lose") return this.plan.cards[card] ?? 0;
    return this.card === card || this.aim === card ? 1 : 0;
  }

  /** Whether a click on a card leads on. */
  usable(card: string): boolean {
    switch (this.mode) {
      case "play":
        return this.plays(card).length > 0 || this.canUse(this.me, card);
      case "pay":
        return this.payment.usable(card);
      case "lose":
        return (this.hand[card] ?? 0) > 0;
      case "give":
        return this.choice(`give ${card}`) !== undefined;
      case "window":
        return this.choice(`play ${card}`) !== undefined;
      case "interrupt":
        return this.of(card).length > 0 || this.choice(`discard ${card}`) !== undefined;
      default:
        return ANYTIME_CARDS.includes(card) && this.canUse(this.me, card);
    }
  }

  plays(card: string): Choice[] {
    return this.of("play").filter((choice) => choice.parts.card === card);
  }

  /** `picked` says whether this very copy is among those chosen. */
  click(card: string, picked: boolean): void {
    const toggled = this.card === card ? "" : card;
    switch (this.mode) {
      case "play":
        if (this.plays(card).length) return this.change({ card: toggled, aim: "" });
        return this.useAnytime(this.me, card);
      case "pay":
        return this.payment.pledge(card, !picked);
      case "lose":
        return this.lose(card, !picked);
      case "give":
        return this.choice(`give ${card}`) ? this.change({ card: toggled }) : this.table.why(`give ${card}`);
      case "window":
        if (this.choice(`play ${card}`)) return this.table.act([`play ${card}`]);
        return this.refuse(card);
      case "interrupt":
        if (this.of(card).length) return this.change({ aim: this.aim === card ? "" : card, card: "" });
        return this.choice(`discard ${card}`) ? this.change({ card: toggled, aim: "" }) : this.refuse(card);
      default:
        return this.useAnytime(this.me, card);
    }
  }

  private lose(card: string, more: boolean): void {
    const { plan } = this;
    const had = plan.cards[card] ?? 0;
    const count = this.view.decision.fields.count ?? 1;
    const chosen = Object.values(plan.cards).reduce((sum, one) => sum + one, 0);
    if (more && chosen >= count) {
      if (count > 1) return this.change({ note: "quest-lose-enough" });
      return this.change({ plan: { ...EMPTY, cards: { [card]: 1 } } });
    }
    this.change({ plan: { ...plan, cards: { ...plan.cards, [card]: had + (more ? 1 : -1) } } });
  }

  private refuse(card: string): void {
    const { colour, symbol } = CARDS[card] ?? {};
    if (this.asking === "demand" && colour && colour !== "yellow") this.table.why(`pledge ${card}`);
    else if (WINDOW_CARDS.includes(card)) this.table.why(`play ${card}`);
    else if (colour === "yellow") this.table.why(`${card} ${HOBBITS[Math.max(0, this.me)]}`);
    else this.table.why(symbol === "joker" ? `play ${card} on fighting` : `play ${card}`);
  }

  /** Does something that is possible at any time: takes the interrupt for it first. */
  useAnytime(seat: number, what: string): void {
    if (!this.canUse(seat, what)) return this.refuse(what);
    const interrupt = this.interrupts.get(seat);
    if (!interrupt) return this.take(what);
    this.pending = { seat, aim: what };
    this.table.act([interrupt.text]);
  }

  // -- a click on a hobbit or on a line ---------------------------------------------------------

  /** Whom a click on a hobbit would choose. */
  get targets(): Map<number, Choice> {
    const kind = this.asking === "sending" || this.asking === "sharing" ? "to" : this.aim;
    return new Map(
      this.of(kind).flatMap((choice) => (choice.parts.hobbit ? [[seatOf(choice.parts.hobbit), choice] as const] : [])),
    );
  }

  /** Which lines a click would move. */
  get lineTargets(): Map<string, Choice> {
    const { asking } = this;
    const found =
      asking === "choosing_line"
        ? this.of("advance")
        : this.card
          ? this.plays(this.card)
          : this.aim === "guidance"
            ? this.of("guidance")
            : [];
    return new Map(found.flatMap((choice) => (choice.parts.line ? [[choice.parts.line, choice] as const] : [])));
  }

  /** How many spaces on a line a choice would go; for the choice that is pointed at, or for all that could be clicked. */
  ahead(line: string): number {
    const plan = this.board?.lines.find((one) => one.line === line);
    const choice = this.lineTargets.get(line) ?? this.pointedAt(line);
    if (!plan || !choice) return 0;
    const left = plan.spaces.length - (this.view.lines[line] ?? 0);
    const count =
      choice.kind === "guidance"
        ? 2
        : choice.kind === "advance"
          ? (this.view.decision.fields.count ?? 1)
          : Number(choice.says.params.count ?? 0);
    return Math.min(left, count);
  }

  private pointedAt(line: string): Choice | undefined {
    const choice = this.choice(this.table.pointed ?? "");
    return choice?.parts.line === line ? choice : undefined;
  }

  /** Gandalf's cards that may be used now, each with its choices. */
  get gandalf(): Map<string, Choice[]> {
    const kinds = (card: string) => (card === "guidance" ? ["guidance", "guidance_pledge"] : [card]);
    const found = GANDALF.map(
      (card) => [card, this.asking === "gandalf_called" ? this.of(...kinds(card)) : []] as const,
    );
    return new Map(found.filter(([, choices]) => choices.length > 0));
  }

  act(choice: Choice): void {
    this.table.pointed = null;
    this.table.act([choice.text]);
  }

  get secret(): boolean {
    const { hands, competitive } = this.view.options;
    return hands === "secret" || (hands === "by_game" && competitive);
  }

  /** Sends these notations, and then the others if they are still possible. */
  send(texts: string[], then: string[] = []): void {
    this.queue = this.secret ? [...texts.slice(1), ...then] : then;
    this.table.act(this.secret ? texts.slice(0, 1) : texts);
  }

  /** Sends the next queued notation. Called after every change. The rules may have done it already, or the notation may
   *  mean something else now: cards are discarded only where they are lost, and "done" ends only an interrupt. */
  goOn(): void {
    const next = this.queue[0];
    if (!next || !this.table.ready) return;
    const [word = ""] = next.split(" ");
    const questions = {
      done: ["interrupt"],
      pay: ["demand"],
      discard: ["losing"],
      pledge: ["demand", "interrupt", "pledging"],
    }[word];
    const open = this.choice(next) !== undefined && (questions?.includes(this.asking) ?? false);
    this.queue = open ? this.queue.slice(1) : [];
    if (open) this.table.act([next]);
  }

  // -- for the shell ----------------------------------------------------------------------

  readonly prompt: PromptSpec | null = $derived.by(() => promptOf(this));

  get numbered(): readonly Choice[] {
    const texts = (this.prompt?.buttons ?? []).flatMap((button) =>
      button.texts?.length === 1 && !button.disabled ? button.texts : [],
    );
    // What can't be undone and lies beside cards to be chosen has no key: it is too easily pressed.
    const choices = texts
      .flatMap((text) => this.choice(text) ?? [])
      .filter((choice) => choice.kind !== "refuse" || this.asking !== "demand");
    return [
      ...choices.filter((choice) => CALM.has(choice.kind)),
      ...choices.filter((choice) => !CALM.has(choice.kind)),
    ].slice(0, 9);
  }

  describe(key: string): string[] {
    return explanationOf(this, key);
  }

  get stage(): string {
    const { words } = this.table;
    const place = `place-${this.view.place}`;
    if (!this.board) return words.say(place);
    return words.say(this.view.event ? "quest-stage" : "quest-stage-first", { place, event: this.view.event });
  }

  async play(frame: Frame, before: Frame | null): Promise<void> {
    this.stored = NO_SELECTION;
    const view = frame.view;
    const { pending } = this;
    if (pending && view.decision.kind === "interrupt" && view.decision.seat === pending.seat) {
      this.stored = { ...NO_SELECTION, moment: frame.moment, aim: pending.aim };
      this.pending = null;
    } else if (frame.news.length) this.pending = null;
    await this.playback.play(frame, before);
  }

  get empty(): boolean {
    return isEmpty(this.plan);
  }
}
