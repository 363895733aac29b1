import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EXTRAS, viewOf } from "../../../tests/fate";
import { choice, frameOf, labels, said, tableOf, words } from "../../../tests/helpers.svelte";
import { costNote, whyNot } from "./button-notes";
import { FateModel } from "./model.svelte";
import type { Extras, View } from "./view";

const travel = (place: string, key = "do-travel") => choice(`travel ${place}`, { place }, "travel", said(key));
const ACTIONS = [
  travel("hollin"),
  travel("weather_hills"),
  choice("prepare lembas", { card: "lembas" }, "prepare"),
  choice("done"),
];

function modelOf(view: Partial<View> = {}, choices = ACTIONS, rest = {}, extras: Partial<Extras> = {}) {
  const table = tableOf(frameOf(viewOf(view), { choices, extras: { ...EXTRAS, ...extras } }), rest);
  return { table, model: new FateModel(table) };
}
const decision = (kind: string, fields: View["decision"]["fields"] = {}, seat = 0) => ({
  decision: { kind, seat, rule: "", fields },
});

describe("acting", () => {
  it("has a button for each action, and none for what is not possible", () => {
    const { model } = modelOf(
      {},
      ACTIONS,
      {},
      { refused: { muster: { ...said("refused-no-haven"), text: "muster" } } },
    );
    const buttons = model.prompt!.buttons;
    expect(buttons.map(({ label, disabled }) => [label, disabled ?? false]).slice(0, 4)).toEqual([
      ["<fate-deed-travel>", false],
      ["<fate-deed-prepare>", false],
      ["<fate-deed-fellowship>", true],
      ["<fate-deed-muster>", true],
    ]);
    expect(buttons[3]).toMatchObject({ hint: "<refused-no-haven>", why: { key: "refused-no-haven" } });
    expect(buttons[1]!.texts).toEqual(["prepare lembas"]);
  });

  it("marks places to travel to once that is pressed, and goes there with a click", () => {
    const { table, model } = modelOf();
    model.press("travel", ACTIONS.slice(0, 2));
    expect([model.action, model.at("place hollin")]).toEqual(["travel", [ACTIONS[0]]]);
    model.click("place hollin");
    expect(table.act).toHaveBeenCalledWith(["travel hollin"]);
  });

  it("asks once more before a card goes", () => {
    const { table, model } = modelOf();
    model.click("card lembas");
    expect(table.act).not.toHaveBeenCalled();
    expect(labels(model.prompt)).toContain("<do-prepare>");
  });

  it("asks the table why a neighbouring place can't be travelled to", () => {
    const { table, model } = modelOf({ acting: "aragorn" }, [ACTIONS[2]!, choice("done")]);
    model.click("place weather_hills");
    expect(table.why).toHaveBeenCalledWith("travel weather_hills");
  });

  it("asks once more before actions that are left are given up", () => {
    const { model } = modelOf();
    const finish = model.prompt!.buttons.at(-1)!;
    finish.press!();
    expect(model.prompt).toMatchObject({ title: "<fate-finish-sure>" });
    expect(model.prompt!.buttons.at(-1)!.texts).toEqual(["done"]);
    const { model: none } = modelOf(
      {},
      ACTIONS,
      {},
      { turn: { ...EXTRAS.turn, left: [{ character: "aragorn", count: 0 }] } },
    );
    expect(none.prompt!.buttons.at(-1)!.texts).toEqual(["done"]);
  });

  it("numbers places to travel to", () => {
    const { model } = modelOf();
    expect([model.number("travel hollin"), model.number("travel weather_hills"), model.number("done")]).toEqual([
      1, 2, 0,
    ]);
  });

  it("forgets what was pressed with the next frame", () => {
    const { table, model } = modelOf();
    model.change({ action: "travel", thing: "place hollin" });
    table.frame = frameOf(viewOf(), { choices: ACTIONS, extras: EXTRAS, moment: 2 });
    expect([model.action, model.thing]).toEqual(["", ""]);
  });
});

describe("a company", () => {
  const choices = [
    choice("take along gimli", { character: "gimli" }, "take_along"),
    choice("take 1 elf", { people: "elf", count: "1" }, "take_armies"),
    choice("done"),
  ];

  it("is gathered by clicks and buttons, and sent at once", () => {
    const { model } = modelOf(decision("company"), choices);
    expect(model.gathering).toBe(true);
    model.click("character gimli");
    model.prompt!.buttons[1]!.press!();
    expect(model.company).toEqual({ characters: ["gimli"], armies: { elf: 1 } });
    expect(model.prompt!.buttons.at(-1)!.texts).toEqual(["take along gimli", "take 1 elf"]);
  });
});

describe("a cost of several symbols", () => {
  const view = { ...decision("paying"), due: { valor: 2 } };
  const choices = [
    choice("spend eriador_valor", { card: "eriador_valor" }, "spend"),
    choice("spend rohan_valor", { card: "rohan_valor" }, "spend"),
    choice("spend token valor", { symbol: "valor" }, "spend_token"),
  ];

  it("is picked in any order and sent in that of the rules, one after the other", () => {
    const { table, model } = modelOf(view, choices);
    expect([model.isPaying, model.canPay("token valor"), model.canPay("lembas")]).toEqual([true, true, false]);
    model.click("card rohan_valor");
    expect([model.paid, table.act.mock.calls.length]).toEqual([["rohan_valor"], 0]);
    model.click("card eriador_valor");
    expect(table.act).toHaveBeenLastCalledWith(["spend eriador_valor"]);
    expect(model.waiting).toBe(true);
    table.frame = frameOf(viewOf({ ...view, paying: ["eriador_valor"] }), {
      choices: choices.slice(1),
      extras: EXTRAS,
      moment: 2,
    });
    model.flush();
    expect(table.act).toHaveBeenLastCalledWith(["spend rohan_valor"]);
    expect(model.waiting).toBe(false);
  });

  it("forgets the rest if it is not asked for", () => {
    const { table, model } = modelOf(view, choices);
    model.click("card rohan_valor");
    model.click("card eriador_valor");
    table.frame = frameOf(viewOf(), { choices: ACTIONS, extras: EXTRAS, moment: 2 });
    model.flush();
    expect([model.waiting, table.act.mock.calls.length]).toEqual([false, 1]);
  });

  it("takes back what was picked", () => {
    const { model } = modelOf(view, choices);
    model.click("card rohan_valor");
    model.click("card rohan_valor");
    expect(model.paid).toEqual([]);
  });
});

describe("in the turn of another seat", () => {
  const interrupt = choice("interrupt first", { seat: "first" }, "interrupt");

  it("offers the interrupt, and plays an event through it", () => {
    const { table, model } = modelOf({ actor: 1, ...decision("act", {}, 1) }, [interrupt]);
    expect([model.asking, model.canInterrupt("lembas"), model.canInterrupt("rohan_valor")]).toEqual(["", true, false]);
    expect(model.prompt!.buttons).toMatchObject([{ texts: ["interrupt first"], icon: "bolt" }]);
    model.click("card lembas");
    expect(table.act).toHaveBeenCalledWith(["interrupt first"]);
  });
});

describe("notes on buttons", () => {
  const given = words("cost-1_valor = 1 Valor", "fate-not-no-haven = no haven", "fate-note-action = 1 action");
  const { model } = modelOf(
    {},
    ACTIONS,
    { words: given },
    { refused: { muster: { ...said("refused-no-haven"), text: "muster" } } },
  );

  it.each([
    ["travel", [travel("hollin")], "1 action"],
    ["travel", [choice("travel hollin", {}, "travel", said("do-travel", { cost: "cost-1_valor" }))], "1 Valor"],
    ["travel", [travel("hollin", "do-travel-free")], "<fate-note-ride>"],
    ["travel", [travel("hollin", "do-travel-frodo")], "<fate-note-search>"],
    ["attack", [choice("attack moria", {}, "attack", said("do-attack", { count: 3 }))], "<fate-note-dice>"],
    ["prepare", ACTIONS.slice(2, 3), "<fate-note-prepare>"],
  ])("%s costs", (action, choices, expected) => {
    expect(costNote(model, action, choices)).toBe(expected);
  });

  it("says in two words why not, if there are such words", () => {
    expect([whyNot(model, "muster"), whyNot(model, "attack")]).toEqual(["no haven", ""]);
  });
});

describe("playing back the steps of the Shadow", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const before = frameOf(viewOf(), { extras: EXTRAS });
  const news = [
    said("log-shadow-added", { place: "place-bree", count: 1 }),
    said("log-eye", { region: "region-rohan" }),
  ];
  const frame = frameOf(viewOf({ shadow: { bree: 1 }, eye: "rohan" }), {
    moment: 2,
    news,
    extras: EXTRAS,
    choices: ACTIONS,
  });

  it("goes on by itself, line by line, before the next question", async () => {
    const { table, model } = modelOf();
    table.frame = frame;
    const done = model.play(frame, before);
    expect([model.isNarrating, model.pendingLines, model.view.eye, model.choices.length]).toEqual([
      true,
      1,
      "mordor",
      0,
    ]);
    expect(model.prompt).toMatchObject({
      title: "<log-shadow-added>",
      buttons: [{ label: "<fate-next>" }, { label: "<fate-skip>" }],
    });
    await vi.advanceTimersByTimeAsync(1250);
    expect([model.pendingLines, model.view.eye]).toEqual([0, "rohan"]);
    await vi.advanceTimersByTimeAsync(1250);
    await done;
    expect([model.isNarrating, model.asking]).toEqual([false, "act"]);
  });

  it("goes to the next line, or skips all", async () => {
    const { table, model } = modelOf();
    table.frame = frame;
    const done = model.play(frame, before);
    model.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(model.step?.line.key).toBe("log-eye");
    model.skip();
    await done;
    expect(model.step).toBeNull();
  });

  it("shows no steps where no line is worth a stop", async () => {
    const { model } = modelOf();
    await model.play(
      frameOf(viewOf(), {
        news: [said("log-went", { character: "character-aragorn", place: "place-bree" })],
        extras: EXTRAS,
      }),
      before,
    );
    expect(model.step).toBeNull();
  });
});
