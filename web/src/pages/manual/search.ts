/** Full-text search in the manuals, ignoring accents and case. */

const ALIKE: Record<string, string> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "‑": "-",
};

export interface Folded {
  text: string;
  /** From which sign of the original each sign comes; one more at the end. */
  from: number[];
}

/** A text without accents and capitals, with positions in the original. */
export function fold(text: string): Folded {
  let folded = "";
  const from: number[] = [];
  let at = 0;
  for (const sign of text) {
    const low = sign.toLowerCase();
    const plain = /\s/.test(sign) ? " " : (ALIKE[low] ?? low.normalize("NFD").replace(/\p{M}/gu, ""));
    for (let n = 0; n < plain.length; n += 1) from.push(at);
    folded += plain;
    at += sign.length;
  }
  from.push(at);
  return { text: folded, from };
}

/** The words of a query, folded. */
export function wanted(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .text.split(" ")
        .filter((word) => word.length > 1 || /\d/.test(word)),
    ),
  ];
}

/** The positions of words in a text: start and end in the original, in order, without overlaps. */
export function places(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length))
      found.push([folded.from[at]!, folded.from[at + word.length]!]);
  found.sort((one, other) => one[0] - other[0]);
  return found.filter(([start], n) => n === 0 || start >= Math.max(...found.slice(0, n).map(([, end]) => end)));
}

/** The parts of a manual that can be found, in order. Pictures hold things that look like them. */
export const BLOCKS = "h1, h2, h3, h4, p, li, tr, figcaption, pre";
export function blocksOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(BLOCKS)].filter(
    (one) => !one.closest(".drawn") && !(one.tagName === "P" && one.closest("li")),
  );
}

export interface Passage {
  game: string;
  /** Its number among the blocks of this manual. */
  at: number;
  section: string;
  title: string;
  text: string;
  heading: boolean;
}

export function passagesOf(game: string, html: string): Passage[] {
  const root = new DOMParser().parseFromString(html, "text/html").body;
  let section = "";
  let title = "";
  return blocksOf(root).map((block, at) => {
    const heading = /^H\d$/.test(block.tagName);
    const text = (
      block.tagName === "TR"
        ? [...block.children].map((cell) => cell.textContent).join(" · ")
        : (block.textContent ?? "")
    ).trim();
    if (heading && block.id) [section, title] = [block.id, text];
    return { game, at, section, title, text, heading };
  });
}

export interface Hit extends Passage {
  /** The shown text in parts, with the found words separate. */
  parts: { text: string; found: boolean }[];
}

/** The passages that contain all words: headings first, then in order. */
export function find(passages: readonly Passage[], query: string): Hit[] {
  const words = wanted(query);
  if (!words.length) return [];
  const fits = passages.filter(({ text }) => {
    const folded = fold(text).text;
    return words.every((word) => folded.includes(word));
  });
  return [...fits.filter(({ heading }) => heading), ...fits.filter(({ heading }) => !heading)].map((one) => ({
    ...one,
    parts: excerpt(one.text, words),
  }));
}

const BEFORE = 50;
const MAX_EXCERPT = 170;

function excerpt(text: string, words: readonly string[]): Hit["parts"] {
  const found = places(text, words);
  const first = found[0]?.[0] ?? 0;
  const blank = first > BEFORE ? text.lastIndexOf(" ", first - BEFORE + 10) : -1;
  const start = first > BEFORE ? blank + 1 : 0;
  const end = Math.min(text.length, start + MAX_EXCERPT);
  const parts: Hit["parts"] = start ? [{ text: "… ", found: false }] : [];
  let at = start;
  for (const [from, to] of found) {
    if (to > end) break;
    if (from > at) parts.push({ text: text.slice(at, from), found: false });
    parts.push({ text: text.slice(from, to), found: true });
    at = to;
  }
  parts.push({ text: text.slice(at, end) + (end < text.length ? " …" : ""), found: false });
  return parts;
}
