import { describe, expect, it } from "vitest";
import { words } from "../../../tests/helpers.svelte";
import { Facts } from "./facts";

const given = words(
  "fact-turn = Turn",
  "fact-cards = Cards",
  "fact-bearer = Bearer",
  "fact-secret = Secret",
  "fact-true = yes",
  "fact-false = no",
  "card-sun = Sun",
  "card-moon = Moon",
);
const facts = (view: Record<string, unknown>) => new Facts(given, (seat) => `Seat ${seat}`, 2).of(view);

describe("Facts", () => {
  it("leaves out what is empty and what is for programs only", () => {
    expect(facts({ stack: [1], turn: 3, cards: [], secret: false, legal: [1] })).toEqual([
      { label: "Turn", value: "3" },
    ]);
  });

  it.each<[string, Record<string, unknown>, unknown]>([
    ["a name of the game", { cards: "sun" }, "Sun"],
    ["several names", { cards: ["sun", "moon"] }, "Sun, Moon"],
    ["a seat", { bearer: 1 }, "Seat 1"],
    ["nobody", { bearer: -1 }, ""],
    ["yes or no", { secret: true }, "yes"],
    [
      "counts by name",
      { cards: { sun: 2, moon: 0 } },
      [
        { label: "Sun", value: "2" },
        { label: "Moon", value: "0" },
      ],
    ],
    [
      "a value per seat",
      { cards: [3, 4] },
      [
        { label: "Seat 0", value: "3" },
        { label: "Seat 1", value: "4" },
      ],
    ],
    [
      "counts in one line",
      { cards: [{ sun: 2 }, { moon: 1 }] },
      [
        { label: "Seat 0", value: "2 × Sun" },
        { label: "Seat 1", value: "Moon" },
      ],
    ],
  ])("shows %s", (_, view, expected) => {
    expect(facts(view).map(({ value }) => value)).toEqual([expected]);
  });

  it("leaves out fields without a name where most have one, and shows a game without names whole", () => {
    expect(facts({ turn: 3, cards: "sun", inner: 7 }).map(({ label }) => label)).toEqual(["Turn", "Cards"]);
    expect(facts({ some_field: 3, other: "moon" })).toEqual([
      { label: "some field", value: "3" },
      { label: "other", value: "Moon" },
    ]);
  });
});
