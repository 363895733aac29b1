/** The manuals and what belongs to them, fetched once each: plain files that a browser may keep. */
import type { Frame, Message } from "../../net/messages";

/** Where values come from: sentences for what can be explained and for rules by number; an example of own data. */
export interface Sources {
  things: Record<string, Message[]>;
  rules: Record<string, Message[]>;
  own: string;
}

const kept = new Map<string, Promise<unknown>>();

function fetched<T>(game: string, part: string, read: (answer: Response) => Promise<T>): Promise<T> {
  const path = `/manual/${encodeURIComponent(game)}/${part}`;
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = fetch(path).then((answer) => (answer.ok ? read(answer) : Promise.reject(new Error(path))));
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const book = {
  /** The text in a language, as HTML of our own server. */
  text: (game: string, lang: string) => fetched(game, lang, (answer) => answer.text()),
  /** The address in the manual for a key of words. */
  links: (game: string) => fetched(game, "links", (answer) => answer.json() as Promise<Record<string, string>>),
  sources: (game: string) => fetched(game, "sources", (answer) => answer.json() as Promise<Sources>),
  frames: (game: string) => fetched(game, "figures", (answer) => answer.json() as Promise<Record<string, Frame>>),
};
