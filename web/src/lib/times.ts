/** How long ago, in the reader's language. */
import type { Language } from "./words";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60]];

export function ago(at: number, lang: Language, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) {
    if (seconds < length) continue;
    if (unit === "day" && seconds > 6 * length) return new Date(at * 1000).toLocaleDateString(lang, { day: "numeric", month: "short" });
    return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "minute");
}

export function clock(at: number, lang: Language): string {
  return new Date(at * 1000).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
}
