/** Animations of things that travel over the table, between the places of two elements. */
import { TRAVEL, wait } from "./pacing";

/** A thing on its way. `Face` is what a game draws: a card, a back, a token. */
export interface Flight<Face> {
  id: number;
  face: Face;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  landed: () => void;
}

/** A thing that a line of the log moves, and the names of the elements where it lies before and after, the best first. */
export interface Move<Face> {
  face: Face;
  from: readonly string[];
  to: readonly string[];
}

/** A flight that is never drawn ends this much later than one that is, in milliseconds. */
const GRACE = 200;

/** The place of the first visible element with one of these names. Components mark places with data-at. */
export function spot(...names: string[]): DOMRect | null {
  for (const name of names) {
    for (const node of document.querySelectorAll(`[data-at="${name}"]`)) {
      const box = node.getBoundingClientRect();
      if (box.width) return box;
    }
  }
  return null;
}

/** The flights of a scene; its component `Flights` draws them and calls `landed`. */
export class Flights<Face> {
  list = $state<Flight<Face>[]>([]);
  private lastId = 0;

  constructor(protected readonly motion: () => boolean) {}

  /** Start a flight. Resolves when it has landed; returns null if there is nothing to draw: without motion, on a hidden
   *  page, or if one of the two places is out of sight. */
  fly({ face, from, to }: Move<Face>, delay = 0): Promise<void> | null {
    return this.flyBetween(face, spot(...from), spot(...to), delay);
  }

  protected flyBetween(face: Face, from: DOMRect | null, to: DOMRect | null, delay: number): Promise<void> | null {
    if (!this.motion() || document.hidden || !from || !to) return null;
    const id = ++this.lastId;
    const landing = new Promise<void>((landed) => {
      this.list.push({ id, face, from, to, delay, landed });
    });
    // A flight that is never drawn must not block the game.
    return Promise.race([landing, wait(TRAVEL + delay + GRACE)]).then(() => {
      this.list = this.list.filter((flight) => flight.id !== id);
    });
  }
}
