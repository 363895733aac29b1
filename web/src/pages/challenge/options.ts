/** A set-up in words. */
import type { GameInfo } from "../../net/api";
import { botWord } from "../../i18n/people";
import { Plain, type Words } from "../../i18n/words";

/** Who sits where: "You", "Captain", … */
export function sitters(who: string[], words: Words): string[] {
  return who.map((one) => (one === "me" ? words.say("shell-you") : botWord(one.slice(4), words)));
}

/** What may be chosen in this game: the main choices as they are, fine points only where they differ from the default. */
export function optionLines(game: GameInfo, options: Record<string, any>, words: Words): string[] {
  const lines: string[] = [];
  for (const option of game.options) {
    const value = options[option.name] ?? option.default;
    const isDefault = JSON.stringify(value) === JSON.stringify(option.default);
    const fine = option.kind === "flag" || option.kind === "table" || option.kind === "set";
    if (fine && isDefault) continue;
    const label = words.has(`option-${option.name}`) ? words.say(`option-${option.name}`) : option.name;
    if (option.kind === "flag" || option.kind === "table") lines.push(label);
    else
      lines.push(
        words.say("challenge-option", {
          label: new Plain(label),
          value: new Plain(
            [value]
              .flat()
              .map((one) => named(option.name, String(one), words))
              .join(", "),
          ),
        }),
      );
  }
  return lines;
}

function named(option: string, choice: string, words: Words): string {
  for (const key of [`choice-${option}-${choice}`, `choice-${choice}`, `card-${choice}`, `special-${choice}`])
    if (words.has(key)) return words.say(key);
  const found = [...words.keys()].find((key) => key.endsWith(`-${choice}`) || key.endsWith(`_${choice}`));
  return found && words.has(found) && !/^\d+$/.test(choice) ? words.say(found) : choice;
}
