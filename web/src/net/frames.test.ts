import { describe, expect, it } from "vitest";
import { plainFrame, said } from "../../tests/helpers.svelte";
import { applyUpdate } from "./frames";
import type { Frame, Update } from "./messages";

const update = (frame: Frame, gone: string[] = [], extras_gone: string[] = []): Update => ({
  type: "update",
  frame,
  undo: "",
  gone,
  extras_gone,
});

describe("applyUpdate", () => {
  const before = plainFrame(3, {
    view: { place: "moria", dark: [0, 1], battle: { region: "moria" } },
    extras: { reach: { sam: ["bree"] }, stop: 1 },
    prompt: said("prompt-old"),
    news: [said("log-old")],
  });

  it.each<[string, Frame["view"], string[], Frame["view"]]>([
    ["keeps what has not changed", {}, [], { place: "moria", dark: [0, 1], battle: { region: "moria" } }],
    [
      "replaces what has changed",
      { place: "rohan" },
      [],
      { place: "rohan", dark: [0, 1], battle: { region: "moria" } },
    ],
    ["adds new fields", { score: [3] }, [], { place: "moria", dark: [0, 1], battle: { region: "moria" }, score: [3] }],
    ["drops lost fields", {}, ["battle"], { place: "moria", dark: [0, 1] }],
    ["drops what is both changed and lost", { dark: [2] }, ["dark", "battle"], { place: "moria" }],
    ["ignores lost fields that were never there", {}, ["nothing", "battle"], { place: "moria", dark: [0, 1] }],
    [
      "replaces a whole field, and does not merge into it",
      { battle: { turn: 1 } },
      [],
      { place: "moria", dark: [0, 1], battle: { turn: 1 } },
    ],
    ["distinguishes null from lost fields", { battle: null }, [], { place: "moria", dark: [0, 1], battle: null }],
  ])("%s", (_, view, gone, expected) => {
    expect(applyUpdate(before, update(plainFrame(4, { view }), gone)).view).toEqual(expected);
  });

  it("treats extras like the view, each with its own lost fields", () => {
    const after = applyUpdate(before, update(plainFrame(4, { extras: { stop: 2 } }), ["stop"], ["reach"]));
    expect(after.extras).toEqual({ stop: 2 });
    expect(after.view["place"]).toBe("moria");
  });

  it("takes the question, the choices, the news and the moment from the update alone", () => {
    const after = applyUpdate(before, update(plainFrame(4, { prompt: said("prompt-new") })));
    expect(after).toMatchObject({ moment: 4, prompt: said("prompt-new"), news: [], choices: [] });
  });

  it("changes neither the frame before nor the update", () => {
    const copy = structuredClone(before);
    const message = update(plainFrame(4, { view: { place: "rohan" } }), ["battle"]);
    const sent = structuredClone(message);
    applyUpdate(before, message);
    expect(before).toEqual(copy);
    expect(message).toEqual(sent);
  });
});
