/** What is printed on figures and cards, and the sign of each. */
import type { IconName } from "./outlines";

export type Side = "light" | "dark";
export const SIDES: readonly Side[] = ["light", "dark"];

interface Figure {
  side: Side;
  strength: number;
  icon: IconName;
}

export const FIGURES: Record<string, Figure> = {
  frodo: { side: "light", strength: 1, icon: "ring" },
  sam: { side: "light", strength: 2, icon: "camp-cooking-pot" },
  pippin: { side: "light", strength: 1, icon: "shiny-apple" },
  merry: { side: "light", strength: 2, icon: "plain-dagger" },
  gandalf: { side: "light", strength: 5, icon: "wizard-staff" },
  aragorn: { side: "light", strength: 4, icon: "broadsword" },
  legolas: { side: "light", strength: 3, icon: "high-shot" },
  gimli: { side: "light", strength: 3, icon: "battle-axe" },
  boromir: { side: "light", strength: 0, icon: "hunting-horn" },
  orcs: { side: "dark", strength: 2, icon: "orc-head" },
  shelob: { side: "dark", strength: 5, icon: "spider-alt" },
  saruman: { side: "dark", strength: 4, icon: "magic-palm" },
  nazgul: { side: "dark", strength: 3, icon: "wyvern" },
  balrog: { side: "dark", strength: 5, icon: "fire-silhouette" },
  warg: { side: "dark", strength: 2, icon: "wolf-head" },
  black_rider: { side: "dark", strength: 3, icon: "cloaked-figure-on-horseback" },
  witch_king: { side: "dark", strength: 5, icon: "crowned-skull" },
  troll: { side: "dark", strength: 9, icon: "troll" },
};

/** Sam, with Frodo shown beside him. */
export const BESIDE_FRODO = 5;

export const HOME: Record<Side, string> = { light: "shire", dark: "mordor" };

const TEXT_CARDS: Record<string, IconName> = {
  magic: "magic-swirl",
  sacrifice: "broken-shield",
  cloak: "cloak",
  retreat: "return-arrow",
  eye: "burning-eye",
};

export const CARDS: Record<Side, readonly string[]> = {
  light: ["1", "2", "3", "4", "5", "magic", "sacrifice", "cloak", "retreat"].map((name) => `light_${name}`),
  dark: ["1", "2", "3", "4", "5", "6", "magic", "eye", "retreat"].map((name) => `dark_${name}`),
};

export const SPECIAL_ICONS: Record<string, IconName> = {
  shadowfax: "horse-head",
  gandalf_the_white: "white-tower",
  palantir: "crystal-ball",
  recall: "return-arrow",
};

export function sideOf(name: string): Side {
  return FIGURES[name]?.side ?? (name.startsWith("dark") ? "dark" : "light");
}

/** The number on a card; null for a text card, which counts 0. */
export function valueOf(card: string): number | null {
  const value = Number(card.split("_")[1]);
  return Number.isNaN(value) ? null : value;
}

export function cardIcon(card: string): IconName | null {
  return TEXT_CARDS[card.split("_")[1] ?? ""] ?? null;
}
