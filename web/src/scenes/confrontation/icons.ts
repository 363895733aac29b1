/** The icons of figures and cards. */
import type { OutlineName } from "./outlines";

export const FIGURE_ICONS: Record<string, OutlineName> = {
  frodo: "ring",
  sam: "camp-cooking-pot",
  pippin: "shiny-apple",
  merry: "plain-dagger",
  gandalf: "wizard-staff",
  aragorn: "broadsword",
  legolas: "high-shot",
  gimli: "battle-axe",
  boromir: "hunting-horn",
  orcs: "orc-head",
  shelob: "spider-alt",
  saruman: "magic-palm",
  nazgul: "wyvern",
  balrog: "fire-silhouette",
  warg: "wolf-head",
  black_rider: "cloaked-figure-on-horseback",
  witch_king: "crowned-skull",
  troll: "troll",
};

const TEXT_CARD_ICONS: Record<string, OutlineName> = {
  magic: "magic-swirl",
  sacrifice: "broken-shield",
  cloak: "cloak",
  retreat: "return-arrow",
  eye: "burning-eye",
};

export const SPECIAL_ICONS: Record<string, OutlineName> = {
  shadowfax: "horse-head",
  gandalf_the_white: "white-tower",
  palantir: "crystal-ball",
  recall: "return-arrow",
};

/** The icon of a text card; null for a number card. */
export function cardIcon(card: string): OutlineName | null {
  return TEXT_CARD_ICONS[card.split("_")[1] ?? ""] ?? null;
}
