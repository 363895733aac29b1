import { describe, expect, it } from "vitest";
import { EXTRAS, sideView, viewOf } from "../../../tests/confrontation";
import { choice, frameOf, labels, said, tableOf, words } from "../../../tests/helpers.svelte";
import { ConfrontationModel } from "./model.svelte";
import { promptOf } from "./prompts";
import type { View } from "./view";

const move = (figure: string, from: string, to: string, key = "do-move") =>
  choice(`${figure} ${from}-${to}`, { figure, from, to }, "move", said(key));
const palantir = (region: string) => choice(`palantir ${region}`, { region }, "palantir");
const asking = (kind: string, fields: View["decision"]["fields"] = {}) => ({
  decision: { kind, seat: 0, rule: "", fields },
});
const BATTLE = {
  attacker: "gandalf",
  region: "moria",
  light: "gandalf",
  dark: "balrog",
  sam_beside: false,
  light_void: false,
  dark_fetched: false,
  first: true,
};

function sceneOf(view: Partial<View>, choices: ReturnType<typeof choice>[], rest = {}) {
  const table = tableOf(frameOf(viewOf(view), { extras: EXTRAS, choices }), rest);
  return { table, scene: new ConfrontationModel(table) };
}

describe("moving", () => {
  it("has no prompt of its own while another seat decides", () => {
    expect(promptOf(sceneOf({}, [], { asked: false }).scene)).toBeNull();
  });

  it("gives no hint to pick a figure if none can move", () => {
    const { scene } = sceneOf({}, [choice("pass")]);
    expect(promptOf(scene)).toEqual({
      title: "<prompt>",
      buttons: [{ label: "<do-pass>", texts: ["pass"], look: "plain" }],
    });
  });

  it.each([
    ["desktop", 4, 4],
    ["desktop", 5, 0],
    ["phone", 3, 3],
    ["phone", 4, 0],
  ])("on a %s, a figure with %d ways gets %d buttons for them", (size, ways, expected) => {
    const regions = ["moria", "misty_mountains", "high_pass", "mirkwood", "fangorn"].slice(0, ways);
    const { scene } = sceneOf(
      {},
      regions.map((region) => move("gandalf", "eregion", region)),
      { size },
    );
    scene.clickFigure("gandalf", "eregion");
    expect(labels(promptOf(scene))).toEqual([
      ...Array.from({ length: expected }, () => "<scene-move>"),
      "<scene-other-figure>",
    ]);
  });

  it("names the picked figure and where it stands, and puts it back with the last button", () => {
    const given = words("scene-where = { $figure } in { $region }", "figure-gandalf = G", "region-eregion = E");
    const { scene } = sceneOf({}, [move("gandalf", "eregion", "moria")], { words: given });
    scene.clickFigure("gandalf", "eregion");
    expect(promptOf(scene)).toMatchObject({ title: expect.stringMatching(/^G in E$/), hint: "<scene-where-hint>" });
    promptOf(scene)!.buttons.at(-1)!.press!();
    expect(scene.selected).toBeNull();
  });

  it("picks the only figure that gallops, and lets it stop", () => {
    const { scene } = sceneOf(asking("gallop", { region: "eregion" }), [
      move("gandalf", "eregion", "moria"),
      choice("pass"),
    ]);
    expect(labels(promptOf(scene))).toEqual(["<scene-move>", "<do-pass>"]);
  });
});

describe("special cards", () => {
  it("shows what the Palantír may look at, and leads back", () => {
    const { scene } = sceneOf({}, [palantir("moria"), palantir("mordor")]);
    promptOf(scene)!.buttons[0]!.press!();
    expect(promptOf(scene)).toMatchObject({ title: "<scene-using-palantir>" });
    expect(promptOf(scene)!.buttons.map(({ label, texts }) => [label, texts])).toEqual([
      ["<region-moria>", ["palantir moria"]],
      ["<region-mordor>", ["palantir mordor"]],
      ["<scene-back>", undefined],
    ]);
    promptOf(scene)!.buttons.at(-1)!.press!();
    expect(scene.using).toBeNull();
  });

  it("lists the figures that can be recalled by name", () => {
    const { scene } = sceneOf({}, [choice("recall orcs", { figure: "orcs" })]);
    promptOf(scene)!.buttons[0]!.press!();
    expect(promptOf(scene)!.buttons[0]).toEqual({ label: "<figure-orcs>", texts: ["recall orcs"] });
  });

  it("lists regions and passing after the Palantír was used in a turn", () => {
    const { scene } = sceneOf(asking("linger"), [palantir("moria"), choice("pass")]);
    expect(labels(promptOf(scene))).toEqual(["<region-moria>", "<do-pass>"]);
  });
});

describe("a battle", () => {
  const choices = [choice("play light_1", { card: "light_1" }, "play"), choice("retreat eregion", {}, "retreat")];

  it("has cards in the battle alone, and other ways in the prompt once the battle is folded", () => {
    const { scene } = sceneOf({ battle: BATTLE, ...asking("card") }, choices);
    expect(labels(promptOf(scene))).toEqual(["<scene-to-battle>"]);
    scene.folded = true;
    expect(labels(promptOf(scene))).toEqual(["<do-retreat>", "<scene-to-battle>"]);
    promptOf(scene)!.buttons.at(-1)!.press!();
    expect(scene.folded).toBe(false);
  });

  it("leads back to a folded battle while another seat decides", () => {
    const { scene } = sceneOf({ battle: BATTLE, ...asking("card") }, [], { asked: false });
    expect(promptOf(scene)).toBeNull();
    scene.folded = true;
    expect(labels(promptOf(scene))).toEqual(["<scene-to-battle>"]);
  });

  it("marks strikes in ember where there is no battle to show", () => {
    const { scene } = sceneOf(asking("strike"), [choice("strike"), choice("pass")]);
    expect(promptOf(scene)!.buttons.map(({ texts, look }) => [texts, look])).toEqual([
      [["strike"], "ember"],
      [["pass"], "plain"],
    ]);
  });
});

describe("the set-up", () => {
  const slots = ["arthedain", "cardolan"];
  const setUp = (asked: boolean) => {
    const view = viewOf({ ...asking("place"), turns: 0, light: sideView({ figures: {}, ready: false }) });
    const choices = asked ? [choice("frodo at arthedain", {}, "place")] : [];
    const table = tableOf(frameOf(view, { extras: { arranging: 0, sights: {}, slots }, choices }), { asked });
    return { table, scene: new ConfrontationModel(table) };
  };

  it("counts the regions that are still empty, and clears only what was placed", () => {
    const { scene } = setUp(true);
    expect(promptOf(scene)!.buttons.map(({ disabled }) => disabled)).toEqual([true, undefined, true]);
    scene.placement.take("sam");
    expect(promptOf(scene)!.title).toBe("<scene-placing-held>");
    scene.placement.drop("arthedain");
    expect(promptOf(scene)).toMatchObject({ title: "<scene-placing>", buttons: [{ disabled: true }, {}, {}] });
    expect(promptOf(scene)!.buttons[2]!.disabled).toBe(false);
  });

  it("is promised before the seat's own turn, and can be changed again", () => {
    const { table, scene } = setUp(false);
    scene.placement.use({ arthedain: "sam", cardolan: "merry" });
    promptOf(scene)!.buttons[0]!.press!();
    expect(table.act).not.toHaveBeenCalled();
    expect(promptOf(scene)).toMatchObject({ title: "<scene-promised>" });
    promptOf(scene)!.buttons[0]!.press!();
    expect(scene.placement.promised).toBe(false);
    expect(promptOf(scene)!.buttons[0]).toMatchObject({ label: "<scene-ready>", disabled: false });
    expect(promptOf(scene)!.buttons[0]!.hint).toBeUndefined();
  });
});
