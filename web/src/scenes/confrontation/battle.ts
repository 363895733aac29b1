/** A battle, from a view or from lines of the log. */
import type { Message } from "../../table/scene";
import { BESIDE_FRODO, FIGURES, sideOf, type Side } from "./names";
import type { Frame } from "./frame";

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
  /** Whether the card is revealed; one's own card is known before that. */
  open: Record<Side, boolean>;
  /** Which of them Magic brought back. */
  fetched: Record<Side, boolean>;
  voided: boolean;
  sums: Record<Side, number> | null;
  lost: string[];
  left: string[];
  /** The lines of the outcome. */
  lines: Message[];
}

export function newBattle(turn: number, region: string, attacker: string): Duel {
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
  const duel = newBattle(frame.view["turns"], battle.region, battle.attacker);
  if (battle.light) {
    duel.light = battle.light;
    duel.dark = battle.dark ?? null;
    duel.beside = battle.sam_beside ?? false;
    duel.voided = battle.light_void ?? false;
    duel.fetched.dark = battle.dark_fetched ?? false;
    duel.cards = { light: frame.view["light"].chosen, dark: frame.view["dark"].chosen };
    const own = (seat: number): boolean => frame.view["viewers"].includes(seat);
    const turned = frame.view["decision"].kind !== "card";
    duel.open = { light: turned || !own(0), dark: turned || !own(1) };
  }
  return duel;
}

export function isOver(duel: Duel): boolean {
  return duel.lost.length + duel.left.length > 0;
}

/** Whether the battle is decided: a Retreat and a Magic still count after a figure has left. */
export function isSettled(duel: Duel, kind: string): boolean {
  return isOver(duel) && !["withdraw", "fetch"].includes(kind);
}

/** The step of a battle: 1 reveals figures, 2 uses powers, 3 plays cards, 4 shows the outcome. */
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
