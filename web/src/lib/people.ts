import type { Words } from "./words";

/** What a person is called. Who gave no name has a number only. */
export function personName(name: string, words: Words): string {
  return /^\d+$/.test(name) ? words.say("shell-guest", { number: name }) : name;
}
