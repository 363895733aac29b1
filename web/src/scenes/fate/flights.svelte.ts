/** Animations of cards and tokens that change hands. */
import { tick } from "svelte";
import { type Flight, spot } from "../../table/flights";
import { TRAVEL, wait } from "../../table/pacing";
import type { Said } from "../../table/scene";
import { nameIn, seatOf } from "./names";
import type { View } from "./view";

export type Face = { card: string } | { symbol: string };

/** One thing that a line moves: what it is, and the names of where it lies before and after, the best first. */
export interface Move {
  face: Face;
  from: string[];
  to: string[];
}

/** The maximum number of simultaneous flights. */
const MOST = 10;
const APART = 80;
const DECK = ["deck", "tab-shadow"];
const GONE = ["discard", "tab-shadow"];

const hand = (seat: number, card: string): string[] => [
  `held-${seat}-${card}`,
  `hand-${seat}`,
  `seat-${seat}`,
  "tab-friends",
];
const purse = (seat: number): string[] => [`tokens-${seat}`, `hand-${seat}`, `seat-${seat}`, "tab-friends"];

export function movesOf({ key, params }: Said, view: View): Move[] {
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

export class Flights {
  flights = $state<Flight<Face>[]>([]);
  /** Cards in flight, which are hidden at their new places. */
  coming = $state.raw<ReadonlySet<string>>(new Set());
  private before = new Map<string, DOMRect>();
  private flown = 0;

  constructor(private readonly motion: () => boolean) {}

  /** Records where everything is. Call it before the change is rendered. */
  look(): void {
    this.before = new Map();
    if (!this.motion()) return;
    for (const node of document.querySelectorAll<HTMLElement>("[data-at]")) {
      const box = node.getBoundingClientRect();
      if (box.width && !this.before.has(node.dataset.at!)) this.before.set(node.dataset.at!, box);
    }
  }

  /** Starts flights; resolves when the last has landed. */
  async carry(things: readonly Move[]): Promise<void> {
    if (!things.length || !this.motion() || document.hidden) return;
    const going = things.slice(0, MOST);
    const cards = going.flatMap(({ face, to }) => ("card" in face && to[0]!.startsWith("held-") ? [face.card] : []));
    const { before } = this;
    this.coming = new Set([...this.coming, ...cards]);
    await tick();
    await Promise.all(going.map((thing, at) => this.fly(thing, at * APART, before)));
    this.coming = new Set([...this.coming].filter((card) => !cards.includes(card)));
  }

  private fly({ face, from, to }: Move, delay: number, before: ReadonlyMap<string, DOMRect>): Promise<void> {
    // What leaves is gone from its place already.
    const start = before.get(from.find((name) => before.has(name)) ?? "") ?? spot(...from);
    const end = spot(...to);
    if (!start || !end) return Promise.resolve();
    const id = ++this.flown;
    const landing = new Promise<void>((landed) => {
      this.flights.push({ id, face, from: start, to: end, delay, landed });
    });
    // A flight that is never drawn must not block the game.
    return Promise.race([landing, wait(TRAVEL + delay + 200)]).then(() => {
      this.flights = this.flights.filter((flight) => flight.id !== id);
    });
  }
}
