import type { Words } from "./words";

/** The name of a person; without one, "Guest" with a number. */
export function personName(name: string, words: Words): string {
  return /^\d+$/.test(name) ? words.say("shell-guest", { number: name }) : name;
}

/** The name of who sits in a seat; people who deleted their data are named as such. */
export function sitterName(one: { name: string; gone: boolean }, words: Words): string {
  return one.gone ? words.say("shell-gone") : personName(one.name, words);
}

/** The name of a bot: translated if it is one of the levels, else its own. */
export function botWord(spec: string, words: Words): string {
  const name = spec.split("@", 1)[0] ?? spec;
  return words.has(`bot-${name}`) ? words.say(`bot-${name}`) : name;
}

/** The name of a bot at a table; several of one name get a number. */
export function botName<Sitter extends { kind: string; bot?: string; name: string }>(
  one: Sitter,
  all: readonly Sitter[],
  words: Words,
): string {
  const called = (other: Sitter) => other.bot || other.name;
  const namesakes = all.filter((other) => other.kind === "bot" && called(other) === called(one));
  const word = botWord(called(one), words);
  return namesakes.length > 1 ? `${word} ${namesakes.indexOf(one) + 1}` : word;
}

/** The initial of a seat: the first letter of the name, or the number at its end. */
export function initialOf(name: string): string {
  return / (\d)$/.exec(name)?.[1] ?? [...name][0]?.toUpperCase() ?? "";
}
