/** Where the keyboard is must never be lost: what had the focus may vanish when a choice is made. */

let byKey = false;
let had: Element | null = null;
addEventListener("keydown", () => (byKey = true), true);
addEventListener("pointerdown", () => (byKey = false), true);
addEventListener("focusin", (event) => (had = event.target as Element), true);

/** If what had the focus is gone and the keyboard is in use, this gets it. */
export function catchFocus(node: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (!byKey || !node?.isConnected || (now && now !== document.body) || !had || had.isConnected) return;
    had = null;
    node.focus({ preventScroll: true });
  });
}
