import { message } from "../../errors/message.ts";
import { type Sql, sql } from "../../sql/sql.ts";
import { fieldOf, type OptionalField } from "../field-builder.ts";
import type { FieldType } from "../field-type.ts";
import { textKind } from "../filter-kinds.ts";
import { isStorableText, lengthOf, normalizeText } from "../text.ts";

export interface TextOptions {
  /** The maximum length in code points. */
  max?: number;
  /** Whether filters ignore case, as for names and emails. */
  caseInsensitive?: boolean;
  /** Returns a message template if the text, which is not too long, does not have the required form, otherwise null. */
  form?: (text: string) => string | null;
  /** Normalizes the text for storage. */
  keep?: (text: string) => string;
  /** Whether line breaks are allowed. */
  multiline?: boolean;
  schema?: Record<string, unknown>;
}

const asStored = (stored: Sql): Sql => stored;

/** The basis of all text types: trimmed, NFC, without NUL; an empty text means null. */
export function textType(name: string, options: TextOptions = {}): FieldType<string> {
  const max = options.max ?? 255;
  return {
    name,
    columnTypes: ["text"],
    cast: "text",
    filter: textKind(options.caseInsensitive ?? false),
    json: asStored,
    order: (stored) => sql`fold(${stored})`,
    schema: () => ({ type: "string", maxLength: max, ...options.schema }),
    read(wire, fail) {
      if (typeof wire !== "string") return fail("The :field field must be a string.");
      if (!isStorableText(wire)) return fail("The :field field must be valid text without NUL characters.");
      const text = normalizeText(wire);
      if (text === "") return null;
      if (!options.multiline && /[\r\n\u2028\u2029]/.test(text))
        return fail("The :field field must be a single line.");
      if (lengthOf(text) > max)
        return fail(message`The :field field must not be greater than ${max} characters.`);
      const problem = options.form?.(text);
      if (problem) return fail(problem);
      return options.keep ? options.keep(text) : text;
    },
  };
}

/** A text that is never null: without one it is the empty text. */
export const emptiableTextType = (name: string, options: TextOptions = {}): FieldType<string> => ({
  ...textType(name, options),
  empty: "",
});

/** A single-line text, by default at most 255 characters. */
export const string = (options: TextOptions = {}): OptionalField<string> =>
  fieldOf(textType("string", options));

/** A multi-line text, by default at most 65,535 characters. */
export const text = (options: TextOptions = {}): OptionalField<string> =>
  fieldOf(textType("text", { max: 65_535, multiline: true, ...options }));

const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

export const isEmail = (address: string): boolean =>
  EMAIL.test(address) && !address.includes("..") && !address.startsWith(".") && !address.includes(".@");

/** An email address, stored as entered and compared without case. */
export const email = (): OptionalField<string> =>
  fieldOf(
    textType("email", {
      caseInsensitive: true,
      form: (address) => (isEmail(address) ? null : "The :field field must be a valid email address."),
      schema: { format: "email" },
    }),
  );

const timezones = new Map<string, boolean>();

/** Whether the identifier is in the IANA time zone database, including aliases; offsets and abbreviations are not. */
export function isTimezone(name: string): boolean {
  let known = timezones.get(name);
  if (known === undefined) {
    known = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name) && intlKnows(name);
    if (timezones.size < 5_000) timezones.set(name, known);
  }
  return known;
}

function intlKnows(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** An IANA time zone identifier, stored as given. */
export const timezone = (): OptionalField<string> =>
  fieldOf(
    textType("timezone", {
      form: (name) => (isTimezone(name) ? null : "The :field field must be a valid timezone."),
      schema: { examples: ["Europe/Berlin"] },
    }),
  );

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/**
 * An ISO 4217 code, stored in upper case. With `asChoice`, a text of another length gets the same error as an unknown
 * currency.
 */
export const currency = ({ asChoice = false } = {}): OptionalField<string> =>
  fieldOf(
    textType("currency", {
      form(code) {
        if (lengthOf(code) !== 3 && !asChoice) return "The :field field must be 3 characters.";
        return CURRENCIES.has(code.toUpperCase()) ? null : "The selected :field is invalid.";
      },
      keep: (code) => code.toUpperCase(),
      schema: { minLength: 3, maxLength: 3, examples: ["EUR"] },
    }),
  );

/** A BCP 47 language tag in its canonical form. */
export const locale = (): OptionalField<string> =>
  fieldOf(
    textType("locale", {
      form(tag) {
        try {
          Intl.getCanonicalLocales(tag);
          return null;
        } catch {
          return "The :field field must be a valid language tag.";
        }
      },
      keep: (tag) => Intl.getCanonicalLocales(tag)[0]!,
      schema: { examples: ["en", "de-AT"] },
    }),
  );

/** A colour `#RRGGBB`, stored in lower case. */
export const color = (): OptionalField<string> =>
  fieldOf(
    textType("color", {
      form: (value) =>
        /^#[0-9A-Fa-f]{6}$/.test(value) ? null : "The :field field must be a valid hexadecimal color.",
      keep: (value) => value.toLowerCase(),
      schema: { pattern: "^#[0-9A-Fa-f]{6}$" },
    }),
  );

const HTTP_URL = /^https?:\/\/[^\s/?#\\]+[^\s]*$/i;

/** An absolute http(s) URL. */
export const url = (max = 2048): OptionalField<string> =>
  fieldOf(
    textType("url", {
      max,
      form: (value) =>
        HTTP_URL.test(value) && URL.canParse(value) ? null : "The :field field must be a valid URL.",
      schema: {
        pattern: "^[Hh][Tt][Tt][Pp][Ss]?://\\S+$",
        examples: ["https://example.com", "http://example.org/about"],
      },
    }),
  );

/** An absolute http(s) URL, or an absolute path that begins with exactly one slash. */
export const urlOrPath = (max = 2048): OptionalField<string> =>
  fieldOf(
    textType("url", {
      max,
      form(value) {
        const isPath = /^\/(?![/\\])/.test(value) && !/[\s\\]/.test(value);
        const isUrl = HTTP_URL.test(value) && URL.canParse(value);
        return isPath || isUrl ? null : "The :field field must be a valid URL or absolute path.";
      },
      // The JSON Schema format for URLs does not allow non-ASCII letters, which browsers and people use.
      schema: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\S+|/(?![/\\\\])[^\\s\\\\]*)$" },
    }),
  );
