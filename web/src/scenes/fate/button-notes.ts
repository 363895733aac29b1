/** Notes on buttons: the cost besides an action, or a short reason why it is not possible. */
import type { Choice } from "../../table/scene";
import type { FateModel } from "./model.svelte";

/** The abilities with buttons of their own, by the kind of their choice. */
const ABILITIES: Readonly<Record<string, string>> = {
  anduril: "anduril",
  wisdom: "wisdom_of_the_eldar",
  mirror: "mirror",
  craft: "dwarven_craft",
  walk: "walk_silently",
  friend: "loyal_friend",
  song: "song",
  lady: "lady_of_light",
  distract: "distract",
  shoot: "sure_shot",
  shoot_nazgul: "sure_shot",
  slinker: "slinker",
};

/** The name of the ability if all of these choices belong to the same, else empty. */
export function abilityOf(choices: readonly Choice[]): string {
  const names = new Set(choices.map(({ kind }) => ABILITIES[kind] ?? ""));
  return names.size === 1 ? [...names][0]! : "";
}

export function costNote(scene: FateModel, action: string, choices: readonly Choice[]): string {
  const { words } = scene.table;
  const costs = new Set(choices.map(({ says }) => String(says.params.cost ?? "")));
  const price = costs.size === 1 && [...costs][0] ? words.say([...costs][0]!) : "";
  const keys = choices.map(({ says }) => says.key);
  switch (action) {
    case "travel":
      if (keys.some((key) => key.startsWith("do-travel-frodo"))) return words.say("fate-note-search");
      if (keys.every((key) => key.startsWith("do-travel-free"))) return words.say("fate-note-ride");
      return price || words.say(keys.some((key) => key.endsWith("cost")) ? "fate-note-some" : "fate-note-action");
    case "prepare":
      return words.say("fate-note-prepare");
    case "fellowship":
      return words.say("fate-note-fellowship");
    case "muster":
      return words.say(keys.includes("do-muster-free") ? "fate-note-none" : "cost-1_friendship");
    case "attack":
      return words.say("fate-note-dice", { count: Math.max(...choices.map(({ says }) => Number(says.params.count))) });
    case "capture":
    case "objective":
      return (
        price ||
        (choices.length > 1 ? words.say("fate-note-ways", { count: choices.length }) : words.say("fate-note-action"))
      );
  }
  return price;
}

export function whyNot(scene: FateModel, action: string): string {
  const { words } = scene.table;
  const reason = scene.extras.refused[action];
  const key = `fate-not-${reason?.key.replace(/^(refused|fate)-/, "")}`;
  return reason && words.has(key) ? words.say(key, reason.params) : "";
}
