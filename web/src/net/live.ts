/** The state of a live table from the messages of the server. */
import { applyUpdate } from "./frames";
import type { ChatLine, Frame, Line, Sync, Table, Update } from "./messages";

export interface LiveState {
  readonly table: Table;
  /** The newest frame. */
  readonly frame: Frame;
  readonly log: readonly Line[];
  readonly chat: readonly ChatLine[];
}

export function fromSync({ table, frame, log, chat }: Sync): LiveState {
  return { table, frame, log, chat };
}

/** The state after an update: a new frame, and its news as lines of the log. */
export function withUpdate(state: LiveState, update: Update): LiveState {
  const frame = applyUpdate(state.frame, update);
  const lines = frame.news.map((message) => ({ moment: frame.moment, message }));
  return {
    ...state,
    frame,
    table: { ...state.table, undo: update.undo },
    log: lines.length ? [...state.log, ...lines] : state.log,
  };
}

/** Whether a sync takes the same viewer back to an earlier moment: something was undone. */
export function isUndo(state: LiveState, { table, frame }: Sync): boolean {
  return frame.moment < state.frame.moment && table.facing.join() === state.table.facing.join();
}

/** Whether a sync shows the table from other seats than before. */
export function isOtherFace(before: Table | undefined, now: Table): boolean {
  return now.facing.join() !== before?.facing.join();
}

/** The result by seat, empty before the end. The game itself does not know of a resignation. */
export function returnsOf({ resigned, together, seats }: Table, frame: Frame): readonly number[] {
  if (resigned >= 0) return seats.map((one) => (together || one.seat === resigned ? -1 : 1));
  return (frame.view["returns"] as number[] | undefined) ?? [];
}

/** The seat that is to act, or -1. */
export function actorOf(frame: Frame): number {
  const actor: unknown = frame.view["actor"];
  return typeof actor === "number" && actor >= 0 ? actor : -1;
}
