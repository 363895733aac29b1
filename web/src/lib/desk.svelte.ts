/** What a live table and a replay have in common: names, words, what is pointed at and explained. */
import { api, type GameInfo } from "./api";
import { library } from "./library.svelte";
import type { Frame, Line, Said, Seat } from "./messages";
import { personName } from "./people";
import type { SceneModel, TableModel } from "./scene";
import { screen } from "./screen.svelte";
import { settings } from "./settings.svelte";
import { Plain, type Words } from "./words";

export abstract class Desk implements TableModel {
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
  abstract act(texts: string[]): void;
  abstract why(text: string): void;
  abstract refuse(reason: Said | null): void;
  /** Look at the moment of a line of the log. */
  abstract lookAt(moment: number): void;

  private pointedAt = $state<string | null>(null);
  get pointed(): string | null { return this.pointedAt; }
  // What has the focus may be taken off the page, and then it blurs in the middle of drawing, when nothing may change.
  set pointed(text: string | null) { queueMicrotask(() => (this.pointedAt = text)); }
  explained = $state<string | null>(null);
  /** The scene's state, while its components are on the page. */
  scene = $state.raw<SceneModel | null>(null);
  private info = $state.raw<GameInfo | null>(null);

  /** To be called once the game is known. */
  protected async learn(game: string): Promise<void> {
    void library.need(game);
    try {
      this.info = (await api.games()).find((one) => one.id === game) ?? null;
    } catch {
      // Seats are then called by their numbers.
    }
  }

  /** Whether all win or lose together. */
  get coop() { return this.info?.coop ?? false; }
  get motion() { return settings.moving; }
  get memory() { return settings.memory; }
  get size() { return screen.size; }
  get low() { return screen.low; }

  private plainWords = $derived.by(() => library.words(this.game));
  readonly words: Words = $derived.by(() => this.plainWords.named(this.seatKeys));

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

  /** "Light", "Frodo" or "Player 2": the seat without the person. */
  role(seat: number): string {
    const words = this.plainWords;
    const key = (this.info?.seat_names[seat] ?? "").replace(/^(seat|side)-/, "");
    for (const kind of ["seat", "side"]) if (key && words.has(`${kind}-${key}`)) return words.say(`${kind}-${key}`);
    return words.say("seat-number", { number: seat + 1 });
  }

  /** Whether the seat is somebody in the game, not just a number. Sentences then keep to the role. */
  hasRole(seat: number): boolean {
    return !this.role(seat).includes(String(seat + 1));
  }

  /** The name in a sentence, where "you" would not do. */
  nameOf(seat: number): string {
    const at = this.seats[seat];
    if (!at) return this.role(seat);
    if (at.kind === "bot") {
      const word = botWord(at.bot || at.name, this.plainWords);
      const namesakes = this.seats.filter((one) => one.kind === "bot" && one.bot === at.bot);
      return namesakes.length > 1 ? `${word} ${namesakes.indexOf(at) + 1}` : word;
    }
    // Several at one screen share one name: they are told apart by their seats.
    const shared = at.kind === "person" && this.seats.some((one) => one.seat !== seat && one.kind === "person" && one.name === at.name);
    return at.name && !shared ? personName(at.name, this.plainWords) : this.role(seat);
  }

  seatName(seat: number): string {
    const at = this.seats[seat];
    if (at?.yours && this.seats.filter((one) => one.yours).length === 1) return this.plainWords.say("shell-you");
    return this.nameOf(seat);
  }

  explain(key: string | null): void {
    queueMicrotask(() => (this.explained = key));
  }

  /** The seat that is to act now, or -1. */
  get actor(): number {
    const actor = this.frame.view["actor"];
    return typeof actor === "number" && actor >= 0 ? actor : -1;
  }
}

/** What a bot is called: its name on the ladder, or else its own. */
export function botWord(spec: string, words: Words): string {
  const name = spec.split("@", 1)[0] ?? spec;
  return words.has(`bot-${name}`) ? words.say(`bot-${name}`) : name;
}
