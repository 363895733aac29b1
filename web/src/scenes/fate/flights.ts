/** What lines of the log move over the table: cards and tokens that change hands. */
import type { Move } from "../../table/flights.svelte";
import type { Message } from "../../table/scene";
import { nameIn, seatOf } from "./names";
import type { View } from "./view";

/** What is drawn on a thing that travels. */
export type Face = { card: string } | { symbol: string };

const DECK = ["deck", "tab-shadow"];
const GONE = ["discard", "tab-shadow"];

const hand = (seat: number, card: string): string[] => [
  `held-${seat}-${card}`,
  `hand-${seat}`,
  `seat-${seat}`,
  "tab-friends",
];
const purse = (seat: number): string[] => [`tokens-${seat}`, `hand-${seat}`, `seat-${seat}`, "tab-friends"];

/** The cards and tokens that this line moves; `view` is the view before it. */
export function movesOf({ key, params }: Message, view: View): Move<Face>[] {
  const seat = seatOf(params.seat);
  const other = seatOf(params.other);
  const card = nameIn(params.card ?? params.event ?? "");
  const symbol = nameIn(params.symbol ?? "");
  switch (key) {
    case "log-drew":
      return [{ face: { card }, from: DECK, to: hand(seat, card) }];
    case "log-drew-skies":
      return [{ face: { card: `skies_${card}` }, from: DECK, to: ["map"] }];
    case "log-took-card":
      return [{ face: { card }, from: GONE, to: hand(seat, card) }];
    case "log-gave-card":
      return [{ face: { card }, from: hand(seat, card), to: hand(other, card) }];
    case "log-spent":
    case "log-discarded":
    case "log-event":
      return [{ face: { card }, from: hand(seat, card), to: GONE }];
    case "log-prepared":
      return [{ face: { card }, from: hand(view.characters[nameIn(params.character)]?.seat ?? seat, card), to: GONE }];
    case "log-got-token":
      return [{ face: { symbol }, from: DECK, to: purse(seat) }];
    case "log-gave-token":
      return [{ face: { symbol }, from: purse(seat), to: purse(other) }];
    case "log-spent-token":
    case "log-discarded-token":
      return Array.from({ length: Math.min(3, Number(params.count ?? 1)) }, () => ({
        face: { symbol },
        from: purse(seat),
        to: GONE,
      }));
  }
  return [];
}
