/** The prompt and its buttons. */
import type { PromptButton, PromptSpec } from "../../table/scene";
import type { TowersModel } from "./model.svelte";
import { COLOURS } from "./names";
import { cardsIn, texts } from "./plan";
import { total } from "./frame";

export function promptOf(scene: TowersModel): PromptSpec | null {
  if (scene.scoring) {
    const place = `place-${scene.scoring.place}`;
    return { title: scene.table.words.say("towers-scored", { place }), buttons: [] };
  }
  if (scene.asking === "laying") return layingPrompt(scene);
  if (scene.asking === "gain" || scene.asking === "taking") return gainingPrompt(scene);
  return null;
}

function gainingPrompt(scene: TowersModel): PromptSpec {
  const { words, frame } = scene.table;
  const title = words.say(frame.prompt);
  const buttons: PromptButton[] = [];
  const offer = scene.choice(`offer ${scene.offer}`);
  if (offer) {
    buttons.push({ label: words.say("towers-back"), press: () => scene.cancel() });
    buttons.push({ label: words.say(offer.says), texts: [offer.text], look: "primary" });
    return { title, hint: words.say("towers-offer-sure"), buttons };
  }
  if (scene.offering) {
    buttons.push({ label: words.say("towers-back"), press: () => scene.cancel() });
    return { title, hint: words.say("towers-offer-hint"), buttons };
  }
  if (scene.choices.some((choice) => choice.kind === "offer"))
    buttons.push({ label: words.say("towers-offer"), press: () => scene.change({ offering: true }) });
  const draw = scene.choice("draw");
  if (draw) buttons.push({ label: words.say(draw.says), texts: ["draw"], look: "primary" });
  const hint = scene.asking === "gain" ? "towers-gain-hint" : "towers-taking-hint";
  return { title, hint: words.say(hint), buttons };
}

function layingPrompt(scene: TowersModel): PromptSpec {
  const { words, frame } = scene.table;
  const { plan } = scene;
  const title = words.say(frame.prompt);
  const count = cardsIn(plan);
  const buttons: PromptButton[] = [];
  if (!count && !plan.waiting) {
    if (scene.choice("done")) buttons.push({ label: words.say("do-done"), texts: ["done"] });
    return { title, hint: words.say(scene.choices.length > 1 ? "towers-laying-hint" : "towers-laying-none"), buttons };
  }
  buttons.push({ label: words.say("towers-clear"), press: () => scene.cancel() });
  const alone = plan.waiting > 0;
  const lay: PromptButton = { label: words.say("towers-lay", { count }), look: "primary", disabled: alone || !count };
  if (alone) lay.hint = words.say("towers-lead-alone");
  else lay.texts = layTexts(scene);
  buttons.push(lay);
  return { title, hint: layingHint(scene), buttons };
}

/** The cards and then "done", which is left out after the last card unless the options want it. */
function layTexts(scene: TowersModel): string[] {
  const lays = texts(scene.plan, scene.choices);
  const asked = !scene.view.options.automatic || total(scene.hand) > cardsIn(scene.plan);
  return asked ? [...lays, "done"] : lays;
}

function layingHint(scene: TowersModel): string {
  const { words } = scene.table;
  if (scene.plan.waiting) return words.say("towers-lead-alone");
  for (const colour of COLOURS) {
    const old = scene.view.rows[scene.me]?.[colour];
    if (old && scene.planned(scene.me, colour)?.replaces)
      return words.say("towers-replaces", { colour: `colour-${colour}`, old: `quality-${old.quality}` });
  }
  return words.say(scene.leadable.length ? "towers-lead-hint" : "towers-lay-hint");
}
