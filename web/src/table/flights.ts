/** Animations of things that travel over the table, between the places of two elements. */

/** `Face` is what a game draws: a card, a back, a token. */
export interface Flight<Face> {
  id: number;
  face: Face;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  landed: () => void;
}

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
