/** What is picked for one decision, and what a click on a card of the hand means. */
import { EMPTY, type Plan } from "./plan";

/** What is picked for one decision; dropped with the next frame. */
export interface Selection {
  moment: number;
  /** A card of the hand. */
  card: string;
  /** A yellow card or one of Gandalf's, which needs a hobbit or a line; "ring" and "call" need a confirmation. */
  aim: string;
  plan: Plan;
  /** The message that says why the last click did nothing. */
  note: string;
}

export const NO_SELECTION: Selection = { moment: -1, card: "", aim: "", plan: EMPTY, note: "" };

/** What a click on a card of the hand means now. */
export type HandMode = "play" | "pay" | "lose" | "give" | "interrupt" | "window" | "";
