import { describe, expect, it } from "vitest";
import { viewOf } from "../../../tests/fate";
import { choice } from "../../../tests/helpers.svelte";
import { actionGroups } from "./actions";
import { abilityOf } from "./button-notes";
import { candidates, type Company, isCompany, NOBODY, texts, withArmy, withCharacter } from "./company";
import { ICONS } from "./icons";
import { cardOf, nameIn, PEOPLES, seatOf, SYMBOLS } from "./names";
import { fits, inOrder, owed, verb } from "./payment";
import { byTarget, targetOf } from "./targets";
import { diceFrame } from "./frame";

const along = (character: string) => choice(`take along ${character}`, { character }, "take_along");
const armies = (people: string, count: number) =>
  choice(`take ${count} ${people}`, { people, count: String(count) }, "take_armies");

describe("targetOf", () => {
  it.each([
    [choice("travel bree", { place: "bree" }), "place bree"],
    [choice("act aragorn", { character: "aragorn" }, "act"), "character aragorn"],
    [choice("play lembas", { event: "lembas" }), "card lembas"],
    [choice("give lembas second", { seat: "second", card: "lembas" }), "seat second"],
    [choice("oath"), "objective oathbreakers"],
    [choice("blessing", {}, "blessing_otherwise"), "objective blessing_elves"],
    [choice("done"), ""],
  ])("%o", (given, expected) => {
    expect(targetOf(given)).toBe(expected);
  });

  it("gathers the choices of each target", () => {
    const choices = [
      choice("travel bree", { place: "bree" }),
      choice("travel bree ride", { place: "bree" }),
      choice("done"),
    ];
    expect([...byTarget(choices)].map(([target, all]) => [target, all.length])).toEqual([["place bree", 2]]);
  });
});

describe("company", () => {
  const choices = [along("aragorn"), along("gimli"), armies("elf", 1), armies("elf", 2), choice("done")];

  it("lists who may come, and how many armies at most", () => {
    expect(isCompany(choices)).toBe(true);
    expect(isCompany([choice("done")])).toBe(false);
    expect(candidates(choices)).toEqual({ characters: ["aragorn", "gimli"], armies: { elf: 2 } });
  });

  it("takes a character along, or leaves him behind again", () => {
    const one = withCharacter(NOBODY, "gimli");
    expect(one.characters).toEqual(["gimli"]);
    expect(withCharacter(one, "gimli").characters).toEqual([]);
  });

  it("takes one more army each time, and none after the last", () => {
    let company: Company = NOBODY;
    const counts = [1, 2, 3].map(() => (company = withArmy(company, "elf", 2)).armies["elf"]);
    expect(counts).toEqual([1, 2, 0]);
  });

  it.each<[string, Company, string[]]>([
    ["nobody", NOBODY, ["done"]],
    ["one, while others could come", { characters: ["aragorn"], armies: {} }, ["take along aragorn", "done"]],
    [
      "in the order of the choices",
      { characters: ["gimli", "aragorn"], armies: { elf: 2 } },
      ["take along aragorn", "take along gimli", "take 2 elf"],
    ],
    ["the last who could come", { characters: [], armies: { elf: 1 } }, ["take 1 elf"]],
  ])("sends %s", (_, company, expected) => {
    expect(texts(company, choices)).toEqual(expected);
  });
});

describe("payment", () => {
  const paying = viewOf({ decision: { kind: "paying", seat: 0, rule: "", fields: {} }, due: { valor: 2, stealth: 1 } });
  const discarding = viewOf({ decision: { kind: "discarding", seat: 0, rule: "", fields: { count: 2 } } });

  it.each([
    [paying, 3, "spend"],
    [discarding, 2, "discard"],
    [viewOf(), 0, "spend"],
  ])("owes by the decision", (view, expected, word) => {
    expect([owed(view), verb(view)]).toEqual([expected, word]);
  });

  it.each<[string, typeof paying, string[], string, boolean]>([
    ["a card of a wanted symbol", paying, [], "rohan_valor", true],
    ["a token of a wanted symbol", paying, [], "token valor", true],
    ["more tokens than there are", paying, ["token valor"], "token valor", false],
    ["more of a symbol than is wanted", paying, ["rohan_valor", "eriador_valor"], "token valor", false],
    ["a card twice", paying, ["rohan_valor"], "rohan_valor", false],
    ["a card of another seat", paying, [], "mirkwood_stealth", false],
    ["a symbol that is not wanted", paying, [], "lembas", false],
    ["anything for a loss", discarding, [], "lembas", true],
    ["more than is to be lost", discarding, ["lembas", "rohan_valor"], "eriador_valor", false],
    ["a card that is given already", { ...paying, paying: ["rohan_valor"] }, [], "rohan_valor", false],
    ["a token that is given already", { ...paying, paying_tokens: { valor: 1 } }, [], "token valor", false],
  ])("fits %s", (_, view, picked, thing, expected) => {
    expect(fits(view, 0, picked, thing)).toBe(expected);
  });

  it("gives cards by region and symbol, then events as they are offered, then tokens", () => {
    const picked = ["token stealth", "lembas", "token friendship", "rohan_valor", "athelas", "rohan_friendship"];
    expect(inOrder(picked, ["discard athelas", "discard lembas"])).toEqual([
      "rohan_friendship",
      "rohan_valor",
      "athelas",
      "lembas",
      "token friendship",
      "token stealth",
    ]);
  });
});

describe("actionGroups", () => {
  it("always shows six, and others only with choices", () => {
    expect(actionGroups([]).map(({ name }) => name)).toEqual([
      "travel",
      "prepare",
      "fellowship",
      "muster",
      "attack",
      "capture",
    ]);
    const groups = actionGroups([choice("shoot moria"), choice("take lembas"), choice("give lembas")]);
    expect(groups.find(({ name }) => name === "ability")!.choices).toHaveLength(1);
    expect(groups.find(({ name }) => name === "fellowship")!.choices.map(({ kind }) => kind)).toEqual(["take", "give"]);
  });

  it.each([
    [["shoot", "shoot_nazgul"], "sure_shot"],
    [["song"], "song"],
    [["song", "lady"], ""],
    [[], ""],
  ])("names the one ability of %j", (kinds, expected) => {
    expect(abilityOf(kinds.map((kind) => choice(kind)))).toBe(expected);
  });
});

describe("names", () => {
  it("reads keys", () => {
    expect([nameIn("place-helms_deep"), seatOf("seat-third"), seatOf("seat-nobody")]).toEqual(["helms_deep", 2, -1]);
  });

  it.each([
    ["rohan_valor", { region: "rohan", symbol: "valor" }],
    ["gladden_fields_stealth", { region: "gladden_fields", symbol: "stealth" }],
    ["lembas", null],
    ["sure_shot", null],
  ])("cardOf %s", (card, expected) => {
    expect(cardOf(card)).toEqual(expected);
  });

  it("has an icon for each symbol and people", () => {
    for (const name of [...SYMBOLS.map((one) => `symbol-${one}`), ...PEOPLES.map((one) => `people-${one}`)])
      expect(ICONS[name]).toBeTruthy();
  });
});

describe("diceFrame", () => {
  it.each<[string, string[], string | undefined, string | undefined]>([
    ["nothing", [], undefined, undefined],
    ["a search, where Frodo is", ["act", "search"], "search", "bree"],
    ["the innermost of two", ["search", "battle", "rolled"], "battle", ""],
  ])("%s", (_, names, kind, place) => {
    const stack = names.map((name) => [name, 0, 7, 0, 0, 0] as [string, number, number, number, number, number]);
    const found = diceFrame(viewOf({ stack }));
    expect([found?.kind, found?.place]).toEqual([kind, place]);
  });
});
