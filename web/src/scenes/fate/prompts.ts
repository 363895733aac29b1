/** The prompt: the question, its answers, and what they lead to. */
import type { Choice, PromptButton, PromptSpec } from "../../table/scene";
import { candidates } from "./company";
import { actionGroups } from "./actions";
import type { FateModel } from "./model.svelte";
import { abilityOf, costNote, whyNot } from "./button-notes";
import { owed } from "./payment";
import { targetOf } from "./targets";

/** So many answers get a button each, even if they are marked on the table as well. */
const FEW = 6;
/** Questions about several sorts of things, which say all there is to be said. */
const UNHINTED: readonly string[] = ["wheels_turn", "spied", "gifting", "giving", "in_peril"];
const WAYS_ON: readonly string[] = ["done", "pass", "no"];

export function promptOf(model: FateModel): PromptSpec | null {
  if (model.step) return tellingPrompt(model);
  if (!model.choices.length) return null;
  if (!model.asking) return unaskedPrompt(model);
  if (model.offered.length) return offeredPrompt(model);
  if (model.gathering) return companyPrompt(model);
  if (model.isPaying) return billPrompt(model);
  if (model.asking === "act") return model.view.acting ? actPrompt(model) : firstPrompt(model);
  return plainPrompt(model);
}

function tellingPrompt(model: FateModel): PromptSpec {
  const { words } = model.table;
  const told = model.step!;
  return {
    title: words.say(told.line),
    hint: words.say("fate-told", { at: told.at + 1, of: told.of }),
    buttons: [
      { label: words.say("fate-next"), press: () => model.next(), look: "primary" },
      { label: words.say("fate-skip"), press: () => model.skip() },
    ],
  };
}

/** Somebody else is asked, but this viewer may take the interrupt, or end one that lies on his own question. */
function unaskedPrompt(model: FateModel): PromptSpec {
  const { words, frame } = model.table;
  const buttons = model.choices.map<PromptButton>((choice) => ({
    label: words.say(choice.kind === "done" ? "fate-interrupt-end" : choice.says),
    texts: [choice.text],
    icon: choice.kind === "interrupt" ? "bolt" : "",
  }));
  const speaks = model.choices.some(({ kind }) => kind === "interrupt");
  return {
    title: words.say(frame.ask),
    hint: words.say(speaks ? "fate-interrupt-hint" : "fate-interrupt-end.hint"),
    buttons,
  };
}

function button(model: FateModel, choice: Choice): PromptButton {
  return { label: model.table.words.say(choice.says), texts: [choice.text], icon: iconOf(choice) };
}

function iconOf({ kind, parts }: Choice): string {
  if (kind === "play" || kind === "interrupt") return "bolt";
  if (kind === "act" || kind === "who" || kind === "take_along") return `character-${parts.character}`;
  if (kind === "ring") return "ring";
  return parts.symbol ? `symbol-${parts.symbol}` : "";
}

function offeredPrompt(model: FateModel): PromptSpec {
  const { words, frame } = model.table;
  const buttons = model.offered.slice(0, 9).map((choice) => button(model, choice));
  if (buttons.length === 1) buttons[0]!.look = "primary";
  buttons.push({ label: words.say("fate-back"), press: () => model.cancel() });
  return {
    title: words.say(model.offered.length > 1 ? "fate-which" : "fate-this"),
    hint: words.say(frame.ask),
    buttons,
  };
}

function companyPrompt(model: FateModel): PromptSpec {
  const { words, frame } = model.table;
  const may = candidates(model.choices);
  const buttons: PromptButton[] = may.characters.map((name) => ({
    label: words.say(`character-${name}`),
    icon: model.company.characters.includes(name) ? "check" : `character-${name}`,
    look: model.company.characters.includes(name) ? "primary" : "plain",
    press: () => model.join("character", name),
  }));
  for (const [people, most] of Object.entries(may.armies)) {
    const count = model.company.armies[people] ?? 0;
    buttons.push({
      label: words.say("fate-armies", { people: `people-${people}`, count, most }),
      icon: `people-${people}`,
      look: count ? "primary" : "plain",
      press: () => model.join("people", people),
    });
  }
  const travels = frame.ask.key.startsWith("prompt-company-travel");
  buttons.push({
    label: words.say(travels ? "fate-set-out" : "do-done-company"),
    texts: model.departureTexts(),
    look: "ember",
    icon: travels ? "travel" : "check",
  });
  // Alone there is nobody else to be asked.
  const hint = !travels
    ? "fate-pick-character"
    : model.view.seats === 1
      ? "fate-company-hint.solo"
      : "fate-company-hint";
  return { title: words.say(frame.ask), hint: words.say(hint), buttons };
}

function billPrompt(model: FateModel): PromptSpec {
  const { words, frame } = model.table;
  const most = owed(model.view);
  const buttons: PromptButton[] = model.paid.length
    ? [{ label: words.say("fate-back"), press: () => model.cancel() }]
    : [];
  // A phone has no room for the line under it.
  const title =
    model.table.size === "phone" ? `${words.say(frame.ask)} (${model.paid.length}/${most})` : words.say(frame.ask);
  return { title, hint: words.say("fate-bill", { count: model.paid.length, most }), buttons };
}

/** What was pressed and has several ways, or has to be asked for once more. */
function opened(model: FateModel): PromptSpec | null {
  const { words } = model.table;
  const back: PromptButton = { label: words.say("fate-back"), press: () => model.cancel() };
  // What is drawn can't be put back, so actions that are left are asked for once more.
  const end = model.action === "finish" ? model.choices.find(({ kind }) => kind === "done") : undefined;
  if (end)
    return {
      title: words.say("fate-finish-sure"),
      buttons: [back, { label: words.say(end.says), texts: [end.text], look: "ember" }],
    };
  const open = actionGroups(model.choices).find(({ name }) => name === model.action && name !== "travel");
  if (!open?.choices.length) return null;
  const buttons = open.choices.slice(0, 9).map((choice) => button(model, choice));
  return {
    title: words.say(`fate-deed-${open.name}`),
    hint: words.say(`fate-deed-${open.name}.help`),
    buttons: [...buttons, back],
  };
}

function deedButton(model: FateModel, name: string, choices: readonly Choice[]): PromptButton {
  const { words } = model.table;
  const ability = name === "ability" ? abilityOf(choices) : "";
  const label = words.say(ability ? `ability-${ability}` : `fate-deed-${name}`);
  const only =
    choices.length === 1 && name !== "travel"
      ? { texts: [choices[0]!.text] }
      : { press: () => model.press(name, choices) };
  const one: PromptButton = { label, icon: name, look: model.action === name ? "primary" : "plain", ...only };
  if (choices.length)
    return {
      ...one,
      at: `deed-${name}`,
      note: costNote(model, name, choices),
      hint: choices.length === 1 ? words.say(choices[0]!.says) : words.say(`fate-deed-${name}.help`),
    };
  const reason = model.extras.refused[name];
  return reason
    ? { ...one, disabled: true, note: whyNot(model, name), hint: words.say(reason), why: reason }
    : { ...one, disabled: true };
}

/** The end of the actions: at once if none is left. */
function finish(model: FateModel): PromptButton[] {
  const { words } = model.table;
  const done = model.choices.find(({ kind }) => kind === "done");
  if (!done) return [];
  const hint = words.say(done.says);
  const none = !model.extras.turn.left.some(({ count }) => count > 0);
  const one = { label: words.say("fate-finish"), note: words.say("fate-note-finish"), hint };
  if (none) return [{ ...one, texts: [done.text], look: "primary" }];
  return [{ ...one, press: () => model.change({ action: "finish" }) }];
}

function firstPrompt(model: FateModel): PromptSpec {
  const { words, frame } = model.table;
  const open = opened(model);
  if (open) return open;
  const acts = model.choices
    .filter(({ kind }) => kind === "act")
    .map<PromptButton>((choice) => ({ ...button(model, choice), look: "primary" }));
  const rest = actionGroups(model.choices)
    .filter(({ choices }) => choices.length)
    .map(({ name, choices }) => deedButton(model, name, choices));
  const { key, params } = frame.ask;
  const two = key === "prompt-act-first" || key === "prompt-act-first_solo";
  return {
    title: two ? words.say("fate-act-first", params) : words.say(frame.ask),
    hint: two ? words.say(key === "prompt-act-first" ? "fate-act-first.hint" : "fate-act-first.solo", params) : "",
    buttons: [...acts, ...rest, ...finish(model)],
  };
}

function actPrompt(model: FateModel): PromptSpec {
  const { words } = model.table;
  const open = opened(model);
  if (open) return open;
  // Alone there is nobody to exchange cards with, ever.
  const deeds = actionGroups(model.choices).filter(
    ({ name, choices }) => choices.length || name !== "fellowship" || model.view.seats > 1,
  );
  const buttons = deeds.map(({ name, choices }) => deedButton(model, name, choices));
  for (const choice of model.choices)
    if (choice.kind === "act")
      buttons.push({
        ...button(model, choice),
        label: words.say(`character-${choice.parts.character}.short`),
        note: leftNote(model, Number(choice.says.params.count ?? 0)),
        hint: words.say(choice.says),
      });
  return { ...actTitle(model), buttons: [...buttons, ...finish(model)] };
}

/** As long as it is open which of the two has four actions, the other's button must not promise them as well. */
function leftNote(model: FateModel, count: number): string {
  const { words } = model.table;
  return model.extras.turn.open ? words.say("fate-four-or-one") : words.say("fate-note-left", { count });
}

/** Always a title and a line under it, so that nothing is pushed about from one action to the next. */
function actTitle(model: FateModel): { title: string; hint: string } {
  const { words, frame } = model.table;
  const { key, params } = frame.ask;
  const part = {
    "prompt-act": "hint",
    "prompt-act-open": "open",
    "prompt-act-ride": "ride",
    "prompt-act-none": "none",
  }[key];
  if (!part) return { title: words.say(frame.ask), hint: "" };
  const hint = model.action === "travel" ? words.say("fate-travel-hint") : words.say(`fate-act.${part}`, params);
  return key === "prompt-act-none"
    ? { title: words.say("refused-no-actions", params), hint }
    : { title: words.say("fate-act", params), hint };
}

function plainPrompt(model: FateModel): PromptSpec {
  const { words, frame } = model.table;
  const { choices } = model;
  const marked = new Set(choices.map((choice) => targetOf(choice).split(" ")[0]!).filter(Boolean));
  // Where there is little room, dice that can be picked need no buttons as well.
  const dice = model.asking === "rolled" || model.asking === "in_peril";
  const few = dice && (model.table.size === "phone" || model.table.low) ? 1 : FEW;
  const shown =
    choices.length <= few || model.asking === "numbering"
      ? choices.slice(0, 12)
      : choices.filter((choice) => !targetOf(choice) || choice.kind === "play");
  const seats = choices.length > few ? seatButtons(model) : [];
  const buttons = shown.map(
    (choice) =>
      ({
        ...button(model, choice),
        look: WAYS_ON.includes(choice.kind) && model.asking === "quiet" ? "primary" : "plain",
      }) as PromptButton,
  );
  // What passes the question by stands last, where it is always found.
  buttons.sort((one, other) => Number(passes(one)) - Number(passes(other)));
  if (model.asking === "numbering")
    for (const [at, one] of shown.entries())
      Object.assign(buttons[at]!, { label: String(one.parts.count), hint: words.say(one.says) });
  buttons.unshift(...seats);
  const where = ["place", "region", "character", "card", "face", "seat", "people", "symbol"].find((kind) =>
    marked.has(kind),
  );
  // The dice lie beside the question, and need not be told in it.
  const { params } = frame.ask;
  if (model.asking === "in_peril")
    return {
      title: words.say("fate-rolled-peril", params),
      hint: words.say("fate-rolled-peril.hint", params),
      buttons,
    };
  const title =
    model.asking === "rolled"
      ? words.say(model.view.decision.fields.battle ? "fate-rolled-battle" : "fate-rolled-search", {
          place: String(params.place),
        })
      : words.say(frame.ask);
  return {
    title,
    hint:
      model.asking === "quiet"
        ? words.say("fate-quiet-hint", { count: frame.view.threat_cards })
        : where && !UNHINTED.includes(model.asking)
          ? words.say(`fate-pick-${where}`)
          : "",
    buttons,
  } as PromptSpec;
}

/** Many choices about players: first whom, then what. */
function seatButtons(model: FateModel): PromptButton[] {
  const { words } = model.table;
  const seats = [
    ...new Set(model.choices.map((choice) => targetOf(choice)).filter((target) => target.startsWith("seat "))),
  ];
  return seats.map((target) => ({
    label: words.say(`seat-${target.slice("seat ".length)}`),
    press: () => model.click(target),
  }));
}

const passes = (one: PromptButton): boolean => WAYS_ON.includes((one.texts?.[0] ?? "").replace(" ", "_"));
