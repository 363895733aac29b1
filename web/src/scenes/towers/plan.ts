/** The cards that a player means to lay: picked in any order, sent in the order of the choices. */
import type { Choice } from "../../net/messages";
import { colourOf, qualityOf } from "./names";

export interface PlannedRow {
  quality: string;
  cards: number;
  gandalf: boolean;
}

export interface Plan {
  rows: Record<string, PlannedRow>;
  /** Picked Gandalfs that have no row yet. */
  waiting: number;
}

export const EMPTY: Plan = { rows: {}, waiting: 0 };

/** Whether this notation is among the choices. */
export function offered(choices: readonly Choice[], text: string): boolean {
  return choices.some((choice) => choice.text === text);
}

export function cardsIn(plan: Plan): number {
  return Object.values(plan.rows).reduce((sum, row) => sum + row.cards + (row.gandalf ? 1 : 0), 0);
}

export function gandalfsIn(plan: Plan): number {
  return plan.waiting + Object.values(plan.rows).filter((row) => row.gandalf).length;
}

export function planned(plan: Plan, kind: string): number {
  if (kind === "gandalf") return gandalfsIn(plan);
  const row = plan.rows[colourOf(kind)];
  return row?.quality === qualityOf(kind) ? row.cards : 0;
}

/** The plan with this number of cards of a kind. Another quality of its colour is removed: there is one row per colour. */
export function withCards(plan: Plan, kind: string, cards: number, choices: readonly Choice[]): Plan {
  const colour = colourOf(kind);
  const { [colour]: old, ...others } = plan.rows;
  const same = old?.quality === qualityOf(kind) ? old : undefined;
  const loose = plan.waiting + (old?.gandalf && !same?.gandalf ? 1 : 0);
  if (cards <= 0) return { rows: others, waiting: plan.waiting + (same?.gandalf ? 1 : 0) };
  if (same) return { rows: { ...others, [colour]: { ...same, cards } }, waiting: plan.waiting };
  const gandalf = loose > 0 && offered(choices, `lead ${kind}`);
  const row = { quality: qualityOf(kind), cards, gandalf };
  return { rows: { ...others, [colour]: row }, waiting: loose - (gandalf ? 1 : 0) };
}

/** The colours whose planned rows could have a Gandalf at their head, or have one. */
export function leadable(plan: Plan, choices: readonly Choice[]): string[] {
  return Object.keys(plan.rows).filter((colour) => offered(choices, `lead ${colour}_${plan.rows[colour]?.quality}`));
}

export function withGandalf(plan: Plan, colour: string, gandalf: boolean): Plan {
  const row = plan.rows[colour];
  if (!row || row.gandalf === gandalf) return plan;
  const waiting = gandalf ? Math.max(0, plan.waiting - 1) : plan.waiting;
  return { rows: { ...plan.rows, [colour]: { ...row, gandalf } }, waiting };
}

/** The notations of a plan in the order of the choices, which is the order in which cards are laid. */
export function texts(plan: Plan, choices: readonly Choice[]): string[] {
  const found: string[] = [];
  const kinds = new Set(choices.map((choice) => choice.parts.card).filter((kind) => kind !== undefined));
  for (const kind of kinds) {
    const row = plan.rows[colourOf(kind)];
    if (!row || row.quality !== qualityOf(kind)) continue;
    for (let card = 0; card < row.cards; card++) found.push(card === 0 && row.gandalf ? `lead ${kind}` : `lay ${kind}`);
  }
  return found;
}
