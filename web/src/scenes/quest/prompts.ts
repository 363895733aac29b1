/** The prompt and its buttons, decision by decision. */
import type { Choice, PromptButton, PromptSpec } from "../../table/scene";
import { Plain } from "../../i18n/words";
import { HOBBITS, KINDS } from "./names";
import type { QuestModel } from "./model.svelte";
import { texts as textsOf } from "./plan";

/** Buttons beyond these are found on the board and in the list. */
const MAX_BUTTONS = 6;
/** A longer sentence would need a third line. */
const MAX_TITLE = 84;
/** Choices that continue without a cost: they always have the number 1. */
export const CALM = new Set(["done", "pass", "pay"]);

export function promptOf(scene: QuestModel): PromptSpec | null {
  const { table } = scene;
  if (scene.over) return null;
  if (!scene.asked) return waiting(scene);
  if (scene.aim) return aimed(scene);
  switch (scene.mode) {
    case "play":
      return playing(scene);
    case "lose":
      return losing(scene);
    case "give":
      return giving(scene);
    case "pay":
      return paying(scene);
  }
  switch (scene.asking) {
    case "demand":
    case "pledging":
      return paying(scene);
    case "interrupt":
    case "rivals":
      return interrupt(scene);
    case "gandalf_called":
      return gandalf(scene);
    case "quiet":
      return quiet(scene);
    case "choosing_line":
      return {
        ...asked(scene),
        hint: table.words.say("quest-line-hint"),
        buttons:
          table.size === "phone"
            ? []
            : scene.of("advance").map((choice) => (table.low ? brief(scene, choice) : button(scene, choice))),
      };
    case "foreseeing":
      return { ...asked(scene), hint: table.words.say("quest-foresee-hint"), buttons: all(scene, ["next"]) };
    case "sending":
    case "sharing":
      return { ...asked(scene), hint: table.words.say("quest-whom-hint"), buttons: all(scene, ["to", "pass"]) };
    default:
      return { ...asked(scene), buttons: ordered(scene) };
  }
}

// -- parts ------------------------------------------------------------------------------------

function asked(scene: QuestModel): { title: string } {
  const { words, frame } = scene.table;
  const { key, params } = frame.prompt;
  // Where there is little room, what is on the board is not repeated.
  const beside = scene.table.size === "desktop" || key === "prompt-after_marker";
  const whole = words.say(frame.prompt);
  const brief =
    (scene.low || scene.table.size !== "desktop" || whole.length > MAX_TITLE) &&
    beside &&
    words.has(`quest-brief-${key}`);
  return { title: brief ? words.say(`quest-brief-${key}`, params) : whole };
}

function button(scene: QuestModel, choice: Choice, look: PromptButton["look"] = "plain"): PromptButton {
  return { label: scene.table.words.say(choice.says), texts: [choice.text], look };
}

/** The hobbit or the line alone; the title says the rest. */
function brief(scene: QuestModel, choice: Choice): PromptButton {
  const { words } = scene.table;
  const { hobbit, line } = choice.parts;
  const label = hobbit ? words.say(`hobbit-${hobbit}`) : line ? words.say(`line-${line}`) : words.say(choice.says);
  return { label, texts: [choice.text], hint: words.say(choice.says) };
}

/** A card on one of several lines: which, and how far. */
function onLine(scene: QuestModel, choice: Choice): PromptButton {
  const { words } = scene.table;
  const count = Number(choice.says.params.count ?? 0);
  return {
    label: `${words.say(`line-${choice.parts.line}`)} +${count}`,
    texts: [choice.text],
    hint: words.say(choice.says),
  };
}

function all(scene: QuestModel, kinds: string[]): PromptButton[] {
  return scene
    .of(...kinds)
    .slice(0, MAX_BUTTONS)
    .map((choice) => button(scene, choice));
}

/** Sends notations together, or one after the other where hands are secret; then ends an interrupt. */
function sends(scene: QuestModel, texts: string[], then: string[] = []): Pick<PromptButton, "texts" | "press"> {
  return then.length || (scene.secret && texts.length > 1) ? { press: () => scene.send(texts, then) } : { texts };
}

function back(scene: QuestModel): PromptButton {
  return { label: scene.table.words.say("quest-back"), press: () => scene.cancel() };
}

/** The viewer's interrupts that offer more than pledges. */
function own(scene: QuestModel): PromptButton[] {
  const { facing, words } = scene.table;
  return [...scene.interrupts]
    .filter(([seat]) => facing.includes(seat) && scene.actionsOf(seat).some((text) => !text.startsWith("pledge")))
    .map(([seat, choice], _, all) =>
      all.length > 1
        ? {
            label: words.say("quest-first", { hobbit: `hobbit-${HOBBITS[seat]}` }),
            texts: [choice.text],
            hint: words.say(choice.says),
          }
        : button(scene, choice),
    );
}

/** The buttons of a simple decision: those with a cost are ember, those that continue come last and are primary. */
function ordered(scene: QuestModel): PromptButton[] {
  const ember = new Set(["refuse", "roll_twice", "prepare"]);
  const choices = scene.choices
    .filter((choice) => choice.kind !== "interrupt" && choice.kind !== "discard")
    .slice(0, MAX_BUTTONS);
  const look = (choice: Choice) => (ember.has(choice.kind) ? "ember" : CALM.has(choice.kind) ? "primary" : "plain");
  const sorted = [
    ...choices.filter((choice) => !CALM.has(choice.kind)),
    ...choices.filter((choice) => CALM.has(choice.kind)),
  ];
  return sorted.map((choice) => button(scene, choice, look(choice)));
}

// -- questions --------------------------------------------------------------------------------

function waiting(scene: QuestModel): PromptSpec | null {
  const { table } = scene;
  if (!scene.outOfTurn.length) return null;
  const title = table.words.say(table.frame.prompt);
  if (scene.paying && !scene.empty) {
    const texts = textsOf(scene.plan);
    const interrupt = scene.interrupts.get(scene.me);
    const pledge: PromptButton = {
      label: table.words.say("quest-pledge", { count: texts.length }),
      look: "primary",
      ...sends(scene, [interrupt?.text ?? "", ...texts], ["done"]),
    };
    return { title, hint: payHint(scene), buttons: [back(scene), pledge] };
  }
  const interrupts = scene.outOfTurn
    .filter((choice) => choice.kind === "interrupt")
    .filter(
      (choice) =>
        scene.extras.behind[String(scene.view.viewers.find((seat) => scene.interrupts.get(seat) === choice) ?? -1)]
          ?.length,
    );
  // Another hobbit has the interrupt on top of this viewer's decision; ending it takes it away.
  const end = scene.outOfTurn.find((choice) => choice.kind === "done");
  if (end) {
    const hint = table.words.say("quest-interrupt-wait", { hobbit: `hobbit-${HOBBITS[scene.view.actor]}` });
    // A phone shows no hints: this one must be read.
    return {
      title: table.size === "phone" ? hint : title,
      hint,
      buttons: [{ label: table.words.say("quest-interrupt-end"), texts: [end.text], hint }],
    };
  }
  const hint = scene.paying
    ? table.words.say("quest-pay-others")
    : interrupts.length
      ? table.words.say("quest-interrupt-open")
      : "";
  return { title, hint, buttons: interrupts.map((choice) => button(scene, choice)) };
}

function quiet(scene: QuestModel): PromptSpec {
  const go = scene
    .of("pass")
    .map((choice) => button(scene, choice, scene.view.decision.fields.moment === "last_event" ? "ember" : "primary"));
  const interrupts = own(scene);
  return {
    ...asked(scene),
    hint: interrupts.length
      ? scene.table.words.say(scene.low && scene.table.size === "desktop" ? "quest-anytime-brief" : "quest-anytime")
      : "",
    buttons: [...interrupts, ...go],
  };
}

function playing(scene: QuestModel): PromptSpec {
  const { words } = scene.table;
  const { card } = scene;
  if (card) {
    const moving = scene.plays(card).filter((choice) => choice.says.key !== "do-play-idle");
    const plays = moving.length ? moving : scene.plays(card);
    const hint = words.say(
      !moving.length ? "quest-play-idle" : plays.length > 1 ? "quest-play-lines" : "quest-play-sure",
    );
    const sure =
      plays.length > 1
        ? plays.map((choice) => onLine(scene, choice))
        : plays.map((choice) => button(scene, choice, moving.length ? "primary" : "plain"));
    return { title: words.say(`card-${card}`), hint, buttons: [back(scene), ...sure] };
  }
  const rest = scene.of("draw", "step_back").map((choice) => button(scene, choice));
  const done = scene.of("done").map((choice) => button(scene, choice, "primary"));
  const hint = words.say(scene.of("play").length ? "quest-play-hint" : "quest-play-none");
  const little = scene.low || scene.table.size !== "desktop";
  const title =
    little && rest.length
      ? words.say("quest-cards-or-rest", { hobbit: `hobbit-${HOBBITS[scene.view.actor]}` })
      : asked(scene).title;
  return { title, hint, buttons: [...rest, ...done] };
}

function losing(scene: QuestModel): PromptSpec {
  const { words } = scene.table;
  const count = scene.view.decision.fields.count ?? 1;
  const texts = KINDS.flatMap((kind) => Array.from({ length: scene.plan.cards[kind] ?? 0 }, () => `discard ${kind}`));
  const lose: PromptButton = {
    label: words.say("quest-discard", { count }),
    look: "ember",
    disabled: texts.length !== count,
  };
  if (texts.length === count) Object.assign(lose, sends(scene, texts.slice(0, 1), texts.slice(1)));
  else lose.hint = words.say("quest-lose-hint", { count: count - texts.length });
  const hint = scene.note ? words.say(scene.note) : words.say("quest-lose-hint", { count: count - texts.length });
  return { ...asked(scene), hint, buttons: [...(texts.length ? [back(scene)] : []), lose] };
}

function giving(scene: QuestModel): PromptSpec {
  const { words } = scene.table;
  const give = scene.choice(`give ${scene.card}`);
  if (!give) return { ...asked(scene), hint: words.say("quest-give-hint"), buttons: [] };
  return { ...asked(scene), buttons: [back(scene), button(scene, give, "primary")] };
}

function interrupt(scene: QuestModel): PromptSpec {
  const { words } = scene.table;
  const discard = scene.choice(`discard ${scene.card}`);
  if (discard)
    return {
      ...asked(scene),
      hint: words.say("quest-discard-sure"),
      buttons: [back(scene), button(scene, discard, "ember")],
    };
  const buttons: PromptButton[] = [];
  if (scene.choice("put on the ring"))
    buttons.push({ label: words.say("do-ring"), press: () => scene.take("ring"), icon: "ring" });
  if (scene.choice("call gandalf"))
    buttons.push({ label: words.say("do-call"), press: () => scene.take("call"), icon: "wizard-staff" });
  for (const card of ["elessar", "lembas", "miruvor"])
    if (scene.of(card).length) buttons.push({ label: words.say(`card-${card}`), press: () => scene.take(card) });
  for (const choice of scene.of("volunteer")) buttons.push(button(scene, choice, "ember"));
  for (const choice of scene.of("done")) buttons.push(button(scene, choice, "primary"));
  return { ...asked(scene), hint: words.say("quest-interrupt-hint"), buttons };
}

/** The prompt for a choice that needs a hobbit, a line, or a confirmation. */
function aimed(scene: QuestModel): PromptSpec {
  const { words } = scene.table;
  const { aim } = scene;
  if (aim === "ring" || aim === "call") {
    const choice = scene.choice(aim === "ring" ? "put on the ring" : "call gandalf");
    const sure = choice ? [button(scene, choice, aim === "ring" ? "ember" : "primary")] : [];
    return {
      title: words.say(`quest-${aim}-title`),
      hint: words.say(`quest-${aim}-sure`),
      buttons: [back(scene), ...sure],
    };
  }
  const kinds = aim === "guidance" ? ["guidance", "guidance_pledge"] : [aim];
  const name = words.has(`gandalf-${aim}`) ? `gandalf-${aim}` : `card-${aim}`;
  return {
    title: words.say(name),
    hint: words.say(`${name}.text`),
    buttons: [back(scene), ...scene.of(...kinds).map((choice) => brief(scene, choice))],
  };
}

function gandalf(scene: QuestModel): PromptSpec {
  const { words } = scene.table;
  const buttons = [...scene.gandalf].map(([card, choices]) => {
    if (choices.length === 1) return button(scene, choices[0]!);
    return {
      label: words.say(`gandalf-${card}`),
      press: () => scene.take(card),
      hint: words.say(`gandalf-${card}.text`),
    };
  });
  return { ...asked(scene), buttons };
}

function payHint(scene: QuestModel): string {
  const { words } = scene.table;
  if (scene.note) return words.say(scene.note);
  const { missing, spare, slots } = scene.filled;
  const said = [words.say("quest-pay-state", { given: slots.length - missing, all: slots.length })];
  if (spare) said.push(words.say("quest-pay-spare", { count: spare }));
  return said.join(" ");
}

/** Why nothing can be given: what the group lacks. */
function lackHint(scene: QuestModel): string {
  const { words } = scene.table;
  const { demand } = scene;
  if (!demand) return words.say("quest-pay-none");
  if (demand.from === "one") return words.say("quest-lack-one");
  const things = Object.entries(demand.lacks).map(([thing, count]) => words.say(`quest-lack-${thing}`, { count }));
  if (!things.length) return words.say("quest-pay-none");
  return words.say(`quest-lack-${demand.from}`, {
    hobbit: `hobbit-${HOBBITS[demand.payer]}`,
    things: new Plain(new Intl.ListFormat(words.lang).format(things)),
  });
}

function paying(scene: QuestModel): PromptSpec {
  const { words } = scene.table;
  const { demand, asking } = scene;
  const buttons: PromptButton[] = [];
  const { missing } = scene.filled;
  const texts = textsOf(scene.plan);
  const chosen = texts.length > 0;
  if (chosen && scene.table.size === "desktop" && !scene.low) buttons.push(back(scene));
  for (const choice of scene.of("volunteer")) buttons.push(button(scene, choice, "ember"));
  for (const choice of scene.of("refuse")) buttons.push(button(scene, choice, "ember"));
  const done = scene.of("done").map((choice) => button(scene, choice, chosen ? "plain" : "primary"));
  const enough = !missing || (demand?.or_shields ? scene.plan.shields === demand.or_shields : false);
  const alone = demand?.from === "self";
  if (asking === "demand" && !alone && demand && !demand.steps) {
    if (chosen && !enough)
      buttons.push({ label: words.say("quest-pledge", { count: texts.length }), ...sends(scene, texts) });
    const pay: PromptButton = {
      label: enough ? words.say("quest-pay") : words.say("quest-pay-missing", { count: missing }),
      look: "primary",
      disabled: !enough,
    };
    if (enough) Object.assign(pay, sends(scene, [...texts, "pay"]));
    else pay.hint = words.say("quest-pay-missing", { count: missing });
    // The slots say what is missing; one row is all there is.
    if (enough || !chosen) buttons.push(pay);
  } else if (scene.choice("pay")) buttons.push({ ...button(scene, scene.choice("pay")!, "primary") });
  else if (alone && !chosen)
    for (const choice of scene.of("pledge_shields", "pledge_token")) buttons.push(button(scene, choice, "primary"));
  else if (chosen) {
    const give: PromptButton = {
      label: words.say(alone ? "quest-give" : "quest-pledge", { count: texts.length }),
      look: "primary",
      disabled: alone && !enough,
    };
    if (!alone || enough) Object.assign(give, sends(scene, texts, asking === "interrupt" ? ["done"] : []));
    else give.hint = words.say("quest-pay-missing", { count: missing });
    buttons.push(give);
  }
  const cards = Object.keys(scene.hand).some((card) => (scene.hand[card] ?? 0) > 0 && scene.payment.usable(card));
  const hint = scene.paying
    ? `${payHint(scene)}${chosen || missing === 0 ? "" : ` ${words.say(cards ? "quest-pay-hint" : "quest-pay-things")}`}`
    : scene.of("volunteer").length
      ? words.say("quest-volunteer-hint")
      : lackHint(scene);
  // Where there is little room the slots and the answers say the rest.
  const whole = asked(scene).title;
  const brief = demand && (scene.low || scene.table.size !== "desktop" || whole.length > MAX_TITLE);
  if (demand && !scene.paying && scene.table.size === "phone" && !scene.of("volunteer").length)
    return {
      title: words.say("quest-lack-title", { demand: `demand-${demand.name}`, lack: new Plain(hint) }),
      buttons: [...buttons, ...done],
    };
  const title = brief
    ? words.say(`quest-owes-${demand.from}`, {
        demand: `demand-${demand.name}`,
        hobbit: `hobbit-${HOBBITS[demand.payer]}`,
      })
    : whole;
  return { title, hint, buttons: [...buttons, ...done] };
}
