/** Roving tabindex: Tab reaches one of the items, the arrow keys, Home and End the others. Items are marked with
 *  `data-rove`. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function rovingTabindex(node: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const items = () => [...node.querySelectorAll<HTMLElement>("[data-rove]")];
  const settle = () => {
    const all = items();
    if (!current || !all.includes(current))
      current = all.find((one) => one.closest("[aria-current]")) ?? all[0] ?? null;
    // Set as an attribute: without one the property is -1 as well, but the element can't be focused.
    for (const one of all) one.setAttribute("tabindex", one === current ? "0" : "-1");
  };
  const focused = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (!item || item === current) return;
    current = item;
    settle();
  };
  const step = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : at + (STEPS[event.key] ?? NaN);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.max(0, Math.min(all.length - 1, to))]!.focus();
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true, attributeFilter: ["data-rove"] });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", step);
  return () => {
    watch.disconnect();
    node.removeEventListener("focusin", focused);
    node.removeEventListener("keydown", step);
  };
}
