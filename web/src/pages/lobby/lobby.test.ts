import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../../tests/helpers.svelte";
import type { GameInfo, OptionSpec } from "../../net/api";
import { settings } from "../../platform/settings.svelte";
import { account } from "../../shell/account.svelte";
import { optionLines, sitters } from "../challenge/options";
import { possibleChoices } from "./combinations";
import { firstOptions, seatRange, defaultBot, defaultSeats, defaultWho } from "./modes";

const option = (name: string, rest: Partial<OptionSpec> = {}): OptionSpec => ({
  name,
  kind: "choice",
  default: "a",
  choices: ["a", "b"],
  low: 0,
  high: 0,
  rule: "",
  ...rest,
});
const game = (rest: Partial<GameInfo> = {}): GameInfo => ({
  id: "quest",
  seats: [2, 3, 4, 5],
  seat_names: [],
  options: [],
  bots: ["novice", "captain", "master"],
  coop: true,
  lesson: true,
  first_game: { preparations: true },
  ...rest,
});

describe("defaults", () => {
  beforeEach(() => settings.set({ seats: {}, bots: {} }));

  it("is three seats, or the fewest, or as many as last time", () => {
    expect([defaultSeats(game()), defaultSeats(game({ seats: [2] }))]).toEqual([3, 2]);
    settings.set({ seats: { quest: 5 } });
    expect([defaultSeats(game()), defaultSeats(game({ seats: [2, 3] }))]).toEqual([5, 3]);
  });

  it("is the bot in the middle, or that of last time if there still is one", () => {
    expect([defaultBot(game()), defaultBot(game({ bots: [] }))]).toEqual(["captain", ""]);
    settings.set({ bots: { quest: "master" } });
    expect([defaultBot(game()), defaultBot(game({ bots: ["novice"] }))]).toEqual(["master", "novice"]);
  });

  it.each([
    ["bot", ["me", "bot:captain", "bot:captain"]],
    ["friend", ["me", "open", "open"]],
    ["same", ["me", "here", "here"]],
    ["watch", ["bot:captain", "bot:captain", "bot:captain"]],
  ] as const)("seats in the mode %s", (mode, expected) => {
    expect(defaultWho(game(), mode, 3)).toEqual(expected);
  });

  it("recommends options to who has not finished the game yet", () => {
    account.home = { tables: [], replays: [], finished: [] };
    expect([firstOptions(game(), "bot"), firstOptions(game(), "watch")]).toEqual([{ preparations: true }, {}]);
    account.home = { tables: [], replays: [], finished: ["quest"] };
    expect(firstOptions(game(), "bot")).toEqual({});
  });

  it.each([
    [[2], "2"],
    [[2, 3, 4], "2–4"],
    [[], "0"],
  ])("range of %j", (seats, expected) => {
    expect(seatRange(seats)).toBe(expected);
  });
});

describe("possibleChoices", () => {
  const level = option("level", { choices: ["introductory", "standard", "heroic", "epic", "legendary"] });
  const fate = game({ id: "fate", options: [level, option("objectives", { default: "first_game" })] });

  it.each<[string, Record<string, unknown>, string[]]>([
    ["the scenario by default", {}, ["introductory", "standard"]],
    ["another scenario", { objectives: "riders_of_rohan" }, ["heroic", "epic"]],
    ["any level", { any_level: true }, level.choices],
    ["own objectives", { own: "objectives = []" }, level.choices],
    ["an unknown scenario", { objectives: "mine" }, level.choices],
  ])("%s", (_, chosen, expected) => {
    expect(possibleChoices(fate, level, chosen)).toEqual(expected);
  });

  it("restricts nothing in other games", () => {
    expect(possibleChoices(game(), level, {})).toEqual(level.choices);
  });
});

describe("a set-up in words", () => {
  const say = words(
    "shell-you = You",
    "bot-captain = Captain",
    "option-hands = Hands",
    "option-solo = Alone",
    "choice-hands-open = open",
    "challenge-option = { $label }: { $value }",
  );

  it("names who sits where", () => {
    expect(sitters(["me", "bot:captain", "bot:other"], say)).toEqual(["You", "Captain", "other"]);
  });

  it("lists main choices always, and fine points where they differ", () => {
    const options = [
      option("hands", { default: "open" }),
      option("solo", { kind: "flag", default: false }),
      option("other", { kind: "flag", default: true }),
    ];
    expect(optionLines(game({ options }), {}, say)).toEqual(["Hands: open"]);
    expect(optionLines(game({ options }), { solo: true, hands: "secret" }, say)).toEqual(["Hands: secret", "Alone"]);
  });
});
