/** The settings of this browser, stored in localStorage. */
import { type Language, preferredLanguage } from "./languages";

export type Theme = "light" | "dark" | "system";
export type Motion = "on" | "off" | "system";

const STORAGE_KEY = "bywater";

interface StoredSettings {
  lang: Language;
  theme: Theme;
  motion: Motion;
  memory: boolean;
  numbers: boolean;
  /** The volume of sounds, from 0 (off) to 100. */
  volume: number;
  muted: boolean;
  /** Whether a phone vibrates when it is one's turn. */
  vibration: boolean;
  /** The way to play that was chosen last in the lobby. */
  mode: string;
  /** By game: the number of seats and the bot that were chosen last. */
  seats: Record<string, number>;
  bots: Record<string, string>;
}

function load(): StoredSettings {
  const defaults: StoredSettings = {
    lang: preferredLanguage(),
    theme: "system",
    motion: "system",
    memory: true,
    numbers: true,
    volume: 0,
    muted: false,
    vibration: false,
    mode: "bot",
    seats: {},
    bots: {},
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<StoredSettings>) };
  } catch {
    return defaults;
  }
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  private stored = $state(load());
  private systemReducesMotion = $state(reducedMotion.matches);

  constructor() {
    reducedMotion.addEventListener("change", () => (this.systemReducesMotion = reducedMotion.matches));
  }

  get lang() {
    return this.stored.lang;
  }
  get theme() {
    return this.stored.theme;
  }
  get motion() {
    return this.stored.motion;
  }
  get memory() {
    return this.stored.memory;
  }
  get numbers() {
    return this.stored.numbers;
  }
  get volume() {
    return this.stored.volume;
  }
  get muted() {
    return this.stored.muted;
  }
  get vibration() {
    return this.stored.vibration;
  }
  get mode() {
    return this.stored.mode;
  }
  get seats() {
    return this.stored.seats;
  }
  get bots() {
    return this.stored.bots;
  }

  /** Whether animations are allowed, by this setting or else by the system's. */
  get moving() {
    return this.stored.motion === "on" || (this.stored.motion === "system" && !this.systemReducesMotion);
  }

  /** Whether sounds are played at all. */
  get audible() {
    return this.stored.volume > 0 && !this.stored.muted;
  }

  set(change: Partial<StoredSettings>): void {
    Object.assign(this.stored, change);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.stored));
    } catch {
      // A private window may have no storage: the setting then holds until the page is closed.
    }
  }
}

export const settings = new Settings();
