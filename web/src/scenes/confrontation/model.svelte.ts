/** The model of the scene: selection, folded parts, the battle being played back, the piece that travels. */
import type { Choice, PromptSpec, Said, SceneModel } from "../../table/scene";
import { fromView, isOver, type Duel } from "./battle";
import { battleAfter, isAnnounced, journeyOf, type Journey } from "./log";
import { BEAT, TRAVEL, wait } from "../../table/pacing";
import { describe } from "./describe";
import { SIDES, sideOf, type Side } from "./names";
import { Placement } from "./placement.svelte";
import { promptOf } from "./prompts";
import { pieces, type Piece } from "./pieces";
import type { Frame, Table } from "./frame";

export interface Target {
  region: string;
  choice: Choice;
  attack: boolean;
  key: number;
}

const TURN_OVER = 520;

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
  journey: Journey | null = $state(null);
  /** How far the journey has come, from 0 to 1. */
  way = $state(0);
  /** Whether the sheet with the fallen is open on a phone. */
  sheet = $state(false);

  /** A line of the journal that is written over the map just now. */
  caption: Said | null = $state(null);

  /** The lines of the log that playback has not reached: the log must not tell how a battle ends before it ends. */
  pendingLines = $state(0);
  private held: Frame | null = $state(null);
  private playing = $state(false);
  private duel: Duel | null = $state(null);
  private duelMoment = $state(-1);
  private last: Journey | null = $state(null);
  private lastMoment = $state(-1);
  private advance: (() => void) | null = null;

  constructor(readonly table: Table) {
    this.placement = new Placement(table);
  }

  // -- what is shown --------------------------------------------------------------------------

  get frame(): Frame {
    return this.held ?? this.table.frame;
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
    return this.table.asked && !this.playing;
  }

  /** Whether lines are being played back; the question comes after that. */
  get isPlaying(): boolean {
    return this.playing;
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
      !this.playing &&
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
    const now = this.frame.news.map((said) => this.journeyOf(said)).filter((one) => one !== null);
    // A move that was undone does not count.
    return now.at(-1) ?? (this.frame.view["turns"] > 1 && this.lastMoment <= this.frame.moment ? this.last : null);
  }

  get stage(): string {
    const turns: number = this.frame.view["turns"];
    return turns ? this.table.words.say("scene-turn", { turns }) : "";
  }

  /** The battle that is on, or the one that has just been decided. */
  get battle(): Duel | null {
    if (this.playing) return this.duel;
    const view = fromView(this.frame);
    const known = this.duel;
    if (known && this.duelMoment === this.frame.moment && (view || isOver(known)))
      return view ? merged(known, view) : known;
    return view;
  }

  get ending(): boolean {
    return this.kind === "over" && !this.playing;
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
    return describe(this, key);
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

  /** Plays back line by line: moves travel, battles open and go through their steps. */
  async play(frame: Frame, before: Frame | null): Promise<void> {
    this.forget();
    this.advance?.();
    if (frame.view["decision"].kind !== "place") this.placement.clear();
    this.playing = true;
    this.pendingLines = frame.news.length;
    this.held = before ?? frame;
    const goes = before ? this.duelBefore(before) : null;
    this.duel = goes;
    if (!goes) this.folded = false;
    try {
      await this.tell(frame);
    } finally {
      this.duelMoment = frame.moment;
      this.held = null;
      this.playing = false;
      this.pendingLines = 0;
      this.journey = null;
      this.caption = null;
    }
  }

  private duelBefore(before: Frame): Duel | null {
    const view = fromView(before);
    if (!view) return null;
    return this.duel && this.duelMoment === before.moment ? merged(this.duel, view) : view;
  }

  private async tell(frame: Frame): Promise<void> {
    const { news } = frame;
    for (const [number, said] of news.entries()) {
      const next = news[number + 1];
      const journey = this.journeyOf(said);
      if (journey && said.key !== "log-left" && !(said.key.startsWith("log-tunnel") && next?.key === "log-attacked")) {
        await this.travel(journey);
        if (said.key !== "log-attacked") this.held = frame;
      }
      if (journey) [this.last, this.lastMoment] = [journey, frame.moment];
      const later = news.length - 1 - number;
      if (isAnnounced(said)) {
        this.pendingLines = later;
        await this.announce(said, frame);
      }
      const after = battleAfter(this.duel, said, this.held?.view["turns"] ?? 0);
      const again = after !== this.duel && this.duel && isOver(this.duel) && said.key === "log-shown";
      if (again) await this.result();
      this.pendingLines = later;
      if (after === this.duel) continue;
      this.duel = after;
      await this.beat(said, next);
    }
    this.held = frame;
    if (this.duel && isOver(this.duel)) await this.result();
    else if (this.duel && !frame.view["battle"]) this.duel = null;
  }

  /** Shows a line over the map for a moment, if it moves nobody. */
  private async announce(said: Said, frame: Frame): Promise<void> {
    this.held = frame;
    this.caption = said;
    await wait(BEAT * 1.6);
    this.caption = null;
  }

  /** The pause after one line of a battle. */
  private async beat(said: Said, next: Said | undefined): Promise<void> {
    if (said.key === "log-played" && next?.key === "log-played") return; // both cards turn together
    if (["log-shown", "log-played", "log-fetched", "log-attacked"].includes(said.key))
      await wait(this.table.motion ? TURN_OVER : 0);
    if (["log-shown", "log-banned", "log-stood-in", "log-stood-by", "log-counted"].includes(said.key))
      await wait(BEAT * 0.7);
  }

  /** Shows the result until the person goes on, or for a limited time. */
  private async result(): Promise<void> {
    if (this.folded) return wait(BEAT);
    await Promise.race([wait(BEAT * 2.5), new Promise<void>((resolve) => (this.advance = resolve))]);
    this.advance = null;
  }

  /** Closes the decided battle. */
  closeBattle(): void {
    this.advance?.();
    this.duel = null;
    this.duelMoment = -1;
  }

  private async travel(journey: Journey): Promise<void> {
    if (!this.table.motion) return;
    this.journey = journey;
    const start = performance.now();
    this.way = 0;
    await Promise.race([
      wait(TRAVEL + 80), // hidden pages get no animation frames
      new Promise<void>((resolve) => {
        const step = (now: number): void => {
          const t = Math.min(1, Math.max(0, (now - start) / TRAVEL));
          this.way = 1 - (1 - t) ** 3;
          if (t < 1) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    ]);
    this.way = 1;
  }

  private journeyOf(said: Said): Journey | null {
    return journeyOf(said, this.duel?.region);
  }

  // -- small things that several parts ask ----------------------------------------------------

  /** The cards of a side that are spent, in this view. */
  isSpent(side: Side, card: string): boolean {
    return !(this.frame.view[side].hand as string[]).includes(card);
  }

  seatOf(side: Side): number {
    return SIDES.indexOf(side);
  }
}

/** The battle from the log, corrected by the view. */
function merged(known: Duel, view: Duel): Duel {
  if (known.region !== view.region || known.attacker !== view.attacker) return view;
  if (!view.light || !view.dark || known.light !== view.light || known.dark !== view.dark) return view;
  return { ...known, light: view.light, dark: view.dark, cards: view.cards, beside: view.beside };
}
