import { describe, expect, it } from "vitest";
import { said } from "../../../tests/helpers.svelte";
import { type Cue, cuesOfLines } from "../../table/cues";
import { sounds } from "./sounds";

describe("sounds", () => {
  it.each<[string, string[], Cue[]]>([
    ["a shadow step", ["flipped", "advances", "shadow-went", "back"], ["card", "shadow"]],
    ["a search", ["search", "searched", "hope-lost-search"], ["die", "dark"]],
    ["a battle lost", ["battle-shadow", "fought", "friends-lost"], ["battle", "die", "battle-lost"]],
    ["a battle won", ["fought", "shadow-removed", "captured"], ["die", "battle-won"]],
    ["losses on both sides", ["fought", "shadow-removed", "friends-lost"], ["die", "battle-even"]],
    [
      "two battles",
      ["battle-shadow", "friends-lost", "battle-shadow", "shadow-removed"],
      ["battle", "battle-lost", "battle-won"],
    ],
    ["an objective", ["completed", "hope-gained"], ["scored", "light"]],
    ["a journey", ["went", "friends-moved", "drew"], []],
  ])("%s", (_, keys, expected) => {
    const news = keys.map((key) => said(`log-${key}`));
    expect(cuesOfLines(sounds, news, [0])).toEqual(expected);
  });

  it("knows decisions out of one's turn", () => {
    expect(sounds.isTurn({ active: 1, actor: 1 })).toBe(true);
    expect(sounds.isTurn({ active: 0, actor: 1 })).toBe(false);
  });
});
