import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choice, frameOf, labels, said, tableOf, words } from "../../../tests/helpers.svelte";
import { demandOf, extrasOf, viewOf } from "../../../tests/quest";
import { QuestModel } from "./model.svelte";
import { previewOf } from "./preview";
import type { Extras, View } from "./view";

const play = (card: string, line: string, count = 1) =>
  choice(`play ${card} on ${line}`, { card, line }, "play", said("do-play", { count }));
const PLAYS = [
  play("white_fighting", "fighting"),
  play("white_joker", "fighting"),
  play("white_joker", "hiding"),
  choice("draw"),
  choice("done"),
];

function modelOf(view: Partial<View> = {}, choices = PLAYS, extras: Partial<Extras> = {}, rest = {}) {
  const table = tableOf(frameOf(viewOf(view), { choices, extras: extrasOf(extras) }), rest);
  return { table, model: new QuestModel(table) };
}
const asking = (kind: string, fields: View["decision"]["fields"] = {}) => ({
  decision: { kind, seat: 0, rule: "", fields },
});

describe("playing cards", () => {
  it("offers to draw or to end before a card is picked", () => {
    const { model } = modelOf();
    expect([model.mode, labels(model.prompt)]).toEqual(["play", ["<do-draw>", "<do-done>"]]);
  });

  it("asks once more for the only line of a card", () => {
    const { model } = modelOf();
    model.click("white_fighting", false);
    expect(model.prompt).toMatchObject({ title: "<card-white_fighting>", hint: "<quest-play-sure>" });
    expect(model.prompt!.buttons.at(-1)).toMatchObject({ texts: ["play white_fighting on fighting"], look: "primary" });
  });

  it("asks on which line a joker goes, and marks these lines", () => {
    const given = words("line-fighting = Fighting", "line-hiding = Hiding", "quest-back = Back");
    const { model } = modelOf({}, PLAYS, {}, { words: given });
    model.click("white_joker", false);
    expect(labels(model.prompt)).toEqual(["Back", "Fighting +1", "Hiding +1"]);
    expect([...model.lineTargets.keys()]).toEqual(["fighting", "hiding"]);
    model.click("white_joker", true);
    expect(model.card).toBe("");
  });

  it("asks the table why a card can't be played", () => {
    const { table, model } = modelOf();
    model.click("grey_hiding", false);
    expect(table.why).toHaveBeenCalledWith("play grey_hiding");
    expect([model.usable("grey_hiding"), model.usable("white_fighting")]).toEqual([false, true]);
  });

  it("forgets what was picked with the next question", () => {
    const { table, model } = modelOf();
    model.click("white_fighting", false);
    table.frame = frameOf(viewOf(), { choices: PLAYS, extras: extrasOf(), moment: 2 });
    expect(model.card).toBe("");
  });
});

describe("losing cards", () => {
  it("picks as many as are to be lost", () => {
    const { table, model } = modelOf(asking("losing", { count: 2 }), [choice("discard white_fighting")]);
    expect(model.mode).toBe("lose");
    model.click("white_fighting", false);
    expect(model.prompt!.buttons.at(-1)).toMatchObject({ disabled: true });
    model.click("grey_hiding", false);
    expect(model.picked("white_fighting")).toBe(1);
    const lose = model.prompt!.buttons.at(-1)!;
    expect(lose.disabled).toBe(false);
    model.click("white_joker", false);
    expect(model.note).toBe("quest-lose-enough");
    lose.press!();
    expect(table.act).toHaveBeenCalledWith(["discard white_fighting"]);
  });

  it("replaces the only one", () => {
    const { model } = modelOf(asking("losing", { count: 1 }), [choice("discard white_fighting")]);
    model.click("white_fighting", false);
    model.click("grey_hiding", false);
    expect([model.picked("white_fighting"), model.picked("grey_hiding")]).toEqual([0, 1]);
  });
});

describe("paying a demand", () => {
  const choices = [
    choice("pledge white_fighting"),
    choice("pledge white_joker"),
    choice("pledge 2 shields"),
    choice("refuse"),
  ];
  const extras = { demand: demandOf(["fighting", "hiding", "ring"]) };

  it("fills slots with cards, and refuses more than is wanted", () => {
    const { model } = modelOf(asking("demand"), choices, extras);
    expect([model.mode, model.filled.missing]).toEqual(["pay", 3]);
    model.click("white_fighting", false);
    model.click("white_joker", false);
    model.payment.pledgeToken("ring");
    expect(model.filled.missing).toBe(0);
    model.click("white_fighting", false);
    expect([model.note, model.picked("white_fighting")]).toEqual(["quest-pay-enough", 1]);
  });

  it("takes a card back", () => {
    const { model } = modelOf(asking("demand"), choices, extras);
    model.click("white_fighting", false);
    model.click("white_fighting", true);
    expect([model.picked("white_fighting"), model.empty]).toEqual([0, true]);
  });

  it("pays with shields or with cards where one of both is wanted", () => {
    const { model } = modelOf(asking("demand"), choices, { demand: demandOf(["fighting"], { or_shields: 2 }) });
    expect(model.payment.shields).toEqual([2]);
    model.click("white_fighting", false);
    model.payment.pledgeShields(2);
    expect(model.plan).toEqual({ cards: {}, tokens: {}, shields: 2 });
    model.click("white_fighting", false);
    expect(model.plan.shields).toBe(0);
    model.payment.pledgeShields(2);
    model.payment.pledgeShields(2);
    expect(model.plan.shields).toBe(0);
  });

  it("asks the table why a card or a token can't be given", () => {
    const { table, model } = modelOf(asking("demand"), choices, { demand: demandOf(["hiding"]) });
    model.payment.pledge("athelas", true);
    expect(table.why).toHaveBeenLastCalledWith("pledge athelas");
    model.payment.pledgeToken("ring");
    expect(table.why).toHaveBeenLastCalledWith("pledge a ring");
  });

  it("offers only tokens that are wanted and not pledged yet", () => {
    const { model } = modelOf(asking("demand"), choices, extras);
    expect(model.payment.tokens).toEqual(["ring"]);
    const pledged = [{ cards: {}, tokens: { ring: 1 }, shields: 0 }, viewOf().pledged[1]!];
    expect(modelOf({ ...asking("demand"), pledged }, choices, extras).model.payment.tokens).toEqual([]);
  });

  it("pays nothing if nothing is demanded", () => {
    const { model } = modelOf(asking("demand"), choices);
    expect([model.paying, model.filled]).toEqual([false, { slots: [], missing: 0, spare: 0 }]);
  });
});

describe("interrupts", () => {
  const interrupt = choice("interrupt frodo", { hobbit: "frodo" }, "interrupt");

  it("takes the interrupt first, and then does what it was taken for", async () => {
    const { table, model } = modelOf({ actor: 1, ...asking("cards") }, [interrupt], {
      behind: { "0": ["put on the ring"] },
    });
    expect([model.asked, model.canUse(0, "ring"), model.canUse(0, "call")]).toEqual([false, true, false]);
    model.useAnytime(0, "ring");
    expect(table.act).toHaveBeenCalledWith(["interrupt frodo"]);
    const given = frameOf(viewOf(asking("interrupt")), {
      choices: [choice("put on the ring")],
      extras: extrasOf(),
      moment: 2,
    });
    table.frame = given;
    await model.play(given, null);
    expect(model.aim).toBe("ring");
    expect(model.prompt!.title).toBe("<quest-ring-title>");
  });

  it("asks the table about what can't be done at any time", () => {
    const { table, model } = modelOf();
    model.useAnytime(0, "athelas");
    expect(table.act).not.toHaveBeenCalled();
    expect(table.why).toHaveBeenCalledWith("play athelas");
  });
});

describe("the preview on the corruption line", () => {
  const refuse = { by: "refuse", kind: "refuse", sauron: 11, dark: {} };
  const draw = { by: "draw", kind: "draw", sauron: -1, dark: { "0": 1 } };

  it("shows what is weighed, and the rest only while it is pointed at", () => {
    const { table, model } = modelOf({}, PLAYS, { then: [refuse, draw] });
    expect(previewOf(model)).toEqual({ eyes: [{ space: 11, refused: true }], pawns: [] });
    table.pointed = "draw";
    expect(previewOf(model)).toEqual({ eyes: [], pawns: [{ seat: 0, space: 1 }] });
  });

  it("shows waiting players what a refusal and a volunteer would do", () => {
    const demand = demandOf(["fighting"], { steps: 2 });
    const { model } = modelOf({ volunteer: 1 }, PLAYS, { refused: 10, demand });
    expect(previewOf(model)).toEqual({ eyes: [{ space: 10, refused: true }], pawns: [{ seat: 1, space: 4 }] });
  });

  it("is empty in a replay and at the end", () => {
    expect(previewOf(modelOf({}, PLAYS, { then: [refuse] }, { live: false }).model).eyes).toEqual([]);
    expect(previewOf(modelOf({ ending: "destroyed" }, PLAYS, { then: [refuse] }).model).eyes).toEqual([]);
  });
});

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const before = frameOf(viewOf({ sauron: 12 }), { extras: extrasOf() });
  const news = [
    said("log-rolled", { hobbit: "hobbit-frodo", face: "face-eye" }),
    said("log-sauron", { space: 11 }),
    said("log-sauron", { space: 10 }),
  ];
  const frame = frameOf(viewOf({ sauron: 10 }), { moment: 2, news, extras: extrasOf() });

  it("shows the die and every step, one after the other", async () => {
    const { table, model } = modelOf({}, [], {}, { motion: true });
    table.frame = frame;
    const done = model.play(frame, before);
    await vi.advanceTimersByTimeAsync(0);
    expect([model.rolling, model.view.sauron, model.pendingLines]).toEqual([{ seat: 0, face: "eye" }, 12, 2]);
    await vi.advanceTimersByTimeAsync(1350);
    expect([model.view.sauron, model.rolling?.face]).toEqual([11, "eye"]);
    await vi.advanceTimersByTimeAsync(420);
    expect(model.view.sauron).toBe(10);
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect([model.rolling, model.shown, model.pendingLines]).toEqual([null, null, 0]);
  });

  it("is over at once with Escape", async () => {
    const { table, model } = modelOf({}, [], {}, { motion: true });
    table.frame = frame;
    const done = model.play(frame, before);
    await vi.advanceTimersByTimeAsync(1);
    model.cancel();
    await done;
    expect([model.view.sauron, model.rolling, model.shown]).toEqual([10, null, null]);
  });

  it("does nothing without news", async () => {
    const { model } = modelOf();
    await model.play(frameOf(viewOf(), { extras: extrasOf() }), before);
    expect(model.shown).toBeNull();
  });
});
