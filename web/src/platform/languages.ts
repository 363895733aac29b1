/** The languages of the client. */

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language that the browser prefers and that the client has; English if there is none. */
export function preferredLanguage(
  preferred: readonly string[] = navigator.languages ?? [navigator.language],
): Language {
  for (const tag of preferred) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (isLanguage(lang)) return lang;
  }
  return "en";
}

export function isLanguage(lang: string): lang is Language {
  return (LANGUAGES as readonly string[]).includes(lang);
}
