/** Names of the game's things, and what is printed on them. */
import printed from "./printed.json";

export const HOBBITS = ["frodo", "sam", "pippin", "merry", "fatty"];
export const LINES = ["friendship", "travelling", "hiding", "fighting"];
export const TOKENS = ["ring", "heart", "sun"];
export const GANDALF = ["foresight", "magic", "healing", "guidance", "persistence"];
export const FACES = ["blank", "one_dot", "two_dots", "three_dots", "two_cards", "eye"];
export const PLACES: readonly string[] = printed.places;
export const HAVENS = ["bag_end", "rivendell", "lothlorien"];
/** The darkest space of the corruption line. */
export const LAST_SPACE = 15;
/** What a call for Gandalf costs. */
export const CALL_PRICE = 5;

export type Colour = "white" | "grey" | "yellow";

export interface Card {
  kind: string;
  colour: Colour;
  symbol: string;
  stars: number;
}

export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(printed.cards).map(([kind, one]) => [
    kind,
    { kind, colour: one[0] as Colour, symbol: String(one[1]), stars: Number(one[2]) },
  ]),
);
/** In the order in which a set of them is picked. */
export const KINDS = Object.keys(CARDS);
export const isHobbitCard = (kind: string) => /^(white|grey)_/.test(kind);

export interface Line {
  line: string;
  spaces: string[];
  /** What the main line counts, its start first; empty on the others. */
  scores: number[];
}

export interface BoardPlan {
  events: string[];
  lines: Line[];
}

export const BOARDS: Readonly<Record<string, BoardPlan>> = printed.boards;

/** "hobbit-sam" or "sam" as a seat. */
export function seatOf(key: unknown): number {
  return HOBBITS.indexOf(String(key).replace(/^hobbit-/, ""));
}

/** The end of a key: "card-white_joker" is "white_joker". */
export function nameIn(key: unknown): string {
  return String(key).replace(/^[a-z]+-/, "");
}

/** Tiles that bring harm are dark; the four activities are light. */
export const isDarkTile = (tile: string) => !LINES.includes(tile);
