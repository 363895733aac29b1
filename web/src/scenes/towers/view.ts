/* Generated from src/bywater/games/towers/knowledge/view_types.py and src/bywater/games/towers/presentation/page_types.py by `python -m bywater.server.transport.typescript`. */

export interface CustomData {
  paths?: number[];
  symbols?: Record<string, string[]>;
}

export interface Options {
  symbols: string;
  own: CustomData;
  automatic: boolean;
}

export interface Row {
  quality: string;
  cards: number;
  gandalf: boolean;
}

/** What a decision is about: a place, a seat, and how many cards are left to take. */
export interface Fields {
  place?: string;
  to?: number;
  left?: number;
}

export interface Decision {
  kind: string;
  /** Or -1 for chance, -2 at the end. */
  seat: number;
  rule: string;
  fields: Fields;
}

export interface View {
  game: string;
  /** The version of the rules. */
  rules: number;
  seats: number;
  /** The top one last. */
  stack: [string, number, number, number, number, number][];
  options: Options;
  /** The lengths of the paths that are known; 0 for the others. */
  paths: number[];
  /** The signs by place. */
  symbols: Record<string, string[]>;
  /** The tokens by place. */
  tokens: Record<string, number[]>;
  /** The seat that has the Ring. */
  ring: number;
  /** The number of the place that the marker moves to. */
  stage: number;
  /** The space of the path. */
  step: number;
  order: number;
  display: Record<string, number>;
  discards: Record<string, number>;
  pile_size: number;
  /** By seat and colour. */
  rows: Record<string, Row>[];
  /** The tokens that each seat has won, highest first. */
  won: number[][];
  hand_sizes: number[];
  /** By seat: cards taken openly and not shown since. */
  known: Record<string, number>[];
  matched: number[];
  lead: number;
  key: number;
  /** The colours of rows that were extended in this turn. */
  touched: string[];
  over: boolean;
  /** The discards at each shuffle. */
  poured: Record<string, number>[];
  trail: [number, string][];
  /** The seats whose knowledge this is; -3 is a watcher. */
  viewers: number[];
  /** The seat to act, -1 for chance, -2 at the end. */
  actor: number;
  /** Empty unless a viewer is to act. */
  legal: number[];
  returns: number[];
  score: number[];
  decision: Decision;
  /** By seat, as far as the viewers know them. */
  hands: Record<string, Record<string, number>>;
  /** By seat: what it drew from each pile after the first. */
  drawn: Record<string, Record<string, number>[]>;
  points: number[];
  /** The seats from the first to the last, once the game is over. */
  ranking: number[];
  ending: string;
}

export interface Marker {
  place: number;
  /** 0 is the place itself. */
  space: number;
}

/** What two players would win at one sign. */
export interface BySign {
  sign: string;
  token: number;
  counts: number[];
  /** -1 if no seat has any. */
  winner: number;
  tied: boolean;
}

export interface Rank {
  seat: number;
  count: number;
  tokens: number[];
  tied: boolean;
}

/** How a place is scored, or would be. */
export interface ScoringResult {
  place: string;
  signs: string[];
  /** With two players. */
  by_sign: BySign[];
  ranks: Rank[];
  /** The seat that has the Ring afterwards. */
  ring: number;
}

export interface Extras {
  marker: Marker;
  forecast: ScoringResult | null;
  /** By sign with two players, and by counted cards. */
  outlook: Record<string, Record<string, ScoringResult> | Record<string, BySign>>;
}
