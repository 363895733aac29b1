import { describe, expect, it } from "vitest";
import { said } from "../../../tests/helpers.svelte";
import { movesOf } from "./flights";

describe("movesOf", () => {
  it.each<[string, Record<string, string>, object, string, string]>([
    ["log-drew", { card: "card-white_joker" }, { card: "white_joker" }, "deck", "held-1-white_joker"],
    ["log-dealt-hidden", {}, { back: true }, "deck", "held-1-undefined"],
    ["log-got-card", { card: "card-elessar" }, { card: "elessar" }, "board", "held-1-elessar"],
    ["log-passed-card", { card: "card-belt", to: "hobbit-merry" }, { card: "belt" }, "held-1-belt", "hand-3"],
    ["log-passed-card-hidden", { to: "hobbit-frodo" }, { back: true }, "held-1-undefined", "hand-0"],
    ["log-played", { card: "card-belt", line: "line-hiding" }, { card: "belt" }, "held-1-belt", "line-hiding"],
    ["log-discarded", { card: "card-belt" }, { card: "belt" }, "held-1-belt", "deck"],
    ["log-pledged", { card: "card-belt" }, { card: "belt" }, "held-1-belt", "slots"],
    ["log-got-shield", {}, { sign: "shield" }, "board", "shields-1"],
    ["log-got-special-hidden", {}, { sign: "special_shield" }, "board", "shields-1"],
    ["log-got-token", { token: "token-sun" }, { sign: "sun" }, "board", "token-1-sun"],
    ["log-pledged-token", { token: "token-sun" }, { sign: "sun" }, "token-1-sun", "slots"],
    ["log-pledged-shields", {}, { sign: "shield" }, "shields-1", "slots"],
    ["log-bearer", {}, { sign: "ring" }, "board", "seat-1"],
  ])("%s %j", (key, params, face, from, to) => {
    const moves = movesOf(said(key, { hobbit: "hobbit-sam", ...params }));
    expect(moves.map((move) => [move.face, move.from[0], move.to[0]])).toEqual([[face, from, to]]);
  });

  it("has other places to fall back to where the first are not on the page", () => {
    const [move] = movesOf(said("log-drew", { hobbit: "hobbit-sam", card: "card-belt" }));
    expect([move!.from, move!.to]).toEqual([
      ["deck", "board"],
      ["held-1-belt", "hand-1", "seat-1"],
    ]);
  });

  it.each(["log-turn", "log-sauron", "log-rolled"])("moves nothing for %s", (key) => {
    expect(movesOf(said(key, { hobbit: "hobbit-sam" }))).toEqual([]);
  });
});
