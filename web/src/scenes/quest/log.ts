/** What the log says about the current board: outcomes of events, tiles of this turn, the last roll. */
import type { Line as LogLine, Message } from "../../net/messages";
import { BOARDS, nameIn, seatOf } from "./names";
import type { View } from "./view";

const EVENTS = new Set(Object.values(BOARDS).flatMap((board) => board.events));

export interface Outcome {
  event: string;
  how: "paid" | "refused" | "magic" | "past" | "now";
  sauron: number;
  rolled: number;
  /** Whether later lines do not belong to it any more. */
  over?: boolean;
}

export interface Roll {
  seat: number;
  face: string;
  /** What followed for the one who rolled: where he stands now, or -1. */
  space: number;
}

export interface BoardLog {
  outcomes: Outcome[];
  /** Turned in this turn, the last one at the end. */
  tiles: string[];
  roll: Roll | null;
  /** The seats that have tried at the mountain. */
  tried: number[];
}

/** `maxLines` limits the lines of this moment. */
export function boardLogOf(log: readonly LogLine[], moment: number, maxLines = Infinity): BoardLog {
  const state: BoardLog = { outcomes: [], tiles: [], roll: null, tried: [] };
  let now = 0;
  for (const line of log) {
    if (line.moment > moment || (line.moment === moment && ++now > maxLines)) break;
    applyLine(state, line.message);
  }
  return state;
}

/** The event of a demand; one whose beginning is not in the log is added. */
function ofDemand(state: BoardLog, demand: string): Outcome | null {
  if (!EVENTS.has(demand)) return null;
  const found = state.outcomes.find((one) => one.event === demand);
  if (found) return found;
  const made: Outcome = { event: demand, how: "now", sauron: 0, rolled: 0 };
  state.outcomes.push(made);
  return made;
}

function applyLine(state: BoardLog, { key, params }: Message): void {
  const now = state.outcomes.at(-1);
  const open = now?.how === "now" ? now : null;
  switch (key) {
    case "log-came-to":
      state.outcomes = [];
      state.tiles = [];
      break;
    case "log-turn":
      if (now) now.over = true;
      if (open) open.how = "past";
      state.tiles = [];
      break;
    case "log-turned-tile":
      if (now) now.over = true;
      if (open) open.how = "past";
      state.tiles.push(nameIn(params.tile));
      break;
    case "log-happened":
      if (now) now.over = true;
      if (open) open.how = "past";
      state.outcomes.push({ event: nameIn(params.event), how: "now", sauron: 0, rolled: 0 });
      break;
    case "log-ignored":
      if (open) Object.assign(open, { how: "magic", over: true });
      break;
    case "log-paid": {
      const outcome = ofDemand(state, nameIn(params.demand));
      if (outcome && !outcome.rolled && outcome.how !== "refused") outcome.how = "paid";
      break;
    }
    case "log-refused": {
      const outcome = ofDemand(state, nameIn(params.demand));
      if (outcome) outcome.how = "refused";
      break;
    }
    case "log-sauron":
      if (now && !now.over) now.sauron = Number(params.space);
      break;
    case "log-rolled":
      state.roll = { seat: seatOf(params.hobbit), face: nameIn(params.face), space: -1 };
      if (now && !now.over) now.rolled++;
      break;
    case "log-darker":
      if (state.roll && state.roll.seat === seatOf(params.hobbit)) state.roll.space = Number(params.space);
      break;
    case "log-attempted":
      state.tried.push(seatOf(params.hobbit));
  }
}

// -- the table after each line ---------------------------------------------------------------

/** The part of a view that lines of the log change one by one; the rest is shown when all lines are. */
export type LoggedView = Pick<View, "place" | "sauron" | "dark" | "gone" | "lines" | "event" | "ending">;

export const loggedView = ({ place, sauron, dark, gone, lines, event, ending }: View): LoggedView => ({
  place,
  sauron,
  dark,
  gone,
  lines,
  event,
  ending,
});

/** The view after one more line; `whole` is the view after all of them. */
export function viewAfter(now: LoggedView, { key, params }: Message, whole: View): LoggedView {
  const seat = seatOf(params.hobbit);
  switch (key) {
    case "log-sauron":
      return { ...now, sauron: Number(params.space) };
    case "log-darker":
    case "log-lighter":
      return { ...now, dark: now.dark.map((space, one) => (one === seat ? Number(params.space) : space)) };
    case "log-moved":
      return { ...now, lines: { ...now.lines, [nameIn(params.line)]: Number(params.space) } };
    case "log-happened":
      return { ...now, event: (BOARDS[now.place]?.events.indexOf(nameIn(params.event)) ?? -1) + 1 || now.event };
    // The next board is shown at once as it will be after all lines.
    case "log-came-to":
      return { ...loggedView(whole), dark: now.dark, sauron: now.sauron, gone: now.gone, ending: now.ending };
    default:
      return key.startsWith("log-fell") ? { ...now, gone: [...now.gone, seat] } : now;
  }
}
