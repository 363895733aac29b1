import { describe, expect, it } from "vitest";
import { choice, frameOf, labels, tableOf, words } from "../../../tests/helpers.svelte";
import { EXTRAS, viewOf } from "../../../tests/towers";
import { TowersModel } from "./model.svelte";
import { promptOf } from "./prompts";
import type { View } from "./view";

const lay = (kind: string) => choice(`lay ${kind}`, { card: kind });
const lead = (kind: string) => choice(`lead ${kind}`, { card: kind });
const asking = (kind: string) => ({ decision: { kind, seat: 0, rule: "", fields: {} } });

function sceneOf(view: Partial<View>, choices: ReturnType<typeof choice>[], rest = {}) {
  return new TowersModel(tableOf(frameOf(viewOf(view), { choices, extras: EXTRAS }), rest));
}

describe("laying cards", () => {
  it("offers only to end before a card is picked, if that is possible", () => {
    const scene = sceneOf({}, [lay("green_strength"), choice("done")]);
    expect(promptOf(scene)).toEqual({
      title: "<prompt>",
      hint: "<towers-laying-hint>",
      buttons: [{ label: "<do-done>", texts: ["done"] }],
    });
    expect(labels(promptOf(sceneOf({}, [lay("green_strength")])))).toEqual([]);
  });

  it("says so if no card can be laid", () => {
    expect(promptOf(sceneOf({}, [choice("done")]))!.hint).toBe("<towers-laying-none>");
  });

  it("counts the picked cards, and clears them", () => {
    const given = words("towers-lay = Lay { $count }", "towers-clear = Clear");
    const scene = sceneOf({}, [lay("green_strength"), choice("done")], { words: given });
    scene.click("green_strength", -1);
    scene.click("green_strength", -1);
    expect(labels(promptOf(scene))).toEqual(["Clear", "Lay 2"]);
    expect(promptOf(scene)!.buttons[1]).toMatchObject({ look: "primary", disabled: false });
    promptOf(scene)!.buttons[0]!.press!();
    expect(scene.plan.rows).toEqual({});
  });

  it("hints at Gandalf while he could lead a planned row", () => {
    const choices = [lay("green_strength"), lead("green_strength"), choice("done")];
    const scene = sceneOf({}, choices);
    scene.click("green_strength", 0);
    expect(promptOf(scene)!.hint).toBe("<towers-lead-hint>");
    const without = sceneOf({ hands: { "0": { green_strength: 2 } } }, choices);
    without.click("green_strength", 0);
    expect(promptOf(without)!.hint).toBe("<towers-lay-hint>");
  });

  it("warns of a row that would be replaced before it hints at Gandalf", () => {
    const rows: View["rows"] = [{ green: { quality: "wisdom", cards: 2, gandalf: false } }, {}];
    const scene = sceneOf({ rows }, [lay("green_strength"), lead("green_strength"), choice("done")]);
    scene.click("green_strength", 0);
    expect(promptOf(scene)!.hint).toBe("<towers-replaces>");
  });

  it("sends nothing for a Gandalf alone", () => {
    const scene = sceneOf({}, [lay("green_strength"), lead("green_strength"), choice("done")]);
    scene.click("gandalf", 0);
    const send = promptOf(scene)!.buttons.at(-1)!;
    expect([send.disabled, send.texts, send.hint]).toEqual([true, undefined, "<towers-lead-alone>"]);
  });
});

describe("gaining a card", () => {
  const choices = [choice("take green_wisdom", { card: "green_wisdom" }), choice("draw"), choice("offer blue_wisdom")];

  it.each([
    ["gain", "<towers-gain-hint>"],
    ["taking", "<towers-taking-hint>"],
  ])("hints at the display for %s", (kind, hint) => {
    expect(promptOf(sceneOf(asking(kind), choices))!.hint).toBe(hint);
  });

  it("has a button only for what is possible", () => {
    expect(labels(promptOf(sceneOf(asking("gain"), choices.slice(0, 1))))).toEqual([]);
    expect(labels(promptOf(sceneOf(asking("gain"), choices.slice(0, 2))))).toEqual(["<do-draw>"]);
  });

  it("leads back from offering without sending anything", () => {
    const scene = sceneOf(asking("gain"), choices);
    promptOf(scene)!.buttons[0]!.press!();
    expect(promptOf(scene)).toMatchObject({ hint: "<towers-offer-hint>", buttons: [{ label: "<towers-back>" }] });
    promptOf(scene)!.buttons[0]!.press!();
    expect(scene.offering).toBe(false);
  });
});

it("leaves other decisions to the shell", () => {
  expect(promptOf(sceneOf(asking("ring"), [choice("give")]))).toBeNull();
});
