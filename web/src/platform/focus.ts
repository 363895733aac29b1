/** Keeps the keyboard focus on the page when the focused element is removed, as after a choice. */

let had: Element | null = null;
addEventListener("focusin", (event) => (had = event.target as Element), true);

/** Whether an element could still have the focus. */
function usable(node: Element): boolean {
  return (
    node.isConnected &&
    (node as HTMLElement | SVGElement).tabIndex >= 0 &&
    !node.matches(":disabled") &&
    !node.closest("[inert]")
  );
}

/** Focuses this node if the element that had the focus was removed or disabled. */
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

/** For an overlay: takes the focus, keeps it when the focused element is removed, and returns it at the end. */
export function holdFocus(node: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  const lost = () => !document.activeElement || document.activeElement === document.body;
  const take = () => node.focus({ preventScroll: true });
  // The page behind becomes inert in the same update, which blurs the focused element.
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
