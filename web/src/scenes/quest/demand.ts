/** A demand as a row of slots, filled with pledges and with what is only picked so far. */
import { LINES, TOKENS } from "./names";
import type { Plan } from "./plan";
import type { Demand, View, Worth } from "./view";

export interface Slot {
  want: string;
  /** Who fills it; -1 if nobody does. */
  seat: number;
  /** What lies in it: a symbol, a token, a shield, a card. */
  sign: string;
  /** Chosen, but not pledged yet. */
  planned: boolean;
  /** The next slot holds another symbol of the same card. */
  joined: boolean;
}

export interface Filled {
  slots: Slot[];
  missing: number;
  /** Symbols that fill no slot and would be lost. */
  spare: number;
}

interface Piece extends Worth {
  seat: number;
  card: string;
  planned: boolean;
}

/** All slots of a demand with what is pledged to it, and with one seat's plan. What was pledged first keeps its slots,
 *  unless more would be covered if jokers made room. */
export function filled(demand: Demand, view: View, plan: Plan, seat: number): Filled {
  const kept = arranged(demand, view, plan, seat, (pieces) => [
    pieces.filter((piece) => !piece.planned),
    pieces.filter((piece) => piece.planned),
  ]);
  if (!kept.missing) return kept;
  const moved = arranged(demand, view, plan, seat, (pieces) => [pieces]);
  return moved.missing < kept.missing ? moved : kept;
}

/** The slots filled batch by batch. */
function arranged(
  demand: Demand,
  view: View,
  plan: Plan,
  seat: number,
  batches: (pieces: Piece[]) => Piece[][],
): Filled {
  const slots: Slot[] = demand.wants.map((want) => ({ want, seat: -1, sign: want, planned: false, joined: false }));
  const pieces: Piece[] = demand.given.flatMap((one) =>
    Array.from({ length: one.count }, () => ({ ...one, planned: false })),
  );
  for (const [card, count] of Object.entries(plan.cards)) {
    const worth = demand.worth[String(seat)]?.[card];
    for (let n = 0; n < count; n++)
      pieces.push({ seat, card, symbol: worth?.symbol ?? "", stars: worth?.stars ?? 0, planned: true });
  }
  let spare = 0;
  // What shows the wanted symbol first, then Guidance, then jokers, which stand for any of them.
  batches(pieces).forEach((batch, at) => {
    for (const piece of batch)
      if (piece.symbol !== "joker") spare += lay(slots, piece, (slot) => slot.want === piece.symbol);
    if (view.guided && at === 0) guide(slots, view.active, view.options.guidance_one_kind);
    for (const piece of batch) if (piece.symbol === "joker") spare += layJoker(slots, piece);
  });
  view.pledged.forEach((part, who) => layThings(slots, part, who, false));
  layThings(slots, plan, seat, true);
  return { slots, missing: slots.filter((slot) => slot.seat < 0).length, spare };
}

/** Fills slots with a joker, first those that only a joker can fill. */
function layJoker(slots: Slot[], piece: Piece): number {
  const left = lay(slots, piece, (slot) => slot.want === "joker");
  return left ? lay(slots, { ...piece, stars: left }, (slot) => [...LINES, "joker"].includes(slot.want)) : 0;
}

function lay(slots: Slot[], piece: Piece, fits: (slot: Slot) => boolean): number {
  const whole = slots.find(
    (slot) => slot.seat < 0 && (slot.want === "card" || (slot.want === "eowyn" && piece.card === "eowyn")),
  );
  if (whole) {
    Object.assign(whole, { seat: piece.seat, sign: piece.symbol || piece.card, planned: piece.planned });
    return 0;
  }
  let left = piece.stars;
  let before: Slot | null = null;
  for (const slot of slots) {
    if (!left) break;
    if (slot.seat >= 0 || !fits(slot)) {
      before = null;
      continue;
    }
    Object.assign(slot, { seat: piece.seat, sign: piece.symbol, planned: piece.planned });
    if (before) before.joined = true;
    before = slot;
    left--;
  }
  return left;
}

/** Guidance is worth two jokers, or two symbols of one kind: then where most are missing. */
function guide(slots: Slot[], seat: number, oneKind: boolean): void {
  if (!oneKind) {
    layJoker(slots, { seat, card: "guidance", symbol: "guidance", stars: 2, planned: false });
    return;
  }
  const open = slots.filter((slot) => slot.seat < 0);
  const kinds = [...new Set(open.map((slot) => slot.want))];
  kinds.sort((a, b) => count(open, b) - count(open, a));
  const two = open.filter((slot) => slot.want === kinds[0]).slice(0, 2);
  two.forEach((slot, at) => Object.assign(slot, { seat, sign: "guidance", joined: at === 0 && two.length > 1 }));
}

const count = (slots: Slot[], want: string) => slots.filter((slot) => slot.want === want).length;

function layThings(slots: Slot[], part: Plan, seat: number, planned: boolean): void {
  for (const token of TOKENS) {
    for (let n = 0; n < (part.tokens[token] ?? 0); n++) {
      const slot = slots.find((one) => one.seat < 0 && (one.want === token || one.want === "token"));
      if (slot) Object.assign(slot, { seat, sign: token, planned });
    }
  }
  for (let n = 0; n < part.shields; n++) {
    const slot = slots.find((one) => one.seat < 0 && one.want === "shield");
    if (slot) Object.assign(slot, { seat, sign: "shield", planned });
  }
}

/** The plan without cards that fill no slot; `keep` is the card just picked. */
export function needed(demand: Demand, view: View, plan: Plan, seat: number, keep: string): Plan {
  if (filled(demand, view, plan, seat).missing) return plan;
  let lean = plan;
  for (const card of Object.keys(plan.cards)) {
    while ((lean.cards[card] ?? 0) > (card === keep ? 1 : 0)) {
      const less = { ...lean, cards: { ...lean.cards, [card]: (lean.cards[card] ?? 0) - 1 } };
      if (filled(demand, view, less, seat).missing) break;
      lean = less;
    }
  }
  return lean;
}
