/** Things that travel over the table: from where one lies to where another lies, whatever has changed meanwhile. */

/** `Face` is what a game draws on it: a card, a back, a token. */
export interface Flight<Face> {
  id: number;
  face: Face;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  landed: () => void;
}

/** Where a thing lies now: the first of these names that is to be seen. Components mark their places with data-at. */
export function spot(...names: string[]): DOMRect | null {
  for (const name of names) {
    for (const node of document.querySelectorAll(`[data-at="${name}"]`)) {
      const box = node.getBoundingClientRect();
      if (box.width) return box;
    }
  }
  return null;
}
