/** The target of each choice on the table: a place, a character, a card, a die … */
import type { Choice } from "../../table/scene";

const PARTS: Readonly<Record<string, string>> = {
  travel: "place",
  at: "place",
  shoot: "place",
  act: "character",
  take_along: "character",
  who: "character",
  prepare: "card",
  pledge: "card",
  slinker: "card",
  card: "card",
  next: "card",
  spend: "card",
  discard: "card",
  play: "event",
  next_shadow: "card",
  remove_shadow: "card",
  spend_token: "symbol",
  discard_token: "symbol",
  give: "seat",
  take: "seat",
  interrupt: "seat",
  wheels_seat: "seat",
  gift: "seat",
  hand_token: "seat",
  nazgul_from: "region",
  nazgul: "region",
  lose: "people",
  take_armies: "people",
  objective: "objective",
  reroll_search: "face",
  reroll_battle: "face",
  ranger: "face",
  nenya: "face",
  sams_aid: "face",
  turn_search: "face",
  turn_battle: "face",
  ambush: "face",
  defy: "face",
  die_search: "face",
  die_battle: "face",
  disregard: "face",
};

/** "place bree", "card rohan_valor"; empty if it has no target on the table. */
export function targetOf(choice: Choice): string {
  if (choice.kind === "blessing_otherwise") return "objective blessing_elves";
  if (choice.kind === "oath") return "objective oathbreakers";
  const part = PARTS[choice.kind];
  if (!part) return "";
  return `${part === "event" ? "card" : part} ${choice.parts[part]}`;
}

export function byTarget(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const target = targetOf(choice);
    if (!target) continue;
    const there = found.get(target);
    if (there) there.push(choice);
    else found.set(target, [choice]);
  }
  return found;
}
