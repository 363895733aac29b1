/** The sounds of lines of the log, and how a battle has ended. */
import type { Message } from "../../net/messages";
import type { Cue, SceneSounds } from "../../table/cues";

export const sounds: SceneSounds = {
  cues: {
    "log-flipped": "card",
    "log-flipped-special": "card",
    "log-drew-skies": "card",
    "log-event": "card",
    "log-searched": "die",
    "log-fought": "die",
    "log-rerolled": "die",
    "log-rerolled-bombadil": "die",
    "log-battle-shadow": "battle",
    "log-battle-attack": "battle",
    "log-battle-ambush": "battle",
    "log-battle-event": "battle",
    "log-battle-riders": "battle",
    "log-captured": "battle-won",
    "log-nazgul-removed": "battle-won",
    "log-haven-fell": "battle-lost",
    "log-hope-lost-no_armies": "dark",
    "log-hope-lost-gollum": "dark",
    "log-hope-lost-eye": "dark",
    "log-hope-lost-ring": "dark",
    "log-hope-lost-search": "dark",
    "log-hope-lost-haven": "dark",
    "log-hope-lost-no_card": "dark",
    "log-hope-lost-peril": "dark",
    "log-hope-lost-wheels": "dark",
    "log-hope-gained": "light",
    "log-advances": "shadow",
    "log-darkened": "shadow",
    "log-threat": "shadow",
    "log-eye": "shadow",
    "log-left": "out",
    "log-completed": "scored",
  },
  outcomeOf,
  isTurn: ({ active, actor }) => active === actor,
};

const LOSSES: Readonly<Record<string, Cue>> = {
  "log-friends-lost": "battle-lost",
  "log-shadow-removed": "battle-won",
};

/** The outcome at the last line of losses before the next battle: even if both sides have losses. */
function outcomeOf(news: readonly Message[], at: number): Cue | null {
  const { key } = news[at]!;
  if (!(key in LOSSES)) return null;
  const isBegin = (line: Message) => line.key.startsWith("log-battle-");
  const begin = news.slice(0, at).findLastIndex(isBegin) + 1;
  const end = news.findIndex((line, index) => index > at && isBegin(line));
  const losses = news.slice(begin, end < 0 ? undefined : end).filter((line) => line.key in LOSSES);
  if (losses.at(-1) !== news[at]) return null;
  return losses.some((line) => line.key !== key) ? "battle-even" : LOSSES[key]!;
}
