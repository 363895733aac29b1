/* Generated from src/bywater/games/confrontation/knowledge/view_types.py and src/bywater/games/confrontation/presentation/page_types.py by `python -m bywater.server.transport.typescript`. */

export interface Options {
  light_specials: ("shadowfax" | "gandalf_the_white")[];
  dark_specials: ("palantir" | "recall")[];
  sacrifice_stopped_by_any_retreat_card: boolean;
  shadowfax_may_stop: boolean;
  stuck_despite_special_card: boolean;
  frodo_may_enter_full_mordor: boolean;
  no_dark_retreat_on_river: boolean;
  sam_steps_in_first_battle_only: boolean;
  retreat_compulsory: boolean;
  magic_compulsory: boolean;
  fetched_eye_stops_magic: boolean;
  palantir_any_time: boolean;
  light_magic_before_dark_retreat: boolean;
  no_draw_by_repetition: boolean;
  shelob_stays_when_frodo_falls: boolean;
  no_nazgul_between_mountains: boolean;
  no_shadowfax_on_river: boolean;
  automatic: boolean;
}

/** What a decision is about: figures and a region. */
export interface Fields {
  light?: string;
  dark?: string;
  attacker?: string;
  region?: string;
}

export interface Decision {
  kind: string;
  /** Or -1 for chance, -2 at the end. */
  seat: number;
  rule: string;
  fields: Fields;
}

/** One side as far as the viewers know it. */
export interface SideView {
  /** By place, if the viewers know them all. */
  figures?: Record<string, string[]>;
  /** The number of figures by place, once all are placed. */
  counts?: Record<string, number>;
  /** The defeated figures, once all are placed. */
  out?: string[];
  ready: boolean;
  hand: string[];
  discard: string[];
  /** The card in the battle: its name, "hidden" or nothing. */
  chosen: string;
  trail: ["moved" | "seen" | "gone" | "not" | "looked", string, string, string][];
}

/** A battle without its cards. All but the first three entries appear once the defender is known. */
export interface BattleView {
  attacker: string;
  region: string;
  /** Whether it is the first battle of the turn. */
  first: boolean;
  light?: string;
  dark?: string;
  sam_beside?: boolean;
  light_void?: boolean;
  dark_fetched?: boolean;
  dark_played_retreat?: boolean;
  light_gone?: boolean;
  dark_gone?: boolean;
}

export interface Repetition {
  times: number;
  /** Whether this turn may repeat an earlier table. */
  open: boolean;
  moves: [string, string, string, "" | "end" | "warned"][];
}

export interface View {
  game: string;
  /** The version of the rules. */
  rules: number;
  seats: number;
  /** The top one last. */
  stack: [string, number, number, number, number, number][];
  /** The seats whose knowledge this is; -3 is a watcher. */
  viewers: number[];
  /** The seat to act, -1 for chance, -2 at the end. */
  actor: number;
  /** Empty unless a viewer is to act. */
  legal: number[];
  returns: number[];
  score: number[];
  options: Options;
  /** The special cards that are not used up. */
  specials: string[];
  decision: Decision;
  turn: "light" | "dark";
  turns: number;
  light: SideView;
  dark: SideView;
  battle: BattleView | null;
  face_up: string[];
  /** By the Palantir; empty names for those who may not know them. */
  looked: string[];
  repetition: Repetition;
  hidden_defenders: number;
  ending: "" | "ring_destroyed" | "frodo_defeated" | "shire_taken" | "light_stuck" | "dark_stuck" | "too_long" | "repetition";
}

/** What a player can remember of the hidden figures at one place. */
export interface Sight {
  certain: string[];
  possible: string[];
  count: number;
}

export interface Extras {
  sights: Partial<Record<"light" | "dark", Record<string, Sight>>>;
  /** The seat that sets up. */
  arranging?: number;
  /** Its five regions. */
  slots?: string[];
  /** The predefined set-ups: a figure for each region. */
  formations?: Record<string, Record<string, string>>;
  /** The regions that each own figure could reach. */
  reach?: Record<string, string[]>;
}
