/** What a lesson points at: things on the page, by the names that the scenes give them (`data-key`, `data-at`), and
 *  choices by their notation (`data-choice`). */

/** Elements of the shell; the first that is on the page counts. */
const SHELL: Record<string, string[]> = {
  prompt: ["[data-question]"],
  log: [".logp", "button.rail"],
  hand: [".centre > .hand"],
  board: [".stage"],
};
/** Marks of the scenes that carry a name without its kind. */
const MARKS: Record<string, string> = { region: "path[data-region", place: "[data-place", piece: "[data-piece" };

export function where(name: string): Element | null {
  const key = CSS.escape(name);
  const [kind = "", ...rest] = name.split("-");
  const mark = MARKS[kind] ? [`${MARKS[kind]}="${CSS.escape(rest.join("-"))}"]`] : [];
  for (const selector of SHELL[name] ?? [
    `[data-key="${key}"]`,
    `[data-at="${key}"]`,
    `[data-choice="${key}"]`,
    ...mark,
  ]) {
    const found = [...document.querySelectorAll(selector)].find(seen);
    if (found) return found;
  }
  return null;
}

/** What a ring goes around: on a map also the name of a place, which is written beside it and must not lie under it. */
export function around(one: Element): Element[] {
  const name =
    one.hasAttribute("data-place") &&
    document.querySelector(`[data-name="${CSS.escape(one.getAttribute("data-place")!)}"]`);
  return name ? [one.querySelector(".ringt, .ringn") ?? one.querySelector(".site") ?? one, name] : [one];
}

function seen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  // Elements under a battle are inert.
  return (
    box.width > 0 && box.height > 0 && !element.closest("[inert]") && getComputedStyle(element).visibility !== "hidden"
  );
}
