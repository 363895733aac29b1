/** The bundles of messages in the current language: the common one, and one for each game, loaded when needed. */
import { SvelteMap } from "svelte/reactivity";
import { LANGUAGES, type Language } from "../platform/languages";
import { settings } from "../platform/settings.svelte";
import { Words } from "./words";

const texts = new Map<string, Promise<string>>();

function text(lang: Language, name: string): Promise<string> {
  const path = `/words/${lang}/${name}.ftl`;
  let found = texts.get(path);
  if (!found) {
    found = fetch(path).then(async (answer) => {
      if (answer.ok) return answer.text();
      if (answer.status !== 404) throw new Error(path);
      // A third-party game may have English messages only, or none.
      return lang === "en" ? "" : text("en", name);
    });
    texts.set(path, found);
    found.catch(() => texts.delete(path));
  }
  return found;
}

const EMPTY = new Words("en", []);
/** The delay before a failed download is tried again. */
const PAUSE = 2000;

class Bundles {
  private known = new SvelteMap<string, Words>();
  private asked = new Map<string, Promise<void>>();

  /** The common words, and those of a game if one is named. Until they have come in this language, those of the one
   *  before; and if there are none at all, nothing is said of the game. */
  words(game = ""): Words {
    const lang = settings.lang;
    const known = this.known.get(`${lang} ${game}`);
    if (known || !game) return known ?? this.last ?? EMPTY;
    return this.before(game) ?? (this.known.get(`${lang} `) ?? this.last ?? EMPTY).quiet();
  }

  private before(game: string): Words | undefined {
    return LANGUAGES.map((lang) => this.known.get(`${lang} ${game}`)).find((words) => words);
  }

  /** Whether the common messages of some language are loaded. */
  get ready(): boolean {
    return this.last !== null;
  }

  has(game?: string): boolean {
    return this.known.has(`${settings.lang} ${game ?? ""}`);
  }

  private last: Words | null = $state.raw(null);

  /** Loads what is not loaded yet; resolves when it is. */
  load(game = ""): Promise<void> {
    const lang = settings.lang;
    const key = `${lang} ${game}`;
    let fetched = this.asked.get(key);
    if (!fetched) this.asked.set(key, (fetched = this.fetch(lang, game)));
    return fetched;
  }

  private async fetch(lang: Language, game: string): Promise<void> {
    try {
      const common = text(lang, "common");
      const sources = game ? await Promise.all([text(lang, game), common]) : [await common];
      const words = new Words(lang, sources);
      this.known.set(`${lang} ${game}`, words);
      if (!game) this.last = words;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      await this.fetch(lang, game);
    }
  }
}

export const bundles = new Bundles();
