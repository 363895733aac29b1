/** Views of The Two Towers for unit tests. */
import type { Extras, Options, View } from "../src/scenes/towers/view";

export const OPTIONS: Options = { symbols: "twelve", own: {}, automatic: true };

export function viewOf(rest: Partial<View> = {}): View {
  return {
    game: "towers",
    rules: 1,
    seats: 2,
    viewers: [0],
    options: OPTIONS,
    stack: [],
    legal: [],
    paths: [3, 3, 4, 4, 5, 5, 6],
    symbols: { rohan: ["strength", "wisdom"], amon_hen: ["strength"] },
    tokens: { rohan: [3, 2], amon_hen: [2, 1] },
    ring: 0,
    stage: 1,
    step: 0,
    order: 0,
    display: {},
    discards: {},
    pile_size: 30,
    rows: [{}, {}],
    won: [[], []],
    hand_sizes: [4, 4],
    known: [{}, {}],
    hands: { "0": { green_strength: 2, blue_wisdom: 1, gandalf: 1 } },
    points: [0, 0],
    matched: [],
    ranking: [],
    lead: 0,
    key: 0,
    touched: [],
    poured: [],
    drawn: {},
    trail: [],
    ending: "",
    returns: [0, 0],
    score: [0, 0],
    actor: 0,
    over: false,
    decision: { kind: "laying", seat: 0, rule: "", fields: {} },
    ...rest,
  };
}

export const EXTRAS: Extras = { marker: { place: 1, space: 2 }, forecast: null, outlook: {} };
