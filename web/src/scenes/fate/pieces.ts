/** Who and what stands at a place or in a region. */
import { MAP } from "./map";
import { PEOPLES } from "./names";
import type { View } from "./view";

export type Piece =
  | { kind: "character"; name: string; seat: number }
  | { kind: "army"; people: string; count: number }
  | { kind: "shadow"; count: number }
  /** Several pieces drawn as one, until their place is opened. */
  | { kind: "crowd"; count: number; names: string[] };

/** If there are more pieces, they are gathered. */
const MAX_SEPARATE = 4;
export function standing(view: View, place: string): Piece[] {
  const armies = view.friends[place] ?? {};
  const found: Piece[] = PEOPLES.filter((people) => armies[people]).map((people) => ({
    kind: "army",
    people,
    count: armies[people]!,
  }));
  if (view.shadow[place]) found.push({ kind: "shadow", count: view.shadow[place]! });
  for (const [name, { seat, place: at }] of Object.entries(view.characters))
    if (at === place) found.push({ kind: "character", name, seat });
  return found;
}

export const crowded = (pieces: readonly Piece[]): boolean => pieces.length > MAX_SEPARATE;

/** Peoples become one banner and characters one head, each with a number; single pieces and the acting
 *  character stay as they are. */
export function gathered(pieces: readonly Piece[], acting: string): Piece[] {
  if (!crowded(pieces)) return [...pieces];
  const armies = pieces.filter((piece) => piece.kind === "army");
  const people = pieces.filter((piece) => piece.kind === "character");
  const found: Piece[] =
    armies.length > 1
      ? [{ kind: "army", people: "", count: armies.reduce((sum, one) => sum + one.count, 0) }]
      : [...armies];
  found.push(...pieces.filter((piece) => piece.kind === "shadow"));
  // Frodo is always seen.
  const shown = people.filter(({ name }) => name === "frodo_sam" || name === acting);
  const rest = people.filter((one) => !shown.includes(one));
  found.push(...shown);
  if (rest.length > 2) found.push({ kind: "crowd", count: rest.length, names: rest.map((one) => one.name) });
  else found.push(...rest);
  return found;
}

export const kindAt = (view: View, place: string): "plain" | "haven" | "hold" =>
  view.havens.includes(place) ? "haven" : view.strongholds.includes(place) ? "hold" : "plain";

/** The totals of a region, for the far view. */
export function totals(
  view: View,
  region: string,
): { free: number; shadow: number; nazgul: number; eye: boolean; frodo: boolean } {
  const places = Object.keys(MAP.places).filter((name) => MAP.places[name]!.region === region);
  const sum = (counts: (number | undefined)[]) => counts.reduce<number>((all, one) => all + (one ?? 0), 0);
  return {
    free: sum(places.map((name) => sum(Object.values(view.friends[name] ?? {})))),
    shadow: sum(places.map((name) => view.shadow[name])),
    nazgul: view.nazgul[region] ?? 0,
    eye: view.eye === region,
    frodo: places.includes(view.characters.frodo_sam?.place ?? ""),
  };
}
