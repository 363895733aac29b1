import { describe, expect, it } from "vitest";
import { demandOf, viewOf } from "../../../tests/quest";
import { filled, needed } from "./demand";
import { EMPTY, type Plan } from "./plan";

const cards = (given: Record<string, number>): Plan => ({ ...EMPTY, cards: given });
/** The slots as signs; planned ones in brackets. */
const signs = (...args: Parameters<typeof filled>): string[] =>
  filled(...args).slots.map((slot) => (slot.seat < 0 ? "-" : slot.planned ? `(${slot.sign})` : slot.sign));

describe("filled", () => {
  it.each<[string, string[], Plan, string[], number]>([
    ["nothing is given", ["fighting", "hiding"], EMPTY, ["-", "-"], 2],
    ["a card fills its symbol", ["fighting", "hiding"], cards({ grey_hiding: 1 }), ["-", "(hiding)"], 1],
    [
      "a card of two symbols fills two slots",
      ["fighting", "fighting"],
      cards({ grey_fighting: 1 }),
      ["(fighting)", "(fighting)"],
      0,
    ],
    ["a joker fills any symbol", ["hiding"], cards({ white_joker: 1 }), ["(joker)"], 0],
    [
      "a joker fills what no other card does",
      ["fighting", "hiding"],
      cards({ white_joker: 1, white_fighting: 1 }),
      ["(fighting)", "(joker)"],
      0,
    ],
    ["a joker fills no token", ["heart"], cards({ white_joker: 1 }), ["-"], 1],
    ["a slot for jokers takes a joker first", ["fighting", "joker"], cards({ white_joker: 1 }), ["-", "(joker)"], 1],
    ["any card fills a slot for a card", ["card"], cards({ grey_hiding: 1 }), ["(hiding)"], 0],
    [
      "tokens and shields fill theirs",
      ["ring", "token", "shield"],
      { cards: {}, tokens: { ring: 1, sun: 1 }, shields: 1 },
      ["(ring)", "(sun)", "(shield)"],
      0,
    ],
  ])("%s", (_, wants, plan, expected, missing) => {
    const demand = demandOf(wants);
    expect(signs(demand, viewOf(), plan, 0)).toEqual(expected);
    expect(filled(demand, viewOf(), plan, 0).missing).toBe(missing);
  });

  it("joins the slots that one card fills", () => {
    const { slots } = filled(
      demandOf(["fighting", "fighting", "fighting"]),
      viewOf(),
      cards({ grey_fighting: 1, white_fighting: 1 }),
      0,
    );
    expect(slots.map(({ joined }) => joined)).toEqual([true, false, false]);
  });

  it("counts symbols that would be lost", () => {
    expect(filled(demandOf(["fighting"]), viewOf(), cards({ grey_fighting: 1 }), 0).spare).toBe(1);
  });

  it("keeps what was pledged in its slots", () => {
    const given = [{ seat: 1, card: "white_joker", count: 1, symbol: "joker", stars: 1 }];
    const { slots } = filled(demandOf(["fighting", "hiding"], { given }), viewOf(), cards({ grey_hiding: 1 }), 0);
    expect(slots.map(({ seat, planned }) => [seat, planned])).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  it("moves a pledged joker if more would be covered then", () => {
    const given = [{ seat: 1, card: "white_joker", count: 1, symbol: "joker", stars: 1 }];
    const found = filled(demandOf(["fighting", "hiding"], { given }), viewOf(), cards({ white_fighting: 1 }), 0);
    expect(found.missing).toBe(0);
    expect(found.slots.map(({ sign }) => sign)).toEqual(["fighting", "joker"]);
  });

  it.each<[boolean, string[], string[]]>([
    [false, ["fighting", "hiding"], ["guidance", "guidance"]],
    [true, ["fighting", "hiding", "hiding"], ["-", "guidance", "guidance"]],
  ])("lets Guidance stand for two symbols; of one kind: %s", (guidance_one_kind, wants, expected) => {
    const view = viewOf({ guided: true, options: { ...viewOf().options, guidance_one_kind } });
    expect(signs(demandOf(wants), view, EMPTY, 0)).toEqual(expected);
  });
});

describe("needed", () => {
  it("drops cards that a later one made needless, but not the one just picked", () => {
    const demand = demandOf(["fighting", "fighting"]);
    const plan = cards({ white_fighting: 1, grey_fighting: 1 });
    expect(needed(demand, viewOf(), plan, 0, "grey_fighting").cards).toEqual({ white_fighting: 0, grey_fighting: 1 });
  });

  it("drops nothing as long as something is missing", () => {
    const plan = cards({ white_fighting: 1 });
    expect(needed(demandOf(["fighting", "hiding"]), viewOf(), plan, 0, "white_fighting")).toBe(plan);
  });
});
