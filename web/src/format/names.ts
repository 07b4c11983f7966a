import { uiLanguage } from "../messages/t.ts";
import { inLanguage } from "./language.ts";
import { once } from "./once.ts";

const currencyNames = inLanguage((language) => new Intl.DisplayNames(language, { type: "currency" }));
const languageNames = inLanguage((language) => new Intl.DisplayNames(language, { type: "language" }));
const order = inLanguage((language) => new Intl.Collator(language, { numeric: true }));

/** The codes of all currencies. */
export const currencyCodes: () => readonly string[] = once(() => Intl.supportedValuesOf("currency"));

/** The name of a currency: "euro" for EUR. */
export const currencyName = (code: string): string => currencyNames().of(code) ?? code;

/** The name of a language: "German (Austria)" for `de-AT`. A text that is not a language tag is returned as it is. */
export function languageName(tag: string): string {
  try {
    return languageNames().of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const asHeading = (name: string, language: string): string =>
  name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

/** The name of a language where it stands alone: "Alemán (Austria)" for `de-AT` in Spanish. A text that is not a tag stays. */
export function languageHeading(tag: string): string {
  const name = languageName(tag);
  return name === tag ? tag : asHeading(name, uiLanguage);
}

/** What a language is called by those who speak it, as a heading: "Español" for `es`. */
export const ownLanguageName = (tag: string): string =>
  asHeading(new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag, tag);

const countryNames = inLanguage((language) => new Intl.DisplayNames(language, { type: "region" }));

/** The name of a country: "Romania" for RO. A text that is not a country code is returned as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countryNames().of(code) ?? code) : code;

const countryNamesOfPage = once(() => new Intl.DisplayNames(uiLanguage, { type: "region" }));

/** The name of a country in the language of the page's words, beside which it stands in a sentence or a label. */
export const countryNameOfPage = (code: string): string => countryNamesOfPage().of(code) ?? code;

/** Compares two names in the alphabetical order of the person's language. */
export const byName = (one: string, other: string): number => order().compare(one, other);
