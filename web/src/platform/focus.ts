/** Where the keyboard is must never be lost: what had the focus may vanish when a choice is made. */

let had: Element | null = null;
addEventListener("focusin", (event) => (had = event.target as Element), true);

/** Whether the focus could be there still, had nobody taken it away on purpose. */
function usable(node: Element): boolean {
  return (
    node.isConnected &&
    (node as HTMLElement | SVGElement).tabIndex >= 0 &&
    !node.matches(":disabled") &&
    !node.closest("[inert]")
  );
}

/** If what had the focus is gone, or can't be chosen any more, this gets it. */
export function catchFocus(node: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (
      !node?.isConnected ||
      node.closest("[inert]") ||
      (now && now !== document.body && usable(now)) ||
      !had ||
      usable(had)
    )
      return;
    had = null;
    node.focus({ preventScroll: true });
  });
}

/** For what covers the board: it takes the focus, keeps it when what had it vanishes, and gives it back. */
export function holdFocus(node: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  const lost = () => !document.activeElement || document.activeElement === document.body;
  const take = () => node.focus({ preventScroll: true });
  // What lies behind becomes inert with the same change, which takes the focus from it.
  requestAnimationFrame(() => {
    if (node.isConnected && !node.contains(document.activeElement)) take();
  });
  const watch = new MutationObserver(() => {
    if (lost()) take();
  });
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    watch.disconnect();
    requestAnimationFrame(() => {
      if (!lost()) return;
      const usable = before?.isConnected && before !== document.body && !before.closest("[inert]");
      (usable ? before : document.querySelector<HTMLElement>("[data-question]"))?.focus({ preventScroll: true });
    });
  };
}
