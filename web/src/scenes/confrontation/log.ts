/** What the lines of the log mean for the board: journeys over the map, and a battle step by step. */
import type { Message } from "../../table/scene";
import { isOver, newBattle, type Duel } from "./battle";
import { nameIn, sideOf, type Side } from "./names";

/** A figure on its way from one region to another; `figure` is null if the viewer does not know it. */
export interface Journey {
  from: string;
  to: string;
  side: Side;
  figure: string | null;
}

/** Lines that are written over the map for a moment, since nothing on it moves. */
const ANNOUNCED = /^log-(struck|special|recalled|looked|ready)/;
const MOVES = /^log-(moved|tunnel|attacked|left|returned|recalled)/;
/** Lines that the battle itself lists as its outcome. */
const OUTCOMES = [
  "log-left",
  "log-defeated",
  "log-returned",
  "log-recycled",
  "log-voided",
  "log-banned",
  "log-stood-in",
  "log-stood-by",
];

/** The battle after one more line of the journal. */
export function battleAfter(duel: Duel | null, said: Message, turn: number): Duel | null {
  const { key, params } = said;
  if (key === "log-attacked") return newBattle(turn, nameIn(params["to"]), nameIn(params["figure"]));
  if (!duel) return null;
  const next: Duel = { ...duel, cards: { ...duel.cards }, open: { ...duel.open }, fetched: { ...duel.fetched } };
  const side = nameIn(params["side"]) as Side;
  const figure = nameIn(params["figure"]);
  switch (key) {
    case "log-shown":
      if (duel.beside && ["frodo", "sam"].includes(figure) && !isOver(duel)) return duel;
      if (isOver(duel) || (duel.light && duel.dark))
        Object.assign(next, newBattle(duel.turn, duel.region, duel.attacker));
      next[sideOf(figure)] = figure;
      return next;
    case "log-stood-in":
    case "log-stood-by":
      next.light = "sam";
      next.beside = true;
      break;
    case "log-banned":
      next.banned = true;
      break;
    case "log-chose":
      next.cards[side] = "hidden";
      next.open[side] = false;
      break;
    case "log-played":
      next.cards[side] = nameIn(params["card"]);
      next.open[side] = true;
      break;
    case "log-fetched":
      next.cards[side] = nameIn(params["card"]);
      next.fetched[side] = true;
      break;
    case "log-voided":
      next.voided = true;
      break;
    case "log-counted":
      next.sums = { light: Number(params["light"]), dark: Number(params["dark"]) };
      break;
    case "log-left":
      next.left = [...duel.left, figure];
      break;
    case "log-defeated":
      next.lost = [...duel.lost, figure];
      break;
  }
  if (OUTCOMES.includes(key)) next.lines = [...duel.lines, said];
  return next;
}

/** The journey of a line. `field` is the region of the battle, from which retreats start. */
export function journeyOf({ key, params }: Message, field = ""): Journey | null {
  if (!MOVES.test(key)) return null;
  const figure = params["figure"] ? nameIn(params["figure"]) : null;
  const side = figure ? sideOf(figure) : (nameIn(params["side"]) as Side);
  const from = nameIn(params["from"]) || field;
  const to = key.startsWith("log-recalled") ? "mordor" : nameIn(params["to"] ?? params["region"]);
  return from && to ? { from, to, side, figure } : null;
}

export function isAnnounced({ key }: Message): boolean {
  return ANNOUNCED.test(key);
}
