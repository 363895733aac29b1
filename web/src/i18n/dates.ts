/** Dates and times in the language of the page. */
import type { Language } from "../platform/languages";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The locale for dates: the first of the browser's locales in the language of the page, so that "en-GB" is kept. */
export function dateLocale(lang: Language): string {
  return navigator.languages.find((one) => one === lang || one.startsWith(`${lang}-`)) ?? lang;
}

/** "3 hours ago"; a date after a week. `at` and `now` are seconds since the epoch. */
export function relativeTime(at: number, lang: Language, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  for (const [unit, length] of UNITS) {
    if (seconds < length) continue;
    if (unit === "day" && seconds > 6 * length)
      return new Date(at * 1000).toLocaleDateString(dateLocale(lang), { day: "numeric", month: "short" });
    return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second"); // "now"
}

export function timeOfDay(at: number, lang: Language): string {
  return new Date(at * 1000).toLocaleTimeString(dateLocale(lang), { hour: "2-digit", minute: "2-digit" });
}
