import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { Message, type MessageValue, said, type Text } from "../../engine/errors/message.ts";
import { SaidValue } from "../../engine/errors/said-value.ts";
import type { Words } from "../../engine/errors/words.ts";
import { canonical, nameOf } from "./canonical.ts";
import { Catalogue, TRANSLATED, type Translated } from "./catalogue.ts";

const ENGLISH = "en";

/** The languages of the API; the first is used where a request prefers none of them. */
export const LANGUAGES = [ENGLISH, ...TRANSLATED] as const;

export type Language = (typeof LANGUAGES)[number];

/** The catalogues that were needed so far. */
const catalogues = new Map<Translated, Catalogue>();

function catalogueOf(language: Translated): Catalogue {
  const known = catalogues.get(language) ?? new Catalogue(language);
  catalogues.set(language, known);
  return known;
}

/** What headers prefer: clients send few different ones, each again and again. The size is that of the headers. */
const preferred = new LRUCache<string, Language>({
  maxSize: 100_000,
  maxEntrySize: 1_000,
  sizeCalculation: (_, header) => header.length + 1,
});

/** The language that the header `Accept-Language` prefers among ours (RFC 9110); English if it accepts none of them. */
export function preferredLanguage(header: string | undefined): Language {
  if (header === undefined) return ENGLISH;
  const known = preferred.get(header);
  if (known !== undefined) return known;
  const headers = { "accept-language": header };
  const negotiated = new Negotiator({ headers }).language([...LANGUAGES]);
  const language = LANGUAGES.find((language) => language === negotiated) ?? ENGLISH;
  preferred.set(header, language);
  return language;
}

class WordsOfRequest implements Words {
  readonly language: Language;
  areSaid = false;

  constructor(language: Language) {
    this.language = language;
  }

  say(text: Text): string {
    this.areSaid = true;
    return this.language === ENGLISH ? String(text) : translated(text, catalogueOf(this.language));
  }
}

/** The words of a request in the language that its `Accept-Language` prefers. */
export const wordsFor = (header: string | undefined): Words => new WordsOfRequest(preferredLanguage(header));

/** Words in the language of a BCP 47 tag, for what people read outside of requests; English if it is none of ours. */
export const wordsIn = (locale: string): Words => wordsFor(locale);

function translated(text: Text, catalogue: Catalogue): string {
  if (text instanceof SaidValue) return text.in(catalogue.language);
  const given = said(text);
  const exact = catalogue.find(given.key);
  const { key, values } = exact === undefined ? canonical(text) : given;
  const known = exact ?? catalogue.find(key);
  const places = Object.fromEntries(
    Object.entries(values).map(([place, value]) => {
      const named = place === "field" ? nameOf(value) : value;
      return [place, named instanceof Message ? translated(named, catalogue) : named];
    }),
  );
  return known === undefined ? inserted(key, places) : String(known.format(places));
}

/** The English text with its values, of which some are translated. */
const inserted = (key: string, values: Readonly<Record<string, MessageValue>>): string =>
  key.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
