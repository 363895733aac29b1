/** Views of The Confrontation for unit tests. */
import { CARDS } from "../src/scenes/confrontation/names";
import { REGIONS } from "../src/scenes/confrontation/layout";
import type { Extras, SideView, View } from "../src/scenes/confrontation/view";

export function sideView(rest: Partial<SideView> = {}, side: "light" | "dark" = "light"): SideView {
  return { ready: true, hand: [...CARDS[side]], discard: [], chosen: "", out: [], ...rest };
}

/** Figures by region, with the counts that go with them. */
export function known(figures: Record<string, string[]>): Partial<SideView> {
  const counts = Object.fromEntries(REGIONS.map((region) => [region, figures[region]?.length ?? 0]));
  return { figures, counts };
}

export function viewOf(rest: Partial<View> = {}): View {
  return {
    viewers: [0],
    options: {},
    specials: [],
    actor: 0,
    decision: { kind: "turn", seat: 0, fields: {} },
    turns: 3,
    battle: null,
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
