import { describe, expect, it } from "vitest";
import { EXTRAS, viewOf } from "../../../tests/fate";
import { frameOf, said } from "../../../tests/helpers.svelte";
import { movesOf } from "./flights";
import { hasSteps, logSteps, viewAfter } from "./log";
import type { View } from "./view";

const frame = (news: ReturnType<typeof said>[], view = viewOf()) => frameOf(view, { moment: 2, news, extras: EXTRAS });

describe("the view after a line", () => {
  it.each<[string, Record<string, string | number>, (view: View) => unknown, unknown]>([
    ["log-shadow-added", { place: "place-bree", count: 2 }, (view) => view.shadow["bree"], 2],
    ["log-shadow-removed", { place: "place-moria", count: 2 }, (view) => view.shadow["moria"], 1],
    ["log-shadow-removed", { place: "place-moria", count: 9 }, (view) => view.shadow["moria"], 0],
    [
      "log-shadow-went",
      { origin: "place-moria", place: "place-bree", count: 1 },
      (view) => [view.shadow["moria"], view.shadow["bree"]],
      [2, 1],
    ],
    [
      "log-friends-added",
      { place: "place-bree", people: "people-elf", count: 1 },
      (view) => view.friends["bree"],
      { elf: 2 },
    ],
    [
      "log-friends-lost",
      { place: "place-edoras", people: "people-rohan", count: 1 },
      (view) => view.friends["edoras"],
      { rohan: 1, gondor: 1 },
    ],
    [
      "log-friends-moved",
      { origin: "place-edoras", place: "place-bree", people: "people-rohan", count: 2 },
      (view) => [view.friends["edoras"]!["rohan"], view.friends["bree"]!["rohan"]],
      [0, 2],
    ],
    [
      "log-nazgul",
      { region: "region-mordor", into: "region-eriador", count: 2 },
      (view) => view.nazgul,
      { mordor: 1, eriador: 3 },
    ],
    ["log-nazgul-removed", { region: "region-eriador" }, (view) => view.nazgul["eriador"], 0],
    ["log-eye", { region: "region-rohan" }, (view) => view.eye, "rohan"],
    ["log-threat", { count: 3 }, (view) => [view.threat, view.threat_cards], [3, 3]],
    ["log-haven-fell", { place: "place-lorien" }, (view) => view.havens, ["rivendell"]],
    [
      "log-captured",
      { place: "place-moria" },
      (view) => [view.strongholds, view.havens],
      [["isengard"], ["rivendell", "lorien", "moria"]],
    ],
    [
      "log-went",
      { character: "character-aragorn", place: "place-hollin" },
      (view) => view.characters["aragorn"],
      { seat: 0, place: "hollin" },
    ],
    ["log-left", { character: "character-aragorn" }, (view) => view.characters["aragorn"]!.place, ""],
    [
      "log-went",
      { character: "character-nobody", place: "place-hollin" },
      (view) => Object.keys(view.characters).length,
      4,
    ],
    [
      "log-drew",
      { seat: "seat-second", card: "card-gondor_valor" },
      (view) => view.hands[1],
      ["mirkwood_stealth", "gondor_valor"],
    ],
    [
      "log-drew",
      { seat: "seat-first", card: "card-lembas" },
      (view) => view.hands[0],
      ["eriador_valor", "rohan_valor", "lembas"],
    ],
    [
      "log-spent",
      { seat: "seat-first", card: "card-rohan_valor" },
      (view) => view.hands[0],
      ["eriador_valor", "lembas"],
    ],
    [
      "log-event",
      { seat: "seat-first", event: "event-lembas" },
      (view) => view.hands[0],
      ["eriador_valor", "rohan_valor"],
    ],
    ["log-prepared", { character: "character-gandalf", card: "card-mirkwood_stealth" }, (view) => view.hands[1], []],
    [
      "log-gave-card",
      { seat: "seat-first", other: "seat-second", card: "card-lembas" },
      (view) => view.hands,
      [
        ["eriador_valor", "rohan_valor"],
        ["mirkwood_stealth", "lembas"],
      ],
    ],
    ["log-got-token", { seat: "seat-first", symbol: "symbol-valor" }, (view) => view.tokens[0], { valor: 2 }],
    [
      "log-spent-token",
      { seat: "seat-second", symbol: "symbol-stealth", count: 2 },
      (view) => view.tokens[1],
      { stealth: 0 },
    ],
    [
      "log-gave-token",
      { seat: "seat-second", other: "seat-first", symbol: "symbol-stealth" },
      (view) => view.tokens,
      [{ valor: 1, stealth: 1 }, { stealth: 1 }],
    ],
    ["log-completed", { objective: "objective-oathbreakers" }, (view) => view.done, ["oathbreakers"]],
    ["log-hope-lost", { hope: 5 }, (view) => view.hope, 5],
  ])("%s %j", (key, params, read, expected) => {
    expect(read(viewAfter(viewOf(), said(key, params)))).toEqual(expected);
  });

  it("is the same view after a line that changes nothing on the table", () => {
    const view = viewOf();
    expect(viewAfter(view, said("log-turn"))).toBe(view);
  });

  it("does not change the view before", () => {
    const view = viewOf();
    viewAfter(view, said("log-friends-lost", { place: "place-edoras", people: "people-rohan", count: 1 }));
    viewAfter(view, said("log-drew", { seat: "seat-first", card: "card-gondor_valor" }));
    expect(view).toEqual(viewOf());
  });
});

describe("hasSteps", () => {
  it.each<[string, string[], boolean]>([
    ["nothing happened", [], false],
    ["somebody went", ["log-went"], false],
    ["a card was turned", ["log-flipped"], true],
    ["a battle began", ["log-battle-attack"], true],
    ["the game was set up", ["log-set-up", "log-flipped"], false],
  ])("%s", (_, keys, expected) => {
    expect(hasSteps(frame(keys.map((key) => said(key))))).toBe(expected);
  });
});

describe("logSteps", () => {
  const news = [
    said("log-flipped", { place: "place-moria", order: "order-deploy" }),
    said("log-advances", { line: "line-isengard" }),
    said("log-shadow-went", { origin: "place-moria", place: "place-hollin", count: 1 }),
    said("log-ordered"),
    said("log-turn"),
  ];
  const steps = logSteps(frame(news), frameOf(viewOf(), { extras: EXTRAS }));

  it("stands still at lines that are worth it, with their place among all", () => {
    expect(steps.map(({ line, at, of }) => [line.key, at, of])).toEqual([
      ["log-flipped", 0, 5],
      ["log-advances", 1, 5],
      ["log-shadow-went", 2, 5],
      ["log-ordered", 3, 5],
    ]);
    for (const { time } of steps) expect(time).toBeGreaterThan(0);
  });

  it("shows the table as it was after each line", () => {
    expect(steps.map(({ view }) => view.shadow["moria"])).toEqual([3, 3, 2, 2]);
  });

  it("fills in the card line by line", () => {
    expect(steps.map(({ card, march }) => [card?.way, march])).toEqual([
      ["", ""],
      ["advance", "isengard"],
      ["advance", "isengard"],
      ["advance", ""],
    ]);
  });

  it("collects the lines since the last card was turned", () => {
    expect(steps.map(({ since }) => since.length)).toEqual([1, 2, 3, 4]);
  });

  it("lets what moves fly from place to place", () => {
    expect(steps[2]!.flight).toEqual({ what: "shadow", from: "moria", to: "hollin", count: 1 });
    expect(steps[0]!.flight).toBeNull();
  });

  it("knows where dice fell, though the line of the roll does not say it", () => {
    const battle = [
      said("log-battle-attack", { place: "place-edoras" }),
      said("log-fought", { first: "face-rout", a: 2, second: "face-overrun", b: 1 }),
    ];
    const thrown = logSteps(frame(battle), frameOf(viewOf(), { extras: EXTRAS })).at(-1)!;
    expect(thrown.dice).toEqual({ battle: true, place: "edoras", counts: { rout: 2, overrun: 1 } });
    expect(thrown.places).toEqual(["edoras"]);
  });

  it("carries cards that changed hands in a line without a stop with the next one", () => {
    const drawn = [
      said("log-spent", { seat: "seat-first", card: "card-rohan_valor" }),
      said("log-eye", { region: "region-rohan" }),
    ];
    const [step] = logSteps(frame(drawn), frameOf(viewOf(), { extras: EXTRAS }));
    expect(step!.carried.map(({ face }) => face)).toEqual([{ card: "rohan_valor" }]);
  });
});

describe("movesOf", () => {
  it.each<[string, Record<string, string | number>, object[], string, string]>([
    ["log-drew", { seat: "seat-first", card: "card-lembas" }, [{ card: "lembas" }], "deck", "held-0-lembas"],
    [
      "log-gave-card",
      { seat: "seat-first", other: "seat-second", card: "card-lembas" },
      [{ card: "lembas" }],
      "held-0-lembas",
      "held-1-lembas",
    ],
    ["log-event", { seat: "seat-second", event: "event-lembas" }, [{ card: "lembas" }], "held-1-lembas", "discard"],
    ["log-got-token", { seat: "seat-first", symbol: "symbol-valor" }, [{ symbol: "valor" }], "deck", "tokens-0"],
    [
      "log-spent-token",
      { seat: "seat-first", symbol: "symbol-valor", count: 2 },
      [{ symbol: "valor" }, { symbol: "valor" }],
      "tokens-0",
      "discard",
    ],
    [
      "log-spent-token",
      { seat: "seat-first", symbol: "symbol-valor", count: 9 },
      [{ symbol: "valor" }, { symbol: "valor" }, { symbol: "valor" }],
      "tokens-0",
      "discard",
    ],
  ])("%s %j", (key, params, faces, from, to) => {
    const moves = movesOf(said(key, params), viewOf());
    expect(moves.map(({ face }) => face)).toEqual(faces);
    expect([moves[0]!.from[0], moves[0]!.to[0]]).toEqual([from, to]);
  });

  it("moves nothing for other lines", () => {
    expect(movesOf(said("log-eye", { region: "region-rohan" }), viewOf())).toEqual([]);
  });
});
