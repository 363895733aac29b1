import { describe, expect, it } from "vitest";
import { sideView, viewOf } from "../../../tests/confrontation";
import { frameOf, said } from "../../../tests/helpers.svelte";
import { type Duel, fromView, isOver, isSettled, newBattle, stepOf, strengthOf } from "./battle";
import { battleAfter, isAnnounced, journeyOf } from "./log";
import type { BattleView } from "./view";

const met: BattleView = {
  attacker: "orcs",
  region: "rhudaur",
  first: true,
  light: "aragorn",
  dark: "orcs",
  sam_beside: false,
  light_void: false,
  dark_fetched: false,
};
const attacked = said("log-attacked", { figure: "figure-orcs", to: "region-rhudaur", from: "region-mirkwood" });
const shown = said("log-shown", { figure: "figure-aragorn" });

/** The battle after these lines. */
const after = (...lines: ReturnType<typeof said>[]): Duel =>
  lines.reduce<Duel | null>((duel, line) => battleAfter(duel, line, 4), null)!;

describe("a battle from a view", () => {
  it("is none without a battle", () => {
    expect(fromView(frameOf(viewOf()))).toBeNull();
  });

  it("knows the attacker alone before figures are shown", () => {
    const duel = fromView(frameOf(viewOf({ battle: { ...met, light: "", dark: "" } })))!;
    expect([duel.light, duel.dark, duel.region]).toEqual([null, "orcs", "rhudaur"]);
  });

  it.each<[string, number[], boolean, boolean]>([
    ["card", [0], false, true],
    ["card", [1], true, false],
    ["card", [], true, true],
    ["withdraw", [0], true, true],
  ])("turns cards over after the decision %s for viewers %j", (kind, viewers, light, dark) => {
    const view = viewOf({
      battle: met,
      viewers,
      decision: { kind, seat: 0, rule: "", fields: {} },
      light: sideView({ chosen: "light_5" }),
      dark: sideView({ chosen: "hidden" }, "dark"),
    });
    const duel = fromView(frameOf(view))!;
    expect(duel.cards).toEqual({ light: "light_5", dark: "hidden" });
    expect(duel.open).toEqual({ light, dark });
  });
});

describe("a battle line by line", () => {
  it("starts with an attack", () => {
    expect(after(attacked)).toEqual(newBattle(4, "rhudaur", "orcs"));
    expect(battleAfter(null, shown, 4)).toBeNull();
  });

  it("shows the defender, the cards, the sums and who is defeated", () => {
    const duel = after(
      attacked,
      shown,
      said("log-chose", { side: "side-light" }),
      said("log-chose", { side: "side-dark" }),
      said("log-played", { side: "side-light", card: "card-light_5" }),
      said("log-played", { side: "side-dark", card: "card-dark_magic" }),
      said("log-counted", { light: 9, dark: 2 }),
      said("log-defeated", { figure: "figure-orcs" }),
    );
    expect(duel).toMatchObject({
      light: "aragorn",
      dark: "orcs",
      cards: { light: "light_5", dark: "dark_magic" },
      open: { light: true, dark: true },
      sums: { light: 9, dark: 2 },
      lost: ["orcs"],
      lines: [said("log-defeated", { figure: "figure-orcs" })],
    });
    expect(isOver(duel)).toBe(true);
  });

  it("keeps a chosen card face down", () => {
    const duel = after(attacked, shown, said("log-chose", { side: "side-dark" }));
    expect([duel.cards.dark, duel.open.dark]).toEqual(["hidden", false]);
  });

  it("marks a card that Magic brought back", () => {
    const duel = after(attacked, shown, said("log-fetched", { side: "side-light", card: "card-light_3" }));
    expect([duel.cards.light, duel.fetched]).toEqual(["light_3", { light: true, dark: false }]);
  });

  it("starts anew against the next defender of a region", () => {
    const duel = after(
      attacked,
      shown,
      said("log-defeated", { figure: "figure-aragorn" }),
      said("log-shown", { figure: "figure-gandalf" }),
    );
    expect(duel).toMatchObject({ light: "gandalf", dark: "orcs", lost: [], lines: [], region: "rhudaur" });
  });

  it("counts Sam as he fights beside Frodo", () => {
    const duel = after(attacked, said("log-stood-by"));
    expect([duel.light, duel.beside, strengthOf(duel, "light")]).toEqual(["sam", true, 5]);
    expect(battleAfter(duel, said("log-shown", { figure: "figure-frodo" }), 4)).toBe(duel);
  });

  it("does not change the battle before", () => {
    const before = after(attacked, shown);
    const copy = structuredClone(before);
    battleAfter(before, said("log-chose", { side: "side-dark" }), 4);
    battleAfter(before, said("log-left", { figure: "figure-aragorn" }), 4);
    expect(before).toEqual(copy);
  });
});

describe("the step of a battle", () => {
  const full = { ...newBattle(1, "rhudaur", "orcs"), light: "aragorn" };
  it.each<[string, Duel, string, number]>([
    ["figures are not shown", newBattle(1, "rhudaur", "orcs"), "defend", 1],
    ["Frodo may flee", full, "flee", 2],
    ["cards are banned", { ...full, banned: true }, "card", 2],
    ["cards are chosen", full, "card", 3],
    ["somebody is defeated", { ...full, lost: ["orcs"] }, "turn", 4],
    ["somebody has left, and a Retreat is still to be settled", { ...full, left: ["aragorn"] }, "withdraw", 3],
  ])("%s", (_, duel, kind, expected) => {
    expect(stepOf(duel, kind)).toBe(expected);
    expect(isSettled(duel, kind)).toBe(expected === 4);
  });

  it.each<[Partial<Duel>, "light" | "dark", number | null]>([
    [{}, "light", 4],
    [{}, "dark", 2],
    [{ light: null }, "light", null],
    [{ light: "sam" }, "light", 2],
  ])("strength with %j of %s", (rest, side, expected) => {
    expect(strengthOf({ ...full, ...rest }, side)).toBe(expected);
  });
});

describe("journeyOf", () => {
  it.each<[string, Record<string, string>, string, ReturnType<typeof journeyOf>]>([
    [
      "log-moved",
      { figure: "figure-sam", from: "region-shire", to: "region-arthedain" },
      "",
      { from: "shire", to: "arthedain", side: "light", figure: "sam" },
    ],
    [
      "log-moved-hidden",
      { side: "side-dark", from: "region-moria", to: "region-rohan" },
      "",
      { from: "moria", to: "rohan", side: "dark", figure: null },
    ],
    [
      "log-left",
      { figure: "figure-sam", to: "region-shire" },
      "rhudaur",
      { from: "rhudaur", to: "shire", side: "light", figure: "sam" },
    ],
    [
      "log-returned",
      { figure: "figure-orcs", from: "region-moria", region: "region-mordor" },
      "",
      { from: "moria", to: "mordor", side: "dark", figure: "orcs" },
    ],
    [
      "log-recalled",
      { figure: "figure-orcs", from: "region-moria" },
      "",
      { from: "moria", to: "mordor", side: "dark", figure: "orcs" },
    ],
    ["log-left", { figure: "figure-sam", to: "region-shire" }, "", null],
    ["log-played", { side: "side-dark", card: "card-dark_1" }, "", null],
  ])("%s %j", (key, params, field, expected) => {
    expect(journeyOf(said(key, params), field)).toEqual(expected);
  });

  it.each([
    ["log-struck", true],
    ["log-special-used", true],
    ["log-moved", false],
  ])("announces %s: %s", (key, expected) => {
    expect(isAnnounced(said(key))).toBe(expected);
  });
});
