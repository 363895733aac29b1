import { describe, expect, it } from "vitest";
import { said } from "../../../tests/helpers.svelte";
import { viewOf } from "../../../tests/quest";
import { boardLogOf, loggedView, viewAfter } from "./log";
import { BOARDS, CARDS, isDarkTile, isHobbitCard, KINDS, nameIn, seatOf } from "./names";
import { iconOf } from "./icons";

const EVENTS = BOARDS["moria"]!.events;
const [FIRST = "", SECOND = ""] = EVENTS;
const lines = (...given: ReturnType<typeof said>[]) => given.map((one) => ({ moment: 1, message: one }));
const happened = (event: string) => said("log-happened", { event: `event-${event}` });

describe("boardLogOf", () => {
  it("begins anew at another board", () => {
    const log = lines(happened(FIRST), said("log-turned-tile", { tile: "tile-ring" }), said("log-came-to"));
    expect(boardLogOf(log, 1)).toMatchObject({ outcomes: [], tiles: [] });
  });

  it("lists the tiles of a turn", () => {
    const log = lines(
      said("log-turned-tile", { tile: "tile-ring" }),
      said("log-turn"),
      said("log-turned-tile", { tile: "tile-card" }),
      said("log-turned-tile", { tile: "tile-book" }),
    );
    expect(boardLogOf(log, 1).tiles).toEqual(["card", "book"]);
  });

  it("leaves an event open until something follows", () => {
    expect(boardLogOf(lines(happened(FIRST)), 1).outcomes).toMatchObject([{ event: FIRST, how: "now" }]);
    expect(boardLogOf(lines(happened(FIRST), said("log-turn")), 1).outcomes).toMatchObject([
      { event: FIRST, how: "past", over: true },
    ]);
  });

  it.each<[string, string]>([
    ["log-paid", "paid"],
    ["log-refused", "refused"],
  ])("%s settles an event as %s", (key, how) => {
    const log = lines(happened(FIRST), said(key, { demand: `demand-${FIRST}` }));
    expect(boardLogOf(log, 1).outcomes).toMatchObject([{ event: FIRST, how }]);
  });

  it("does not call a refused event paid", () => {
    const log = lines(
      happened(FIRST),
      said("log-refused", { demand: `demand-${FIRST}` }),
      said("log-paid", { demand: `demand-${FIRST}` }),
    );
    expect(boardLogOf(log, 1).outcomes[0]!.how).toBe("refused");
  });

  it("adds an event whose beginning was not seen", () => {
    expect(boardLogOf(lines(said("log-paid", { demand: `demand-${SECOND}` })), 1).outcomes).toMatchObject([
      { event: SECOND, how: "paid" },
    ]);
    expect(boardLogOf(lines(said("log-paid", { demand: "demand-tile" })), 1).outcomes).toEqual([]);
  });

  it("counts rolls and Sauron's steps for the event under way", () => {
    const log = lines(
      happened(FIRST),
      said("log-rolled", { hobbit: "hobbit-sam", face: "face-eye" }),
      said("log-sauron", { space: 11 }),
      happened(SECOND),
      said("log-sauron", { space: 10 }),
    );
    expect(boardLogOf(log, 1).outcomes).toMatchObject([
      { event: FIRST, rolled: 1, sauron: 11 },
      { event: SECOND, rolled: 0, sauron: 10 },
    ]);
  });

  it("remembers the last roll with what followed for the one who rolled", () => {
    const log = lines(
      said("log-rolled", { hobbit: "hobbit-sam", face: "face-one_dot" }),
      said("log-darker", { hobbit: "hobbit-frodo", space: 9 }),
      said("log-darker", { hobbit: "hobbit-sam", space: 3 }),
    );
    expect(boardLogOf(log, 1).roll).toEqual({ seat: 1, face: "one_dot", space: 3 });
  });

  it("knows who has tried at the mountain", () => {
    expect(boardLogOf(lines(said("log-attempted", { hobbit: "hobbit-merry" })), 1).tried).toEqual([3]);
  });

  it("ends at a moment, and at a number of lines of that moment", () => {
    const log = [
      ...lines(said("log-turned-tile", { tile: "tile-ring" })),
      { moment: 2, message: said("log-turned-tile", { tile: "tile-card" }) },
      { moment: 2, message: said("log-turned-tile", { tile: "tile-book" }) },
    ];
    expect(boardLogOf(log, 1).tiles).toEqual(["ring"]);
    expect(boardLogOf(log, 2, 1).tiles).toEqual(["ring", "card"]);
    expect(boardLogOf(log, 2).tiles).toEqual(["ring", "card", "book"]);
  });
});

describe("viewAfter", () => {
  const whole = viewOf({ place: "shelob", sauron: 9, dark: [5, 5], lines: { fighting: 4 } });
  const before = loggedView(viewOf({ lines: { fighting: 1, hiding: 2 } }));

  it.each<[string, Record<string, string | number>, object]>([
    ["log-sauron", { space: 11 }, { sauron: 11 }],
    ["log-darker", { hobbit: "hobbit-sam", space: 4 }, { dark: [0, 4] }],
    ["log-lighter", { hobbit: "hobbit-frodo", space: 1 }, { dark: [1, 2] }],
    ["log-moved", { line: "line-fighting", space: 3 }, { lines: { fighting: 3, hiding: 2 } }],
    ["log-happened", { event: `event-${SECOND}` }, { event: 2 }],
    ["log-happened", { event: "event-unknown" }, { event: 0 }],
    ["log-came-to", {}, { place: "shelob", lines: { fighting: 4 }, sauron: 12, dark: [0, 2] }],
    ["log-fell", { hobbit: "hobbit-sam" }, { gone: [1] }],
    ["log-drew", { hobbit: "hobbit-sam" }, {}],
  ])("%s %j", (key, params, expected) => {
    expect(viewAfter(before, said(key, params), whole)).toEqual({ ...before, ...expected });
  });

  it("takes of a view only what lines change", () => {
    expect(Object.keys(before).sort()).toEqual(["dark", "ending", "event", "gone", "lines", "place", "sauron"]);
  });
});

describe("names", () => {
  it("reads keys", () => {
    expect([nameIn("card-white_joker"), seatOf("hobbit-pippin"), seatOf("sam"), seatOf("hobbit-nobody")]).toEqual([
      "white_joker",
      2,
      1,
      -1,
    ]);
  });

  it("distinguishes cards of hobbits from yellow ones, and dark tiles from light ones", () => {
    expect([
      isHobbitCard("white_fighting"),
      isHobbitCard("athelas"),
      isDarkTile("ring_dark"),
      isDarkTile("fighting"),
    ]).toEqual([true, false, true, false]);
    expect(KINDS).toEqual(Object.keys(CARDS));
  });

  it("has a fallback for things without an icon", () => {
    expect([iconOf("fighting"), iconOf("whatever")]).toEqual(["crossed-swords", "card-random"]);
  });
});
