/** The frames of the game, the defaults of their extras, and a sum that many parts show. */
import type { FrameOf, TableModel } from "../../table/scene";
import type { Extras, View } from "./view";

/** Counts by name. In a view all names have a count, which may be 0. */
export type Counts = Record<string, number>;

const NONE: Extras = { stop: -1, behind: {}, demand: null, refused: -1, then: [] };

/** The extras of a frame, with defaults for what it does not have. */
export function extrasOf(frame: Frame): Extras {
  return { ...NONE, ...frame.extras };
}

export function total(cards: Counts): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export type Frame = FrameOf<View, Partial<Extras>>;
export type Table = TableModel<Frame>;
