import { fieldOf } from "../../engine/declare/field-builder.ts";
import type { JsonSchema } from "../../engine/declare/field-type.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { textType } from "../../engine/declare/fields/text-fields.ts";
import { isCountryCode } from "./country-codes.ts";

const INVALID = "The :field field format is invalid.";

/** A VAT number: upper-case letters and digits; spaces, dots and dashes are removed. */
export const vatNumber = () => {
  const bare = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase();
  return field.string({
    form(text) {
      if (!/^[A-Z0-9]+$/.test(bare(text))) return INVALID;
      return bare(text).length > 20 ? "The :field field must not be greater than 20 characters." : null;
    },
    keep: bare,
    schema: { examples: ["RO12345678"] },
  });
};

/** Whether the check digits of an IBAN without spaces are correct (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const rearranged = text.slice(4) + text.slice(0, 4);
  let remainder = 0;
  for (const char of rearranged) {
    // A letter stands for two digits, A for 10 to Z for 35.
    const value = Number.parseInt(char, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** An IBAN, stored in upper case without spaces. */
export const iban = () => {
  const bare = (text: string): string => text.replace(/\s/g, "").toUpperCase();
  return field.string({
    form: (text) => (isIban(bare(text)) ? null : "The :field field must be a valid IBAN."),
    keep: bare,
    schema: { examples: ["DE89370400440532013000"] },
  });
};

/** A bank's SWIFT code (BIC): 8 or 11 letters and digits, stored in upper case. */
export const swift = () =>
  field.string({
    form: (text) => (/^(?:[A-Z0-9]{8}|[A-Z0-9]{11})$/i.test(text) ? null : INVALID),
    keep: (text) => text.toUpperCase(),
    schema: { examples: ["DEUTDEFF"] },
  });

/** A phone number as it was entered, at most 50 characters unless stated. */
export const phone = ({ max = 50 } = {}) =>
  fieldOf(textType("phone", { max, schema: { examples: ["+49 30 901820"] } }));

/** An ISO 3166-1 alpha-2 code, stored in upper case. */
export const countryCode = () =>
  fieldOf(
    textType("country", {
      max: 2,
      caseInsensitive: true,
      form: (text) => (isCountryCode(text.toUpperCase()) ? null : "The selected :field is invalid."),
      keep: (text) => text.toUpperCase(),
      schema: { examples: ["DE", "RO"] },
    }),
  );

const parts = field.textObject("city", "state", "street", "country", "zip_code").definition.type;

/** The schemas of the parts; the country is a code. */
function codedParts(): JsonSchema {
  const schema = parts.schema();
  const country = {
    ...{ type: ["string", "null"], minLength: 2, maxLength: 2, examples: ["DE", "RO"] },
    description: "ISO 3166-1 alpha-2.",
    "x-type": "country",
  };
  return { ...schema, properties: { ...(schema.properties as JsonSchema), country } };
}

/** A postal address; its country is an ISO 3166-1 alpha-2 code, stored in upper case. */
export const postalAddress = () =>
  field.json((wire, fail) => {
    let failed = false;
    const address = parts.read(wire, (template, subpath) => {
      failed = true;
      fail(template, subpath);
    }) as Record<string, string | null> | null | undefined;
    if (failed || !address) return address;
    const country = address.country?.toUpperCase() ?? null;
    if (country !== null && !isCountryCode(country))
      return fail("The selected :field is invalid.", "country");
    return { ...address, country };
  }, codedParts());
