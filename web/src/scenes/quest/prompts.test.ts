import { describe, expect, it } from "vitest";
import { choice, frameOf, labels, said, tableOf, words } from "../../../tests/helpers.svelte";
import { demandOf, extrasOf, viewOf } from "../../../tests/quest";
import { QuestModel } from "./model.svelte";
import { promptOf } from "./prompts";
import type { Extras, View } from "./view";

const asking = (kind: string, fields: View["decision"]["fields"] = {}) => ({
  decision: { kind, seat: 0, rule: "", fields },
});
const interruptOf = (hobbit: string) => choice(`interrupt ${hobbit}`, { hobbit }, "interrupt");
const advance = (line: string) => choice(`advance ${line}`, { line });
const looks = (scene: QuestModel) => promptOf(scene)!.buttons.map(({ texts, look }) => [texts?.[0], look]);

function sceneOf(
  view: Partial<View>,
  choices: ReturnType<typeof choice>[],
  {
    extras = {},
    prompt = said("prompt"),
    ...rest
  }: { extras?: Partial<Extras>; prompt?: ReturnType<typeof said> } & object = {},
) {
  const table = tableOf(frameOf(viewOf(view), { choices, prompt, extras: extrasOf(extras) }), rest);
  return { table, scene: new QuestModel(table) };
}

it("has no prompt when the game is over", () => {
  expect(promptOf(sceneOf({ ending: "destroyed" }, [choice("done")]).scene)).toBeNull();
});

describe("a question with a few answers", () => {
  it("puts what costs something in ember and what lets things be last, in green", () => {
    const { scene } = sceneOf(asking("risk"), [choice("pass"), choice("refuse"), choice("roll"), interruptOf("frodo")]);
    expect(looks(scene)).toEqual([
      ["refuse", "ember"],
      ["roll", "plain"],
      ["pass", "primary"],
    ]);
  });

  it("has six answers at most", () => {
    const choices = Array.from({ length: 8 }, (_, at) => choice(`roll ${at}`));
    expect(promptOf(sceneOf(asking("risk"), choices).scene)!.buttons).toHaveLength(6);
  });

  it.each([
    ["desktop", false, 30, "whole"],
    ["desktop", false, 90, "brief"],
    ["desktop", true, 30, "brief"],
    ["phone", false, 90, "whole"],
  ])("on a %s, low: %s, a sentence of %d letters is %s", (size, low, length, expected) => {
    const whole = "x".repeat(length);
    const given = words(`prompt-risk = ${whole}`, "quest-brief-prompt-risk = brief");
    const { scene } = sceneOf(asking("risk"), [choice("pass")], {
      prompt: said("prompt-risk"),
      words: given,
      size,
      low,
    } as object);
    expect(promptOf(scene)!.title).toBe(expected === "whole" ? whole : "brief");
  });
});

describe("choosing a line", () => {
  const choices = [advance("fighting"), advance("hiding")];

  it.each([
    ["desktop", false, ["<do-advance>", "<do-advance>"]],
    ["desktop", true, ["<line-fighting>", "<line-hiding>"]],
    ["phone", false, []],
  ])("has these buttons on a %s, low: %s", (size, low, expected) => {
    const { scene } = sceneOf(asking("choosing_line"), choices, { size, low } as object);
    expect(labels(promptOf(scene))).toEqual(expected);
    expect(promptOf(scene)!.hint).toBe("<quest-line-hint>");
  });
});

describe("a quiet moment", () => {
  it("lists own interrupts that have more behind them than cards to pledge", () => {
    const choices = [interruptOf("frodo"), choice("pass")];
    const behind = (texts: string[]) => sceneOf(asking("quiet"), choices, { extras: { behind: { "0": texts } } }).scene;
    expect(looks(behind(["put on the ring"]))).toEqual([
      ["interrupt frodo", "plain"],
      ["pass", "primary"],
    ]);
    expect(promptOf(behind(["put on the ring"]))!.hint).toBe("<quest-anytime>");
    expect(looks(behind(["pledge white_joker"]))).toEqual([["pass", "primary"]]);
    expect(promptOf(behind(["pledge white_joker"]))!.hint).toBe("");
  });

  it("names the hobbit where a person has several", () => {
    const choices = [interruptOf("frodo"), interruptOf("sam"), choice("pass")];
    const behind = { "0": ["put on the ring"], "1": ["call gandalf"] };
    const { scene } = sceneOf(asking("quiet"), choices, { extras: { behind }, facing: [0, 1] } as object);
    expect(labels(promptOf(scene))).toEqual(["<quest-first>", "<quest-first>", "<do-pass>"]);
  });

  it("goes on to the last event in ember", () => {
    expect(looks(sceneOf(asking("quiet", { moment: "last_event" }), [choice("pass")]).scene)).toEqual([
      ["pass", "ember"],
    ]);
  });
});

describe("playing cards", () => {
  it("says that a card moves nothing, and does not make it primary", () => {
    const idle = choice("play grey_hiding", { card: "grey_hiding" }, "play", said("do-play-idle"));
    const { scene } = sceneOf(asking("cards"), [idle, choice("done")]);
    scene.click("grey_hiding", false);
    expect(promptOf(scene)!.hint).toBe("<quest-play-idle>");
    expect(looks(scene).at(-1)).toEqual(["play grey_hiding", "plain"]);
  });

  it("asks for cards or a rest where there is little room", () => {
    const { scene } = sceneOf(asking("cards"), [choice("draw"), choice("done")], { size: "phone" } as object);
    expect(promptOf(scene)).toMatchObject({ title: "<quest-cards-or-rest>", hint: "<quest-play-none>" });
  });
});

describe("losing cards", () => {
  it("sends one card after the other, each as soon as it is possible", () => {
    const choices = [choice("discard white_fighting"), choice("discard grey_hiding")];
    const { table, scene } = sceneOf(asking("losing", { count: 2 }), choices);
    expect(promptOf(scene)!.buttons).toMatchObject([{ disabled: true, look: "ember", hint: "<quest-lose-hint>" }]);
    scene.click("white_fighting", false);
    expect(promptOf(scene)!.buttons.at(-1)!.disabled).toBe(true);
    scene.click("grey_hiding", false);
    expect(promptOf(scene)!.buttons.at(-1)!.disabled).toBe(false);
    promptOf(scene)!.buttons.at(-1)!.press!();
    expect(table.act.mock.calls).toEqual([[["discard white_fighting"]]]);
    table.frame = frameOf(viewOf(asking("losing", { count: 1 })), { choices, extras: extrasOf(), moment: 2 });
    scene.goOn();
    expect(table.act.mock.lastCall).toEqual([["discard grey_hiding"]]);
  });
});

describe("giving a card", () => {
  it("asks to pick one, and once more before it goes", () => {
    const { scene } = sceneOf(asking("passing"), [choice("give grey_hiding")]);
    expect(promptOf(scene)).toMatchObject({ hint: "<quest-give-hint>", buttons: [] });
    scene.click("grey_hiding", false);
    expect(looks(scene)).toEqual([
      [undefined, undefined],
      ["give grey_hiding", "primary"],
    ]);
  });
});

describe("an interrupt", () => {
  it("lists what can be done with it, and asks once more before the Ring", () => {
    const choices = [choice("put on the ring"), choice("call gandalf"), choice("volunteer"), choice("done")];
    const { scene } = sceneOf(asking("interrupt"), choices);
    expect(promptOf(scene)!.buttons.map(({ label, icon, look }) => [label, icon, look])).toEqual([
      ["<do-ring>", "ring", undefined],
      ["<do-call>", "wizard-staff", undefined],
      ["<do-volunteer>", undefined, "ember"],
      ["<do-done>", undefined, "primary"],
    ]);
    promptOf(scene)!.buttons[0]!.press!();
    expect(promptOf(scene)).toMatchObject({ title: "<quest-ring-title>", hint: "<quest-ring-sure>" });
    expect(looks(scene).at(-1)).toEqual(["put on the ring", "ember"]);
    scene.cancel();
    promptOf(scene)!.buttons[1]!.press!();
    expect(looks(scene).at(-1)).toEqual(["call gandalf", "primary"]);
  });

  it("asks once more before a card is discarded", () => {
    const { scene } = sceneOf(asking("interrupt"), [choice("discard grey_hiding"), choice("done")]);
    scene.click("grey_hiding", false);
    expect(promptOf(scene)!.hint).toBe("<quest-discard-sure>");
    expect(looks(scene).at(-1)).toEqual(["discard grey_hiding", "ember"]);
  });
});

describe("Gandalf", () => {
  it("uses a card with one way at once, and asks for whom otherwise", () => {
    const heal = (hobbit: string) => choice(`healing ${hobbit}`, { hobbit }, "healing");
    const choices = [choice("magic"), heal("frodo"), heal("sam")];
    const { scene } = sceneOf(asking("gandalf_called"), choices);
    expect(promptOf(scene)!.buttons.map(({ label, texts }) => [label, texts])).toEqual([
      ["<do-magic>", ["magic"]],
      ["<gandalf-healing>", undefined],
    ]);
    promptOf(scene)!.buttons[1]!.press!();
    expect(labels(promptOf(scene))).toEqual(["<quest-back>", "<hobbit-frodo>", "<hobbit-sam>"]);
  });
});

describe("paying a demand", () => {
  const choices = [choice("pledge white_fighting"), choice("pledge grey_hiding"), choice("refuse"), choice("pay")];
  const demand = demandOf(["fighting", "hiding"]);

  it("pays once nothing is missing, and pledges a part before", () => {
    const { scene } = sceneOf(asking("demand"), choices, { extras: { demand } });
    expect(promptOf(scene)!.buttons.map(({ label, disabled }) => [label, disabled])).toEqual([
      ["<do-refuse>", undefined],
      ["<quest-pay-missing>", true],
    ]);
    scene.click("white_fighting", false);
    expect(labels(promptOf(scene))).toEqual(["<quest-back>", "<do-refuse>", "<quest-pledge>"]);
    scene.click("grey_hiding", false);
    const pay = promptOf(scene)!.buttons.at(-1)!;
    expect(pay).toMatchObject({ label: "<quest-pay>", look: "primary", disabled: false });
    expect(pay.texts).toEqual(["pledge white_fighting", "pledge grey_hiding", "pay"]);
  });

  it("counts what is given, and what would be lost", () => {
    const given = words(
      "quest-pay-state = { $given }/{ $all }",
      "quest-pay-hint = pick",
      "quest-pay-spare = { $count } lost",
    );
    const { scene } = sceneOf(asking("demand"), choices, { extras: { demand }, words: given } as object);
    expect(promptOf(scene)!.hint).toBe("0/2 pick");
    scene.click("white_fighting", false);
    expect(promptOf(scene)!.hint).toBe("1/2");
  });

  it("makes a gift of one's own wait until it is whole", () => {
    const self = demandOf(["fighting", "hiding"], { from: "self" });
    const { scene } = sceneOf(asking("demand"), choices.slice(0, 2), { extras: { demand: self } });
    scene.click("white_fighting", false);
    expect(promptOf(scene)!.buttons.at(-1)).toMatchObject({ label: "<quest-give>", disabled: true });
    scene.click("grey_hiding", false);
    expect(promptOf(scene)!.buttons.at(-1)!.texts).toEqual(["pledge white_fighting", "pledge grey_hiding"]);
  });

  it("names what the group lacks if nothing can be given, on a phone in the title", () => {
    const lacking = demandOf(["fighting"], { lacks: { symbol: 1 }, payer: 1 });
    const given = words("quest-lack-group = lacks { $things }", "quest-lack-symbol = { $count } symbol");
    const open = { extras: { demand: lacking }, words: given };
    const { scene } = sceneOf(asking("demand"), [choice("refuse")], open as object);
    expect(promptOf(scene)!.hint).toMatch(/^lacks .*1 symbol/);
    const phone = sceneOf(asking("demand"), [choice("refuse")], { ...open, size: "phone" } as object);
    expect(promptOf(phone.scene)).toMatchObject({
      title: "<quest-lack-title>",
      buttons: [{ texts: ["refuse"] }, { disabled: true }],
    });
  });
});

describe("the turn of another hobbit", () => {
  const view = { actor: 1, ...asking("cards") };

  it("has no prompt if nothing can be done in it", () => {
    expect(promptOf(sceneOf(view, []).scene)).toBeNull();
  });

  it("offers an interrupt with something behind it", () => {
    const behind = { "0": ["put on the ring"] };
    expect(promptOf(sceneOf(view, [interruptOf("frodo")], { extras: { behind } }).scene)).toMatchObject({
      hint: "<quest-interrupt-open>",
      buttons: [{ texts: ["interrupt frodo"] }],
    });
    expect(promptOf(sceneOf(view, [interruptOf("frodo")]).scene)).toMatchObject({ hint: "", buttons: [] });
  });

  it("ends the interrupt of another, with the reason in the title on a phone", () => {
    const title = (size: string) => promptOf(sceneOf(view, [choice("done")], { size } as object).scene)!.title;
    expect([title("desktop"), title("phone")]).toEqual(["<prompt>", "<quest-interrupt-wait>"]);
  });

  it("pledges through the interrupt, and ends it afterwards", () => {
    const behind = { "0": ["pledge white_fighting"] };
    const demand = demandOf(["fighting"], { payer: 1 });
    const { table, scene } = sceneOf({ actor: 1, ...asking("demand") }, [interruptOf("frodo")], {
      extras: { behind, demand },
    });
    expect(promptOf(scene)!.hint).toBe("<quest-pay-others>");
    scene.click("white_fighting", false);
    const pledge = promptOf(scene)!.buttons.at(-1)!;
    expect(pledge).toMatchObject({ label: "<quest-pledge>", look: "primary" });
    pledge.press!();
    expect(table.act).toHaveBeenCalledWith(["interrupt frodo", "pledge white_fighting"]);
  });
});
