/** The view and the extras of the game, as far as the page reads them. */
import type { FrameOf, Message, TableModel } from "../../table/scene";

export interface View {
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

export interface Extras {
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
  refused: Record<string, Message & { text: string }>;
}

/** The frame of the stack that dice fell in: a search, a battle, or a peril. */
export function diceFrame(view: View): { kind: "search" | "battle" | "peril"; place: string; at: number } | null {
  for (const frame of [...view.stack].reverse()) {
    if (frame[0] === "search") return { kind: "search", place: view.characters.frodo_sam?.place ?? "", at: -1 };
    if (frame[0] === "battle") return { kind: "battle", place: "", at: frame[2] };
    if (frame[0] === "peril") return { kind: "peril", place: "", at: -1 };
  }
  return null;
}

export type Frame = FrameOf<View, Extras>;
export type Table = TableModel<Frame>;
