import { IntlMessageFormat } from "intl-messageformat";

/** The messages of a language by their English text, in the syntax of ICU, and the genders of its nouns. */
export interface CatalogueFile {
  /** An empty message is not translated yet and stays English. */
  readonly messages: Readonly<Record<string, string>>;
  /** By noun in lower case; nouns that are missing are masculine. */
  readonly genders: Readonly<Record<string, "feminine" | "neuter">>;
}

/** What an adjective is said of, one thing or several, by a noun in the reader's language. */
export type Noun = { readonly one: string } | { readonly many: string };

/** Texts before which French elides: « d’Ana », « d’Hélène », « d’Yves ». Of an h the text does not tell, and most are mute. */
const STARTS_WITH_VOWEL = /^(?:[aeiouhœæ]|y[^aeiou])/;

const startOf = (text: string): string =>
  STARTS_WITH_VOWEL.test(text.toLowerCase().normalize("NFD")) ? "vowel" : "other";

/** Writes messages in one language. */
export interface Catalogue {
  readonly language: string;
  /**
   * The message as text; undefined if the catalogue does not have it.
   * @param noun what it is said of, if it is an adjective
   */
  text(key: string, values: Readonly<Record<string, unknown>>, noun?: Noun): string | undefined;
  /** The message as its parts, in which values that are not text stay what they are. */
  parts(key: string, values: Readonly<Record<string, unknown>>): readonly unknown[] | undefined;
}

/**
 * The catalogue of a language, whose messages are parsed when they are first needed.
 * @param formats the tag by which numbers within a message are written, such as `de-AT`
 */
export function catalogueOf(
  language: string,
  { messages, genders }: CatalogueFile,
  formats: () => string,
): Catalogue {
  const parsed = new Map<string, IntlMessageFormat>();
  const messageOf = (key: string): IntlMessageFormat | undefined => {
    const known = parsed.get(key);
    const message = messages[key];
    if (known || !message) return known;
    const made = new IntlMessageFormat(message, formats(), undefined, { ignoreTag: true });
    parsed.set(key, made);
    return made;
  };
  const genderOf = (noun: unknown): string => genders[String(noun).toLowerCase()] ?? "masculine";
  const saidOf = (noun: Noun | undefined): Record<string, unknown> =>
    noun && "many" in noun
      ? { of: noun.many, noun: `${genderOf(noun.many)}s` }
      : { of: noun?.one ?? "", noun: genderOf(noun?.one) };
  /**
   * The values, and for each text what other words agree with: its gender as `gender0`, and as `start0` whether it begins
   * with a `vowel`. An adjective alone agrees with `noun`: the gender of what it is said of, and for several the gender with an `s`. `of` is what it is said
   * of, for languages that say it in another word of some things.
   */
  const withForms = (values: Readonly<Record<string, unknown>>, noun?: Noun): Record<string, unknown> => ({
    ...saidOf(noun),
    ...values,
    ...Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => typeof value === "string")
        .flatMap(([name, value]) => [
          [`gender${name}`, genderOf(value)],
          [`start${name}`, startOf(String(value))],
        ]),
    ),
  });
  return {
    language,
    text: (key, values, noun) => {
      const message = messageOf(key);
      return message && String(message.format(withForms(values, noun)));
    },
    parts: (key, values) =>
      messageOf(key)
        ?.formatToParts(withForms(values))
        .map(({ value }) => value),
  };
}
