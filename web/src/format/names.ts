import { inLanguage } from "./language.ts";

const currencyNames = inLanguage((language) => new Intl.DisplayNames(language, { type: "currency" }));
const languageNames = inLanguage((language) => new Intl.DisplayNames(language, { type: "language" }));
const order = inLanguage((language) => new Intl.Collator(language, { numeric: true }));

/** Every currency that is in use, by its code. */
export const currencyCodes: readonly string[] = Intl.supportedValuesOf("currency");

/** The name of a currency: "euro" of EUR. */
export const currencyName = (code: string): string => currencyNames().of(code) ?? code;

/** The name of a language: "German (Austria)" of `de-AT`. What is no language is called as it is written. */
export function languageName(tag: string): string {
  try {
    return languageNames().of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const countryNames = inLanguage((language) => new Intl.DisplayNames(language, { type: "region" }));

/** The name of a country: "Romania" of RO. What is no code is called as it is written. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countryNames().of(code) ?? code) : code;

/** Compares two names as the person's language orders them. */
export const byName = (one: string, other: string): number => order().compare(one, other);
