/** The frames of the game, and the frame of the stack that dice fell in. */
import type { FrameOf, TableModel } from "../../table/scene";
import type { Extras, View } from "./view";

/** The frame of the stack that dice fell in: a search, a battle, or a peril. */
export function diceFrame(view: View): { kind: "search" | "battle" | "peril"; place: string; at: number } | null {
  for (const frame of [...view.stack].reverse()) {
    if (frame[0] === "search") return { kind: "search", place: view.characters.frodo_sam?.place ?? "", at: -1 };
    if (frame[0] === "battle") return { kind: "battle", place: "", at: frame[2] };
    if (frame[0] === "peril") return { kind: "peril", place: "", at: -1 };
  }
  return null;
}

export type Frame = FrameOf<View, Extras>;
export type Table = TableModel<Frame>;
