/** The view and the extras of the game, as far as the page reads them. */
import type { FrameOf, TableModel } from "../../table/scene";

export interface Row {
  quality: string;
  cards: number;
  gandalf: boolean;
}

export interface View {
  seats: number;
  options: { automatic: boolean };
  paths: number[];
  symbols: Record<string, string[]>;
  tokens: Record<string, number[]>;
  ring: number;
  stage: number;
  step: number;
  /** Cards by kind, here and below: every kind has a count, which may be 0. */
  display: Record<string, number>;
  discards: Record<string, number>;
  pile_size: number;
  rows: Record<string, Row>[];
  won: number[][];
  hand_sizes: number[];
  known: Record<string, number>[];
  hands: Record<string, Record<string, number>>;
  points: number[];
  matched: number[];
  ranking: number[];
  actor: number;
  over: boolean;
  decision: { kind: string; seat: number; fields: Record<string, number | string> };
}

export interface Rank {
  seat: number;
  count: number;
  tokens: number[];
  tied: boolean;
}

export interface BySign {
  sign: string;
  token: number;
  counts: number[];
  winner: number;
  tied: boolean;
}

/** How a place is scored, or would be. */
export interface ScoringResult {
  place: string;
  signs: string[];
  ranks: Rank[];
  by_sign: BySign[];
  /** Who has the Ring afterwards. */
  ring: number;
}

export interface Extras {
  marker: { place: number; space: number };
  forecast: ScoringResult | null;
  /** For the seat that lays: the forecast by how many of its cards would count; with two players a sign at a time. */
  outlook: Record<string, Record<string, ScoringResult | BySign>>;
}

export function total(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export type Frame = FrameOf<View, Extras>;
export type Table = TableModel<Frame>;
