/** How long ago, in the reader's language. */
import type { Language } from "./words";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How dates are written where the reader lives: of the languages the browser knows, the first that fits the page's. */
export function local(lang: Language): string {
  return navigator.languages.find((one) => one === lang || one.startsWith(`${lang}-`)) ?? lang;
}

export function ago(at: number, lang: Language, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) {
    if (seconds < length) continue;
    if (unit === "day" && seconds > 6 * length)
      return new Date(at * 1000).toLocaleDateString(local(lang), { day: "numeric", month: "short" });
    return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second"); // "now"
}

export function clock(at: number, lang: Language): string {
  return new Date(at * 1000).toLocaleTimeString(local(lang), { hour: "2-digit", minute: "2-digit" });
}
