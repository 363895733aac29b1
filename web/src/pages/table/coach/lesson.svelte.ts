/** The messages of a lesson, loaded only at its table. */
import { settings } from "../../../platform/settings.svelte";
import { Words } from "../../../i18n/words";
import type { Language } from "../../../platform/languages";

export class LessonWords {
  private known = $state.raw<Words | null>(null);
  private asked = "";

  /** The loaded messages; until those of the current language are loaded, the previous ones. */
  get words(): Words | null {
    return this.known;
  }

  async need(game: string, lang: Language = settings.lang): Promise<void> {
    const path = `/words/${lang}/lesson/${encodeURIComponent(game)}.ftl`;
    if (this.asked === path) return;
    this.asked = path;
    try {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(path);
      const words = new Words(lang, [await answer.text()]);
      if (this.asked === path) this.known = words;
    } catch {
      this.asked = "";
    }
  }
}
