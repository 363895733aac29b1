/** The frames of the game. */
import type { FrameOf, TableModel } from "../../table/scene";
import type { Extras, View } from "./view";

export type Frame = FrameOf<View, Extras>;
export type Table = TableModel<Frame>;
