/** Highlights in the manual: found words, and the requested passage. */
import { blocksOf, fold, places } from "./search";

export function unmark(root: Element): void {
  for (const mark of root.querySelectorAll("mark")) {
    const above = mark.parentNode!;
    mark.replaceWith(...mark.childNodes);
    above.normalize();
  }
}

/** Wraps all occurrences of the words in marks. */
export function mark(root: Element, words: readonly string[]): void {
  if (!words.length) return;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(".drawn") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts) {
    // From the end, so that what is before keeps its place.
    for (const [from, to] of places(text.data, words).reverse()) {
      const rest = text.splitText(from);
      rest.splitText(to - from);
      const made = document.createElement("mark");
      rest.replaceWith(made);
      made.append(rest);
    }
  }
}

const level = (block: Element): number => (/^H\d$/.test(block.tagName) ? Number(block.tagName[1]) : 9);

/** The passage of a section that names a thing, best where it begins with it; else the section's heading. */
export function passageAbout(root: Element, anchor: string, name: string): HTMLElement | null {
  const target = root.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
  if (!target) return null;
  const blocks = blocksOf(root);
  const first = blocks.findIndex((block) => block.contains(target));
  const start = blocks[first];
  if (!start || level(start) > 6) return start ?? target;
  const after = blocks.slice(first + 1);
  const end = after.findIndex((block) => level(block) <= level(start));
  const inside = end < 0 ? after : after.slice(0, end);
  const wanted = fold(name).text;
  const fits = wanted.length < 2 ? [] : inside.filter((block) => fold(block.textContent ?? "").text.includes(wanted));
  return (
    fits.find((block) =>
      fold(block.textContent ?? "")
        .text.trim()
        .replace(/^\d+ /, "")
        .startsWith(wanted),
    ) ??
    fits[0] ??
    start
  );
}

/** Scrolls to a block and focuses it, for screen readers. */
export function show(block: HTMLElement, smooth: boolean): void {
  const heading = level(block) < 9;
  if (!heading) block.classList.add("told");
  if (!block.hasAttribute("tabindex")) block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: heading ? "start" : "center", behavior: smooth ? "smooth" : "auto" });
}
