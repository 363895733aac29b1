/** Paying a cost or a loss: cards and tokens are picked in any order and sent in the order of the rules.
 *  What is picked is called "rohan_valor" or "token valor". */
import { REGIONS } from "./map";
import { cardOf, SYMBOLS } from "./names";
import type { View } from "./view";

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

const isToken = (thing: string): boolean => thing.startsWith("token ");
const symbolOf = (thing: string): string =>
  isToken(thing) ? thing.slice("token ".length) : (cardOf(thing)?.symbol ?? "");

/** How many cards and tokens are to be given, as a cost of symbols or as any loss. */
export const owed = (view: View): number =>
  view.decision.kind === "paying"
    ? total(view.due)
    : view.decision.kind === "discarding"
      ? Number(view.decision.fields.count ?? 0)
      : 0;

export const verb = (view: View): string => (view.decision.kind === "discarding" ? "discard" : "spend");

/** Whether this could still be added to what was picked. */
export function fits(view: View, seat: number, picked: readonly string[], thing: string): boolean {
  const symbol = symbolOf(thing);
  if (picked.length >= owed(view)) return false;
  if (
    view.decision.kind === "paying" &&
    picked.filter((one) => symbolOf(one) === symbol).length >= (view.due[symbol] ?? 0)
  )
    return false;
  if (!isToken(thing))
    return (view.hands[seat] ?? []).includes(thing) && !picked.includes(thing) && !view.paying.includes(thing);
  const free = (view.tokens[seat]?.[symbol] ?? 0) - (view.paying_tokens[symbol] ?? 0);
  return picked.filter((one) => one === thing).length < free;
}

/** Cards of the regions in their order, then events in the order of the choices, then tokens. */
export function inOrder(picked: readonly string[], choices: readonly string[]): string[] {
  const rank = (thing: string): number => {
    const card = cardOf(thing);
    const symbol = SYMBOLS.indexOf(symbolOf(thing) as (typeof SYMBOLS)[number]);
    if (isToken(thing)) return 1000 + symbol;
    if (card) return REGIONS.indexOf(card.region) * SYMBOLS.length + symbol;
    const at = choices.findIndex((text) => text.endsWith(` ${thing}`));
    return 500 + (at < 0 ? choices.length : at);
  };
  return [...picked].sort((one, other) => rank(one) - rank(other));
}
