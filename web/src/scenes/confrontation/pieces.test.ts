import { describe, expect, it } from "vitest";
import { EXTRAS, known, sideView, viewOf } from "../../../tests/confrontation";
import { frameOf } from "../../../tests/helpers.svelte";
import { CAPACITY, layout, REGIONS } from "./layout";
import { cardIcon, FIGURE_ICONS } from "./icons";
import { CARDS, FIGURES, nameIn, SIDES, sideOf, valueOf } from "./names";
import { countIn, figuresOf, leftOf, pieces } from "./pieces";

describe("pieces", () => {
  const frame = frameOf(viewOf(), { extras: EXTRAS });

  it("shows own figures by name, as hidden from the other side", () => {
    const own = pieces(frame).filter(({ side }) => side === "light");
    expect(own.map(({ id, region, own: hidden }) => [id, region, hidden])).toEqual([
      ["frodo", "shire", true],
      ["sam", "shire", true],
      ["aragorn", "rhudaur", true],
      ["gandalf", "eregion", true],
    ]);
  });

  it("shows what is certain of the enemy by name, and the rest as one of several", () => {
    const enemy = pieces(frame).filter(({ side }) => side === "dark");
    expect(enemy.map(({ region, figure, possible }) => [region, figure, possible])).toEqual([
      ["mordor", null, ["orcs", "troll"]],
      ["mordor", null, ["orcs", "troll"]],
      ["mordor", null, ["orcs", "troll"]],
      ["moria", "balrog", []],
    ]);
  });

  it("lists no candidates for a figure that may be any", () => {
    const possible = figuresOf("dark");
    const extras = { sights: { dark: { mordor: { certain: [], possible, count: 3 } } } };
    expect(pieces(frameOf(viewOf(), { extras })).find(({ region }) => region === "mordor")!.possible).toEqual([]);
  });

  it("gives every piece an id of its own", () => {
    const ids = pieces(frame).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("puts a riding figure where Shadowfax is", () => {
    const light = sideView(known({ road: ["gandalf"] }));
    const view = viewOf({ light, decision: { kind: "gallop", seat: 0, rule: "", fields: { region: "rohan" } } });
    expect(pieces(frameOf(view))[0]).toMatchObject({ figure: "gandalf", region: "rohan" });
  });

  it("counts figures in a region, whether they are known or not", () => {
    expect([
      countIn(frame, "light", "shire"),
      countIn(frame, "dark", "mordor"),
      countIn(frame, "dark", "shire"),
    ]).toEqual([2, 3, 0]);
  });

  it("counts who is left of nine", () => {
    const view = viewOf({ dark: sideView({ out: ["orcs", "warg"] }, "dark") });
    expect([leftOf(frameOf(view), "light"), leftOf(frameOf(view), "dark")]).toEqual([9, 7]);
  });
});

describe("names", () => {
  it("has nine figures and nine cards a side, each with an icon where one is drawn", () => {
    for (const side of SIDES) {
      expect(figuresOf(side)).toHaveLength(9);
      expect(CARDS[side]).toHaveLength(9);
      for (const card of CARDS[side]) expect(cardIcon(card) === null).toBe(valueOf(card) !== null);
    }
    expect(Object.keys(FIGURE_ICONS).sort()).toEqual(Object.keys(FIGURES).sort());
  });

  it.each([
    ["figure-gandalf", "gandalf"],
    ["region-high_pass", "high_pass"],
    ["card-light_1", "light_1"],
    ["side-dark", "dark"],
    [undefined, ""],
  ])("nameIn %s", (key, expected) => {
    expect(nameIn(key)).toBe(expected);
  });

  it.each([
    ["frodo", "light"],
    ["troll", "dark"],
    ["dark_eye", "dark"],
    ["light_cloak", "light"],
  ])("sideOf %s", (name, expected) => {
    expect(sideOf(name)).toBe(expected);
  });

  it.each([
    ["light_5", 5],
    ["dark_6", 6],
    ["dark_eye", null],
  ])("valueOf %s", (card, expected) => {
    expect(valueOf(card)).toBe(expected);
  });
});

describe("layout", () => {
  it.each(["desktop", "low", "phone"] as const)("draws sixteen regions in the %s, one's own home below", (kind) => {
    const upright = layout(kind, false);
    const turned = layout(kind, true);
    expect(upright.cells.map(({ region }) => region)).toEqual(REGIONS);
    expect(upright.byRegion["shire"]!.home).toBe("bottom");
    expect(turned.byRegion["mordor"]!.home).toBe("bottom");
    for (const region of REGIONS) {
      const [a, b] = [upright.byRegion[region]!.at, turned.byRegion[region]!.at];
      expect([b.x, b.y].map((one) => one + 0)).toEqual([-a.x + 0, -a.y + 0]);
    }
  });

  it("keeps cells on the picture and apart from each other", () => {
    const { cells, m } = layout("desktop", false);
    for (const { at } of cells) expect(Math.abs(at.x) <= m.across && Math.abs(at.y) <= m.down).toBe(true);
    const spots = cells.map(({ at }) => `${at.x} ${at.y}`);
    expect(new Set(spots).size).toBe(cells.length);
  });

  it.each([
    ["shire", 4],
    ["mordor", 4],
    ["moria", 1],
    ["rohan", 2],
  ])("room in %s", (region, expected) => {
    expect(CAPACITY(region)).toBe(expected);
  });
});
