/** Views of The Quest for unit tests. */
import type { Demand, Extras, Options, View } from "../src/scenes/quest/view";

const OPTIONS: Options = {
  sauron: 12,
  preparations: true,
  heir: false,
  clockwise: false,
  competitive: false,
  hands: "by_game",
  guidance_one_kind: false,
  open_piles: false,
  roll_to_destroy: false,
  end_at_once: false,
  automatic: true,
};

export function viewOf(rest: Partial<View> = {}): View {
  return {
    game: "quest",
    rules: 2,
    seats: 2,
    options: OPTIONS,
    stack: [],
    legal: [],
    out_of_turn: [],
    place: "moria",
    sauron: 12,
    dark: [0, 2],
    gone: [],
    bearer: 0,
    active: 0,
    lines: {},
    event: 0,
    ring_used: false,
    gandalf: [],
    board_cards: [],
    turned_up: "",
    shared: {},
    discards: {},
    top_discard: "",
    tiles: {},
    top_tile: "",
    tokens: [
      { ring: 1, heart: 0, sun: 0 },
      { ring: 0, heart: 0, sun: 0 },
    ],
    pledged: [
      { cards: {}, tokens: {}, shields: 0 },
      { cards: {}, tokens: {}, shields: 0 },
    ],
    guided: false,
    volunteer: -1,
    interrupted: [],
    proofs: [],
    poured: [],
    looker: -1,
    taken: {},
    specials: {},
    trail: [],
    in_play: [],
    returns: [0, 0],
    viewers: [0],
    actor: 0,
    decision: { kind: "cards", seat: 0, rule: "", fields: {} },
    hands: { "0": { white_fighting: 2, grey_hiding: 1, white_joker: 1 } },
    hand_sizes: [4, 5],
    deck_size: 30,
    tops: 0,
    foreseen: [],
    shields: { "0": 3 },
    open_shields: [3, 1],
    special_shields: [],
    ending: "",
    score: [],
    ...rest,
  };
}

export function demandOf(wants: string[], rest: Partial<Demand> = {}): Demand {
  return {
    name: "watcher",
    from: "group",
    payer: 0,
    wants,
    or_shields: 0,
    steps: 0,
    lacks: {},
    given: [],
    worth: {
      "0": {
        white_fighting: { symbol: "fighting", stars: 1 },
        grey_fighting: { symbol: "fighting", stars: 2 },
        grey_hiding: { symbol: "hiding", stars: 1 },
        white_joker: { symbol: "joker", stars: 1 },
      },
    },
    ...rest,
  };
}

export function extrasOf(rest: Partial<Extras> = {}): Partial<Extras> {
  return { stop: -1, behind: {}, demand: null, refused: -1, then: [], ...rest };
}
