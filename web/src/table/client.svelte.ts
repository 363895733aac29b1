/** The common part of a live table and a replay: names, messages, pointed choice, explanation, manual. */
import { api, type GameInfo } from "../net/api";
import { actorOf, returnsOf } from "../net/live";
import { Explanation } from "./explanation.svelte";
import { bundles } from "../i18n/bundles.svelte";
import type { Frame, Line, Message, Seat, Table } from "../net/messages";
import { botName, initialOf, sitterName } from "../i18n/people";
import type { SceneModel, TableModel } from "./scene";
import type { Shown } from "./cues";
import { screen } from "../platform/screen.svelte";
import { settings } from "../platform/settings.svelte";
import { Plain, type Words } from "../i18n/words";

export abstract class TableClient implements TableModel {
  abstract readonly code: string;
  abstract readonly game: string;
  abstract readonly frame: Frame;
  abstract readonly seats: readonly Seat[];
  abstract readonly facing: readonly number[];
  abstract readonly asked: boolean;
  abstract readonly ready: boolean;
  abstract readonly over: boolean;
  abstract readonly live: boolean;
  abstract readonly log: readonly Line[];
  abstract readonly table: Table;
  /** Whether the newest frame is shown and nothing is moving. */
  abstract readonly now: boolean;
  abstract readonly refusal: Message | null;
  abstract act(texts: string[]): void;
  abstract why(text: string): void;
  abstract refuse(reason: Message | null): void;
  /** Shows an earlier moment, as for a line of the log. */
  abstract showMoment(moment: number): void;

  private pointedAt = $state<string | null>(null);
  get pointed(): string | null {
    return this.pointedAt;
  }
  // An element that is removed blurs in the middle of an update, in which no state may change.
  set pointed(text: string | null) {
    queueMicrotask(() => (this.pointedAt = text));
  }
  /** The model of the scene, while its components are mounted. */
  scene = $state.raw<SceneModel | null>(null);
  private info = $state.raw<GameInfo | null>(null);

  /** Loads messages and information about the game; called once the game is known. */
  protected async loadGame(game: string): Promise<void> {
    void bundles.load(game);
    try {
      this.info = (await api.games()).find((one) => one.id === game) ?? null;
    } catch {
      // Without the information, seats are called by their numbers.
    }
  }

  get motion() {
    return settings.moving;
  }
  get memory() {
    return settings.memory;
  }
  get size() {
    return screen.size;
  }
  get low() {
    return screen.low;
  }

  private plainWords = $derived.by(() => bundles.words(this.game));
  readonly words: Words = $derived.by(() => {
    const own = this.seats.filter((one) => one.yours);
    return this.plainWords.named(this.seatKeys, own.length === 1 ? `seat-${own[0]!.seat + 1}` : "");
  });

  /** The keys of seats that are only numbered, with the names of those who sit there. */
  private seatKeys = $derived.by(() => {
    const names = new Map<string, Plain>();
    for (const { seat } of this.seats) {
      if (this.hasRole(seat)) continue;
      const name = new Plain(this.nameOf(seat));
      names.set(`seat-${seat + 1}`, name);
      const key = this.info?.seat_names[seat];
      if (key) names.set(`seat-${key.replace(/^seat-/, "")}`, name);
    }
    return names;
  });

  /** The name of the seat without the person: "Light", "Frodo" or "Player 2". */
  role(seat: number): string {
    const words = this.plainWords;
    const key = (this.info?.seat_names[seat] ?? "").replace(/^(seat|side)-/, "");
    for (const kind of ["seat", "side"]) if (key && words.has(`${kind}-${key}`)) return words.say(`${kind}-${key}`);
    return words.say("seat-number", { number: seat + 1 });
  }

  /** The letter for a seat: that of its role in the game, else the initial of the player. */
  initial(seat: number): string {
    const key = `seat-${(this.info?.seat_names[seat] ?? "").replace(/^seat-/, "")}.sign`;
    return this.plainWords.has(key) ? this.plainWords.say(key) : initialOf(this.seatName(seat));
  }

  /** Whether the seat is a role in the game, not just a number. Sentences then use the role. */
  hasRole(seat: number): boolean {
    return !this.role(seat).includes(String(seat + 1));
  }

  /** The name of the player, also for the viewer's own seat. */
  nameOf(seat: number): string {
    const at = this.seats[seat];
    if (!at) return this.role(seat);
    if (at.kind === "bot") return botName(at, this.seats, this.plainWords);
    // People at one screen share one name: they are named by their seats.
    const shared =
      at.kind === "person" &&
      this.seats.some((one) => one.seat !== seat && one.kind === "person" && one.name === at.name);
    return (at.name || at.gone) && !shared ? sitterName(at, this.plainWords) : this.role(seat);
  }

  seatName(seat: number): string {
    const at = this.seats[seat];
    if (at?.yours && this.seats.filter((one) => one.yours).length === 1) return this.plainWords.say("shell-you");
    return this.nameOf(seat);
  }

  explain(key: string | null, only?: string): void {
    queueMicrotask(() => {
      if (!only || this.explanation.key === only) this.explanation.point(key);
    });
  }

  // -- the manual at the table ----------------------------------------------------------------

  /** The explanation stays long enough to be reached with the pointer. */
  readonly explanation = new Explanation();
  get explained(): string | null {
    return this.explanation.key;
  }
  /** The key that the manual is open at, "" for its beginning, or null if it is closed. */
  reading = $state<string | null>(null);
  read(key: string): void {
    this.reading = key;
  }

  /** The lines of the log whose animations have been shown. */
  get visibleLog(): readonly Line[] {
    const { log, shown } = this;
    const later = this.scene?.pendingLines ?? 0;
    const upTo = log.findLastIndex((line) => line.moment <= shown) + 1;
    return upTo === log.length && !later ? log : log.slice(0, Math.max(0, upTo - later));
  }

  /** The newest moment that the board shows. */
  protected get shown(): number {
    return this.frame.moment;
  }

  /** What decides which sounds are played. */
  get sounding(): Shown {
    const { visibleLog, log, frame, facing, asked, now, over, refusal } = this;
    const returns = over ? returnsOf(this.table, frame) : [];
    const past = frame.moment !== this.shown;
    return { lines: visibleLog, log, view: frame.view, seats: facing, asked, now, past, over, returns, refusal };
  }

  /** The seat that is to act now, or -1. */
  get actor(): number {
    return actorOf(this.frame);
  }
}
