/** Who and what stands at a place, and where it is drawn there. */
import { HEIGHT, MAP, type Place } from "./map";
import { PEOPLES } from "./names";
import { type View } from "./view";

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
/** So much of a piece is above and below its middle, and so much round a place is its own. */
const HALF = 15;
const SITE = 14;
/** So near to the lower edge of the map rows go upwards. */
const EDGE = 200;
/** So far from the middle of its place a row may be, at most; and after so many rows a piece stands where it can. */
const ASIDE = 90;
const FAR = 8;

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

export const crowded = (pieces: readonly Piece[]): boolean => pieces.length > ROOM;

/** Peoples become one banner and characters one head, each with a number; what stands alone stays as it is, and so does
 *  the one who acts. */
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

const wide = (piece: Piece): number => (piece.kind === "army" || piece.kind === "shadow" ? WIDE : ROUND);

/** The gaps between other places at this height, from the left to the right of this one. */
function gaps(place: Place, y: number, by: number): [number, number][] {
  const others = Object.values(MAP.places)
    .filter((other) => other !== place && Math.abs(other.y - y) < SITE + HALF * by)
    .map((other) => other.x - place.x);
  const edges = [-Infinity, ...others.sort((one, other) => one - other), Infinity];
  return edges.slice(1).map((edge, at) => [edges[at]! + SITE, edge - SITE]);
}

/** How many of these fit into this width, and how wide they are. */
function fitting(pieces: readonly Piece[], room: number, most: number, by: number): { count: number; width: number } {
  let [count, width] = [0, 0];
  while (count < Math.min(most, pieces.length) && width + wide(pieces[count]!) * by <= room)
    width += wide(pieces[count++]!) * by;
  return { count, width };
}

/** A row above or below a place: as near to its middle as other places let it be, and as many of these as go in there. */
function across(place: Place, y: number, pieces: readonly Piece[], by: number): { count: number; x: number } {
  let best = { count: 0, x: 0, worth: -ASIDE };
  for (const [from, to] of gaps(place, y, by)) {
    const { count, width } = fitting(pieces, to - from, 5, by);
    const x = Math.min(Math.max(-width / 2, from), to - width);
    const worth = count * WIDE * 0.75 - Math.abs(x + width / 2);
    if (count && Math.abs(x + width / 2) < ASIDE && worth > best.worth) best = { count, x, worth };
  }
  return best;
}

/** In rows on their side of the place, or above or below it, never on another place; `by` makes them larger. */
export function arranged(place: Place, kind: "plain" | "haven" | "hold", pieces: readonly Piece[], by: number): Set[] {
  const radius = { plain: 12, haven: 18, hold: 20 }[kind] + (place.spawn ? 6 : 0);
  const side = place.pieces;
  const sets: Set[] = [];
  const put = (row: readonly Piece[], x: number, y: number, sign: number) => {
    for (const piece of row) {
      const half = (wide(piece) * by) / 2;
      sets.push({ piece, x: place.x + x + sign * half, y });
      x += 2 * half * sign;
    }
  };
  const armies = pieces.filter((piece) => wide(piece) === WIDE);
  const heads = pieces.filter((piece) => wide(piece) === ROUND);
  if (side === "N" || side === "S") {
    const sign = side === "N" ? -1 : 1;
    const first = place.y + sign * (radius + 15 * by) + (side === "S" && place.muster ? 4 : 0);
    let at = 0;
    for (let rest of armies.length && heads.length && pieces.length > 2 ? [armies, heads] : [[...armies, ...heads]])
      for (; rest.length; at++) {
        const y = first + sign * at * 33 * by;
        let { count, x } = across(place, y, rest, by);
        if (!count && at >= FAR) [count, x] = [1, -wide(rest[0]!) / 2];
        put(rest.slice(0, count), x, y - (heads.includes(rest[0]!) ? 2 : 0), 1);
        rest = rest.slice(count);
      }
    return sets;
  }
  const sign = side.includes("E") ? 1 : -1;
  const begin =
    radius +
    4 +
    place.nudge[0] -
    (side.length === 2 ? 10 : 0) +
    (sign > 0 && place.muster && !side.includes("N") ? 12 : 0);
  const first =
    place.y + (radius + 11 * by) * (Number(side.includes("S")) - Number(side.includes("N"))) + place.nudge[1];
  const up = side.includes("N") || place.y > HEIGHT - EDGE;
  let rest = sign > 0 ? [...pieces] : [...armies.reverse(), ...heads];
  for (let at = 0; rest.length; at++) {
    const y = first + at * 34 * by * (up ? -1 : 1);
    const room =
      gaps(place, y, by)
        .map(([from, to]) => (sign > 0 ? [from, to] : [-to, -from]))
        .find(([from, to]) => from! <= begin && to! > begin)?.[1] ?? 0;
    const count = fitting(rest, room - begin, 4, by).count || Number(at >= FAR);
    put(rest.slice(0, count), sign * begin, y, sign);
    rest = rest.slice(count);
  }
  return sets;
}

export const kindAt = (view: View, place: string): "plain" | "haven" | "hold" =>
  view.havens.includes(place) ? "haven" : view.strongholds.includes(place) ? "hold" : "plain";

/** All there is of a region, for the far view. */
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
