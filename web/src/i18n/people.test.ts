import { describe, expect, it } from "vitest";
import { words } from "../../tests/helpers.svelte";
import { botName, botWord, initialOf, personName, sitterName } from "./people";

describe("people", () => {
  const say = words("shell-guest = Guest { $number }", "shell-gone = Somebody", "bot-captain = Captain");

  it.each([
    ["Rosie", "Rosie"],
    ["4821", "Guest 4821"],
    ["R2D2", "R2D2"],
  ])("personName of %s", (name, expected) => {
    expect(personName(name, say)).toBe(expected);
  });

  it("names nobody whose data was deleted", () => {
    expect(sitterName({ name: "Rosie", gone: true }, say)).toBe("Somebody");
    expect(sitterName({ name: "Rosie", gone: false }, say)).toBe("Rosie");
  });

  it.each([
    ["captain", "Captain"],
    ["captain@2", "Captain"],
    ["my_bot", "my_bot"],
  ])("botWord of %s", (spec, expected) => {
    expect(botWord(spec, say)).toBe(expected);
  });

  it("numbers bots of one name, and only those", () => {
    const captain = { kind: "bot", bot: "captain", name: "" };
    const other = { kind: "bot", bot: "captain", name: "" };
    const novice = { kind: "bot", bot: "novice", name: "" };
    const person = { kind: "person", bot: "", name: "captain" };
    const all = [captain, person, other, novice];
    expect([captain, other, novice].map((one) => botName(one, all, say))).toEqual(["Captain 1", "Captain 2", "novice"]);
    expect(botName(captain, [captain, person, novice], say)).toBe("Captain");
  });

  it.each([
    ["Rosie", "R"],
    ["élise", "É"],
    ["Player 2", "2"],
    ["", ""],
    ["🧙 Gandalf", "🧙"],
  ])("initialOf %s", (name, expected) => {
    expect(initialOf(name)).toBe(expected);
  });
});
