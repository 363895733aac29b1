/** What is told of the present board: how its events went, which tiles were turned in this turn, what the die showed. */
import type { Line as LogLine, Said } from "../../net/messages";
import { BOARDS, nameIn, seatOf } from "./names";

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

export interface Chronicle {
  outcomes: Outcome[];
  /** Turned in this turn, the last one at the end. */
  tiles: string[];
  roll: Roll | null;
  /** Who has tried at the mountain. */
  tried: number[];
}

/** `most` is how many lines of this very moment have been told so far. */
export function chronicle(log: readonly LogLine[], moment: number, most = Infinity): Chronicle {
  const told: Chronicle = { outcomes: [], tiles: [], roll: null, tried: [] };
  let now = 0;
  for (const line of log) {
    if (line.moment > moment || (line.moment === moment && ++now > most)) break;
    tell(told, line.said);
  }
  return told;
}

/** The events that a demand is about; what a page has not seen begin is added when it ends. */
function ofDemand(told: Chronicle, demand: string): Outcome | null {
  if (!EVENTS.has(demand)) return null;
  const found = told.outcomes.find((one) => one.event === demand);
  if (found) return found;
  const made: Outcome = { event: demand, how: "now", sauron: 0, rolled: 0 };
  told.outcomes.push(made);
  return made;
}

function tell(told: Chronicle, { key, params }: Said): void {
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
