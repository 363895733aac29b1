/* Generated from src/bywater/games/fate/knowledge/view_types.py and src/bywater/games/fate/presentation/page_types.py by `python -m bywater.server.transport.typescript`. */

export interface Character {
  seat: number;
  place: string;
}

export interface Level {
  seen: string[];
  back: string;
  unseen: string[];
}

export interface RefusedCard {
  card: string;
  from: number;
  to: number;
}

export interface RefusedJourney {
  character: string;
  place: string;
}

export interface Own {
  objectives?: string[];
  characters?: string[][];
  lines?: Record<string, string>;
  tokens?: Record<string, number>;
}

/** The value of every option. */
export interface Options {
  objectives: string;
  level: string;
  characters: "first_game" | "random";
  begins: "rulebook" | "lowest" | "frodo";
  any_level: boolean;
  own: Own;
  automatic: boolean;
  blessing_for_valor_or_stealth: boolean;
  challenge_with_dwarves: boolean;
  hobbits_pledge_any_card: boolean;
  lady_of_light_for_friendship: boolean;
  boromir_takes_no_resistance: boolean;
  special_backs_swapped: boolean;
  white_flame_on_searches: boolean;
  slinker_takes_any_card: boolean;
  staff_without_armies: boolean;
  mirkwood_without_dol_guldur: boolean;
  dwarven_lands_without_gimli: boolean;
  shelob_needs_gollum: boolean;
  wheels_turn_on_current_player: boolean;
  marshal_saves_last_army: boolean;
}

export interface Decision {
  kind: string;
  /** Or -1 for chance, -2 at the end. */
  seat: number;
  rule: string;
  fields: Record<string, number | string>;
}

export interface View {
  game: string;
  /** The version of the rules. */
  rules: number;
  seats: number;
  /** The top one last. */
  stack: [string, number, number, number, number, number][];
  eye: string;
  nazgul: Record<string, number>;
  friends: Record<string, Record<string, number>>;
  shadow: Record<string, number>;
  hope: number;
  threat: number;
  havens: string[];
  strongholds: string[];
  slots: string[];
  characters: Record<string, Character>;
  row: string[];
  gandalf: "grey" | "fallen" | "white";
  waiting: number;
  hands: string[][];
  tokens: Record<string, number>[];
  piles: number[];
  dark_piles: number[];
  events_in: number;
  tops: string[];
  discard: string[];
  drawn_skies: string[];
  skies_gone: string[];
  levels: Level[];
  shadow_discard: string[];
  resolving: string[];
  objectives: string[];
  done: string[];
  shot: number;
  slain: number;
  pledged: string[];
  active: number;
  solo_turn: number;
  acting: string;
  taken: number;
  first_taken: number;
  finished: string[];
  extras: Record<string, number>;
  used: string[];
  interrupted: number[];
  refused_cards: RefusedCard[];
  refused_company: RefusedJourney[];
  riders: string[];
  party: string[];
  load: Record<string, number>;
  successor: boolean;
  oath: boolean;
  due: Record<string, number>;
  paying: string[];
  paying_tokens: Record<string, number>;
  anduin_lost: boolean;
  dice: number[];
  dice_done: string[];
  turned: number;
  fallen: number;
  picked: number;
  options: Options;
  ending: "" | "destroyed" | "despair";
  /** The seats whose knowledge this is; -3 is a watcher. */
  viewers: number[];
  /** The seat to act, -1 for chance, -2 at the end. */
  actor: number;
  /** Empty unless a viewer is to act. */
  legal: number[];
  returns: number[];
  score: number[];
  supply: Record<string, number>;
  shadow_supply: number;
  token_supply: Record<string, number>;
  decision: Decision;
  /** The interrupts that the viewers may play. */
  out_of_turn: number[];
  /** Of the next shadow card. */
  back: string;
  threat_cards: number;
}

export interface Limits {
  hope: number;
  hand: number;
  threat: number[];
}

export interface Left {
  character: string;
  count: number;
}

export interface Turn {
  phase: "" | "act" | "draw" | "shadow";
  to_come: number;
  open: boolean;
  left: Left[];
}

export interface Objective {
  name: string;
  done: boolean;
  locked: boolean;
  steps: [string, string, number, number][];
}

/** The sizes of both decks, and what is known of the next cards. */
export interface Decks {
  count: number;
  gone: number;
  red: number;
  black: number;
  cards: number;
  spent: number;
  skies: number;
  next: number;
  next_dark: boolean;
}

export interface ShadowCard {
  name: string;
  line: string;
  order: string;
  back: "red" | "black";
}

export interface Reason {
  key: string;
  params: Record<string, number | string>;
  text: string;
}

export interface Extras {
  limits: Limits;
  turn: Turn;
  objectives: Objective[];
  deck: Decks;
  shadow_cards: Record<string, ShadowCard>;
  /** By button: why it can't be used now, and an action that shows it. */
  refused: Record<string, Reason>;
}
