import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { IntlMessageFormat } from "intl-messageformat";

/** The languages that have catalogues, by their tags. What a catalogue has no words for is said in English. */
export const TRANSLATED = ["de", "fr", "es", "ro"] as const;

export type Translated = (typeof TRANSLATED)[number];

const FOLDER = fileURLToPath(new URL("./catalogues/", import.meta.url));

/** The areas of a language's catalogue with their messages: ICU messages by the English text. */
export const areasOf = (language: Translated): Record<string, Record<string, string>> =>
  Object.fromEntries(
    readdirSync(`${FOLDER}${language}`).map((name) => [
      name.replace(/\.json$/, ""),
      JSON.parse(readFileSync(`${FOLDER}${language}/${name}`, "utf8")) as Record<string, string>,
    ]),
  );

/** The messages of one language, each compiled when it is first needed. */
export class Catalogue {
  readonly language: Translated;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #compiled = new Map<string, IntlMessageFormat>();

  constructor(language: Translated) {
    this.language = language;
    this.#texts = new Map(Object.values(areasOf(language)).flatMap((area) => Object.entries(area)));
  }

  /** The message under the English text; undefined: the catalogue has none. */
  find(key: string): IntlMessageFormat | undefined {
    const known = this.#compiled.get(key);
    if (known) return known;
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    const compiled = new IntlMessageFormat(text, this.language, undefined, { ignoreTag: true });
    this.#compiled.set(key, compiled);
    return compiled;
  }
}
