import { IntlMessageFormat } from "intl-messageformat";

/** The messages of a language by their English text, in the syntax of ICU, and the genders of its nouns. */
export interface CatalogueFile {
  /** An empty message is not translated yet and stays English. */
  readonly messages: Readonly<Record<string, string>>;
  /** By noun in lower case; nouns that are missing are masculine. */
  readonly genders: Readonly<Record<string, "feminine" | "neuter">>;
}

/** Writes messages in one language. */
export interface Catalogue {
  readonly language: string;
  /** The message as text; undefined if the catalogue does not have it. */
  text(key: string, values: Readonly<Record<string, unknown>>): string | undefined;
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
  /** The values, and for each text its gender as `gender0`, so that adjectives can agree with a noun. */
  const withGenders = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
    ...values,
    ...Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => typeof value === "string")
        .map(([name, value]) => [`gender${name}`, genders[String(value).toLowerCase()] ?? "masculine"]),
    ),
  });
  return {
    language,
    text: (key, values) => {
      const message = messageOf(key);
      return message && String(message.format(withGenders(values)));
    },
    parts: (key, values) =>
      messageOf(key)
        ?.formatToParts(withGenders(values))
        .map(({ value }) => value),
  };
}
