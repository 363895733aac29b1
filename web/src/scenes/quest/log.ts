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
  /** What comes after it does not belong to it. */
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
  /** Who has tried at the mountain. */
  tried: number[];
}

/** `maxLines` limits the lines of this moment. */
export function boardLogOf(log: readonly LogLine[], moment: number, maxLines = Infinity): BoardLog {
  const told: BoardLog = { outcomes: [], tiles: [], roll: null, tried: [] };
  let now = 0;
  for (const line of log) {
    if (line.moment > moment || (line.moment === moment && ++now > maxLines)) break;
    tell(told, line.message);
  }
  return told;
}

/** The events that a demand is about; what a page has not seen begin is added when it ends. */
function ofDemand(told: BoardLog, demand: string): Outcome | null {
  if (!EVENTS.has(demand)) return null;
  const found = told.outcomes.find((one) => one.event === demand);
  if (found) return found;
  const made: Outcome = { event: demand, how: "now", sauron: 0, rolled: 0 };
  told.outcomes.push(made);
  return made;
}

function tell(told: BoardLog, { key, params }: Message): void {
  const now = told.outcomes.at(-1);
  const open = now?.how === "now" ? now : null;
  switch (key) {
    case "log-came-to":
      told.outcomes = [];
      told.tiles = [];
      break;
    case "log-turn":
      if (now) now.over = true;
      if (open) open.how = "past";
      told.tiles = [];
      break;
    case "log-turned-tile":
      if (now) now.over = true;
      if (open) open.how = "past";
      told.tiles.push(nameIn(params.tile));
      break;
    case "log-happened":
      if (now) now.over = true;
      if (open) open.how = "past";
      told.outcomes.push({ event: nameIn(params.event), how: "now", sauron: 0, rolled: 0 });
      break;
    case "log-ignored":
      if (open) Object.assign(open, { how: "magic", over: true });
      break;
    case "log-paid": {
      const asked = ofDemand(told, nameIn(params.demand));
      if (asked && !asked.rolled && asked.how !== "refused") asked.how = "paid";
      break;
    }
    case "log-refused": {
      const asked = ofDemand(told, nameIn(params.demand));
      if (asked) asked.how = "refused";
      break;
    }
    case "log-sauron":
      if (now && !now.over) now.sauron = Number(params.space);
      break;
    case "log-rolled":
      told.roll = { seat: seatOf(params.hobbit), face: nameIn(params.face), space: -1 };
      if (now && !now.over) now.rolled++;
      break;
    case "log-darker":
      if (told.roll && told.roll.seat === seatOf(params.hobbit)) told.roll.space = Number(params.space);
      break;
    case "log-attempted":
      told.tried.push(seatOf(params.hobbit));
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
