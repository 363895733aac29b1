/** Who and what stands at a place, and where it is drawn there. */
import { MAP, type Place } from "./map";
import { type FateView, PEOPLES } from "./view";

export type Piece =
  | { kind: "character"; name: string; seat: number }
  | { kind: "army"; people: string; count: number }
  | { kind: "shadow"; count: number }
  /** Several that are shown as one, until somebody looks. */
  | { kind: "crowd"; count: number; names: string[] };

export interface Set {
  piece: Piece;
  x: number;
  y: number;
}

/** More pieces than this are gathered. */
const ROOM = 4;
const WIDE = 40;
const ROUND = 36;

export function standing(view: FateView, place: string): Piece[] {
  const armies = view.friends[place] ?? {};
  const found: Piece[] = PEOPLES.filter((people) => armies[people]).map((people) => ({ kind: "army", people, count: armies[people]! }));
  if (view.shadow[place]) found.push({ kind: "shadow", count: view.shadow[place]! });
  for (const [name, { seat, place: at }] of Object.entries(view.characters)) if (at === place) found.push({ kind: "character", name, seat });
  return found;
}

export const crowded = (pieces: readonly Piece[]): boolean => pieces.length > ROOM;

/** Peoples become one banner and characters one head, each with a number; what stands alone stays as it is. */
export function gathered(pieces: readonly Piece[]): Piece[] {
  if (!crowded(pieces)) return [...pieces];
  const armies = pieces.filter((piece) => piece.kind === "army");
  const people = pieces.filter((piece) => piece.kind === "character");
  const found: Piece[] = armies.length > 1 ? [{ kind: "army", people: "", count: armies.reduce((sum, one) => sum + one.count, 0) }] : [...armies];
  found.push(...pieces.filter((piece) => piece.kind === "shadow"));
  // Frodo is always seen.
  const shown = people.filter((one) => one.name === "frodo_sam");
  const rest = people.filter((one) => one.name !== "frodo_sam");
  found.push(...shown);
  if (rest.length > 2) found.push({ kind: "crowd", count: rest.length, names: rest.map((one) => one.name) });
  else found.push(...rest);
  return found;
}

const wide = (piece: Piece): number => (piece.kind === "army" || piece.kind === "shadow" ? WIDE : ROUND);

/** In a row on their side of the place, or two rows above or below it; `by` makes them larger. */
export function arranged(place: Place, kind: "plain" | "haven" | "hold", pieces: readonly Piece[], by: number): Set[] {
  const radius = { plain: 12, haven: 18, hold: 20 }[kind] + (place.spawn ? 6 : 0);
  const side = place.pieces;
  const sets: Set[] = [];
  if (side === "N" || side === "S") {
    const sign = side === "N" ? -1 : 1;
    const first = place.y + sign * (radius + 15 * by) + (side === "S" && place.muster ? 4 : 0);
    const armies = pieces.filter((piece) => wide(piece) === WIDE);
    const heads = pieces.filter((piece) => wide(piece) === ROUND);
    const rows = armies.length && heads.length && pieces.length > 2 ? [armies, heads] : [[...armies, ...heads]];
    for (const [at, row] of rows.flatMap((one) => (one.length > 5 ? [one.slice(0, 5), one.slice(5)] : [one])).entries()) {
      let x = place.x - (row.reduce((sum, piece) => sum + wide(piece), 0) * by) / 2;
      for (const piece of row) {
        sets.push({ piece, x: x + (wide(piece) * by) / 2, y: first + sign * at * 33 * by - (wide(piece) === ROUND ? 2 : 0) });
        x += wide(piece) * by;
      }
    }
    return sets;
  }
  const right = side.includes("E");
  let x = radius + 4 + place.nudge[0] - (side.length === 2 ? 10 : 0) + (right && place.muster && !side.includes("N") ? 12 : 0);
  const y = place.y + (radius + 11 * by) * (Number(side.includes("S")) - Number(side.includes("N"))) + place.nudge[1];
  const row = right ? pieces : [...pieces.filter((piece) => wide(piece) === WIDE).reverse(), ...pieces.filter((piece) => wide(piece) === ROUND)];
  const begin = x;
  let at = 0;
  for (const [number, piece] of row.entries()) {
    if (number === 4) [x, at] = [begin, at + 1];
    const half = (wide(piece) * by) / 2;
    sets.push({ piece, x: right ? place.x + x + half : place.x - x - half, y: y + at * 34 * by });
    x += wide(piece) * by;
  }
  return sets;
}

export const kindAt = (view: FateView, place: string): "plain" | "haven" | "hold" =>
  view.havens.includes(place) ? "haven" : view.strongholds.includes(place) ? "hold" : "plain";

/** All there is of a region, for the far view. */
export function totals(view: FateView, region: string): { free: number; shadow: number; nazgul: number; eye: boolean; frodo: boolean } {
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
