/** Where the names of places stand, so that none lies on another: names are of different length in each language, and
 *  large for the map where the map is small. */
import { lines } from "./labels";
import { MAP, PLACES, placeAt, WIDTH } from "./map";

export interface Named {
  name: string;
  parts: string[];
  x: number;
  /** The first base line. */
  y: number;
  anchor: "start" | "middle" | "end";
  box: Box;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

type Kind = "plain" | "haven" | "hold";
/** How wide a text is in letters of the size one. */
type Ruler = (text: string, bold: boolean) => number;

const SIDES = ["N", "S", "E", "W", "NE", "SE", "SW", "NW"] as const;
const LEADING = 1.05;
const ABOVE = 0.86;
const BELOW = 0.34;
const RADIUS: Readonly<Record<Kind, number>> = { plain: 12, haven: 18, hold: 21 };
/** The cost per square unit of covering something; names never cover names. */
const ON_MARK = 1;
const ON_COIN = 1.2;
const ON_PIECES = 0.22;
const ON_REGION = 0.12;
/** The cost of another side than the one placed by hand. */
const MOVED = 160;
/** The cost per piece of road under a name, which shows between the letters. */
const ON_ROAD = 6;
const STEP = 10;

const over = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
const around = (x: number, y: number, w: number, h: number): Box => ({ x0: x - w, y0: y - h, x1: x + w, y1: y + h });

/** Points along all roads. */
const ROADS: readonly (readonly [number, number])[] = MAP.roads.flatMap(({ d }) => {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const found: [number, number][] = [];
  for (let at = 2; at + 1 < numbers.length; at += 2) {
    const [x0, y0, x1, y1] = [numbers[at - 2]!, numbers[at - 1]!, numbers[at]!, numbers[at + 1]!];
    const parts = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / STEP));
    for (let part = 1; part <= parts; part++)
      found.push([x0 + ((x1 - x0) * part) / parts, y0 + ((y1 - y0) * part) / parts]);
  }
  return found;
});

const radius = (name: string, kind: Kind): number => RADIUS[kind] + (placeAt(name).spawn ? 7 : 0);

/** Where one or two pieces would stand. */
function standing(name: string, kind: Kind): Box {
  const { x, y, pieces, nudge } = placeAt(name);
  const r = radius(name, kind);
  const dx = Number(pieces.includes("E")) - Number(pieces.includes("W"));
  const dy = Number(pieces.includes("S")) - Number(pieces.includes("N"));
  return around(x + dx * (r + 24) + nudge[0], y + dy * (r + 16) + nudge[1], 22, 16);
}

function placed(
  name: string,
  parts: string[],
  wide: number,
  letter: number,
  kind: Kind,
  side: (typeof SIDES)[number] | "",
): Named {
  const { x, y, label, muster } = placeAt(name);
  const high = parts.length * LEADING * letter;
  const r = radius(name, kind);
  let [px, py, anchor]: [number, number, Named["anchor"]] = [0, 0, label.anchor];
  if (!side) {
    const lift =
      (parts.length - 1) * (label.side.startsWith("N") ? 17 : label.side === "E" || label.side === "W" ? 8 : 0);
    [px, py] = [x + label.dx, y + label.dy - lift];
  } else {
    anchor = side.includes("E") ? "start" : side.includes("W") ? "end" : "middle";
    const out = side.length === 2 ? 0.72 : 1;
    const shield = muster ? (side === "E" || side === "SE" ? 12 : side === "S" ? 6 : 0) : 0;
    px = x + (side.includes("E") ? r * out + 5 + shield : side.includes("W") ? -(r * out + 5) : 0);
    const top = side.includes("S")
      ? y + r * out + 3 + (side === "E" ? 0 : shield / 2)
      : side.includes("N")
        ? y - r * out - 3 - high
        : y - high / 2;
    py = top + ABOVE * letter;
  }
  const x0 = anchor === "start" ? px : anchor === "end" ? px - wide : px - wide / 2;
  const y0 = py - ABOVE * letter;
  return {
    name,
    parts,
    x: px,
    y: py,
    anchor,
    box: { x0: x0 - 4, y0, x1: x0 + wide + 4, y1: y0 + high - LEADING * letter + (ABOVE + BELOW) * letter },
  };
}

/** Places all names that have room, the important ones first. The others appear in the near view and the tip. */
export function placeNames(
  text: (place: string) => string,
  kind: (place: string) => Kind,
  letter: number,
  ruler: Ruler,
): Named[] {
  const weight = (name: string) => (kind(name) !== "plain" || placeAt(name).spawn ? 2 : placeAt(name).muster ? 1 : 0);
  const marks = PLACES.map((name) => ({
    name,
    box: around(placeAt(name).x, placeAt(name).y, radius(name, kind(name)), radius(name, kind(name))),
  }));
  for (const name of PLACES)
    if (placeAt(name).muster)
      marks.push({
        name: "",
        box: around(
          placeAt(name).x + (kind(name) === "haven" ? 17 : 12),
          placeAt(name).y + (kind(name) === "haven" ? 11 : 7),
          10,
          11,
        ),
      });
  const coins = MAP.roads
    .filter(({ cost }) => cost.length)
    .map(({ mid, cost }) => around(mid[0], mid[1], cost.length > 1 ? 21 : 13, 13));
  const pieces = PLACES.map((name) => standing(name, kind(name)));
  const regions = Object.values(MAP.regions).flatMap(({ name, riders }) => [
    around(riders[0], riders[1], 30, 16),
    ...(Math.abs(name.turn) < 20 ? [around(name.x, name.y - name.size / 3, name.size * 2.4, name.size / 2)] : []),
  ]);
  const found: Named[] = [];
  for (const name of [...PLACES].sort((one, other) => weight(other) - weight(one))) {
    const bold = kind(name) !== "plain";
    const parts = lines(text(name), placeAt(name).label.side);
    const wide = Math.max(...parts.map((part) => ruler(part, bold))) * letter;
    let best: Named | null = null;
    let minCost = Infinity;
    for (const side of ["", ...SIDES] as const) {
      const one = placed(name, parts, wide, letter, kind(name), side);
      if (one.box.x0 < 4 || one.box.x1 > WIDTH - 4 || found.some(({ box }) => over(box, one.box) > 0)) continue;
      let cost = side ? MOVED : 0;
      for (const mark of marks) if (mark.name !== name) cost += over(mark.box, one.box) * ON_MARK;
      for (const coin of coins) cost += over(coin, one.box) * ON_COIN;
      // A name placed by hand may cover the pieces of its own place.
      for (const [at, box] of pieces.entries()) if (side || PLACES[at] !== name) cost += over(box, one.box) * ON_PIECES;
      for (const [x, y] of ROADS)
        if (x > one.box.x0 && x < one.box.x1 && y > one.box.y0 && y < one.box.y1) cost += ON_ROAD;
      for (const box of regions) cost += over(box, one.box) * ON_REGION;
      if (cost < minCost) [best, minCost] = [one, cost];
    }
    if (best) found.push(best);
  }
  return found;
}

const widths = new Map<string, number>();

/** Measures texts with the fonts of the page. */
export function ruler(family: string): Ruler {
  const context = document.createElement("canvas").getContext("2d");
  return (text, bold) => {
    const key = `${family} ${bold ? 700 : 600} ${text}`;
    let wide = widths.get(key);
    if (wide === undefined) {
      if (context) context.font = `${bold ? 700 : 600} 100px ${family}`;
      wide = context ? context.measureText(text).width / 100 : text.length * 0.55;
      widths.set(key, wide);
    }
    return wide;
  };
}

export const forget = (): void => widths.clear();
