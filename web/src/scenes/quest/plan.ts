/** The cards, tokens and shields that a player means to pledge or to discard: picked in any order, sent together. */
import { KINDS, TOKENS } from "./names";
import type { Counts } from "./frame";

export interface Plan {
  cards: Counts;
  tokens: Counts;
  shields: number;
}

export const EMPTY: Plan = { cards: {}, tokens: {}, shields: 0 };

export function isEmpty(plan: Plan): boolean {
  return !plan.shields && ![...Object.values(plan.cards), ...Object.values(plan.tokens)].some((count) => count > 0);
}

/** What is sent: cards in the order of their kinds, then tokens, then shields. */
export function texts(plan: Plan): string[] {
  const found = KINDS.flatMap((kind) => Array.from({ length: plan.cards[kind] ?? 0 }, () => `pledge ${kind}`));
  for (const token of TOKENS) for (let n = 0; n < (plan.tokens[token] ?? 0); n++) found.push(`pledge a ${token}`);
  if (plan.shields) found.push(`pledge ${plan.shields} shield${plan.shields > 1 ? "s" : ""}`);
  return found;
}
