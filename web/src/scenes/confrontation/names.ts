/** Names of figures and cards, with what is printed on them. */
export type Side = "light" | "dark";
export const SIDES: readonly Side[] = ["light", "dark"];

interface Figure {
  side: Side;
  strength: number;
}

export const FIGURES: Record<string, Figure> = {
  frodo: { side: "light", strength: 1 },
  sam: { side: "light", strength: 2 },
  pippin: { side: "light", strength: 1 },
  merry: { side: "light", strength: 2 },
  gandalf: { side: "light", strength: 5 },
  aragorn: { side: "light", strength: 4 },
  legolas: { side: "light", strength: 3 },
  gimli: { side: "light", strength: 3 },
  boromir: { side: "light", strength: 0 },
  orcs: { side: "dark", strength: 2 },
  shelob: { side: "dark", strength: 5 },
  saruman: { side: "dark", strength: 4 },
  nazgul: { side: "dark", strength: 3 },
  balrog: { side: "dark", strength: 5 },
  warg: { side: "dark", strength: 2 },
  black_rider: { side: "dark", strength: 3 },
  witch_king: { side: "dark", strength: 5 },
  troll: { side: "dark", strength: 9 },
};

/** Sam, with Frodo shown beside him. */
export const BESIDE_FRODO = 5;

export const HOME: Record<Side, string> = { light: "shire", dark: "mordor" };

export const CARDS: Record<Side, readonly string[]> = {
  light: ["1", "2", "3", "4", "5", "magic", "sacrifice", "cloak", "retreat"].map((name) => `light_${name}`),
  dark: ["1", "2", "3", "4", "5", "6", "magic", "eye", "retreat"].map((name) => `dark_${name}`),
};

export function sideOf(name: string): Side {
  return FIGURES[name]?.side ?? (name.startsWith("dark") ? "dark" : "light");
}

/** The number on a card; null for a text card, which counts 0. */
export function valueOf(card: string): number | null {
  const value = Number(card.split("_")[1]);
  return Number.isNaN(value) ? null : value;
}

/** "figure-gandalf", "region-moria", "card-light_1", "side-dark": the name without its kind. */
export function nameIn(key: unknown): string {
  return String(key ?? "").replace(/^(figure|region|card|side|special)-/, "");
}
