/** The model of the scene: selection, folded parts, the set-up, and the table as it is shown during playback. */
import type { Choice, PromptSpec, Message, SceneModel } from "../../table/scene";
import type { Duel } from "./battle";
import type { Journey } from "./log";
import { explanationOf } from "./explanation";
import { SIDES, sideOf, type Side } from "./names";
import { Placement } from "./placement.svelte";
import { Playback } from "./playback.svelte";
import { promptOf } from "./prompts";
import { pieces, type Piece } from "./pieces";
import type { Frame, Table } from "./frame";

export interface Target {
  region: string;
  choice: Choice;
  attack: boolean;
  key: number;
}

export class ConfrontationModel implements SceneModel<Frame> {
  readonly placement: Placement;
  /** The figure whose goals are marked. */
  chosenFigure: string | null = $state(null);
  /** The special card that is being used and still needs a region or a figure. */
  using: "palantir" | "recall" | null = $state(null);
  /** What the panel explains: "figure-gandalf", "card-light_1", "region-moria". */
  about: string | null = $state(null);
  /** Whether the player looks at the map instead of the battle or the end. */
  folded = $state(false);
  /** The card that is selected for the battle. */
  card: string | null = $state(null);
  /** Whether the sheet with the fallen is open on a phone. */
  sheet = $state(false);
  private readonly playback = new Playback(this);

  constructor(readonly table: Table) {
    this.placement = new Placement(table);
  }

  // -- what is shown --------------------------------------------------------------------------

  get frame(): Frame {
    return this.playback.held ?? this.table.frame;
  }

  get kind(): string {
    return this.frame.view["decision"].kind;
  }

  /** The side at the bottom of the map. */
  get below(): Side {
    return this.table.facing.length === 1 && this.table.facing[0] === 1 ? "dark" : "light";
  }

  get above(): Side {
    return this.below === "light" ? "dark" : "light";
  }

  get watching(): boolean {
    return !this.table.facing.length;
  }

  get asked(): boolean {
    return this.table.asked && !this.isPlaying;
  }

  /** Whether lines are being played back; the question comes after that. */
  get isPlaying(): boolean {
    return this.playback.isPlaying;
  }

  get choices(): readonly Choice[] {
    return this.asked ? this.table.frame.choices : [];
  }

  get placing(): boolean {
    return this.kind === "place" && (this.asked || this.ahead);
  }

  /** The other side sets up first: own figures can be laid out meanwhile. */
  get ahead(): boolean {
    const { table } = this;
    return (
      table.live &&
      !table.over &&
      !this.isPlaying &&
      !table.frame.choices.length &&
      table.frame.extras["arranging"] === table.facing[0]
    );
  }

  get pieces(): Piece[] {
    const all = pieces(this.frame);
    if (!this.placing) return all;
    const side = this.placement.side;
    const placed = Object.entries(this.placement.places).map(([figure, region]) => ({
      id: figure,
      side,
      region,
      figure,
      possible: [],
      own: true,
    }));
    return [...all.filter((piece) => piece.side !== side), ...placed];
  }

  get lastMove(): Journey | null {
    return this.playback.lastMove;
  }

  /** The piece that travels now, and how far it has come, from 0 to 1. */
  get journey(): Journey | null {
    return this.playback.journey;
  }
  get way(): number {
    return this.playback.way;
  }

  /** A line of the journal that is written over the map now. */
  get caption(): Message | null {
    return this.playback.caption;
  }

  get pendingLines(): number {
    return this.playback.pendingLines;
  }

  get stage(): string {
    const turns: number = this.frame.view["turns"];
    return turns ? this.table.words.say("scene-turn", { turns }) : "";
  }

  /** The battle that is on, or the one that has just been decided. */
  get battle(): Duel | null {
    return this.playback.battle;
  }

  get ending(): boolean {
    return this.kind === "over" && !this.isPlaying;
  }

  get covered(): boolean {
    return !this.folded && (this.battle !== null || this.ending);
  }

  // -- what can be chosen on the map ----------------------------------------------------------

  /** Own figures that have somewhere to go. */
  get movers(): Set<string> {
    if (this.using === "recall")
      return new Set(this.choices.filter((c) => c.kind === "recall").map((c) => c.parts["figure"]!));
    return new Set(this.choices.filter((choice) => choice.kind === "move").map((choice) => choice.parts["figure"]!));
  }

  get selected(): string | null {
    const movers = this.movers;
    if (this.using) return null;
    if (this.chosenFigure && movers.has(this.chosenFigure)) return this.chosenFigure;
    return this.kind === "gallop" && movers.size === 1 ? [...movers][0]! : null;
  }

  get targets(): Target[] {
    const to = (choice: Choice): string => choice.parts["to"] ?? choice.parts["region"] ?? "";
    const wanted = this.choices.filter((choice) =>
      choice.kind === "move"
        ? choice.parts["figure"] === this.selected
        : choice.kind === "palantir"
          ? this.using === "palantir" || this.kind === "linger"
          : choice.kind === "retreat",
    );
    return wanted.map((choice, number) => ({
      region: to(choice),
      choice,
      attack: choice.says.key.startsWith("do-attack"),
      key: number < 9 ? number + 1 : 0,
    }));
  }

  get numbered(): readonly Choice[] {
    const marked = this.targets.map((target) => target.choice);
    if (["place", "turn", "step"].includes(this.kind)) return marked.slice(0, 9);
    // The keys of cards are handled by the battle.
    const others = this.choices.filter(
      (choice) => !["play", "fetch", "move"].includes(choice.kind) && !marked.includes(choice),
    );
    return this.choices.some((choice) => choice.kind === "play" || choice.kind === "fetch")
      ? []
      : [...marked, ...others].slice(0, 9);
  }

  clickFigure(figure: string, region: string): void {
    this.about = `figure-${figure}`;
    if (this.placing) {
      if (this.placement.held && this.placement.held !== figure) this.placement.drop(region);
      else this.placement.take(figure);
      return;
    }
    if (!this.asked) return;
    if (this.using === "recall") {
      this.table.act([`recall ${figure}`]);
      this.using = null;
      return;
    }
    const target = this.targets.find((one) => one.region === region);
    if (target && this.selected !== figure) return this.clickRegion(region);
    if (this.movers.has(figure)) {
      this.table.refuse(null);
      this.using = null;
      this.chosenFigure = this.selected === figure ? null : figure;
      return;
    }
    // Regions are numbered from the Shire to Mordor: ask about the way forward.
    const goal = this.reach[figure]?.at(sideOf(figure) === "light" ? -1 : 0);
    if (goal) this.table.why(`${figure} ${region}-${goal}`);
  }

  clickRegion(region: string): void {
    this.about = `region-${region}`;
    if (this.placing) {
      if ([...this.placement.slots, this.placement.home].includes(region)) this.placement.drop(region);
      return;
    }
    const target = this.targets.find((one) => one.region === region);
    if (target) return this.act(target.choice);
    const figure = this.selected;
    if (!figure) return;
    const from = this.targets[0]?.choice.parts["from"];
    if (from === region) this.chosenFigure = null;
    else if (from && this.reach[figure]?.includes(region)) this.table.why(`${figure} ${from}-${region}`);
    else if (from)
      this.table.refuse({
        key: "refused-forward-only",
        params: { figure: `figure-${figure}`, region: `region-${region}` },
      });
    else this.cancel();
  }

  act(choice: Choice): void {
    this.table.act([choice.text]);
    this.chosenFigure = null;
    this.using = null;
    this.card = null;
  }

  cancel(): void {
    if (this.ending) this.folded = true;
    this.forget();
  }

  private forget(): void {
    this.chosenFigure = null;
    this.using = null;
    this.sheet = false;
    this.placement.held = null;
    this.card = null;
  }

  private get reach(): Record<string, string[]> {
    return this.table.frame.extras["reach"] ?? {};
  }

  describe(key: string): string[] {
    return explanationOf(this, key);
  }

  /** What the panel is about. */
  get subject(): string | null {
    if (this.about) return this.about;
    const figure = this.selected ?? (this.placing ? this.placement.held : null);
    return figure ? `figure-${figure}` : null;
  }

  /** Explains a key that is pointed at or focused, in the panel and in the shell. */
  explain(key: string | null): void {
    this.about = key;
    this.table.explain(key);
  }

  get prompt(): PromptSpec | null {
    return promptOf(this);
  }

  // -- what happens ---------------------------------------------------------------------------

  async play(frame: Frame, before: Frame | null): Promise<void> {
    this.forget();
    if (frame.view["decision"].kind !== "place") this.placement.clear();
    await this.playback.play(frame, before);
  }

  /** Closes the decided battle. */
  closeBattle(): void {
    this.playback.closeBattle();
  }

  // -- small things for several parts ----------------------------------------------------

  /** The cards of a side that are spent, in this view. */
  isSpent(side: Side, card: string): boolean {
    return !(this.frame.view[side].hand as string[]).includes(card);
  }

  seatOf(side: Side): number {
    return SIDES.indexOf(side);
  }
}
