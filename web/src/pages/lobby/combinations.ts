/** Combinations of options: the set-up does not offer what the game would refuse. */
import type { GameInfo, OptionSpec } from "../../net/api";
import fateLevels from "../../scenes/fate/levels.json";

type Chosen = Record<string, any>;

/** The choices of an option that go with the other options as they are chosen now. */
export function possibleChoices(game: GameInfo, option: OptionSpec, chosen: Chosen): string[] {
  if (game.id !== "fate" || option.name !== "level" || chosen.any_level) return option.choices;
  if (/^\s*objectives\s*=/m.test(String(chosen.own ?? ""))) return option.choices; // one's own objectives fit any level
  const scenario = chosen.objectives ?? game.options.find((one) => one.name === "objectives")?.default;
  return (fateLevels as Record<string, string[]>)[scenario] ?? option.choices;
}
