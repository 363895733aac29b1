/** The icons of symbols, tokens, tiles and cards. */
import type { OutlineName } from "./outlines";

/** Icons that are drawn by hand, in `parts/Icon.svelte`. */
type OwnIcon = "ring" | "eye" | "die" | "light" | "token";

const ICONS: Record<string, OutlineName | OwnIcon> = {
  friendship: "shaking-hands",
  travelling: "walking-boot",
  hiding: "hood",
  fighting: "crossed-swords",
  joker: "round-star",
  ring: "ring",
  heart: "hearts",
  sun: "sun",
  shield: "shield",
  special_shield: "bordered-shield",
  die: "die",
  heal: "light",
  sundial: "sundial",
  sundial_cards: "sundial",
  sundial_items: "sundial",
  ring_dark: "ring",
  eye_or_two_dark: "eye",
  card: "card-random",
  token: "token",
  book: "white-book",
  theoden: "crown",
  shadowfax: "horse-head",
  eomer: "mounted-knight",
  faramir: "bowman",
  army_of_the_dead: "raise-skeleton",
  ghan: "totem-head",
  eowyn: "winged-sword",
  staff: "wizard-staff",
  guidance: "wizard-staff",
  athelas: "three-leaves",
  miruvor: "round-potion",
  mithril: "chain-mail",
  belt: "belt",
  lembas: "bread-slice",
  elessar: "emerald",
  phial: "crystal-shine",
};

export const iconOf = (name: string) => ICONS[name] ?? "card-random";
