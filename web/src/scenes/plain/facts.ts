/** The facts of a view, in words as far as the game has them. */
import type { Words } from "../../i18n/words";

/** Fields that every view has or that are only for programs. */
const HIDDEN = new Set([
  "game",
  "rules",
  "seats",
  "viewers",
  "options",
  "stack",
  "actor",
  "decision",
  "legal",
  "trail",
  "picture",
  "returns",
  "out_of_turn",
  "ending",
  "players",
  "proofs",
  "poured",
  "interrupted",
  "tops",
  "looker",
  "extras",
  "volunteer",
  "refused_cards",
  "refused_company",
  "in_play",
  "levels",
  "waiting",
  "shadow_discard",
  "shot",
  "slain",
  "solo_turn",
  "first_taken",
  "taken",
  "piles",
  "dark_piles",
  "open_shields",
  "specials",
]);

export type Fact = { label: string; value: Value };
export type Value = string | { label: string; value: string }[] | string[];

export class Facts {
  private byEnd: Map<string, string> | null = null;

  constructor(
    private readonly words: Words,
    private readonly seatName: (seat: number) => string,
    private readonly seats: number,
  ) {}

  of(view: Record<string, unknown>): Fact[] {
    const facts: Fact[] = [];
    const fields = Object.entries(view).filter(([field, value]) => !HIDDEN.has(field) && !isEmpty(value));
    // Where most facts have a name, those without are for programs. A game without names is shown completely.
    const named = fields.filter(([field]) => this.words.has(`fact-${field}`)).length * 2 > fields.length;
    for (const [field, value] of fields) {
      if (named && (!this.words.has(`fact-${field}`) || (typeof value === "string" && !this.key(value)))) continue;
      facts.push({ label: this.label(field), value: this.value(field, value) });
    }
    return facts;
  }

  private label(field: string): string {
    return this.words.has(`fact-${field}`) ? this.words.say(`fact-${field}`) : this.name(field);
  }

  private value(field: string, value: unknown): Value {
    if (Array.isArray(value)) {
      if (
        value.length === this.seats &&
        this.seats > 1 &&
        value.every((one) => typeof one === "number" || (typeof one === "object" && one !== null))
      )
        return value
          .map((one, seat) => ({ label: this.seatName(seat), value: this.line(field, one) }))
          .filter((one) => one.value !== "");
      return this.line(field, value);
    }
    if (typeof value === "object" && value !== null) {
      const rows = Object.entries(value).map(([key, one]) => ({
        label: /^\d+$/.test(key) ? this.seatName(Number(key)) : this.name(key),
        value: this.line(field, one),
      }));
      return rows.filter((one) => one.value !== "");
    }
    return this.line(field, value);
  }

  /** Any value in one line. */
  private line(field: string, value: unknown): string {
    if (value === null || value === undefined) return "";
    if (typeof value === "number")
      return SEAT_FIELDS.has(field) ? (value < 0 ? "" : this.seatName(value)) : this.words.number(value);
    if (typeof value === "boolean") return this.words.say(value ? "fact-true" : "fact-false");
    if (typeof value === "string") return value ? this.name(value) : "";
    if (Array.isArray(value))
      return value
        .map((one) => this.line("", one))
        .filter(Boolean)
        .join(", ");
    return Object.entries(value as object)
      .filter(([key, one]) => !isEmpty(one) && (one !== 0 || SEAT_FIELDS.has(key)))
      .map(([key, one]) =>
        typeof one === "number" && key !== "seat"
          ? one === 1
            ? this.name(key)
            : `${this.words.number(one)} × ${this.name(key)}`
          : `${this.label(key)}: ${this.line(key, one)}`,
      )
      .join(", ");
  }

  /** A word of the view as the game calls it: the first name that ends with it. */
  private name(word: string): string {
    const key = this.key(word);
    return key ? this.words.say(key) : word.replaceAll("_", " ");
  }

  private key(word: string): string | undefined {
    if (!this.byEnd) {
      this.byEnd = new Map();
      for (const key of this.words.keys()) {
        const at = key.indexOf("-");
        const kind = key.slice(0, at);
        if (at < 0 || NOT_NAMES.has(kind)) continue;
        const end = key.slice(at + 1);
        if (!this.byEnd.has(end)) this.byEnd.set(end, key);
      }
    }
    const key = this.byEnd.get(word);
    return key && this.words.has(key) ? key : undefined;
  }
}

const SEAT_FIELDS = new Set(["bearer", "active", "seat", "waiting"]);
const NOT_NAMES = new Set([
  "log",
  "prompt",
  "wait",
  "do",
  "why",
  "option",
  "choice",
  "error",
  "help",
  "command",
  "ending",
  "lobby",
  "page",
  "key",
  "fact",
  "set",
  "tab",
  "nav",
  "mark",
  "seat",
]);

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0 || value.every((one) => isEmpty(one) || one === 0);
  return typeof value === "object" && Object.values(value).every((one) => isEmpty(one) || one === 0);
}
