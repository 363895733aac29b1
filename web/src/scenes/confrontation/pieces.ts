/** The pieces on the map, as far as this viewer knows them. */
import { FIGURES, HOME, SIDES, type Side } from "./names";
import type { Frame } from "./frame";

export interface Piece {
  /** Stays the same while the piece stands where it is. */
  id: string;
  side: Side;
  region: string;
  /** Its name if it is known for certain. */
  figure: string | null;
  /** The candidates if the figure is not known; empty if it may be any figure. */
  possible: string[];
  /** Its own seat hides it from the other one. */
  own: boolean;
}

interface Sight {
  certain: string[];
  possible: string[];
  count: number;
}

/** All pieces on the map, region by region. A riding figure stands where Shadowfax is. */
export function pieces(frame: Frame): Piece[] {
  return SIDES.flatMap((side) => piecesOf(frame, side));
}

function piecesOf(frame: Frame, side: Side): Piece[] {
  const part = frame.view[side];
  const rider = riderRegion(frame);
  const found: Piece[] = [];
  const put = (place: string, figure: string | null, possible: string[], own: boolean): void => {
    const region = place === "road" ? rider : place;
    const id = figure ?? `${side}-${region}-${found.length}`;
    found.push({ id, side, region, figure, possible, own });
  };
  if (part.figures) {
    for (const [place, figures] of Object.entries<string[]>(part.figures))
      for (const figure of figures) put(place, figure, [], true);
    return found;
  }
  // A list of candidates is useful only if it excludes a figure.
  const sights: Record<string, Sight> = frame.extras["sights"]?.[side] ?? {};
  const open = leftOf(frame, side) - Object.values(sights).reduce((sum, sight) => sum + sight.certain.length, 0);
  for (const [place, count] of Object.entries<number>(part.counts ?? {})) {
    const sight = sights[place] ?? { certain: [], possible: [], count };
    for (const figure of sight.certain) put(place, figure, [], false);
    for (let left = count - sight.certain.length; left > 0; left--)
      put(place, null, sight.possible.length < Math.max(open, 4) ? sight.possible : [], false);
  }
  return found;
}

function riderRegion(frame: Frame): string {
  const { kind, fields } = frame.view["decision"];
  return kind === "gallop" ? (fields.region ?? "road") : "road";
}

/** How many figures of a side stand in a region. */
export function countIn(frame: Frame, side: Side, region: string): number {
  const part = frame.view[side];
  return part.counts?.[region] ?? part.figures?.[region]?.length ?? 0;
}

export function leftOf(frame: Frame, side: Side): number {
  return 9 - (frame.view[side].out?.length ?? 0);
}

/** The figures of a side in their fixed order. */
export function figuresOf(side: Side): string[] {
  return Object.keys(FIGURES).filter((name) => FIGURES[name]!.side === side);
}

export const homeOf = (side: Side): string => HOME[side];
