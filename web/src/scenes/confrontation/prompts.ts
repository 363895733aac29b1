/** The prompt: the question and its buttons. */
import type { Choice, PromptButton, PromptSpec } from "../../table/scene";
import type { ConfrontationModel, Target } from "./model.svelte";

const EMBER = ["strike", "ban", "shadowfax", "gandalf_the_white", "fight", "fight_hidden"];

export function promptOf(scene: ConfrontationModel): PromptSpec | null {
  if (scene.placing) return placing(scene);
  const { words } = scene.table;
  const question = words.say(scene.table.frame.prompt);
  if (!scene.asked)
    return scene.folded && scene.battle && !scene.ending ? { title: question, buttons: [toBattle(scene)] } : null;
  if (scene.selected) return where(scene, scene.selected);
  if (scene.using)
    return {
      title: words.say(`scene-using-${scene.using}`),
      buttons: [...looks(scene), { label: words.say("scene-back"), press: () => scene.cancel() }],
    };
  if (["turn", "step", "gallop"].includes(scene.kind))
    return {
      title: question,
      ...(scene.movers.size ? { hint: words.say("scene-pick-figure") } : {}),
      buttons: specials(scene),
    };
  if (scene.kind === "linger")
    return { title: question, buttons: [...few(scene).map((target) => region(scene, target)), ...passes(scene)] };
  if (!scene.battle) return { title: question, buttons: scene.choices.map((choice) => button(scene, choice)) };
  // Cards are played in the battle or from the hand: the prompt has only moves and the way back.
  const ways = scene.choices.filter((choice) => scene.folded && !["play", "fetch"].includes(choice.kind));
  return { title: question, buttons: [...ways.map((choice) => button(scene, choice)), toBattle(scene)] };
}

/** A way in a word or two: the region, an attack on it, the tunnel. */
function wayName(scene: ConfrontationModel, choice: Choice): string {
  return scene.table.words.say(choice.says.key.replace("do-", "scene-"), choice.says.params);
}

export function button(scene: ConfrontationModel, choice: Choice): PromptButton {
  const { words } = scene.table;
  const label = choice.kind === "palantir" ? words.say("scene-palantir", choice.says.params) : words.say(choice.says);
  return { label, texts: [choice.text], look: EMBER.includes(choice.kind) ? "ember" : "plain" };
}

function placing(scene: ConfrontationModel): PromptSpec {
  const { words } = scene.table;
  const { placement } = scene;
  const rest = placement.empty.length;
  if (placement.promised)
    return {
      title: words.say("scene-promised"),
      buttons: [{ label: words.say("scene-change"), press: () => (placement.promised = false) }],
    };
  return {
    title: placement.held
      ? words.say("scene-placing-held", { figure: `figure-${placement.held}` })
      : words.say("scene-placing"),
    hint: words.say("scene-placing-hint"),
    buttons: [
      {
        label: words.say("scene-ready"),
        look: "primary",
        disabled: !placement.ready,
        press: () => (scene.asked ? placement.send() : (placement.promised = true)),
        ...(rest ? { hint: words.say("scene-ready-missing", { count: rest }) } : {}),
      },
      { label: words.say("scene-shuffle"), press: () => placement.shuffle() },
      { label: words.say("scene-clear"), press: () => placement.clear(), disabled: !placement.touched },
    ],
  };
}

function where(scene: ConfrontationModel, figure: string): PromptSpec {
  const { words } = scene.table;
  const from = scene.targets[0]?.choice.parts["from"] ?? "";
  const buttons: PromptButton[] = few(scene).map(({ choice, attack }) => ({
    label: wayName(scene, choice),
    texts: [choice.text],
    look: attack ? "ember" : "primary",
  }));
  if (scene.kind === "gallop") buttons.push(...passes(scene));
  else buttons.push({ label: words.say("scene-other-figure"), press: () => scene.cancel() });
  return {
    title: words.say("scene-where", { figure: `figure-${figure}`, region: `region-${from}` }),
    hint: words.say("scene-where-hint"),
    buttons,
  };
}

/** Many targets are marked on the map only, since their buttons would take too much room. */
const few = (scene: ConfrontationModel): Target[] =>
  scene.targets.length <= (scene.table.size === "phone" ? 3 : 4) ? scene.targets : [];

function specials(scene: ConfrontationModel): PromptButton[] {
  const { words } = scene.table;
  const has = (kind: string): boolean => scene.choices.some((choice) => choice.kind === kind);
  const buttons = scene.choices
    .filter(({ kind }) => kind === "shadowfax" || kind === "gandalf_the_white")
    .map((choice) => button(scene, choice));
  if (has("palantir"))
    buttons.push({ label: words.say("scene-use-palantir"), press: () => (scene.using = "palantir") });
  if (has("recall")) buttons.push({ label: words.say("scene-use-recall"), press: () => (scene.using = "recall") });
  return [...buttons, ...passes(scene)];
}

function looks(scene: ConfrontationModel): PromptButton[] {
  if (scene.using === "palantir") return few(scene).map((target) => region(scene, target));
  return scene.choices
    .filter((choice) => choice.kind === "recall")
    .map((choice) => ({ label: scene.table.words.say(`figure-${choice.parts["figure"]}`), texts: [choice.text] }));
}

const region = (scene: ConfrontationModel, { region, choice }: Target): PromptButton => ({
  label: scene.table.words.say(`region-${region}`),
  texts: [choice.text],
});

const passes = (scene: ConfrontationModel): PromptButton[] =>
  scene.choices.filter((choice) => choice.kind === "pass").map((choice) => button(scene, choice));

const toBattle = (scene: ConfrontationModel): PromptButton => ({
  label: scene.table.words.say("scene-to-battle"),
  look: "ember",
  press: () => (scene.folded = false),
});
