import { describe, expect, it } from "vitest";
import { said } from "../../tests/helpers.svelte";
import type { Line, Message } from "../net/messages";
import { type Cue, cueOfBattle, cueOfEnd, cuesOfLines, CueTracker, type SceneSounds, type Shown } from "./cues";

const sounds: SceneSounds = {
  cues: { "log-rolled": "die", "log-card": "card" },
  outcomeOf: (news, at) => (news[at]!.key === "log-fell" ? "battle-lost" : null),
  isTurn: ({ kind }) => kind === "turn",
};

function lines(moment: number, ...news: Message[]): Line[] {
  return news.map((message) => ({ moment, message }));
}

function shown(rest: Partial<Shown> = {}): Shown {
  const log = rest.lines ?? [];
  return {
    lines: log,
    log,
    view: { actor: 1 },
    seats: [0],
    asked: false,
    now: true,
    past: false,
    over: false,
    returns: [],
    refusal: null,
    ...rest,
  };
}

describe("cuesOfLines", () => {
  const news = [said("log-rolled"), said("log-moved"), said("log-rolled"), said("log-fell"), said("log-card")];

  it("has each cue of a frame once, in the order of its lines", () => {
    expect(cuesOfLines(sounds, news, [0])).toEqual(["die", "battle-lost", "card"]);
  });

  it("takes the lines from one index to another", () => {
    expect(cuesOfLines(sounds, news, [0], 1, 3)).toEqual(["die"]);
  });
});

describe("cueOfEnd", () => {
  it.each<[number[], number[], Cue | null]>([
    [[1, -1], [0], "won"],
    [[1, -1], [1], "lost"],
    [[1, -1], [0, 1], "won"],
    [[1, -1], [], null],
    [[0, 0], [0], null],
    [[-1, -1, -1], [1], "lost"],
    [[1, 1, 1], [1], "won"],
    [[1, 0, -1], [1], "lost"],
    [[], [0], null],
  ])("%j seen from %j", (returns, seats, expected) => {
    expect(cueOfEnd(returns, seats)).toBe(expected);
  });
});

describe("cueOfBattle", () => {
  it.each<[number[], Cue]>([
    [[0], "battle-won"],
    [[1], "battle-lost"],
    [[0, 1], "battle-even"],
    [[], "battle-even"],
  ])("seat 1 has lost, seen from %j", (seats, expected) => {
    expect(cueOfBattle(1, seats)).toBe(expected);
  });
});

describe("CueTracker", () => {
  const first = lines(1, said("log-rolled"));
  const later = [...first, ...lines(2, said("log-card"), said("log-moved"), said("log-rolled"))];

  it("has no cues for what is there when a table is opened", () => {
    const tracker = new CueTracker(sounds);
    expect(tracker.update(shown({ lines: first, asked: true, over: true, returns: [1, -1] }))).toEqual([]);
    expect(tracker.update(shown({ lines: first, over: true, returns: [1, -1] }))).toEqual([]);
  });

  it("follows playback line by line", () => {
    const tracker = new CueTracker(sounds);
    tracker.update(shown({ lines: first }));
    const upTo = (count: number) => tracker.update(shown({ lines: later.slice(0, count), log: later }));
    expect([upTo(1), upTo(2), upTo(3), upTo(4), upTo(4)]).toEqual([[], ["card"], [], ["die"], []]);
  });

  it("has the cues of the last moment only after a jump", () => {
    const tracker = new CueTracker(sounds);
    tracker.update(shown());
    expect(tracker.update(shown({ lines: [...first, ...lines(2, said("log-card"))] }))).toEqual(["card"]);
  });

  it("has no cues after a step back or for a log that is loaded anew", () => {
    const tracker = new CueTracker(sounds);
    tracker.update(shown({ lines: later }));
    expect(tracker.update(shown({ lines: first }))).toEqual([]);
    const anew = [...lines(1, said("log-rolled")), ...lines(2, said("log-card"))];
    expect(tracker.update(shown({ lines: anew }))).toEqual([]);
  });

  it.each<[string, Cue]>([
    ["turn", "turn"],
    ["card", "question"],
  ])("announces a decision of kind %s after another seat has acted", (kind, expected) => {
    const tracker = new CueTracker(sounds);
    tracker.update(shown());
    const view = { actor: 0, kind };
    expect(tracker.update(shown({ view, now: false }))).toEqual([]);
    expect(tracker.update(shown({ view, asked: true }))).toEqual([expected]);
    expect(tracker.update(shown({ view, asked: false }))).toEqual([]);
    expect(tracker.update(shown({ view, asked: true }))).toEqual([]);
  });

  it("announces nothing after one's own action, a look back, or while watching", () => {
    const tracker = new CueTracker(sounds);
    const view = { actor: 0, kind: "turn" };
    tracker.update(shown({ view, asked: true }));
    expect(tracker.update(shown({ view: { actor: -1 } }))).toEqual([]);
    expect(tracker.update(shown({ view, asked: true }))).toEqual([]);
    expect(tracker.update(shown({ view: { actor: 1 }, past: true }))).toEqual([]);
    expect(tracker.update(shown({ view, asked: true }))).toEqual([]);
    tracker.update(shown({ view: { actor: 1 } }));
    expect(tracker.update(shown({ view, seats: [] }))).toEqual([]);
  });

  it("announces turns also without sounds of a scene", () => {
    const tracker = new CueTracker(undefined);
    tracker.update(shown());
    expect(tracker.update(shown({ lines: first, view: { actor: 0 }, asked: true }))).toEqual(["turn"]);
  });

  it("announces each refusal once", () => {
    const tracker = new CueTracker(sounds);
    const refusal = said("refused-far");
    tracker.update(shown());
    expect(tracker.update(shown({ refusal }))).toEqual(["refused"]);
    expect(tracker.update(shown({ refusal }))).toEqual([]);
    expect(tracker.update(shown())).toEqual([]);
    expect(tracker.update(shown({ refusal: said("refused-far") }))).toEqual(["refused"]);
  });

  it("announces the end once playback has reached it, and again after a step back", () => {
    const tracker = new CueTracker(sounds);
    const returns = [1, -1];
    tracker.update(shown());
    expect(tracker.update(shown({ over: true, returns, now: false }))).toEqual([]);
    expect(tracker.update(shown({ over: true, returns }))).toEqual(["won"]);
    expect(tracker.update(shown({ over: true, returns }))).toEqual([]);
    expect(tracker.update(shown())).toEqual([]);
    expect(tracker.update(shown({ over: true, returns }))).toEqual(["won"]);
  });
});
