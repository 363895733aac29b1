import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EXTRAS, known, sideView, viewOf } from "../../../tests/confrontation";
import { choice, frameOf, labels, said, tableOf, words } from "../../../tests/helpers.svelte";
import { explanationOf } from "./explanation";
import { ConfrontationModel } from "./model.svelte";
import type { Extras, View } from "./view";

const MOVES = [
  choice("gandalf eregion-moria", { figure: "gandalf", from: "eregion", to: "moria" }, "move", said("do-attack")),
  choice(
    "gandalf eregion-misty_mountains",
    { figure: "gandalf", from: "eregion", to: "misty_mountains" },
    "move",
    said("do-move"),
  ),
  choice("aragorn rhudaur-high_pass", { figure: "aragorn", from: "rhudaur", to: "high_pass" }, "move", said("do-move")),
];

function modelOf(view: Partial<View> = {}, choices = MOVES, extras: Extras = EXTRAS, rest = {}) {
  const table = tableOf(frameOf(viewOf(view), { extras, choices }), rest);
  return { table, model: new ConfrontationModel(table) };
}

describe("choosing on the map", () => {
  it("marks the figures that can move, and nothing else before one is chosen", () => {
    const { model } = modelOf();
    expect([...model.movers].sort()).toEqual(["aragorn", "gandalf"]);
    expect(model.targets).toEqual([]);
  });

  it("numbers the goals of the chosen figure and marks attacks", () => {
    const { model } = modelOf();
    model.clickFigure("gandalf", "eregion");
    expect(model.targets.map(({ region, attack, key }) => [region, attack, key])).toEqual([
      ["moria", true, 1],
      ["misty_mountains", false, 2],
    ]);
    expect(model.numbered).toEqual(MOVES.slice(0, 2));
    expect(model.subject).toBe("figure-gandalf");
  });

  it("sends the move to a marked region and forgets the figure", () => {
    const { table, model } = modelOf();
    model.clickFigure("gandalf", "eregion");
    model.clickRegion("moria");
    expect(table.act).toHaveBeenCalledWith(["gandalf eregion-moria"]);
    expect(model.selected).toBeNull();
  });

  it("puts a figure back when it is clicked again, and takes another instead", () => {
    const { model } = modelOf();
    model.clickFigure("gandalf", "eregion");
    model.clickFigure("gandalf", "eregion");
    expect(model.selected).toBeNull();
    model.clickFigure("gandalf", "eregion");
    model.clickFigure("aragorn", "rhudaur");
    expect(model.selected).toBe("aragorn");
  });

  it("asks the table why a region in reach is no goal, and says itself that the way is forward only", () => {
    const { table, model } = modelOf();
    model.clickFigure("aragorn", "rhudaur");
    model.clickRegion("misty_mountains");
    expect(table.why).toHaveBeenCalledWith("aragorn rhudaur-misty_mountains");
    model.clickRegion("shire");
    expect(table.refuse).toHaveBeenLastCalledWith(
      said("refused-forward-only", { figure: "figure-aragorn", region: "region-shire" }),
    );
  });

  it("asks the table about a figure that can't move, by its way forward", () => {
    const { table, model } = modelOf({}, MOVES.slice(2));
    model.clickFigure("gandalf", "eregion");
    expect(table.why).toHaveBeenCalledWith("gandalf eregion-moria");
  });

  it("chooses nothing in the turn of another seat", () => {
    const { table, model } = modelOf({}, MOVES, EXTRAS, { asked: false });
    model.clickFigure("gandalf", "eregion");
    expect([model.movers.size, model.selected]).toEqual([0, null]);
    expect(table.act).not.toHaveBeenCalled();
  });
});

describe("the prompt", () => {
  const given = words(
    "prompt = What now?",
    "do-pass = Pass",
    "do-shadowfax = Shadowfax",
    "do-move = Move",
    "scene-move = On foot",
    "scene-attack = Attack",
    "scene-use-palantir = Palantir",
  );

  it("asks, and hints to pick a figure", () => {
    const { model } = modelOf({}, MOVES, EXTRAS, { words: given });
    expect(model.prompt).toMatchObject({ title: "What now?", hint: "<scene-pick-figure>", buttons: [] });
  });

  it("offers special cards and passing beside the map", () => {
    const more = [
      ...MOVES,
      choice("shadowfax"),
      choice("palantir moria", { region: "moria" }, "palantir"),
      choice("pass"),
    ];
    const { model } = modelOf({}, more, EXTRAS, { words: given });
    expect(labels(model.prompt)).toEqual(["Shadowfax", "Palantir", "Pass"]);
    model.prompt!.buttons[1]!.press!();
    expect([model.using, model.prompt!.title, model.targets.map(({ region }) => region)]).toEqual([
      "palantir",
      "<scene-using-palantir>",
      ["moria"],
    ]);
    model.cancel();
    expect(model.using).toBeNull();
  });

  it("names the ways of the chosen figure, attacks in ember", () => {
    const { model } = modelOf({}, MOVES, EXTRAS, { words: given });
    model.clickFigure("gandalf", "eregion");
    const buttons = model.prompt!.buttons;
    expect(buttons.map(({ label, look, texts }) => [label, look, texts])).toEqual([
      ["Attack", "ember", ["gandalf eregion-moria"]],
      ["On foot", "primary", ["gandalf eregion-misty_mountains"]],
      ["<scene-other-figure>", undefined, undefined],
    ]);
  });
});

describe("setting up", () => {
  const slots = ["arthedain", "cardolan", "rhudaur", "eregion", "enedwaith"];
  const extras: Extras = {
    sights: {},
    arranging: 0,
    slots,
    formations: {
      balanced: Object.fromEntries(
        slots.map((slot, at) => [slot, ["aragorn", "pippin", "boromir", "gandalf", "gimli"][at]!]),
      ),
    },
  };
  const open = {
    decision: { kind: "place", seat: 0, rule: "", fields: {} },
    turns: 0,
    light: sideView({ figures: {}, ready: false }),
  };
  let model: ConfrontationModel;
  let table: ReturnType<typeof modelOf>["table"];

  beforeEach(() => ({ model, table } = modelOf(open, [choice("frodo at arthedain", {}, "place")], extras)));

  it("starts with nine figures beside the map", () => {
    expect(model.placing).toBe(true);
    expect(model.placement.waiting).toHaveLength(9);
    expect(model.prompt!.buttons[0]).toMatchObject({ label: "<scene-ready>", disabled: true });
  });

  it("puts a held figure into a region, and swaps with who stands there", () => {
    const { placement } = model;
    placement.take("sam");
    placement.drop("arthedain");
    expect(placement.places).toEqual({ sam: "arthedain" });
    placement.take("frodo");
    placement.drop("rhudaur");
    placement.take("frodo");
    placement.drop("arthedain");
    expect(placement.places).toEqual({ frodo: "arthedain", sam: "rhudaur" });
    expect(placement.held).toBeNull();
  });

  it("sends figures in the order of the regions, and the rest stay at home", () => {
    model.placement.use(extras.formations!["balanced"]!);
    expect(model.placement.ready).toBe(true);
    expect(model.placement.inRegion("shire")).toEqual(["frodo", "sam", "merry", "legolas"]);
    model.prompt!.buttons[0]!.press!();
    expect(table.act).toHaveBeenCalledWith([
      "aragorn at arthedain",
      "pippin at cardolan",
      "boromir at rhudaur",
      "gandalf at eregion",
      "gimli at enedwaith",
    ]);
  });

  it("fills every region with a figure of its own when it shuffles", () => {
    model.placement.shuffle();
    const { places } = model.placement;
    expect(Object.keys(places)).toHaveLength(9);
    for (const slot of slots) expect(Object.values(places).filter((region) => region === slot)).toHaveLength(1);
    expect(Object.values(places).filter((region) => region === "shire")).toHaveLength(4);
  });

  it("changes nothing once it is promised", () => {
    model.placement.use(extras.formations!["balanced"]!);
    model.placement.promised = true;
    model.placement.take("frodo");
    model.placement.lift("gimli");
    expect([model.placement.held, model.placement.places["gimli"]]).toEqual([null, "enedwaith"]);
    expect(labels(model.prompt)).toEqual(["<scene-change>"]);
  });

  it("keeps what the server has", () => {
    ({ model } = modelOf({ ...open, light: sideView({ ...known({ arthedain: ["sam"] }), ready: false }) }, [], extras));
    model.placement.take("sam");
    model.placement.clear();
    expect([model.placement.held, model.placement.places]).toEqual([null, { sam: "arthedain" }]);
  });
});

describe("playing back", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays back a battle step by step and leaves the result to be read", async () => {
    const before = frameOf(viewOf(), { extras: EXTRAS });
    const news = [
      said("log-attacked", { figure: "figure-gandalf", from: "region-eregion", to: "region-moria" }),
      said("log-shown", { figure: "figure-balrog" }),
      said("log-counted", { light: 5, dark: 6 }),
      said("log-defeated", { figure: "figure-gandalf" }),
    ];
    const frame = frameOf(viewOf({ turns: 4 }), { extras: EXTRAS, moment: 2, news });
    const { table, model } = modelOf();
    table.frame = frame;
    const done = model.play(frame, before);
    expect([model.isPlaying, model.asked]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(0);
    expect(model.battle).toMatchObject({ region: "moria", light: "gandalf" });
    expect(model.pendingLines).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(30_000);
    await done;
    expect(model.battle).toMatchObject({ light: "gandalf", dark: "balrog", lost: ["gandalf"] });
    expect([model.isPlaying, model.pendingLines]).toEqual([false, 0]);
    model.closeBattle();
    expect(model.battle).toBeNull();
  });

  it("shows the table as it was until a move has arrived", async () => {
    const before = frameOf(viewOf(), { extras: EXTRAS });
    const moved = viewOf({ light: sideView(known({ shire: ["frodo", "sam"], arthedain: ["aragorn"] })) });
    const frame = frameOf(moved, {
      extras: EXTRAS,
      moment: 2,
      news: [said("log-moved", { figure: "figure-aragorn", from: "region-rhudaur", to: "region-arthedain" })],
    });
    const { table, model } = modelOf({}, [], EXTRAS, { motion: true });
    table.frame = frame;
    const done = model.play(frame, before);
    expect(model.frame).toEqual(before);
    expect(model.frame.moment).toBe(1);
    expect(model.journey).toMatchObject({ from: "rhudaur", to: "arthedain" });
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(model.frame.moment).toBe(2);
    expect(model.lastMove).toMatchObject({ figure: "aragorn" });
  });
});

describe("describe", () => {
  const given = words(
    "scene-figure-strength = { $strength }",
    "scene-number-card = counts { $value }",
    "scene-room = room { $count }",
    "scene-nobody-there = nobody",
    "figure-gandalf = Gandalf",
    "scene-one-of = one of { $names }",
    "figure-orcs = Orcs",
    "  .short = Orcs",
    "figure-troll = Troll",
    "  .short = Troll",
  );
  const { model } = modelOf({}, [], EXTRAS, { words: given });
  it.each([
    ["figure-gandalf", ["5"]],
    ["card-light_3", ["counts 3"]],
    ["region-eregion", ["room 2", "Gandalf"]],
    ["region-rohan", ["room 2", "nobody"]],
    ["region-mordor", ["room 4", "one of Orcs, Troll · one of Orcs, Troll · one of Orcs, Troll"]],
    ["special-palantir", []],
  ])("%s", (key, expected) => {
    expect(explanationOf(model, key)).toEqual(expected);
  });
});
