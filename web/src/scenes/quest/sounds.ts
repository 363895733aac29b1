/** The sounds of lines of the log. */
import type { SceneSounds } from "../../table/cues";

export const sounds: SceneSounds = {
  cues: {
    "log-turned-tile": "card",
    "log-opened-tile": "card",
    "log-turned-card": "card",
    "log-played": "card",
    "log-used-own": "card",
    "log-used": "card",
    "log-rolled": "die",
    "log-darker": "dark",
    "log-lighter": "light",
    "log-sauron": "shadow",
    "log-fell-caught": "out",
    "log-fell-want": "out",
    "log-scenario-over": "scored",
  },
  isTurn: ({ active, actor }) => active === actor,
};
