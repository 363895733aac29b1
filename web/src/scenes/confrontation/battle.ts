/** One battle as it is told: the journal fills it in, a view gives what a journal would have told. */
import type { Said } from "../../table/scene";
import { BESIDE_FRODO, FIGURES, sideOf, type Side } from "./names";
import type { Frame } from "./view";

export interface Duel {
  turn: number;
  region: string;
  attacker: string;
  light: string | null;
  dark: string | null;
  /** Frodo is shown beside Sam, who counts 5. */
  beside: boolean;
  banned: boolean;
  /** The card that each side has laid: its name, "hidden" or nothing. */
  cards: Record<Side, string>;
  /** Whether it was turned over; one's own card is known before that. */
  open: Record<Side, boolean>;
  /** Which of them Magic brought back. */
  fetched: Record<Side, boolean>;
  voided: boolean;
  sums: Record<Side, number> | null;
  lost: string[];
  left: string[];
  /** What came of it, in words. */
  lines: Said[];
}

const TOLD = [
  "log-left",
  "log-defeated",
  "log-returned",
  "log-recycled",
  "log-voided",
  "log-banned",
  "log-stood-in",
  "log-stood-by",
];

function fresh(turn: number, region: string, attacker: string): Duel {
  const duel: Duel = {
    turn,
    region,
    attacker,
    light: null,
    dark: null,
    beside: false,
    banned: false,
    cards: { light: "", dark: "" },
    open: { light: false, dark: false },
    fetched: { light: false, dark: false },
    voided: false,
    sums: null,
    lost: [],
    left: [],
    lines: [],
  };
  duel[sideOf(attacker)] = attacker;
  return duel;
}

export function fromView(frame: Frame): Duel | null {
  const { battle } = frame.view;
  if (!battle) return null;
  const duel = fresh(frame.view["turns"], battle.region, battle.attacker);
  if (battle.light) {
    duel.light = battle.light;
    duel.dark = battle.dark;
    duel.beside = battle.sam_beside;
    duel.voided = battle.light_void;
    duel.fetched.dark = battle.dark_fetched;
    duel.cards = { light: frame.view["light"].chosen, dark: frame.view["dark"].chosen };
    const own = (seat: number): boolean => frame.view["viewers"].includes(seat);
    const turned = frame.view["decision"].kind !== "card";
    duel.open = { light: turned || !own(0), dark: turned || !own(1) };
  }
  return duel;
}

/** The battle after one more line of the journal. */
export function told(duel: Duel | null, said: Said, turn: number): Duel | null {
  const { key, params } = said;
  if (key === "log-attacked") return fresh(turn, name(params["to"]), name(params["figure"]));
  if (!duel) return null;
  const next: Duel = { ...duel, cards: { ...duel.cards }, open: { ...duel.open }, fetched: { ...duel.fetched } };
  const side = name(params["side"]) as Side;
  const figure = name(params["figure"]);
  switch (key) {
    case "log-shown":
      if (duel.beside && ["frodo", "sam"].includes(figure) && !isOver(duel)) return duel;
      if (isOver(duel) || (duel.light && duel.dark)) Object.assign(next, fresh(duel.turn, duel.region, duel.attacker));
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
      next.cards[side] = name(params["card"]);
      next.open[side] = true;
      break;
    case "log-fetched":
      next.cards[side] = name(params["card"]);
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
  if (TOLD.includes(key)) next.lines = [...duel.lines, said];
  return next;
}

export function isOver(duel: Duel): boolean {
  return duel.lost.length + duel.left.length > 0;
}

/** Whether nothing more is decided in this duel: a Retreat and a Magic still count after a figure has left. */
export function isSettled(duel: Duel, kind: string): boolean {
  return isOver(duel) && !["withdraw", "fetch"].includes(kind);
}

/** 1 figures are shown, 2 powers, 3 cards, 4 what came of it. */
export function stepOf(duel: Duel, kind: string): number {
  if (isSettled(duel, kind)) return 4;
  if (!duel.light || !duel.dark) return 1;
  if (["frodo_or_sam", "flee", "ban"].includes(kind)) return 2;
  return duel.banned ? 2 : 3;
}

export function strengthOf(duel: Duel, side: Side): number | null {
  const figure = duel[side];
  if (!figure) return null;
  return figure === "sam" && duel.beside ? BESIDE_FRODO : FIGURES[figure]!.strength;
}

/** "figure-gandalf", "region-moria", "card-light_1", "side-dark": the name without its kind. */
export function name(key: unknown): string {
  return String(key ?? "").replace(/^(figure|region|card|side|special)-/, "");
}
