/** Messages from Fluent files, which are the same as those of the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../net/messages";
import type { Language } from "../platform/languages";

/** A parameter that is inserted as it is, such as a name that a person chose; other strings are keys. */
export class Plain {
  constructor(readonly text: string) {}
}

export type Value = number | string | Plain;

/** The messages of one language: those of a game override the common ones; English where a key is missing. */
export class Words {
  private bundles: FluentBundle[];
  private names: ReadonlyMap<string, Plain> = new Map();
  private reader = "";
  private still: Words | null = null;
  private silent = false;

  constructor(
    readonly lang: Language,
    sources: string[],
    english: string[] = [],
  ) {
    this.bundles = [bundle(lang, sources)];
    if (lang !== "en" && english.length) this.bundles.push(bundle("en", english));
  }

  /** The same words, with other names for some keys: "seat-2" is then called as the person who sits there. A sentence
   *  about the seat of the reader is said in its own form, `.you`, if it has one. */
  named(names: ReadonlyMap<string, Plain>, reader = ""): Words {
    const other = new Words(this.lang, []);
    other.bundles = this.bundles;
    other.names = names;
    other.reader = reader;
    other.silent = this.silent;
    return other;
  }

  /** The same messages, but unknown keys are said as nothing. For the time until a game's bundle is loaded. */
  quiet(): Words {
    if (!this.still) {
      this.still = this.named(this.names, this.reader);
      this.still.silent = true;
    }
    return this.still;
  }

  /** All keys, for guessing the name of a word of a view. */
  *keys(): Iterable<string> {
    for (const one of this.bundles) yield* one._messages.keys();
  }

  has(key: string): boolean {
    return this.find(key) !== null;
  }

  /** The text of a message or a key. A string parameter is itself the key of a name: `$x` is then its text, and `$x_a`
   *  its attribute `.a`. "key.a" asks for an attribute alone. An unknown key is shown in angle brackets, or
   *  not at all while words are still to come. */
  say(what: Message | string, params: Record<string, Value> = {}): string {
    const key = typeof what === "string" ? what : what.key;
    const given: Record<string, Value> = typeof what === "string" ? params : { ...what.params, ...params };
    const name = this.names.get(key);
    if (name) return name.text;
    const found = (this.reader && given["seat"] === this.reader && this.find(`${key}.you`)) || this.find(key);
    if (!found) return this.silent ? "" : `<${key}>`;
    return found.bundle.formatPattern(found.pattern, this.filled(given), []);
  }

  /** "Label: value", punctuated as in this language. */
  pair(label: string, value: string): string {
    return this.say("shell-pair", { label: new Plain(label), value: new Plain(value) });
  }

  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );
  }

  /** A form of a seat's name ("to Player 2") with the person's name in it ("to Rosie"). */
  private renamed(key: string, form: string): string {
    const name = this.names.get(key);
    const found = name && this.find(key);
    if (!found) return form;
    const pattern = found.bundle.formatPattern(found.pattern, {}, []);
    const text = form.includes(pattern) ? form.replace(pattern, () => name.text) : name.text;
    return this.lang === "fr" ? text.replace(/^([dD])e (?=[aeiouyàâéèêëîïôöûüœ])/i, "$1’") : text;
  }

  private find(key: string) {
    const [name = "", attribute] = key.split(".", 2);
    for (const one of this.bundles) {
      const message = one.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle: one, pattern };
    }
    return null;
  }

  private filled(given: Record<string, Value>): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === "number") filled[name] = value;
      else if (value instanceof Plain) filled[name] = value.text;
      else {
        filled[name] = this.has(value) ? this.say(value) : value;
        for (const one of this.bundles) {
          const message = one.getMessage(value);
          if (!message) continue;
          for (const [attribute, pattern] of Object.entries(message.attributes))
            filled[`${name}_${attribute}`] = this.renamed(value, one.formatPattern(pattern, {}, []));
          break;
        }
      }
    }
    return filled;
  }
}

function bundle(lang: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}
