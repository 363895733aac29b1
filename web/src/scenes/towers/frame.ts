/** The frames of the game, and a sum that many parts show. */
import type { FrameOf, TableModel } from "../../table/scene";
import type { Extras, View } from "./view";

/** The number of cards. */
export function total(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export type Frame = FrameOf<View, Extras>;
export type Table = TableModel<Frame>;
