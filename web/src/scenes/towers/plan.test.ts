import { describe, expect, it } from "vitest";
import { choice } from "../../../tests/helpers.svelte";
import { cardsIn, EMPTY, gandalfsIn, leadable, type Plan, planned, texts, withCards, withGandalf } from "./plan";
import { COLOUR_ICONS, iconOf, PLACE_ICONS, QUALITY_ICONS } from "./icons";
import { colourOf, COLOURS, kindOf, KINDS, PLACES, QUALITIES, qualityOf, seatOf } from "./names";

const lay = (kind: string) => choice(`lay ${kind}`, { card: kind });
const lead = (kind: string) => choice(`lead ${kind}`, { card: kind });
const CHOICES = [
  lay("blue_wisdom"),
  lay("green_strength"),
  lead("green_strength"),
  lay("green_wisdom"),
  choice("done"),
];
const row = (quality: string, cards: number, gandalf = false) => ({ quality, cards, gandalf });

describe("withCards", () => {
  it.each<[string, Plan, string, number, Plan]>([
    ["adds a row", EMPTY, "green_strength", 1, { rows: { green: row("strength", 1) }, waiting: 0 }],
    [
      "changes the number",
      { rows: { green: row("strength", 1) }, waiting: 0 },
      "green_strength",
      2,
      { rows: { green: row("strength", 2) }, waiting: 0 },
    ],
    ["drops a row without cards", { rows: { green: row("strength", 1) }, waiting: 0 }, "green_strength", 0, EMPTY],
    [
      "keeps rows of other colours",
      { rows: { blue: row("wisdom", 1) }, waiting: 0 },
      "green_strength",
      1,
      { rows: { blue: row("wisdom", 1), green: row("strength", 1) }, waiting: 0 },
    ],
    [
      "replaces another quality of the same colour",
      { rows: { green: row("wisdom", 2) }, waiting: 0 },
      "green_strength",
      1,
      { rows: { green: row("strength", 1) }, waiting: 0 },
    ],
    [
      "gives a waiting Gandalf to a row that he may lead",
      { rows: {}, waiting: 1 },
      "green_strength",
      1,
      { rows: { green: row("strength", 1, true) }, waiting: 0 },
    ],
    [
      "lets Gandalf wait where he may not lead",
      { rows: {}, waiting: 1 },
      "blue_wisdom",
      1,
      { rows: { blue: row("wisdom", 1) }, waiting: 1 },
    ],
    [
      "takes Gandalf back from a row that goes",
      { rows: { green: row("strength", 1, true) }, waiting: 0 },
      "green_strength",
      0,
      { rows: {}, waiting: 1 },
    ],
  ])("%s", (_, plan, kind, cards, expected) => {
    expect(withCards(plan, kind, cards, CHOICES)).toEqual(expected);
  });
});

describe("a plan", () => {
  const plan: Plan = { rows: { green: row("strength", 2, true), blue: row("wisdom", 1) }, waiting: 1 };

  it("counts cards and Gandalfs", () => {
    expect([
      cardsIn(plan),
      gandalfsIn(plan),
      planned(plan, "gandalf"),
      planned(plan, "green_strength"),
      planned(plan, "green_wisdom"),
    ]).toEqual([4, 2, 2, 2, 0]);
  });

  it("is sent in the order of the choices, Gandalf with the first card of his row", () => {
    expect(texts(plan, CHOICES)).toEqual(["lay blue_wisdom", "lead green_strength", "lay green_strength"]);
  });

  it("knows which rows could be led", () => {
    expect(leadable(plan, CHOICES)).toEqual(["green"]);
  });

  it("moves a Gandalf to the head of a row, and leaves a plan alone that has him there", () => {
    const led = withGandalf(plan, "blue", true);
    expect([led.rows["blue"]!.gandalf, led.waiting]).toEqual([true, 0]);
    expect(withGandalf(plan, "green", true)).toBe(plan);
    expect(withGandalf(plan, "grey", true)).toBe(plan);
  });
});

describe("names", () => {
  it.each([
    ["green_strength", "green", "strength"],
    ["gandalf", "gandalf", ""],
  ])("parts of %s", (kind, colour, quality) => {
    expect([colourOf(kind), qualityOf(kind)]).toEqual([colour, quality]);
  });

  it("reads seats and cards from keys", () => {
    expect([seatOf("seat-3"), kindOf("card-blue_resolve")]).toEqual([2, "blue_resolve"]);
  });

  it("has an icon for everything", () => {
    expect(KINDS).toHaveLength(17);
    for (const kind of KINDS) expect(iconOf(kind)).not.toBe("");
    expect(Object.keys(COLOUR_ICONS)).toEqual([...COLOURS]);
    expect(Object.keys(QUALITY_ICONS)).toEqual([...QUALITIES]);
    expect(Object.keys(PLACE_ICONS)).toEqual([...PLACES]);
  });
});
