/** What the frames of this game hold, as far as the page reads it. */
import type { Frame, Said } from "../../table/scene";

export const SYMBOLS = ["friendship", "valor", "stealth", "resistance"] as const;
export const PEOPLES = ["elf", "dwarf", "rohan", "gondor"] as const;
export const SEARCH_FACES = ["slip", "weary", "exposed", "recall"] as const;
export const BATTLE_FACES = ["rout", "exchange", "overrun", "nazgul"] as const;
const SEATS = ["first", "second", "third", "fourth", "fifth"];

export interface FateView {
  seats: number;
  viewers: number[];
  stack: [string, number, number, number, number, number][];
  hope: number;
  threat: number;
  threat_cards: number;
  eye: string;
  nazgul: Record<string, number>;
  friends: Record<string, Record<string, number>>;
  shadow: Record<string, number>;
  havens: string[];
  strongholds: string[];
  characters: Record<string, { seat: number; place: string }>;
  row: string[];
  solo_turn: number;
  gandalf: string;
  hands: string[][];
  tokens: Record<string, number>[];
  tops: string[];
  discard: string[];
  levels: { seen: string[]; back: string; unseen: string[] }[];
  resolving: string[];
  done: string[];
  active: number;
  acting: string;
  finished: string[];
  party: string[];
  load: Record<string, number>;
  due: Record<string, number>;
  paying: string[];
  paying_tokens: Record<string, number>;
  dice: number[];
  fallen: number;
  actor: number;
  decision: { kind: string; seat: number; fields: Record<string, number | string> };
  back: string;
  supply: Record<string, number>;
  shadow_supply: number;
  ending: string;
}

export interface Objective {
  name: string;
  done: boolean;
  locked: boolean;
  /** What counts, of whom or where, how much there is, how much is wanted. */
  steps: [string, string, number, number][];
}

export interface FateExtras {
  limits: { hope: number; hand: number; threat: number[] };
  turn: {
    phase: "" | "act" | "draw" | "shadow";
    to_come: number;
    open: boolean;
    left: { character: string; count: number }[];
  };
  objectives: Objective[];
  deck: {
    count: number;
    gone: number;
    red: number;
    black: number;
    cards: number;
    spent: number;
    skies: number;
    next: number;
    next_dark: boolean;
  };
  shadow_cards: Record<string, { name: string; line: string; order: string; back: string }>;
  refused: Record<string, Said & { text: string }>;
}

export const viewOf = (frame: Frame): FateView => frame.view as unknown as FateView;
export const extrasOf = (frame: Frame): FateExtras => frame.extras as unknown as FateExtras;

/** The end of a key: "place-bree" is "bree". */
export const bare = (key: unknown): string => String(key).slice(String(key).indexOf("-") + 1);
export const seatOf = (key: unknown): number => SEATS.indexOf(bare(key));

/** Region and symbol of a card; nothing for an event. */
export function cardOf(card: string): { region: string; symbol: string } | null {
  const at = card.lastIndexOf("_");
  const symbol = card.slice(at + 1);
  return (SYMBOLS as readonly string[]).includes(symbol) ? { region: card.slice(0, at), symbol } : null;
}

/** The frame of the stack that dice fell in: a search, a battle, or a peril. */
export function diceFrame(view: FateView): { kind: "search" | "battle" | "peril"; place: string; at: number } | null {
  for (const frame of [...view.stack].reverse()) {
    if (frame[0] === "search") return { kind: "search", place: view.characters.frodo_sam?.place ?? "", at: -1 };
    if (frame[0] === "battle") return { kind: "battle", place: "", at: frame[2] };
    if (frame[0] === "peril") return { kind: "peril", place: "", at: -1 };
  }
  return null;
}
