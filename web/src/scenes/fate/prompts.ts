/** The prompt: the question, its answers, and what they lead to. */
import type { Choice, PromptButton, PromptSpec } from "../../table/scene";
import { candidates } from "./company";
import { actionGroups } from "./actions";
import type { FateModel } from "./model.svelte";
import { abilityOf, costNote, whyNot } from "./button-notes";
import { owed } from "./payment";
import { targetOf } from "./targets";

/** Up to this number, choices get a button each, even if they are marked on the table as well. */
const MAX_BUTTONS = 6;
/** Decisions about several kinds of things, whose questions need no hint. */
const UNHINTED: readonly string[] = ["wheels_turn", "spied", "gifting", "giving", "in_peril"];
const WAYS_ON: readonly string[] = ["done", "pass", "no"];

export function promptOf(scene: FateModel): PromptSpec | null {
  if (scene.step) return narrationPrompt(scene);
  if (!scene.choices.length) return null;
  if (!scene.asking) return unaskedPrompt(scene);
  if (scene.offered.length) return offeredPrompt(scene);
  if (scene.gathering) return companyPrompt(scene);
  if (scene.isPaying) return billPrompt(scene);
  if (scene.asking === "act") return scene.view.acting ? actPrompt(scene) : firstPrompt(scene);
  return plainPrompt(scene);
}

function narrationPrompt(scene: FateModel): PromptSpec {
  const { words } = scene.table;
  const step = scene.step!;
  return {
    title: words.say(step.line),
    hint: words.say("fate-told", { at: step.at + 1, of: step.of }),
    buttons: [
      { label: words.say("fate-next"), press: () => scene.next(), look: "primary" },
      { label: words.say("fate-skip"), press: () => scene.skip() },
    ],
  };
}

/** Another seat acts, but this viewer may interrupt, or end an interrupt of another on their own decision. */
function unaskedPrompt(scene: FateModel): PromptSpec {
  const { words, frame } = scene.table;
  const buttons = scene.choices.map<PromptButton>((choice) => ({
    label: words.say(choice.kind === "done" ? "fate-interrupt-end" : choice.says),
    texts: [choice.text],
    icon: choice.kind === "interrupt" ? "bolt" : "",
  }));
  const speaks = scene.choices.some(({ kind }) => kind === "interrupt");
  return {
    title: words.say(frame.prompt),
    hint: words.say(speaks ? "fate-interrupt-hint" : "fate-interrupt-end.hint"),
    buttons,
  };
}

function button(scene: FateModel, choice: Choice): PromptButton {
  return { label: scene.table.words.say(choice.says), texts: [choice.text], icon: iconOf(choice) };
}

function iconOf({ kind, parts }: Choice): string {
  if (kind === "play" || kind === "interrupt") return "bolt";
  if (kind === "act" || kind === "who" || kind === "take_along") return `character-${parts.character}`;
  if (kind === "ring") return "ring";
  return parts.symbol ? `symbol-${parts.symbol}` : "";
}

function offeredPrompt(scene: FateModel): PromptSpec {
  const { words, frame } = scene.table;
  const buttons = scene.offered.slice(0, 9).map((choice) => button(scene, choice));
  if (buttons.length === 1) buttons[0]!.look = "primary";
  buttons.push({ label: words.say("fate-back"), press: () => scene.cancel() });
  return {
    title: words.say(scene.offered.length > 1 ? "fate-which" : "fate-this"),
    hint: words.say(frame.prompt),
    buttons,
  };
}

function companyPrompt(scene: FateModel): PromptSpec {
  const { words, frame } = scene.table;
  const may = candidates(scene.choices);
  const buttons: PromptButton[] = may.characters.map((name) => ({
    label: words.say(`character-${name}`),
    icon: scene.company.characters.includes(name) ? "check" : `character-${name}`,
    look: scene.company.characters.includes(name) ? "primary" : "plain",
    press: () => scene.join("character", name),
  }));
  for (const [people, max] of Object.entries(may.armies)) {
    const count = scene.company.armies[people] ?? 0;
    buttons.push({
      label: words.say("fate-armies", { people: `people-${people}`, count, most: max }),
      icon: `people-${people}`,
      look: count ? "primary" : "plain",
      press: () => scene.join("people", people),
    });
  }
  const travels = frame.prompt.key.startsWith("prompt-company-travel");
  buttons.push({
    label: words.say(travels ? "fate-set-out" : "do-done-company"),
    texts: scene.departureTexts(),
    look: "ember",
    icon: travels ? "travel" : "check",
  });
  // In a solo game no other player has to agree.
  const hint = !travels
    ? "fate-pick-character"
    : scene.view.seats === 1
      ? "fate-company-hint.solo"
      : "fate-company-hint";
  return { title: words.say(frame.prompt), hint: words.say(hint), buttons };
}

function billPrompt(scene: FateModel): PromptSpec {
  const { words, frame } = scene.table;
  const max = owed(scene.view);
  const buttons: PromptButton[] = scene.paid.length
    ? [{ label: words.say("fate-back"), press: () => scene.cancel() }]
    : [];
  // A phone has no room for the line under it.
  const title =
    scene.table.size === "phone" ? `${words.say(frame.prompt)} (${scene.paid.length}/${max})` : words.say(frame.prompt);
  return { title, hint: words.say("fate-bill", { count: scene.paid.length, most: max }), buttons };
}

/** The prompt for an action with several choices, or one that needs a confirmation. */
function opened(scene: FateModel): PromptSpec | null {
  const { words } = scene.table;
  const back: PromptButton = { label: words.say("fate-back"), press: () => scene.cancel() };
  // Drawn cards can't be put back, so giving up actions needs a confirmation.
  const end = scene.action === "finish" ? scene.choices.find(({ kind }) => kind === "done") : undefined;
  if (end)
    return {
      title: words.say("fate-finish-sure"),
      buttons: [back, { label: words.say(end.says), texts: [end.text], look: "ember" }],
    };
  const open = actionGroups(scene.choices).find(({ name }) => name === scene.action && name !== "travel");
  if (!open?.choices.length) return null;
  const buttons = open.choices.slice(0, 9).map((choice) => button(scene, choice));
  return {
    title: words.say(`fate-deed-${open.name}`),
    hint: words.say(`fate-deed-${open.name}.help`),
    buttons: [...buttons, back],
  };
}

function deedButton(scene: FateModel, name: string, choices: readonly Choice[]): PromptButton {
  const { words } = scene.table;
  const ability = name === "ability" ? abilityOf(choices) : "";
  const label = words.say(ability ? `ability-${ability}` : `fate-deed-${name}`);
  const only =
    choices.length === 1 && name !== "travel"
      ? { texts: [choices[0]!.text] }
      : { press: () => scene.press(name, choices) };
  const one: PromptButton = { label, icon: name, look: scene.action === name ? "primary" : "plain", ...only };
  if (choices.length)
    return {
      ...one,
      at: `deed-${name}`,
      note: costNote(scene, name, choices),
      hint: choices.length === 1 ? words.say(choices[0]!.says) : words.say(`fate-deed-${name}.help`),
    };
  const reason = scene.extras.refused[name];
  return reason
    ? { ...one, disabled: true, note: whyNot(scene, name), hint: words.say(reason), why: reason }
    : { ...one, disabled: true };
}

/** The button that ends the actions: at once if none is left, else after a confirmation. */
function finish(scene: FateModel): PromptButton[] {
  const { words } = scene.table;
  const done = scene.choices.find(({ kind }) => kind === "done");
  if (!done) return [];
  const hint = words.say(done.says);
  const none = !scene.extras.turn.left.some(({ count }) => count > 0);
  const one = { label: words.say("fate-finish"), note: words.say("fate-note-finish"), hint };
  if (none) return [{ ...one, texts: [done.text], look: "primary" }];
  return [{ ...one, press: () => scene.change({ action: "finish" }) }];
}

function firstPrompt(scene: FateModel): PromptSpec {
  const { words, frame } = scene.table;
  const open = opened(scene);
  if (open) return open;
  const acts = scene.choices
    .filter(({ kind }) => kind === "act")
    .map<PromptButton>((choice) => ({ ...button(scene, choice), look: "primary" }));
  const rest = actionGroups(scene.choices)
    .filter(({ choices }) => choices.length)
    .map(({ name, choices }) => deedButton(scene, name, choices));
  const { key, params } = frame.prompt;
  const two = key === "prompt-act-first" || key === "prompt-act-first_solo";
  return {
    title: two ? words.say("fate-act-first", params) : words.say(frame.prompt),
    hint: two ? words.say(key === "prompt-act-first" ? "fate-act-first.hint" : "fate-act-first.solo", params) : "",
    buttons: [...acts, ...rest, ...finish(scene)],
  };
}

function actPrompt(scene: FateModel): PromptSpec {
  const { words } = scene.table;
  const open = opened(scene);
  if (open) return open;
  // In a solo game cards can never be exchanged.
  const deeds = actionGroups(scene.choices).filter(
    ({ name, choices }) => choices.length || name !== "fellowship" || scene.view.seats > 1,
  );
  const buttons = deeds.map(({ name, choices }) => deedButton(scene, name, choices));
  for (const choice of scene.choices)
    if (choice.kind === "act")
      buttons.push({
        ...button(scene, choice),
        label: words.say(`character-${choice.parts.character}.short`),
        note: leftNote(scene, Number(choice.says.params.count ?? 0)),
        hint: words.say(choice.says),
      });
  return { ...actTitle(scene), buttons: [...buttons, ...finish(scene)] };
}

/** The actions left; undecided as long as either of the two may have four. */
function leftNote(scene: FateModel, count: number): string {
  const { words } = scene.table;
  return scene.extras.turn.open ? words.say("fate-four-or-one") : words.say("fate-note-left", { count });
}

/** Always a title and a hint, so that the layout does not change between actions. */
function actTitle(scene: FateModel): { title: string; hint: string } {
  const { words, frame } = scene.table;
  const { key, params } = frame.prompt;
  const part = {
    "prompt-act": "hint",
    "prompt-act-open": "open",
    "prompt-act-ride": "ride",
    "prompt-act-none": "none",
  }[key];
  if (!part) return { title: words.say(frame.prompt), hint: "" };
  const hint = scene.action === "travel" ? words.say("fate-travel-hint") : words.say(`fate-act.${part}`, params);
  return key === "prompt-act-none"
    ? { title: words.say("refused-no-actions", params), hint }
    : { title: words.say("fate-act", params), hint };
}

function plainPrompt(scene: FateModel): PromptSpec {
  const { words, frame } = scene.table;
  const { choices } = scene;
  const marked = new Set(choices.map((choice) => targetOf(choice).split(" ")[0]!).filter(Boolean));
  // Where there is little room, dice that can be picked need no buttons as well.
  const dice = scene.asking === "rolled" || scene.asking === "in_peril";
  const max = dice && (scene.table.size === "phone" || scene.table.low) ? 1 : MAX_BUTTONS;
  const shown =
    choices.length <= max || scene.asking === "numbering"
      ? choices.slice(0, 12)
      : choices.filter((choice) => !targetOf(choice) || choice.kind === "play");
  const seats = choices.length > max ? seatButtons(scene) : [];
  const buttons = shown.map(
    (choice) =>
      ({
        ...button(scene, choice),
        look: WAYS_ON.includes(choice.kind) && scene.asking === "quiet" ? "primary" : "plain",
      }) as PromptButton,
  );
  // The choices that pass stand last.
  buttons.sort((one, other) => Number(passes(one)) - Number(passes(other)));
  if (scene.asking === "numbering")
    for (const [at, one] of shown.entries())
      Object.assign(buttons[at]!, { label: String(one.parts.count), hint: words.say(one.says) });
  buttons.unshift(...seats);
  const where = ["place", "region", "character", "card", "face", "seat", "people", "symbol"].find((kind) =>
    marked.has(kind),
  );
  // The dice lie beside the prompt and are not repeated in it.
  const { params } = frame.prompt;
  if (scene.asking === "in_peril")
    return {
      title: words.say("fate-rolled-peril", params),
      hint: words.say("fate-rolled-peril.hint", params),
      buttons,
    };
  const title =
    scene.asking === "rolled"
      ? words.say(scene.view.decision.fields.battle ? "fate-rolled-battle" : "fate-rolled-search", {
          place: String(params.place),
        })
      : words.say(frame.prompt);
  return {
    title,
    hint:
      scene.asking === "quiet"
        ? words.say("fate-quiet-hint", { count: frame.view.threat_cards })
        : where && !UNHINTED.includes(scene.asking)
          ? words.say(`fate-pick-${where}`)
          : "",
    buttons,
  } as PromptSpec;
}

/** Buttons for players where there are many choices: first the player, then the choice. */
function seatButtons(scene: FateModel): PromptButton[] {
  const { words } = scene.table;
  const seats = [
    ...new Set(scene.choices.map((choice) => targetOf(choice)).filter((target) => target.startsWith("seat "))),
  ];
  return seats.map((target) => ({
    label: words.say(`seat-${target.slice("seat ".length)}`),
    press: () => scene.click(target),
  }));
}

const passes = (one: PromptButton): boolean => WAYS_ON.includes((one.texts?.[0] ?? "").replace(" ", "_"));
