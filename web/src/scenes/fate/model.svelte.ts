/** The model of the scene: what is picked but not sent, what is opened, and the narrated step. */
import type { Choice, PromptSpec, SceneModel } from "../../table/scene";
import { Flights, movesOf } from "./flights.svelte";
import { Camera } from "./camera.svelte";
import { candidates, type Company, isCompany, NOBODY, texts, withArmy, withCharacter } from "./company";
import { actionGroups } from "./actions";
import { MAP, placeAt, PLACES, REGIONS, roadsFrom } from "./map";
import { fits, inOrder, owed, verb } from "./payment";
import { arranged, type PlacedPiece } from "./layout";
import { crowded, gathered, kindAt, standing } from "./pieces";
import { promptOf } from "./prompts";
import { byTarget, targetOf } from "./targets";
import { logSteps, hasSteps, type LogStep } from "./log";
import { cardOf } from "./names";
import { diceFrame, type Frame, type Table } from "./frame";
import type { Extras, View } from "./view";

/** What is picked for one question; dropped with the next frame. */
interface Picked {
  moment: number;
  /** A button of the one who acts that was pressed. */
  action: string;
  /** Something on the table with several choices, which the prompt now offers. */
  thing: string;
  company: Company;
  /** Cards and tokens for a cost of several symbols. */
  paid: readonly string[];
}

const NOTHING: Picked = { moment: -1, action: "", thing: "", company: NOBODY, paid: [] };
/** In a replay nobody waits longer than this for one moment. */
const REPLAYED = 2600;

export class FateModel implements SceneModel<Frame> {
  readonly camera: Camera;
  readonly flights: Flights;
  /** The line that is being told. */
  step = $state.raw<LogStep | null>(null);
  /** A crowded place that was opened, or one that is looked at closely. */
  opened = $state("");
  /** What the pointer or the focus is on, for the tip beside it. */
  over = $state("");
  /** The place that the pointer is on: its pieces are drawn above all others. Not with the focus, which would be lost if
   *  what has it were drawn anew. */
  hovered = $state("");
  legend = $state(false);
  /** The part that a small screen shows under the prompt. */
  tab = $state<"hand" | "friends" | "shadow" | "goals">("hand");
  readonly maxDuration = 240_000;

  private picked = $state.raw<Picked>(NOTHING);
  /** What is still to be sent, one after the other, each as soon as it is asked for. */
  private queue = $state.raw<readonly string[]>([]);
  private advance: (() => void) | null = null;
  private skipped = false;

  constructor(readonly table: Table) {
    this.camera = new Camera(() => table.motion);
    this.flights = new Flights(() => table.motion);
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

  /** What is asked of this viewer; nothing while another is asked. */
  get asking(): string {
    const { decision } = this.table.frame.view;
    return this.choices.length && this.table.facing.includes(decision.seat) ? decision.kind : "";
  }

  private targets = $derived.by(() => byTarget(this.shown));

  /** The choices that the table marks: those of the button that was pressed, else all of them. */
  private get shown(): readonly Choice[] {
    return this.action ? this.ways : this.choices;
  }

  /** The choices of the button that was pressed. */
  private get ways(): readonly Choice[] {
    if (this.action === "finish") return this.choices.filter(({ kind }) => kind === "done");
    return actionGroups(this.choices).find(({ name }) => name === this.action)?.choices ?? [];
  }

  /** Where dice have fallen, or are about to, and something is still to be said about them: a battle, or a search. */
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

  private get now(): Picked {
    return this.picked.moment === this.table.frame.moment ? this.picked : NOTHING;
  }

  change(part: Partial<Picked>): void {
    this.picked = { ...this.now, ...part, moment: this.table.frame.moment };
  }

  get action(): string {
    return this.now.action;
  }
  get thing(): string {
    return this.now.thing;
  }
  get company(): Company {
    return this.now.company;
  }
  get paid(): readonly string[] {
    return this.now.paid;
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
    // A card is worth a second look before it goes, and so is an arrow.
    const careful = this.asking === "act" && (kind === "card" || (kind === "place" && found[0]?.kind !== "travel"));
    if (found.length === 1 && !careful) this.table.act([found[0]!.text]);
    else if (found.length) {
      this.change({ thing: this.thing === target ? "" : target, action: "" });
      if (kind === "place") this.opened = this.thing && crowded(standing(this.view, name)) ? name : "";
    }
    // What is no part of the action that is open: the action is put back, and then everything is there again.
    else if (this.action && this.choices.some((choice) => targetOf(choice) === target)) this.change({ action: "" });
    else if (kind === "place") this.look(name, refused);
    else if (refused && this.table.asked) this.table.why(refused);
  }

  /** Whether a question is about the armies or the companions here. */
  isAskedAbout(place: string): boolean {
    return (this.gathering || this.asking === "losses" || this.asking === "loading") && this.camp === place;
  }

  /** Everybody and everything on the map. Crowded places are opened where somebody looks, and where companions are picked. */
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

  /** Where somebody is about to go, while something is asked about it. */
  get destination(): string {
    const frame = this.table.over ? undefined : this.table.frame.view.stack.findLast(([name]) => name === "journey");
    return frame ? (PLACES[frame[4]] ?? "") : "";
  }

  /** Several that are drawn as one: they step apart, whatever could be chosen there. */
  spread(place: string): void {
    this.over = "";
    this.opened = this.opened === place ? "" : place;
  }

  /** A place that is no choice: what is there, and why not, if a journey there is thinkable. */
  private look(place: string, refused: string): void {
    this.opened = this.opened === place ? "" : place;
    const here = this.view.characters[this.view.acting]?.place ?? "";
    if (this.asking === "act" && here && roadsFrom(here).some(({ to }) => to === place))
      this.table.why(`travel ${place}`);
    else if (refused) this.table.why(refused);
  }

  /** Companions and armies join or stay; whether that is what the click meant. */
  join(kind: string, name: string): boolean {
    const may = candidates(this.choices);
    if (kind === "character" && may.characters.includes(name))
      this.change({ company: withCharacter(this.company, name) });
    else if (kind === "people" && may.armies[name])
      this.change({ company: withArmy(this.company, name, may.armies[name]) });
    else return false;
    return true;
  }

  /** What takes the interrupt for this viewer, while another is asked. */
  private get interrupt(): string {
    return this.asking ? "" : (this.choices.find(({ kind }) => kind === "interrupt")?.text ?? "");
  }

  /** Whether this event of one's own may be played though another is asked. */
  canInterrupt(card: string): boolean {
    return this.interrupt !== "" && cardOf(card) === null && (this.view.hands[this.me] ?? []).includes(card);
  }

  /** Whether several things are to be given up: they are picked in any order. */
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

  /** Send the next thing that waits; forget it all if it is not asked for. */
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

  /** A button of the one who acts: straight to it if there is one way only, else the ways. */
  press(action: string, found: readonly Choice[]): void {
    if (action === "travel") {
      this.change({ action: this.action === "travel" ? "" : action, thing: "" });
      if (this.action === "travel") this.showTargets();
    } else if (found.length === 1) this.table.act([found[0]!.text]);
    else this.change({ action: this.action === action ? "" : action, thing: "" });
  }

  cancel(): void {
    if (this.step) this.skip();
    else if (this.picked !== NOTHING) [this.picked, this.opened] = [NOTHING, ""];
    else if (this.opened) this.opened = "";
    else if (this.camera.cut) this.camera.all();
  }

  // -- what the shell asks ------------------------------------------------------------------------

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

  /** Where the armies are that the question is about. */
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
      // Who else could act is not what one looks for.
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

  /** On a small screen, or when one looks closely, the view goes where the choices are. */
  showTargets(): void {
    const here = MAP.places[this.view.characters[this.view.acting]?.place ?? ""];
    const spots = here ? [...this.spots, here] : this.spots;
    if (!spots.length || (this.camera.zoom !== "far" && this.camera.sees(spots))) return;
    this.camera.show(spots, this.table.size === "phone" ? 0.5 : 0.42, this.table.size === "phone" ? 0.66 : 0.95);
  }

  /** What can be chosen is brought out from under the dock; the whole map comes back when nothing is covered any more. */
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

  /** The tab of a small screen under which a thing lies that a lesson points at. */
  private tabOf(name: string): typeof this.tab | undefined {
    if (/^goals?(-|$)/.test(name)) return "goals";
    if (name === "deck" || name === "shadow-deck") return "shadow";
    return name.startsWith("seat-") || (name.startsWith("held-") && !name.startsWith(`held-${this.me}-`))
      ? "friends"
      : undefined;
  }

  /** Where a thing is on the map: what stands there, Nazgûl beside the name of a region, or where a choice would lead. */
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

  /** The lines of the frame that are still to come, while they are told. */
  get pendingLines(): number {
    return this.step ? this.step.of - this.step.at - 1 : 0;
  }

  get isNarrating(): boolean {
    return this.step !== null;
  }

  async play(frame: Frame, before: Frame | null): Promise<void> {
    this.picked = NOTHING;
    this.opened = "";
    if (!before) return;
    this.flights.look();
    if (!hasSteps(frame)) {
      // Nobody waits for a card that is on its way.
      if (!frame.news.some(({ key }) => key === "log-set-up"))
        void this.flights.carry(frame.news.flatMap((line) => movesOf(line, before.view)));
      return;
    }
    const lines = logSteps(frame, before);
    const total = lines.reduce((sum, { time }) => sum + time, 0);
    const hurry = this.table.live ? 1 : Math.min(1, REPLAYED / total);
    this.skipped = false;
    const { whole } = this.camera;
    for (const told of lines) {
      if (this.skipped) break;
      this.flights.look();
      this.step = told;
      void this.flights.carry(told.carried);
      // What is told may need more room on the map, and that is measured first.
      if (this.table.size === "phone") this.follow(told);
      else
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            if (this.step === told) this.follow(told);
          }),
        );
      await new Promise<void>((resolve) => {
        const timer = window.setTimeout(resolve, told.time * hurry);
        this.advance = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.advance = null;
    this.step = null;
    if (!whole || this.camera.whole) return;
    // A battle is not lost sight of while something is asked about its dice.
    if (this.dicePlace && this.table.size !== "phone") this.camera.lent = true;
    else this.camera.all();
  }

  next(): void {
    this.advance?.();
  }

  skip(): void {
    this.skipped = true;
    this.advance?.();
  }

  /** The view goes along with what is told: the whole line on which armies march, or the place. */
  private follow({ march, places, regions }: LogStep): void {
    const line = MAP.lines[march];
    const spots = (line ? line.path : places.filter((name) => PLACES.includes(name))).map((name) => MAP.places[name]!);
    for (const region of regions.filter((name) => REGIONS.includes(name)))
      spots.push({ ...MAP.places[PLACES[0]!]!, x: MAP.regions[region]!.riders[0], y: MAP.regions[region]!.riders[1] });
    if (!spots.length || (this.camera.zoom !== "far" && this.camera.sees(spots))) return;
    if (this.table.size === "phone") this.camera.show(spots, 0.45, 0.66);
    else if (line) this.camera.show(spots, 0, 0.95);
    else this.camera.bring(spots);
  }
}
