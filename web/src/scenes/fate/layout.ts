/** Where the pieces of a place are drawn: in rows beside it, and never on another place. */
import { HEIGHT, MAP, type Place } from "./map";
import type { Piece } from "./pieces";

export interface PlacedPiece {
  piece: Piece;
  x: number;
  y: number;
}

const WIDE = 40;
const ROUND = 36;
/** Half the height of a piece, and the free space around a place. */
const HALF = 15;
const SITE = 14;
/** Within this distance of the lower edge of the map, rows go upwards. */
const EDGE = 200;
/** The maximum distance of a row from the middle of its place, and the number of rows that keep to it. */
const MAX_OFFSET = 90;
const MAX_ROWS = 8;

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
function fitting(pieces: readonly Piece[], room: number, max: number, by: number): { count: number; width: number } {
  let [count, width] = [0, 0];
  while (count < Math.min(max, pieces.length) && width + wide(pieces[count]!) * by <= room)
    width += wide(pieces[count++]!) * by;
  return { count, width };
}

/** A row above or below a place: as near to its middle as other places let it be, and as many of these as go in there. */
function across(place: Place, y: number, pieces: readonly Piece[], by: number): { count: number; x: number } {
  let best = { count: 0, x: 0, worth: -MAX_OFFSET };
  for (const [from, to] of gaps(place, y, by)) {
    const { count, width } = fitting(pieces, to - from, 5, by);
    const x = Math.min(Math.max(-width / 2, from), to - width);
    const worth = count * WIDE * 0.75 - Math.abs(x + width / 2);
    if (count && Math.abs(x + width / 2) < MAX_OFFSET && worth > best.worth) best = { count, x, worth };
  }
  return best;
}

/** In rows on their side of the place, or above or below it, never on another place; `by` makes them larger. */
export function arranged(
  place: Place,
  kind: "plain" | "haven" | "hold",
  pieces: readonly Piece[],
  by: number,
): PlacedPiece[] {
  const radius = { plain: 12, haven: 18, hold: 20 }[kind] + (place.spawn ? 6 : 0);
  const side = place.pieces;
  const sets: PlacedPiece[] = [];
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
        if (!count && at >= MAX_ROWS) [count, x] = [1, -wide(rest[0]!) / 2];
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
    const count = fitting(rest, room - begin, 4, by).count || Number(at >= MAX_ROWS);
    put(rest.slice(0, count), sign * begin, y, sign);
    rest = rest.slice(count);
  }
  return sets;
}
