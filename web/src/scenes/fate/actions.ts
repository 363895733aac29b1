/** The actions of the acting character, grouped under a few buttons. */
import type { Choice } from "../../table/scene";

export interface ActionGroup {
  name: string;
  choices: Choice[];
}

/** In the order of the buttons; the first six are always shown, even without choices. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  travel: ["travel"],
  prepare: ["prepare"],
  fellowship: ["give", "take"],
  muster: ["muster"],
  attack: ["attack"],
  capture: ["capture", "capture_otherwise"],
  objective: ["objective", "oath", "blessing_otherwise", "pledge"],
  ability: [
    "anduril",
    "wisdom",
    "mirror",
    "craft",
    "walk",
    "friend",
    "song",
    "lady",
    "distract",
    "shoot",
    "shoot_nazgul",
    "slinker",
  ],
  interrupt: ["interrupt"],
};
const ALWAYS = 6;

export function actionGroups(choices: readonly Choice[]): ActionGroup[] {
  return Object.entries(KINDS)
    .map(([name, kinds]) => ({ name, choices: choices.filter((choice) => kinds.includes(choice.kind)) }))
    .filter((group, at) => at < ALWAYS || group.choices.length);
}
