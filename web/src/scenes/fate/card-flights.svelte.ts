/** Flights of cards and tokens that change hands, several at a time. */
import { tick } from "svelte";
import { Flights, type Move, spot } from "../../table/flights.svelte";
import type { Face } from "./flights";

const MAX_FLIGHTS = 10;
/** Milliseconds between the starts of two flights. */
const INTERVAL = 80;

export class CardFlights extends Flights<Face> {
  /** Cards in flight, which are hidden at their new places. */
  coming = $state.raw<ReadonlySet<string>>(new Set());
  private before = new Map<string, DOMRect>();

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
  async carry(moves: readonly Move<Face>[]): Promise<void> {
    if (!moves.length || !this.motion() || document.hidden) return;
    const flown = moves.slice(0, MAX_FLIGHTS);
    const cards = flown.flatMap(({ face, to }) => ("card" in face && to[0]!.startsWith("held-") ? [face.card] : []));
    const { before } = this;
    this.coming = new Set([...this.coming, ...cards]);
    await tick();
    await Promise.all(
      flown.map(({ face, from, to }, at) => {
        // A leaving element has already been removed from its place.
        const start = before.get(from.find((name) => before.has(name)) ?? "") ?? spot(...from);
        return this.flyBetween(face, start, spot(...to), at * INTERVAL);
      }),
    );
    this.coming = new Set([...this.coming].filter((card) => !cards.includes(card)));
  }
}
