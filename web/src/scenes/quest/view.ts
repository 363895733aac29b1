/** The view and the extras of the game, as far as the page reads them. */
import type { FrameOf, TableModel } from "../../table/scene";

export type Counts = Record<string, number>;

export interface Pledged {
  cards: Counts;
  tokens: Counts;
  shields: number;
}

/** What a question is about: ids of things, seats and counts. */
export interface Fields {
  moment?: string;
  demand?: string;
  event?: string;
  tile?: string;
  face?: string;
  hobbit?: number;
  to?: number;
  caller?: number;
  count?: number;
  played?: number;
}

/** All counts by name hold every name, also those of which there are none. */
export interface View {
  seats: number;
  options: {
    hands: string;
    competitive: boolean;
    preparations: boolean;
    guidance_one_kind: boolean;
    open_piles: boolean;
  };
  stack: [string, number, number, number, number, number][];
  place: string;
  sauron: number;
  dark: number[];
  gone: number[];
  bearer: number;
  active: number;
  lines: Counts;
  event: number;
  ring_used: boolean;
  gandalf: string[];
  board_cards: string[];
  turned_up: string;
  shared: Counts;
  discards: Counts;
  /** What lies on top of the discards: a card, one of Gandalf's as gandalf_magic; empty if nothing does. */
  top_discard: string;
  tiles: Counts;
  /** The tile that was turned last on this board. */
  top_tile: string;
  tokens: Counts[];
  pledged: Pledged[];
  guided: boolean;
  volunteer: number;
  viewers: number[];
  actor: number;
  decision: { kind: string; seat: number; fields: Fields };
  hands: Record<string, Counts>;
  hand_sizes: number[];
  deck_size: number;
  tops: number;
  foreseen: string[];
  shields: Record<string, number>;
  open_shields: number[];
  special_shields: number[];
  ending: string;
  score: number[];
}

/** What a card stands for in a payment. */
export interface Worth {
  symbol: string;
  stars: number;
}

export interface Demand {
  name: string;
  from: "group" | "one" | "self";
  /** Who decides about it. */
  payer: number;
  /** Slot by slot: a symbol, "card", "eowyn", a token, "token" or "shield". */
  wants: string[];
  or_shields: number;
  /** Steps to the dark for a volunteer, where it is about that. */
  steps: number;
  /** What those who are asked don't have of it, by thing: symbols are counted together. */
  lacks: Counts;
  given: (Worth & { seat: number; card: string; count: number })[];
  /** Own cards that could fill a slot, by seat. */
  worth: Record<string, Record<string, Worth>>;
}

/** What a choice would change on the corruption line. */
export interface Outlook {
  /** The notation of the choice. */
  by: string;
  /** What it comes to: an interrupt may be taken to volunteer. */
  kind: string;
  /** New spaces, by seat. */
  dark: Record<string, number>;
  /** Sauron's new space; -1 if he stays. */
  sauron: number;
}

export interface Extras {
  /** Which of the three things of a haven is being done; -1 elsewhere. */
  stop: number;
  /** What each own seat could do behind its interrupt: notations. */
  behind: Record<string, string[]>;
  demand: Demand | null;
  /** Where Sauron would stand after a refusal; -1 if it does not move him. */
  refused: number;
  then: Outlook[];
}

const NONE: Extras = { stop: -1, behind: {}, demand: null, refused: -1, then: [] };

/** The extras of a frame, with defaults for what it does not have. */
export function extrasOf(frame: Frame): Extras {
  return { ...NONE, ...frame.extras };
}

export function total(cards: Counts): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export type Frame = FrameOf<View, Partial<Extras>>;
export type Table = TableModel<Frame>;
