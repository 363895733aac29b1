/** Views of The Confrontation for unit tests. */
import { CARDS } from "../src/scenes/confrontation/names";
import { REGIONS } from "../src/scenes/confrontation/layout";
import type { Extras, Options, SideView, View } from "../src/scenes/confrontation/view";

export function sideView(rest: Partial<SideView> = {}, side: "light" | "dark" = "light"): SideView {
  return { ready: true, hand: [...CARDS[side]], discard: [], chosen: "", out: [], trail: [], ...rest };
}

/** Figures by region, with the counts that go with them. */
export function known(figures: Record<string, string[]>): Partial<SideView> {
  const counts = Object.fromEntries(REGIONS.map((region) => [region, figures[region]?.length ?? 0]));
  return { figures, counts };
}

const OPTIONS: Options = {
  light_specials: [],
  dark_specials: [],
  sacrifice_stopped_by_any_retreat_card: false,
  shadowfax_may_stop: false,
  stuck_despite_special_card: false,
  frodo_may_enter_full_mordor: false,
  no_dark_retreat_on_river: false,
  sam_steps_in_first_battle_only: false,
  retreat_compulsory: false,
  magic_compulsory: false,
  fetched_eye_stops_magic: false,
  palantir_any_time: false,
  light_magic_before_dark_retreat: false,
  no_draw_by_repetition: false,
  shelob_stays_when_frodo_falls: false,
  no_nazgul_between_mountains: false,
  no_shadowfax_on_river: false,
  automatic: true,
};

export function viewOf(rest: Partial<View> = {}): View {
  return {
    game: "confrontation",
    rules: 2,
    seats: 2,
    viewers: [0],
    options: OPTIONS,
    specials: [],
    stack: [],
    legal: [],
    actor: 0,
    decision: { kind: "turn", seat: 0, rule: "", fields: {} },
    turn: "light",
    turns: 3,
    battle: null,
    face_up: [],
    looked: [],
    repetition: { times: 1, open: true, moves: [] },
    hidden_defenders: 0,
    ending: "",
    returns: [0, 0],
    score: [0, 0],
    light: sideView(known({ shire: ["frodo", "sam"], rhudaur: ["aragorn"], eregion: ["gandalf"] })),
    dark: sideView({ counts: { mordor: 3, moria: 1 } }, "dark"),
    ...rest,
  };
}

export const EXTRAS: Extras = {
  sights: {
    dark: {
      moria: { certain: ["balrog"], possible: [], count: 1 },
      mordor: { certain: [], possible: ["orcs", "troll"], count: 3 },
    },
  },
  reach: { gandalf: ["misty_mountains", "moria"], aragorn: ["high_pass", "misty_mountains"] },
};
