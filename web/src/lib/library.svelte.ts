/** The words of the language that is read now: common ones at once, a game's when it is needed. */
import { SvelteMap } from "svelte/reactivity";
import { settings } from "./settings.svelte";
import { Words, type Language } from "./words";

const texts = new Map<string, Promise<string>>();

function text(lang: Language, name: string): Promise<string> {
  const path = `/words/${lang}/${name}.ftl`;
  let found = texts.get(path);
  if (!found) {
    found = fetch(path).then(async (answer) => {
      if (answer.ok) return answer.text();
      // A game of others may speak English only.
      return lang === "en" || answer.status !== 404 ? Promise.reject(new Error(path)) : text("en", name);
    });
    texts.set(path, found);
    found.catch(() => texts.delete(path));
  }
  return found;
}

const EMPTY = new Words("en", []);

class Library {
  private known = new SvelteMap<string, Words>();
  private asked = new Set<string>();

  /** The common words, and those of a game if one is named and has come. Until then the ones there are. */
  words(game?: string): Words {
    const lang = settings.lang;
    return (game ? this.known.get(`${lang} ${game}`) : undefined) ?? this.known.get(`${lang} `) ?? this.last ?? EMPTY;
  }

  /** Whether there are words of some language: a page without any says nothing. */
  get ready(): boolean {
    return this.last !== null;
  }

  has(game?: string): boolean {
    return this.known.has(`${settings.lang} ${game ?? ""}`);
  }

  private last: Words | null = $state.raw(null);

  /** Fetch what is not here yet. */
  async need(game = ""): Promise<void> {
    const lang = settings.lang;
    const key = `${lang} ${game}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const common = text(lang, "common");
      const sources = game ? await Promise.all([text(lang, game), common]) : [await common];
      const words = new Words(lang, sources);
      this.known.set(key, words);
      if (!game) this.last = words;
    } catch {
      this.asked.delete(key);
    }
  }
}

export const library = new Library();
