/** Names of the game's things. */

export const COLOURS = ["green", "ochre", "blue", "grey"] as const;
export const QUALITIES = ["strength", "wisdom", "endurance", "resolve"] as const;
export const PLACES = ["amon_hen", "rohan", "fangorn", "edoras", "orthanc", "helms_deep", "minas_tirith"] as const;

export type Colour = (typeof COLOURS)[number];
export type Quality = (typeof QUALITIES)[number];

/** All kinds of cards in the order of a hand: by colour, Gandalf last. */
export const KINDS: readonly string[] = [
  ...COLOURS.flatMap((colour) => QUALITIES.map((quality) => `${colour}_${quality}`)),
  "gandalf",
];

export function colourOf(kind: string): string {
  return kind.split("_")[0] ?? "";
}

export function qualityOf(kind: string): string {
  return kind.split("_")[1] ?? "";
}

/** The number of a seat from its key in a sentence: "seat-3" is seat 2. */
export function seatOf(key: number | string | undefined): number {
  return Number(String(key).split("-")[1]) - 1;
}

/** The kind of a card from its key in a sentence. */
export function kindOf(key: number | string | undefined): string {
  return String(key).slice("card-".length);
}
