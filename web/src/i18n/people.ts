import type { Words } from "./words";

/** What a person is called. Who gave no name has a number only. */
export function personName(name: string, words: Words): string {
  return /^\d+$/.test(name) ? words.say("shell-guest", { number: name }) : name;
}

/** The same for whoever sits or sat in a chair: who had all of theirs deleted has no name left. */
export function sitterName(one: { name: string; gone: boolean }, words: Words): string {
  return one.gone ? words.say("shell-gone") : personName(one.name, words);
}

/** What a bot is called: its name on the ladder, or else its own. */
export function botWord(spec: string, words: Words): string {
  const name = spec.split("@", 1)[0] ?? spec;
  return words.has(`bot-${name}`) ? words.say(`bot-${name}`) : name;
}

/** The same at a table, where several of one name are told apart by a number. */
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

/** The sign of a seat in small: the first letter of who sits there, or the number where only that tells several apart. */
export function initialOf(name: string): string {
  return / (\d)$/.exec(name)?.[1] ?? [...name][0]?.toUpperCase() ?? "";
}
