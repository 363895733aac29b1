import { describe, expect, it } from "vitest";
import { said } from "../../../tests/helpers.svelte";
import { viewOf } from "../../../tests/towers";
import { laneOf, movesOf } from "./flights";
import type { View } from "./view";

const CARD = "card-green_strength";

describe("movesOf", () => {
  it.each<[string, object, string, string]>([
    ["log-took", { card: "green_strength" }, "open-green_strength", "held-1-green_strength"],
    ["log-offered", { card: "green_strength" }, "held-1-green_strength", "open-green_strength"],
    ["log-turned-up", { card: "green_strength" }, "pile", "open-green_strength"],
    ["log-drew", { card: "green_strength" }, "pile", "held-1-green_strength"],
    ["log-drew-hidden", { back: true }, "pile", "held-1-green_strength"],
    ["log-laid", { card: "green_strength" }, "held-1-green_strength", "lane-1-green"],
  ])("%s", (key, face, from, to) => {
    const moves = movesOf(said(key, { seat: "seat-2", card: CARD }), null);
    expect(moves.map((move) => [move.face, move.from[0], move.to[0]])).toEqual([[face, from, to]]);
  });

  it("moves Gandalf first, then the card that he leads", () => {
    const moves = movesOf(said("log-led", { seat: "seat-1", card: CARD }), null);
    expect(moves.map(({ face, to }) => [face, to])).toEqual([
      [{ card: "gandalf" }, ["lane-0-green"]],
      [{ card: "green_strength" }, ["lane-0-green"]],
    ]);
  });

  it("clears the row that lay in the colour before, if it is known", () => {
    const line = said("log-cleared", { seat: "seat-1", colour: "colour-green" });
    const rows: View["rows"] = [{ green: { quality: "wisdom", cards: 2, gandalf: false } }, {}];
    expect(movesOf(line, viewOf({ rows }))).toEqual([
      { face: { card: "green_wisdom" }, from: ["lane-0-green"], to: ["discards"] },
    ]);
    expect([movesOf(line, viewOf()), movesOf(line, null)]).toEqual([[], []]);
  });

  it("moves nothing for other lines", () => {
    expect(movesOf(said("log-counted", { seat: "seat-1", count: 2 }), viewOf())).toEqual([]);
  });
});

it("names lanes by seat and colour", () => {
  expect(laneOf(2, "blue_wisdom")).toBe("lane-2-blue");
});
