/** Labels of places for screen readers and tips. */
import type { Words } from "../../i18n/words";
import { placeAt } from "./map";
import { kindAt, standing } from "./pieces";
import type { View } from "./view";

/** What a place is, which armies are there, and who: each in a few words. */
export function contents(words: Words, view: View, name: string): string[][] {
  const place = placeAt(name);
  const kind = kindAt(view, name);
  const sorts: string[] = [];
  if (kind !== "plain") sorts.push(words.say(`fate-sort-${kind}`));
  if (place.spawn) sorts.push(words.say("fate-sort-spawn"));
  if (place.muster) sorts.push(words.say("fate-musters", { people: `people-${place.muster}` }));
  const armies: string[] = [];
  const people: string[] = [];
  for (const piece of standing(view, name)) {
    if (piece.kind === "character") people.push(words.say(`character-${piece.name}`));
    else if (piece.kind === "army")
      armies.push(words.say("fate-count", { count: piece.count, what: `people-${piece.people}` }));
    else if (piece.kind === "shadow") armies.push(words.say("fate-count-shadow", { count: piece.count }));
  }
  return [sorts, armies, people].filter((some) => some.length);
}

export function placeLabel(words: Words, view: View, name: string): string {
  return [words.say(`place-${name}`), ...contents(words, view, name).flat()].join(", ");
}

/** A name in one line, or in two if it is long. */
export function lines(name: string, side: string): string[] {
  if (name.length < 15 || !name.includes(" ")) return [name];
  if (side === "N" || side === "S" ? name.length < 17 : name.length < 15) return [name];
  const words = name.split(" ");
  let best = 1;
  for (let at = 1; at < words.length; at++)
    if (
      Math.abs(words.slice(0, at).join(" ").length - name.length / 2) <
      Math.abs(words.slice(0, best).join(" ").length - name.length / 2)
    )
      best = at;
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}
