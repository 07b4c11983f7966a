import type { Noun } from "../messages/catalogue.ts";
import { t, uiLanguage } from "../messages/t.ts";
import { englishName } from "./english-names.ts";
import { once } from "./once.ts";

/**
 * A name of the API in words: `end_of_contract` becomes "End of contract".
 * @param noun what a state is said of
 */
export const inWords = (name: string, noun?: Noun): string => t(englishName(name), noun);

/** A name within a sentence: "Tag" becomes "tag", "API key" is unchanged, and so is a German noun. */
export const withinSentence = (name: string): string =>
  uiLanguage === "de" || /^.[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** A name at the start of a label: "client of the project" becomes "Client of the project". */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const alternatives = once(() => new Intl.ListFormat(uiLanguage, { type: "disjunction" }));

/** Alternatives within a sentence: "A, B, or C". */
export const anyOf = (names: readonly string[]): string => alternatives().format(names);

const all = once(() => new Intl.ListFormat(uiLanguage, { type: "conjunction" }));

/** Names within a sentence that all apply: "A, B, and C". */
export const allOf = (names: readonly string[]): string => all().format(names);
