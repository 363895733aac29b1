/** The sounds of lines of the log, and how a battle has ended for the viewer. */
import type { Message } from "../../net/messages";
import { type Cue, cueOfBattle, type SceneSounds } from "../../table/cues";
import { nameIn, sideOf } from "./names";

export const sounds: SceneSounds = {
  cues: {
    "log-attacked": "battle",
    "log-shown": "card",
    "log-played": "card",
    "log-fetched": "card",
    "log-special": "card",
    "log-recalled": "card",
    "log-recalled-hidden": "card",
    "log-looked": "card",
  },
  outcomeOf,
  isTurn: ({ decision }) => decision.kind === "place" || decision.kind === "turn",
};

function outcomeOf(news: readonly Message[], at: number, seats: readonly number[]): Cue | null {
  const { key, params } = news[at]!;
  const isDefeat = (line: Message | undefined) => line?.key === "log-defeated";
  if (key === "log-left") return news.some(isDefeat) ? null : "battle-even";
  if (key !== "log-defeated") return null;
  if (news.some((line) => line.key === "log-struck" && line.params["figure"] === params["figure"])) return "out";
  // Both sides lose their figures one line after the other.
  if (isDefeat(news[at + 1])) return null;
  if (isDefeat(news[at - 1])) return "battle-even";
  return cueOfBattle(sideOf(nameIn(params["figure"])) === "light" ? 0 : 1, seats);
}
