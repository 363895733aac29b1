/** A cost is paid with cards and tokens that are clicked in any order, and given in the order that the rules want. */
import { REGIONS } from "./map";
import { cardOf, type FateView, SYMBOLS } from "./view";

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** The symbol of something that pays: "spend rohan_valor", "spend token valor". */
export function symbolOf(text: string): string {
  const last = text.slice(text.lastIndexOf(" ") + 1);
  return cardOf(last)?.symbol ?? last;
}

const isToken = (text: string): boolean => text.startsWith("spend token ");

function rank(text: string): number {
  if (isToken(text)) return 1000 + SYMBOLS.indexOf(symbolOf(text) as (typeof SYMBOLS)[number]);
  const card = cardOf(text.slice("spend ".length));
  return card ? REGIONS.indexOf(card.region) * 4 + SYMBOLS.indexOf(card.symbol as (typeof SYMBOLS)[number]) : 0;
}

/** Whether several things have to be picked, so that their order would matter. */
export const isBill = (view: FateView): boolean => view.decision.kind === "paying" && total(view.due) > 1;

/** Whether this could still be added to what was picked. */
export function fits(view: FateView, seat: number, picked: readonly string[], text: string): boolean {
  const symbol = symbolOf(text);
  if (picked.filter((one) => symbolOf(one) === symbol).length >= (view.due[symbol] ?? 0)) return false;
  if (!isToken(text)) return !picked.includes(text) && !view.paying.includes(text.slice("spend ".length));
  const free = (view.tokens[seat]?.[symbol] ?? 0) - (view.paying_tokens[symbol] ?? 0);
  return picked.filter((one) => one === text).length < free;
}

export const complete = (view: FateView, picked: readonly string[]): boolean => picked.length === total(view.due);

export const inOrder = (picked: readonly string[]): string[] => [...picked].sort((one, other) => rank(one) - rank(other));
