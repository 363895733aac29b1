/** The sounds of lines of the log. */
import type { SceneSounds } from "../../table/cues";

export const sounds: SceneSounds = {
  cues: {
    "log-turned-up": "card",
    "log-took": "card",
    "log-laid": "card",
    "log-led": "card",
    "log-won": "scored",
  },
  isTurn: () => true,
};
