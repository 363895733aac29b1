/* Generated from src/bywater/games/quest/knowledge/view_types.py and src/bywater/games/quest/presentation/page_types.py by `python -m bywater.server.transport.typescript`. */

export interface Pledged {
  cards: Record<string, number>;
  tokens: Record<string, number>;
  shields: number;
}

/** The value of every option. */
export interface Options {
  preparations: boolean;
  heir: boolean;
  clockwise: boolean;
  competitive: boolean;
  guidance_one_kind: boolean;
  open_piles: boolean;
  roll_to_destroy: boolean;
  end_at_once: boolean;
  automatic: boolean;
  sauron: number;
  hands: "by_game" | "described" | "secret";
}

/** What a decision is about: ids of things, seats and counts. */
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
  place: string;
  lines: Record<string, number>;
  event: number;
  tiles: Record<string, number>;
  top_tile: string;
  sauron: number;
  dark: number[];
  gone: number[];
  bearer: number;
  ring_used: boolean;
  gandalf: string[];
  board_cards: string[];
  in_play: string[];
  turned_up: string;
  shared: Record<string, number>;
  discards: Record<string, number>;
  top_discard: string;
  poured: Record<string, number>[];
  tokens: Record<string, number>[];
  pledged: Pledged[];
  guided: boolean;
  volunteer: number;
  active: number;
  interrupted: number[];
  looker: number;
  ending: "" | "destroyed" | "failed" | "caught" | "want" | "seized" | "joined";
  proofs: number[][];
  options: Options;
  /** The seats whose knowledge this is; -3 is a watcher. */
  viewers: number[];
  /** The seat to act, -1 for chance, -2 at the end. */
  actor: number;
  /** Empty unless a viewer is to act. */
  legal: number[];
  returns: number[];
  score: number[];
  deck_size: number;
  tops: number;
  foreseen: string[];
  out_of_turn: number[];
  hand_sizes: number[];
  open_shields: number[];
  special_shields: number[];
  shields: Record<string, number>;
  taken: Record<string, number[]>;
  specials: Record<string, number>;
  decision: Decision;
  /** By seat, as far as the viewers know them; so are shields and special shields taken. */
  hands: Record<string, Record<string, number>>;
  trail: (["drew" | "dealt" | "got" | "showed", number, string] | ["passed", number, string, number] | ["turned", string] | ["poured"])[];
}

export interface Given {
  seat: number;
  card: string;
  symbol: string;
  stars: number;
  count: number;
}

export interface Worth {
  symbol: string;
  stars: number;
}

export interface Demand {
  name: string;
  from: "group" | "one" | "self";
  payer: number;
  or_shields: number;
  /** Slot by slot: a symbol, "card", "eowyn", a token, "token" or "shield". */
  wants: string[];
  /** To the dark, for a volunteer. */
  steps: number;
  /** What the payers don't have of it, by thing; symbols are counted together. */
  lacks: Record<string, number>;
  given: Given[];
  /** Own cards that could fill a slot, by seat. */
  worth: Record<string, Record<string, Worth>>;
}

export interface Outlook {
  by: string;
  kind: string;
  dark: Record<string, number>;
  sauron: number;
}

export interface Extras {
  /** Which of the three activities of a haven is current; -1 elsewhere. */
  stop: number;
  /** By own seat: what it could do after an interrupt, as notation. */
  behind: Record<string, string[]>;
  demand: Demand | null;
  /** Sauron's space after a refusal; -1 if it would not move him. */
  refused: number;
  /** The corruption line after each choice; Sauron is -1 if he stays. */
  then: Outlook[];
}
