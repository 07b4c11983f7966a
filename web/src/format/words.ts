import { t, uiLanguage } from "../messages/t.ts";

const WRITTEN: Readonly<Record<string, string>> = {
  b2b: "B2B",
  id: "ID",
  ip: "IP",
  vat: "VAT",
  api: "API",
  url: "URL",
};

/** A name of the API in words: `end_of_contract` becomes "End of contract". */
export function inWords(name: string): string {
  const text = name
    .split(/[_-]/)
    .map((word) => WRITTEN[word] ?? word)
    .join(" ");
  return t(text.charAt(0).toUpperCase() + text.slice(1));
}

/** A name within a sentence: "Tag" becomes "tag", "API key" is unchanged, and so is a German noun. */
export const withinSentence = (name: string): string =>
  uiLanguage === "de" || /^.[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

const alternatives = new Intl.ListFormat(uiLanguage, { type: "disjunction" });

/** Alternatives within a sentence: "A, B, or C". */
export const anyOf = (names: readonly string[]): string => alternatives.format(names);
