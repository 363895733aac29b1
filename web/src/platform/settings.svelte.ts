/** What a person likes, kept in this browser. */
import { LANGUAGES, type Language } from "../i18n/words";

export type Theme = "light" | "dark" | "system";
export type Motion = "on" | "off" | "system";

const KEPT = "bywater";

interface Kept {
  lang: Language;
  theme: Theme;
  motion: Motion;
  memory: boolean;
  numbers: boolean;
  /** How to play, as chosen last in the lobby. */
  mode: string;
  /** By game: how many sat there last, and against whom. */
  seats: Record<string, number>;
  bots: Record<string, string>;
}

function spoken(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const lang = tag.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(lang)) return lang as Language;
  }
  return "en";
}

function load(): Kept {
  const usual: Kept = {
    lang: spoken(),
    theme: "system",
    motion: "system",
    memory: true,
    numbers: true,
    mode: "bot",
    seats: {},
    bots: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  private kept = $state(load());
  private systemStill = $state(still.matches);

  constructor() {
    still.addEventListener("change", () => (this.systemStill = still.matches));
  }

  get lang() {
    return this.kept.lang;
  }
  get theme() {
    return this.kept.theme;
  }
  get motion() {
    return this.kept.motion;
  }
  get memory() {
    return this.kept.memory;
  }
  get numbers() {
    return this.kept.numbers;
  }
  get mode() {
    return this.kept.mode;
  }
  get seats() {
    return this.kept.seats;
  }
  get bots() {
    return this.kept.bots;
  }

  /** Whether things may move, after the person's wish and the system's. */
  get moving() {
    return this.kept.motion === "on" || (this.kept.motion === "system" && !this.systemStill);
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.kept));
    } catch {
      // Private windows may keep nothing; the choice then holds until the page is closed.
    }
  }
}

export const settings = new Settings();
