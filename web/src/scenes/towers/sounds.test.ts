import { describe, expect, it } from "vitest";
import { said } from "../../../tests/helpers.svelte";
import { cuesOfLines } from "../../table/cues";
import { sounds } from "./sounds";

describe("sounds", () => {
  it("has cues for cards that are shown, and for tokens", () => {
    const news = ["drew-hidden", "laid", "counted", "won", "won", "turned-up"].map((key) => said(`log-${key}`));
    expect(cuesOfLines(sounds, news, [0])).toEqual(["card", "scored"]);
  });

  it("has no decisions out of one's turn", () => {
    expect(sounds.isTurn({ actor: 1 })).toBe(true);
  });
});
