/** The model of the scene: what is picked but not sent, what is opened, and where choices are on the map. */
import type { Choice, PromptSpec, SceneModel } from "../../table/scene";
import { CardFlights } from "./card-flights.svelte";
import { Camera } from "./camera.svelte";
import { candidates, type Company, isCompany, NOBODY, texts, withArmy, withCharacter } from "./company";
import { actionGroups } from "./actions";
import { MAP, placeAt, PLACES, roadsFrom } from "./map";
import { fits, inOrder, owed, verb } from "./payment";
import { arranged, type PlacedPiece } from "./layout";
import { crowded, gathered, kindAt, standing } from "./pieces";
import { promptOf } from "./prompts";
import { byTarget, targetOf } from "./targets";
import type { LogStep } from "./log";
import { Playback } from "./playback.svelte";
import { cardOf } from "./names";
import { diceFrame, type Frame, type Table } from "./frame";
import type { Extras, View } from "./view";

/** What is picked for one decision; dropped with the next frame. */
interface Selection {
  moment: number;
  /** The pressed action of the acting character. */
  action: string;
  /** Something on the table with several choices, which the prompt now offers. */
  thing: string;
  company: Company;
  /** Cards and tokens for a cost of several symbols. */
  paid: readonly string[];
}

const NO_SELECTION: Selection = { moment: -1, action: "", thing: "", company: NOBODY, paid: [] };

export class FateModel implements SceneModel<Frame> {
  readonly camera: Camera;
  readonly flights: CardFlights;
  private readonly playback = new Playback(this);
  /** A crowded place that was opened, or one that is looked at closely. */
  opened = $state("");
  /** What the pointer or the focus is on, for the tip beside it. */
  over = $state("");
  /** The place that the pointer is on: its pieces are drawn above all others. Not with the focus, which would be
   *  lost if its element were drawn anew. */
  hovered = $state("");
  legend = $state(false);
  /** The part that a small screen shows under the prompt. */
  tab = $state<"hand" | "friends" | "shadow" | "goals">("hand");
  readonly maxDuration = 240_000;

  private stored = $state.raw<Selection>(NO_SELECTION);
  /** Notations still to be sent, each as soon as it is among the choices. */
  private queue = $state.raw<readonly string[]>([]);

  constructor(readonly table: Table) {
    this.camera = new Camera(() => table.motion);
    this.flights = new CardFlights(() => table.motion);
  }

  /** The line that is played back. */
  get step(): LogStep | null {
    return this.playback.step;
  }

  get view(): View {
    return this.step?.view ?? this.table.frame.view;
  }

  get extras(): Extras {
    return this.table.frame.extras;
  }

  /** The seat whose hand lies before the viewer; -1 for a watcher. */
  get me(): number {
    const { facing } = this.table;
    const { actor } = this.table.frame.view;
    return facing.includes(actor) ? actor : (facing[0] ?? -1);
  }

  get choices(): readonly Choice[] {
    return this.table.asked && !this.step ? this.table.frame.choices : [];
  }

  /** The kind of this viewer's decision; empty while another seat decides. */
  get asking(): string {
    const { decision } = this.table.frame.view;
    return this.choices.length && this.table.facing.includes(decision.seat) ? decision.kind : "";
  }

  private targets = $derived.by(() => byTarget(this.shown));

  /** The choices that the table marks: those of the pressed button, else all. */
  private get shown(): readonly Choice[] {
    return this.action ? this.ways : this.choices;
  }

  /** The choices of the pressed button. */
  private get ways(): readonly Choice[] {
    if (this.action === "finish") return this.choices.filter(({ kind }) => kind === "done");
    return actionGroups(this.choices).find(({ name }) => name === this.action)?.choices ?? [];
  }

  /** The place of the open battle or search with dice. */
  get dicePlace(): string {
    const view = this.table.frame.view;
    const at = this.table.over ? null : diceFrame(view);
    if (!at || at.kind === "peril") return "";
    return at.kind === "battle" ? (PLACES[at.at] ?? "") : at.place;
  }

  at(target: string): readonly Choice[] {
    return this.targets.get(target) ?? [];
  }

  // -- picking ------------------------------------------------------------------------------------

  private get selection(): Selection {
    return this.stored.moment === this.table.frame.moment ? this.stored : NO_SELECTION;
  }

  change(part: Partial<Selection>): void {
    this.stored = { ...this.selection, ...part, moment: this.table.frame.moment };
  }

  get action(): string {
    return this.selection.action;
  }
  get thing(): string {
    return this.selection.thing;
  }
  get company(): Company {
    return this.selection.company;
  }
  get paid(): readonly string[] {
    return this.selection.paid;
  }

  /** The choices that the prompt offers because something with several of them was clicked. */
  get offered(): readonly Choice[] {
    return this.thing ? this.choices.filter((choice) => targetOf(choice) === this.thing) : [];
  }

  get gathering(): boolean {
    return this.asking === "company" && isCompany(this.choices);
  }

  /** Something on the table was clicked. */
  click(target: string, refused = ""): void {
    const [kind = "", name = ""] = target.split(" ");
    this.over = "";
    if (this.gathering && this.join(kind, name)) return;
    if (this.isPaying && this.pay(kind === "symbol" ? `token ${name}` : name)) return;
    if (kind === "card" && this.canInterrupt(name)) {
      // Take the interrupt, and then play it.
      this.queue = [this.interrupt, `play ${name}`];
      return this.flush();
    }
    const found = this.at(target);
    // Playing a card or an arrow needs a confirmation.
    const careful = this.asking === "act" && (kind === "card" || (kind === "place" && found[0]?.kind !== "travel"));
    if (found.length === 1 && !careful) this.table.act([found[0]!.text]);
    else if (found.length) {
      this.change({ thing: this.thing === target ? "" : target, action: "" });
      if (kind === "place") this.opened = this.thing && crowded(standing(this.view, name)) ? name : "";
    }
    // A choice of another action closes the open action.
    else if (this.action && this.choices.some((choice) => targetOf(choice) === target)) this.change({ action: "" });
    else if (kind === "place") this.look(name, refused);
    else if (refused && this.table.asked) this.table.why(refused);
  }

  /** Whether the decision is about armies or companions at this place. */
  isAskedAbout(place: string): boolean {
    return (this.gathering || this.asking === "losses" || this.asking === "loading") && this.camp === place;
  }

  /** All pieces on the map. Crowded places are opened under the pointer and where companions are picked. */
  readonly sets: readonly (PlacedPiece & { place: string })[] = $derived.by(() =>
    PLACES.flatMap((place) => {
      const pieces = standing(this.view, place);
      if (!pieces.length) return [];
      const open = this.opened === place || this.over === `place ${place}` || this.isAskedAbout(place);
      return arranged(
        placeAt(place),
        kindAt(this.view, place),
        open ? pieces : gathered(pieces, this.view.acting),
        this.camera.piece,
      ).map((set) => ({ ...set, place }));
    }),
  );

  /** The destination of the open journey. */
  get destination(): string {
    const frame = this.table.over ? undefined : this.table.frame.view.stack.findLast(([name]) => name === "journey");
    return frame ? (PLACES[frame[4]] ?? "") : "";
  }

  /** Opens or closes pieces that are drawn as one. */
  spread(place: string): void {
    this.over = "";
    this.opened = this.opened === place ? "" : place;
  }

  /** Opens a place that is no choice, and shows why a neighbouring place can't be travelled to. */
  private look(place: string, refused: string): void {
    this.opened = this.opened === place ? "" : place;
    const here = this.view.characters[this.view.acting]?.place ?? "";
    if (this.asking === "act" && here && roadsFrom(here).some(({ to }) => to === place))
      this.table.why(`travel ${place}`);
    else if (refused) this.table.why(refused);
  }

  /** Adds or removes companions and armies; returns whether the click was about them. */
  join(kind: string, name: string): boolean {
    const may = candidates(this.choices);
    if (kind === "character" && may.characters.includes(name))
      this.change({ company: withCharacter(this.company, name) });
    else if (kind === "people" && may.armies[name])
      this.change({ company: withArmy(this.company, name, may.armies[name]) });
    else return false;
    return true;
  }

  /** The notation of this viewer's interrupt, while another seat decides. */
  private get interrupt(): string {
    return this.asking ? "" : (this.choices.find(({ kind }) => kind === "interrupt")?.text ?? "");
  }

  /** Whether this event of the viewer may be played through an interrupt. */
  canInterrupt(card: string): boolean {
    return this.interrupt !== "" && cardOf(card) === null && (this.view.hands[this.me] ?? []).includes(card);
  }

  /** Whether several things are to be given, which are picked in any order. */
  get isPaying(): boolean {
    return this.asking !== "" && owed(this.view) > 1;
  }

  /** Whether this card or token could be a part of it, or is picked already. */
  canPay(thing: string): boolean {
    return this.isPaying && (this.paid.includes(thing) || fits(this.view, this.me, this.paid, thing));
  }

  private pay(thing: string): boolean {
    if (fits(this.view, this.me, this.paid, thing)) this.change({ paid: [...this.paid, thing] });
    else if (this.paid.includes(thing)) this.change({ paid: this.paid.filter((one) => one !== thing) });
    else return false;
    if (this.paid.length === owed(this.view)) {
      this.queue = inOrder(
        this.paid,
        this.choices.map(({ text }) => text),
      ).map((one) => `${verb(this.view)} ${one}`);
      this.flush();
    }
    return true;
  }

  /** Sends the next queued notation; drops the queue if it is not among the choices. */
  flush(): void {
    const [text, ...rest] = this.queue;
    if (!text || !this.table.asked) return;
    this.queue = this.choices.some((choice) => choice.text === text) ? rest : [];
    if (this.choices.some((choice) => choice.text === text)) this.table.act([text]);
  }

  get waiting(): boolean {
    return this.queue.length > 0;
  }

  departureTexts(): string[] {
    return texts(this.company, this.choices);
  }

  /** An action of the acting character was pressed: plays its only choice, else opens its choices. */
  press(action: string, found: readonly Choice[]): void {
    if (action === "travel") {
      this.change({ action: this.action === "travel" ? "" : action, thing: "" });
      if (this.action === "travel") this.showTargets();
    } else if (found.length === 1) this.table.act([found[0]!.text]);
    else this.change({ action: this.action === action ? "" : action, thing: "" });
  }

  cancel(): void {
    if (this.step) this.skip();
    else if (this.stored !== NO_SELECTION) [this.stored, this.opened] = [NO_SELECTION, ""];
    else if (this.opened) this.opened = "";
    else if (this.camera.cut) this.camera.all();
  }

  // -- for the shell ------------------------------------------------------------------------

  get prompt(): PromptSpec | null {
    return promptOf(this);
  }

  get numbered(): readonly Choice[] {
    if (!this.asking && !this.choices.length) return [];
    if (this.thing) return this.offered.slice(0, 9);
    if (this.action) return this.ways.slice(0, 9);
    if (this.asking === "act")
      return this.view.acting
        ? this.choices.filter(({ kind }) => kind === "travel").slice(0, 9)
        : this.choices.filter(({ kind }) => kind === "act");
    if (this.gathering) return [];
    return this.choices.slice(0, 9);
  }

  number(text: string): number {
    return this.numbered.findIndex((choice) => choice.text === text) + 1;
  }

  /** The place of the armies that the decision is about. */
  get camp(): string {
    return this.gathering
      ? (this.view.characters[this.view.acting]?.place ?? "")
      : String(this.view.decision.fields.place ?? "");
  }

  /** Where the choices of the table are on the map. */
  get spots(): { x: number; y: number }[] {
    const found: { x: number; y: number }[] = [];
    for (const target of this.targets.keys()) {
      const [kind, name = ""] = target.split(" ");
      // The other character who could act is not looked for.
      if (kind === "character" && this.asking === "act" && this.view.acting) continue;
      const at =
        kind === "place"
          ? MAP.places[name]
          : kind === "character"
            ? MAP.places[this.view.characters[name]?.place ?? ""]
            : kind === "people"
              ? MAP.places[this.camp]
              : undefined;
      if (at) found.push(at);
      else if (kind === "region" && MAP.regions[name])
        found.push({ x: MAP.regions[name].riders[0], y: MAP.regions[name].riders[1] });
    }
    return found;
  }

  /** On a small screen or in the near view, moves the camera to the choices. */
  showTargets(): void {
    const here = MAP.places[this.view.characters[this.view.acting]?.place ?? ""];
    const spots = here ? [...this.spots, here] : this.spots;
    if (!spots.length || (this.camera.zoom !== "far" && this.camera.sees(spots))) return;
    this.camera.show(spots, this.table.size === "phone" ? 0.5 : 0.42, this.table.size === "phone" ? 0.66 : 0.95);
  }

  /** Brings choices out from under the dock, and the whole map back once nothing is covered. */
  uncover(): void {
    if (this.step) return;
    const { camera } = this;
    const shown = this.asking === "act" && !this.view.acting ? [] : this.spots;
    for (const name of [this.dicePlace, this.destination]) if (MAP.places[name]) shown.push(MAP.places[name]);
    if (shown.length && !camera.sees(shown)) {
      const lent = camera.whole || camera.lent;
      camera.bring(shown);
      camera.lent = lent;
    } else if (camera.lent && camera.sees(shown, true)) camera.all();
  }

  /** The tab of a small screen that has the element that a lesson points at. */
  private tabOf(name: string): typeof this.tab | undefined {
    if (/^goals?(-|$)/.test(name)) return "goals";
    if (name === "deck" || name === "shadow-deck") return "shadow";
    return name.startsWith("seat-") || (name.startsWith("held-") && !name.startsWith(`held-${this.me}-`))
      ? "friends"
      : undefined;
  }

  /** Where a named element is on the map: a piece, Nazgûl beside the name of a region, or the place of a choice. */
  private spotOf(name: string): { x: number; y: number } | undefined {
    const [, kind, rest = ""] = /^(\w+)[ -](.+)$/.exec(name) ?? [];
    if (kind === "riders" && MAP.regions[rest])
      return { x: MAP.regions[rest].riders[0], y: MAP.regions[rest].riders[1] };
    if (kind === "piece") return MAP.places[this.view.characters[rest]?.place ?? rest.split(" ")[0]!];
    return kind === "place" || kind === "travel" || kind === "at" ? MAP.places[rest] : undefined;
  }

  reveal(names: readonly string[]): void {
    if (this.table.size !== "desktop") this.tab = names.map((name) => this.tabOf(name)).find(Boolean) ?? "hand";
    // Another tab leaves the map more or less room, and that is measured first.
    requestAnimationFrame(() => this.bring(names));
  }

  private bring(names: readonly string[]): void {
    const { camera } = this;
    const spots = names.map((name) => this.spotOf(name)).filter((one) => one !== undefined);
    if (!spots.length || (camera.zoom !== "far" && camera.sees(spots))) return;
    const lent = camera.whole || camera.lent;
    if (this.table.size === "phone") camera.show(spots, 0.5, 0.66);
    else if (camera.zoom === "far") camera.show(spots, 0.42, 0.95);
    else camera.show(spots, camera.scale, camera.scale);
    camera.lent = lent;
  }

  // -- what happens -------------------------------------------------------------------------------

  /** The lines of the frame that playback has not reached. */
  get pendingLines(): number {
    return this.step ? this.step.of - this.step.at - 1 : 0;
  }

  get isNarrating(): boolean {
    return this.step !== null;
  }

  async play(frame: Frame, before: Frame | null): Promise<void> {
    this.stored = NO_SELECTION;
    this.opened = "";
    await this.playback.play(frame, before);
  }

  next(): void {
    this.playback.next();
  }

  skip(): void {
    this.playback.skip();
  }
}
