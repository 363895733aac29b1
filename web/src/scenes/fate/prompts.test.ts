import { describe, expect, it } from "vitest";
import { EXTRAS, viewOf } from "../../../tests/fate";
import { choice, frameOf, labels, said, tableOf, words } from "../../../tests/helpers.svelte";
import { FateModel } from "./model.svelte";
import { promptOf } from "./prompts";
import type { Extras, View } from "./view";

const decision = (kind: string, fields: View["decision"]["fields"] = {}, seat = 0) => ({
  decision: { kind, seat, rule: "", fields },
});
const at = (place: string) => choice(`at ${place}`, { place }, "at");
const give = (seat: string, card: string) => choice(`give ${seat} ${card}`, { seat, card }, "give");

function sceneOf(
  view: Partial<View>,
  choices: ReturnType<typeof choice>[],
  {
    extras = {},
    prompt = said("prompt"),
    ...rest
  }: { extras?: Partial<Extras>; prompt?: ReturnType<typeof said> } & object = {},
) {
  const table = tableOf(frameOf(viewOf(view), { choices, prompt, extras: { ...EXTRAS, ...extras } }), rest);
  return { table, scene: new FateModel(table) };
}

it("has no prompt without choices", () => {
  expect(promptOf(sceneOf({}, []).scene)).toBeNull();
});

describe("a decision about things on the table", () => {
  const PLACES = ["bree", "edoras", "hollin", "lorien", "moria", "rivendell", "isengard"];

  it("has a button for each of six answers, and marks more on the map alone", () => {
    const six = sceneOf(decision("deploy"), PLACES.slice(0, 6).map(at)).scene;
    expect(promptOf(six)!.buttons.flatMap(({ texts }) => texts)).toEqual(
      PLACES.slice(0, 6).map((name) => `at ${name}`),
    );
    expect(promptOf(sceneOf(decision("deploy"), PLACES.map(at)).scene)!.buttons).toEqual([]);
    const more = sceneOf(decision("deploy"), [...PLACES.map(at), choice("done"), choice("play lembas", {}, "play")]);
    expect(promptOf(more.scene)).toMatchObject({ hint: "<fate-pick-place>" });
    expect(promptOf(more.scene)!.buttons.map(({ texts, icon }) => [texts, icon])).toEqual([
      [["play lembas"], "bolt"],
      [["done"], ""],
    ]);
  });

  it("puts the way on last, and makes it primary only in a quiet moment", () => {
    const choices = [choice("pass"), choice("play lembas", { event: "lembas" }, "play")];
    const looks = (kind: string) =>
      promptOf(sceneOf(decision(kind), choices).scene)!.buttons.map(({ texts, look }) => [texts![0], look]);
    expect(looks("quiet")).toEqual([
      ["play lembas", "plain"],
      ["pass", "primary"],
    ]);
    expect(looks("window")).toEqual([
      ["play lembas", "plain"],
      ["pass", "plain"],
    ]);
  });

  it("counts threat cards in the hint of a quiet moment", () => {
    const given = words("fate-quiet-hint = { $count } cards");
    const { scene } = sceneOf({ threat_cards: 3, ...decision("quiet") }, [choice("pass")], { words: given } as object);
    expect(promptOf(scene)!.hint).toBe("3 cards");
  });

  it("asks for a player first where there are many choices", () => {
    const cards = ["eriador_valor", "rohan_valor", "lembas", "mirkwood_stealth"];
    const { scene } = sceneOf(decision("giving"), [
      ...cards.map((card) => give("first", card)),
      ...cards.map((card) => give("second", card)),
    ]);
    expect(labels(promptOf(scene))).toEqual(["<seat-first>", "<seat-second>"]);
    promptOf(scene)!.buttons[1]!.press!();
    expect(promptOf(scene)).toMatchObject({ title: "<fate-which>", hint: "<prompt>" });
    expect(promptOf(scene)!.buttons.flatMap(({ texts }) => texts ?? [])).toEqual(
      cards.map((card) => `give second ${card}`),
    );
    promptOf(scene)!.buttons.at(-1)!.press!();
    expect(labels(promptOf(scene))).toEqual(["<seat-first>", "<seat-second>"]);
  });

  it("labels numbers by themselves and explains them on hover, twelve at most", () => {
    const choices = Array.from({ length: 14 }, (_, count) => choice(`number ${count}`, { count: `${count}` }));
    const { buttons } = promptOf(sceneOf(decision("numbering"), choices).scene)!;
    expect(buttons).toHaveLength(12);
    expect([buttons[3]!.label, buttons[3]!.hint]).toEqual(["3", "<do-number>"]);
  });

  it.each([
    ["desktop", false, 3],
    ["phone", false, 1],
    ["desktop", true, 1],
  ])("has buttons for dice on a %s only if there is room; low: %s", (size, low, count) => {
    const dice = ["slip", "weary"].map((face) => choice(`reroll ${face}`, { face }, "reroll_search"));
    const { scene } = sceneOf(decision("rolled", { battle: 0 }), [...dice, choice("done")], { size, low } as object);
    expect(promptOf(scene)!.buttons).toHaveLength(count);
    expect(promptOf(scene)!.title).toBe("<fate-rolled-search>");
  });

  it("names a battle where its dice were rolled, and a peril", () => {
    const place = said("prompt", { place: "place-moria" });
    const given = words("fate-rolled-battle = Dice at { $place }", "place-moria = Moria");
    const battle = sceneOf(decision("rolled", { battle: 1 }), [choice("done")], {
      prompt: place,
      words: given,
    } as object);
    expect(promptOf(battle.scene)!.title).toMatch(/Dice at Moria/);
    expect(promptOf(sceneOf(decision("in_peril"), [choice("done")]).scene)).toMatchObject({
      title: "<fate-rolled-peril>",
      hint: "<fate-rolled-peril.hint>",
    });
  });
});

describe("something picked with several choices", () => {
  it("makes the only one primary, and asks whether it is this", () => {
    const { scene } = sceneOf({}, [choice("prepare lembas", { card: "lembas" }), choice("done")]);
    scene.click("card lembas");
    expect(promptOf(scene)).toMatchObject({
      title: "<fate-this>",
      buttons: [{ texts: ["prepare lembas"], look: "primary" }, { label: "<fate-back>" }],
    });
  });
});

describe("the actions of a character", () => {
  const travel = choice("travel hollin", { place: "hollin" }, "travel");
  const other = choice("act gandalf", { character: "gandalf" }, "act", said("do-act", { count: 1 }));

  it("always has a title and a hint, after travel is pressed as well", () => {
    const { scene } = sceneOf({}, [travel, choice("done")], { prompt: said("prompt-act", {}) });
    expect(promptOf(scene)).toMatchObject({ title: "<fate-act>", hint: "<fate-act.hint>" });
    scene.press("travel", [travel]);
    expect(promptOf(scene)).toMatchObject({ title: "<fate-act>", hint: "<fate-travel-hint>" });
    expect(promptOf(scene)!.buttons[0]!.look).toBe("primary");
  });

  it("says why there are no actions left", () => {
    const { scene } = sceneOf({}, [choice("done")], { prompt: said("prompt-act-none", {}) });
    expect(promptOf(scene)).toMatchObject({ title: "<refused-no-actions>", hint: "<fate-act.none>" });
  });

  it("offers no exchange of cards to a player alone", () => {
    const names = (seats: number) => labels(promptOf(sceneOf({ seats }, [travel, choice("done")]).scene));
    expect(names(2)).toContain("<fate-deed-fellowship>");
    expect(names(1)).not.toContain("<fate-deed-fellowship>");
  });

  it("notes the actions of the other character, as long as it is open who has four", () => {
    const given = words("fate-note-left = { $count } left", "fate-four-or-one = 4 or 1");
    const note = (open: boolean) =>
      promptOf(
        sceneOf({}, [travel, other, choice("done")], {
          extras: { turn: { ...EXTRAS.turn, open } },
          words: given,
        } as object).scene,
      )!.buttons.find(({ texts }) => texts?.[0] === "act gandalf")!.note;
    expect([note(false), note(true)]).toEqual(["1 left", "4 or 1"]);
  });

  it("opens the ways of an action that has several, and closes them again", () => {
    const { scene } = sceneOf({}, [
      travel,
      choice("muster elf", {}, "muster"),
      choice("muster rohan", {}, "muster"),
      choice("done"),
    ]);
    const muster = promptOf(scene)!.buttons.find(({ at }) => at === "deed-muster")!;
    expect(muster.texts).toBeUndefined();
    muster.press!();
    expect(promptOf(scene)).toMatchObject({ title: "<fate-deed-muster>", hint: "<fate-deed-muster.help>" });
    expect(promptOf(scene)!.buttons.map(({ texts }) => texts?.[0])).toEqual(["muster elf", "muster rohan", undefined]);
    promptOf(scene)!.buttons.at(-1)!.press!();
    expect(promptOf(scene)!.title).toBe("<prompt>");
  });

  it("names an ability that is the only one", () => {
    const deed = choice("shoot moria", { place: "moria" }, "shoot");
    expect(labels(promptOf(sceneOf({}, [travel, deed, choice("done")]).scene))).toContain("<ability-sure_shot>");
    const both = [deed, choice("craft", {}, "craft")];
    expect(labels(promptOf(sceneOf({}, [travel, ...both, choice("done")]).scene))).toContain("<fate-deed-ability>");
  });

  it("asks who acts first before there is one", () => {
    const { scene } = sceneOf({ acting: "" }, [other, choice("done")], { prompt: said("prompt-act-first", {}) });
    expect(promptOf(scene)).toMatchObject({
      title: "<fate-act-first>",
      hint: "<fate-act-first.hint>",
      buttons: [{ texts: ["act gandalf"], look: "primary", icon: "character-gandalf" }, { label: "<fate-finish>" }],
    });
  });
});

describe("a company", () => {
  const choices = [
    choice("take along gimli", { character: "gimli" }, "take_along"),
    choice("take 1 elf", { people: "elf", count: "1" }, "take_armies"),
    choice("done"),
  ];

  it("sets out on a journey, and marks who comes along", () => {
    const { scene } = sceneOf(decision("company"), choices, { prompt: said("prompt-company-travel") });
    expect(labels(promptOf(scene))).toEqual(["<character-gimli>", "<fate-armies>", "<fate-set-out>"]);
    expect(promptOf(scene)!.buttons[0]).toMatchObject({ icon: "character-gimli", look: "plain" });
    promptOf(scene)!.buttons[0]!.press!();
    expect(promptOf(scene)!.buttons[0]).toMatchObject({ icon: "check", look: "primary" });
    expect(promptOf(scene)!.hint).toBe("<fate-company-hint>");
  });

  it("is not asked whether others come along in a game alone, nor set out without a journey", () => {
    const alone = sceneOf({ seats: 1, ...decision("company") }, choices, { prompt: said("prompt-company-travel") });
    expect(promptOf(alone.scene)!.hint).toBe("<fate-company-hint.solo>");
    expect(labels(promptOf(sceneOf(decision("company"), choices).scene)).at(-1)).toBe("<do-done-company>");
  });
});

describe("a cost of several symbols", () => {
  const view = { due: { valor: 2 }, ...decision("paying") };
  const choices = [
    choice("spend eriador_valor", { card: "eriador_valor" }),
    choice("spend token valor", {}, "spend_token"),
  ];

  it("counts what was picked, on a phone in the title", () => {
    const given = words("fate-bill = { $count } of { $most }", "prompt = Pay");
    const { scene } = sceneOf(view, choices, { words: given } as object);
    expect(promptOf(scene)).toEqual({ title: "Pay", hint: "0 of 2", buttons: [] });
    scene.click("card eriador_valor");
    expect(promptOf(scene)).toMatchObject({ hint: "1 of 2", buttons: [{ label: "<fate-back>" }] });
    const phone = sceneOf(view, choices, { words: given, size: "phone" } as object);
    expect(promptOf(phone.scene)!.title).toBe("Pay (0/2)");
  });
});

describe("the turn of another seat", () => {
  const view = { actor: 1, ...decision("act", {}, 1) };

  it("offers an interrupt, or to end one", () => {
    const interrupt = sceneOf(view, [choice("interrupt first", { seat: "first" })]).scene;
    expect(promptOf(interrupt)).toMatchObject({ hint: "<fate-interrupt-hint>", buttons: [{ icon: "bolt" }] });
    const end = sceneOf(view, [choice("done")]).scene;
    expect(promptOf(end)).toMatchObject({
      hint: "<fate-interrupt-end.hint>",
      buttons: [{ label: "<fate-interrupt-end>", texts: ["done"], icon: "" }],
    });
  });
});
