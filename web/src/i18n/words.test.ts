import { describe, expect, it } from "vitest";
import { Plain, Words } from "./words";

const ENGLISH = `
place-moria = Moria
  .in = in Moria
seat-1 = Player 1
  .to = to Player 1
turn = { $seat } is to act
  .you = You are to act
moved = { $figure } went { $place_in }
tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
only-english = Only here
shell-pair = { $label }: { $value }
`;
const FRENCH = `
place-moria = la Moria
seat-1 = Joueur 1
  .of = de Joueur 1
tour = le tour { $seat_of }
`;

const english = new Words("en", [ENGLISH]);
const french = new Words("fr", [FRENCH], [ENGLISH]);

describe("Words.say", () => {
  it.each<[string, string, Record<string, string | number | Plain>, string]>([
    ["a plain message", "place-moria", {}, "Moria"],
    ["an attribute", "place-moria.in", {}, "in Moria"],
    ["a number with its plural", "tiles", { count: 1 }, "one tile"],
    ["a larger number", "tiles", { count: 3 }, "3 tiles"],
    [
      "a parameter that is a key, and its attribute",
      "moved",
      { figure: "Sam", place: "place-moria" },
      "Sam went in Moria",
    ],
    [
      "a given name that happens to be a key",
      "moved",
      { figure: new Plain("place-moria"), place: "place-moria" },
      "place-moria went in Moria",
    ],
    ["an unknown key in brackets", "nothing", {}, "<nothing>"],
    ["an unknown attribute in brackets", "place-moria.to", {}, "<place-moria.to>"],
  ])("%s", (_, key, params, expected) => {
    expect(english.say(key, params)).toBe(expected);
  });

  it("says messages of the server with their parameters", () => {
    expect(english.say({ key: "tiles", params: { count: 2 } })).toBe("2 tiles");
  });

  it("falls back to English for what a language does not have", () => {
    expect(french.say("place-moria")).toBe("la Moria");
    expect(french.say("only-english")).toBe("Only here");
    expect(french.has("only-english")).toBe(true);
  });

  it("lets the first source win, so that a game can have its own word", () => {
    expect(new Words("en", ["place-moria = Khazad-dûm", ENGLISH]).say("place-moria")).toBe("Khazad-dûm");
  });
});

describe("Words.named", () => {
  const rosie = new Map([["seat-1", new Plain("Rosie")]]);

  it("calls a seat by who sits there, in every form", () => {
    const named = english.named(rosie);
    expect(named.say("seat-1")).toBe("Rosie");
    expect(named.say("turn", { seat: "seat-1" })).toBe("Rosie is to act");
  });

  it("says a sentence about the reader in its own form", () => {
    expect(english.named(rosie, "seat-1").say("turn", { seat: "seat-1" })).toBe("You are to act");
    expect(english.named(rosie, "seat-2").say("turn", { seat: "seat-1" })).toBe("Rosie is to act");
  });

  it.each([
    ["Rosie", "le tour de Rosie"],
    ["Anne", "le tour d’Anne"],
    ["Éowyn", "le tour d’Éowyn"],
  ])("elides before a vowel in French: %s", (name, expected) => {
    expect(french.named(new Map([["seat-1", new Plain(name)]])).say("tour", { seat: "seat-1" })).toBe(expected);
  });
});

describe("Words.quiet", () => {
  it("leaves out what is unknown, and says the rest", () => {
    const quiet = english.quiet();
    expect([quiet.say("nothing"), quiet.say("place-moria")]).toEqual(["", "Moria"]);
    expect(english.say("nothing")).toBe("<nothing>");
    expect(quiet.named(new Map()).say("nothing")).toBe("");
  });
});

describe("other forms", () => {
  it("pairs a label with a value", () => {
    expect(english.pair("Seats", "place-moria")).toBe("Seats: place-moria");
  });

  it.each<["en" | "fr" | "de", number, number, string]>([
    ["en", 1234.5, 1, "1,234.5"],
    ["de", 1234.5, 1, "1.234,5"],
    ["en", 7, 0, "7"],
    ["de", 0.256, 2, "0,26"],
  ])("numbers in %s: %d", (lang, value, digits, expected) => {
    expect(new Words(lang, []).number(value, digits)).toBe(expected);
  });

  it("lists its keys", () => {
    expect([...english.keys()]).toContain("place-moria");
  });
});
