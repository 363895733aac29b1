import { describe, expect, it } from "vitest";
import { said } from "../../../tests/helpers.svelte";
import { type Cue, cuesOfLines } from "../../table/cues";
import { sounds } from "./sounds";

const fell = (figure: string) => said("log-defeated", { figure: `figure-${figure}`, region: "region-moria" });
const left = said("log-left", { figure: "figure-sam" });
const attack = [said("log-attacked", { figure: "figure-orcs" }), said("log-shown", { figure: "figure-sam" })];
const counted = said("log-counted", { light: 5, dark: 2, ahead: 1 });

describe("sounds", () => {
  it.each<[string, ReturnType<typeof said>[], number[], Cue[]]>([
    ["an attack", attack, [0], ["battle", "card"]],
    ["a battle won", [counted, fell("orcs")], [0], ["battle-won"]],
    ["a battle lost", [counted, fell("orcs")], [1], ["battle-lost"]],
    ["both fall", [counted, fell("sam"), fell("orcs")], [0], ["battle-even"]],
    ["a retreat", [left], [0], ["battle-even"]],
    ["a retreat, and another figure falls", [left, fell("orcs")], [0], ["battle-won"]],
    ["a battle that is watched", [fell("orcs")], [], ["battle-even"]],
    ["the tunnel", [said("log-struck", { figure: "figure-sam" }), fell("sam")], [1], ["out"]],
    ["a move", [said("log-moved", { figure: "figure-sam" })], [0], []],
  ])("%s", (_, news, seats, expected) => {
    expect(cuesOfLines(sounds, news, seats)).toEqual(expected);
  });

  it.each([
    ["turn", true],
    ["place", true],
    ["card", false],
    ["withdraw", false],
  ])("a decision of kind %s belongs to one's turn: %s", (kind, expected) => {
    expect(sounds.isTurn({ decision: { kind } })).toBe(expected);
  });
});
