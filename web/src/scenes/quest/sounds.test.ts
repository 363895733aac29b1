import { describe, expect, it } from "vitest";
import { said } from "../../../tests/helpers.svelte";
import { cuesOfLines } from "../../table/cues";
import { sounds } from "./sounds";

describe("sounds", () => {
  it("has cues for tiles, the die and the corruption line", () => {
    const keys = ["turned-tile", "happened", "rolled", "darker", "sauron", "fell-caught", "scenario-over", "lighter"];
    const news = keys.map((key) => said(`log-${key}`));
    expect(cuesOfLines(sounds, news, [0])).toEqual(["card", "die", "dark", "shadow", "out", "scored", "light"]);
  });

  it("knows decisions out of one's turn", () => {
    expect(sounds.isTurn({ active: 1, actor: 1 })).toBe(true);
    expect(sounds.isTurn({ active: 0, actor: 1 })).toBe(false);
  });
});
