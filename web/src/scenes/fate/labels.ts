/** What a screen reader and a tip say of a place and of a region. */
import type { Words } from "../../lib/words";
import { placeAt } from "./map";
import { kindAt, standing } from "./pieces";
import type { FateView } from "./view";

/** Who and what is at a place, each in a few words. */
export function contents(words: Words, view: FateView, name: string): string[] {
  const found: string[] = [];
  const place = placeAt(name);
  const kind = kindAt(view, name);
  if (kind !== "plain") found.push(words.say(`fate-sort-${kind}`));
  if (place.spawn) found.push(words.say("fate-sort-spawn"));
  if (place.muster) found.push(words.say("fate-musters", { people: `people-${place.muster}` }));
  for (const piece of standing(view, name)) {
    if (piece.kind === "character") found.push(words.say(`character-${piece.name}`));
    else if (piece.kind === "army") found.push(words.say("fate-count", { count: piece.count, what: `people-${piece.people}` }));
    else if (piece.kind === "shadow") found.push(words.say("fate-count-shadow", { count: piece.count }));
  }
  return found;
}

export function placeLabel(words: Words, view: FateView, name: string): string {
  return [words.say(`place-${name}`), ...contents(words, view, name)].join(", ");
}

/** A name in one line, or in two if it is long. */
export function lines(name: string, side: string): string[] {
  if (name.length < 15 || !name.includes(" ")) return [name];
  if (side === "N" || side === "S" ? name.length < 17 : name.length < 15) return [name];
  const words = name.split(" ");
  let best = 1;
  for (let at = 1; at < words.length; at++)
    if (Math.abs(words.slice(0, at).join(" ").length - name.length / 2) < Math.abs(words.slice(0, best).join(" ").length - name.length / 2)) best = at;
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

