import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choice, frameOf, labels, said, tableOf, words } from "../../../tests/helpers.svelte";
import { EXTRAS, OPTIONS, viewOf } from "../../../tests/towers";
import { TowersModel } from "./model.svelte";
import type { Row, View } from "./view";

const lay = (kind: string) => choice(`lay ${kind}`, { card: kind });
const LAYING = [
  lay("green_strength"),
  choice("lead green_strength", { card: "green_strength" }),
  lay("blue_wisdom"),
  choice("done"),
];
const TAKING = [
  choice("take green_wisdom", { card: "green_wisdom" }),
  choice("draw"),
  choice("offer blue_wisdom", { card: "blue_wisdom" }),
];

function modelOf(view: Partial<View> = {}, choices = LAYING, rest = {}) {
  const table = tableOf(frameOf(viewOf(view), { choices, extras: EXTRAS }), rest);
  return { table, model: new TowersModel(table) };
}

describe("laying cards", () => {
  it("picks cards one by one; a click on the stack adds one, and after the last one takes them all back", () => {
    const { model } = modelOf();
    model.click("green_strength", 0);
    expect(model.picked("green_strength")).toBe(1);
    model.click("green_strength", 1);
    expect(model.picked("green_strength")).toBe(2);
    model.click("green_strength", 0);
    expect(model.picked("green_strength")).toBe(1);
    model.click("green_strength", -1);
    expect(model.picked("green_strength")).toBe(2);
    model.click("green_strength", -1);
    expect(model.picked("green_strength")).toBe(0);
  });

  it("asks the table why a card can't be laid", () => {
    const { table, model } = modelOf();
    model.click("grey_resolve", 0);
    expect(table.why).toHaveBeenCalledWith("lay grey_resolve");
    expect(model.picked("grey_resolve")).toBe(0);
  });

  it("sends the cards and done, and nothing more once the hand is laid", () => {
    const { model } = modelOf();
    model.click("green_strength", -1);
    model.click("green_strength", -1);
    expect(model.prompt!.buttons.at(-1)!.texts).toEqual(["lay green_strength", "lay green_strength", "done"]);
    const { model: last } = modelOf({ hands: { "0": { green_strength: 2 } } });
    last.click("green_strength", -1);
    last.click("green_strength", -1);
    expect(last.prompt!.buttons.at(-1)!.texts).toEqual(["lay green_strength", "lay green_strength"]);
    const { model: asked } = modelOf({
      hands: { "0": { green_strength: 2 } },
      options: { ...OPTIONS, automatic: false },
    });
    asked.click("green_strength", -1);
    asked.click("green_strength", -1);
    expect(asked.prompt!.buttons.at(-1)!.texts).toEqual(["lay green_strength", "lay green_strength", "done"]);
  });

  it("does not send a Gandalf without a row", () => {
    const { model } = modelOf();
    model.click("gandalf", 0);
    expect(model.prompt!.buttons.at(-1)).toMatchObject({ disabled: true, hint: "<towers-lead-alone>" });
    model.click("green_strength", 0);
    expect(model.plan).toEqual({ rows: { green: { quality: "strength", cards: 1, gandalf: true } }, waiting: 0 });
    expect(model.prompt!.buttons.at(-1)!.texts).toEqual(["lead green_strength", "done"]);
  });

  it("puts Gandalf at the head of a planned row and takes him away again", () => {
    const { model } = modelOf();
    model.click("green_strength", 0);
    expect(model.leadable).toEqual(["green"]);
    model.lead("green");
    expect(model.plan.rows["green"]!.gandalf).toBe(true);
    model.lead("green");
    expect(model.plan.rows["green"]!.gandalf).toBe(false);
  });

  it("warns that a row would be replaced", () => {
    const given = words("towers-replaces = replaces { $old }", "quality-wisdom = wisdom");
    const rows: Record<string, Row>[] = [{ green: { quality: "wisdom", cards: 2, gandalf: false } }, {}];
    const { model } = modelOf({ rows }, LAYING, { words: given });
    model.click("green_strength", 0);
    expect(model.prompt!.hint).toBe("replaces wisdom");
    expect(model.planned(0, "green")).toMatchObject({
      fresh: 1,
      replaces: true,
      row: { quality: "strength", cards: 1 },
    });
  });

  it("forgets what was picked with the next frame", () => {
    const { table, model } = modelOf();
    model.click("green_strength", 0);
    table.frame = frameOf(viewOf(), { choices: LAYING, extras: EXTRAS, moment: 2 });
    expect(model.picked("green_strength")).toBe(0);
  });
});

describe("gaining cards", () => {
  const gain = { decision: { kind: "gain", seat: 0, rule: "", fields: {} } };

  it("draws, or offers one of the own cards", () => {
    const { model } = modelOf(gain, TAKING);
    expect(labels(model.prompt)).toEqual(["<towers-offer>", "<do-draw>"]);
    expect(model.numbered.map(({ text }) => text)).toEqual(["take green_wisdom", "draw"]);
    model.prompt!.buttons[0]!.press!();
    expect([model.offering, model.numbered.map(({ text }) => text)]).toEqual([true, ["offer blue_wisdom"]]);
    model.click("blue_wisdom", 0);
    expect(model.prompt).toMatchObject({
      hint: "<towers-offer-sure>",
      buttons: [{ label: "<towers-back>" }, { texts: ["offer blue_wisdom"] }],
    });
    model.cancel();
    expect([model.offering, model.offer]).toEqual([false, ""]);
  });

  it("numbers choices by their place", () => {
    const { model } = modelOf(gain, TAKING);
    expect([model.number("take green_wisdom"), model.number("draw"), model.number("offer blue_wisdom")]).toEqual([
      1, 2, 0,
    ]);
  });

  it("asks nothing in a replay", () => {
    const { model } = modelOf(gain, TAKING, { asked: false });
    expect([model.prompt, model.asking, model.choices.length]).toEqual([null, "", 0]);
  });
});

describe("scoring", () => {
  const news = [
    said("log-counted", { seat: "seat-1", count: 2 }),
    said("log-counted", { seat: "seat-2", count: 1 }),
    said("log-won", { seat: "seat-1", value: 3 }),
    said("log-won", { seat: "seat-2", value: 2 }),
  ];
  const scored = frameOf(viewOf({ stage: 2, points: [3, 2] }), { moment: 2, news, extras: EXTRAS });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("gives out token after token before the next question", async () => {
    const { table, model } = modelOf();
    table.frame = scored;
    const done = model.play(scored, frameOf(viewOf(), { extras: EXTRAS }));
    await vi.advanceTimersByTimeAsync(0);
    expect(model.prompt!.buttons).toEqual([]);
    expect([model.tokens("rohan"), model.points(0), model.points(1), model.asking]).toEqual([[3, 2], 0, 0, ""]);
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect([model.scoring, model.points(0), model.points(1), model.pendingLines]).toEqual([null, 3, 2, 0]);
    expect(model.last?.place).toBe("rohan");
  });

  it("ends at once with Escape", async () => {
    const { table, model } = modelOf();
    table.frame = scored;
    const done = model.play(scored, frameOf(viewOf(), { extras: EXTRAS }));
    await vi.advanceTimersByTimeAsync(1);
    model.cancel();
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(model.scoring).toBeNull();
  });
});

describe("the forecast", () => {
  const forecast = { place: "rohan", signs: ["strength"], ranks: [], by_sign: [], ring: 0 };
  const better = { ...forecast, ring: 1 };

  it("follows what is picked", () => {
    const table = tableOf(
      frameOf(viewOf({ seats: 3 }), {
        choices: LAYING,
        extras: { ...EXTRAS, forecast, outlook: { "": { "2": better } } },
      }),
    );
    const model = new TowersModel(table);
    expect(model.forecast).toEqual(forecast);
    model.click("green_strength", -1);
    model.click("green_strength", -1);
    expect(model.forecast).toEqual(better);
    expect([model.counts("strength"), model.counts("wisdom")]).toEqual([true, false]);
  });
});
