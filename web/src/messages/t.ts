import type { ReactNode } from "react";
import { language as formatsLanguage } from "../format/language.ts";
import { formatNumber } from "../format/numbers.ts";
import type { Catalogue, Noun } from "./catalogue.ts";
import { loadCatalogueFile } from "./catalogue-files.ts";
import { keyOf, pluralKeyOf } from "./message-keys.ts";
import { firstUiLanguage } from "./remembered-language.ts";
import type { UiLanguage } from "./ui-languages.ts";

/** The language in which this page is written until it is loaded again. */
export const uiLanguage: UiLanguage = firstUiLanguage();

// Declarations such as the labels of a list are written once, when their module runs: the catalogue is there before.
const catalogue: Catalogue | null = uiLanguage === "en" ? null : await loadCatalogue(uiLanguage);

if (typeof document !== "undefined") document.documentElement.lang = catalogue?.language ?? "en";

/**
 * Loads the catalogue of a language. The page waits for it, so what is imported here late may not import what the page
 * imports at first.
 */
async function loadCatalogue(language: Exclude<UiLanguage, "en">): Promise<Catalogue | null> {
  try {
    const [{ catalogueOf }, file] = await Promise.all([
      import("./catalogue.ts"),
      loadCatalogueFile(language),
    ]);
    return catalogueOf(language, file, () => formatsIn(language));
  } catch {
    // Without a connection, English is better than an empty page.
    return null;
  }
}

/**
 * A message in the reader's language, which English code calls by its English text: t("Save"), t`Preview of ${name}`.
 * @param noun what an adjective is said of, with which it agrees in languages where it has several forms:
 *   t("Paid", { one: t("Invoice") })
 */
export function t(english: string, noun?: Noun): string;
export function t(english: TemplateStringsArray, ...values: readonly unknown[]): string;
export function t(english: string | TemplateStringsArray, ...values: readonly unknown[]): string {
  if (typeof english === "string")
    return catalogue?.text(english, {}, values[0] as Noun | undefined) ?? english;
  return catalogue?.text(keyOf(english), valuesOf(values)) ?? inEnglish(english, values);
}

/** A message with values that are not only text, such as links and bold names, as children of an element. */
export function rich(english: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode {
  const parts =
    catalogue?.parts(keyOf(english), valuesOf(values)) ??
    english.flatMap((text, at) => (at < values.length ? [text, values[at]] : [text]));
  return parts as ReactNode[];
}

/**
 * A message that depends on a number, which stands for `#` in it: plural(3, "# day", "# days").
 * @param values stand for `{0}`, `{1}` and so on
 */
export function plural(count: number, one: string, other: string, ...values: readonly unknown[]): string {
  const written = catalogue?.text(pluralKeyOf(one, other), { ...valuesOf(values), n: count });
  if (written !== undefined) return written;
  return (count === 1 ? one : other)
    .replaceAll("#", formatNumber(count))
    .replaceAll(/\{(\d+)\}/g, (_whole, index) => String(values[Number(index)]));
}

/** The tag by which numbers are written: that of the reader, such as `de-AT`, if it is of the language of the words. */
function formatsIn(language: UiLanguage): string {
  const tag = formatsLanguage();
  return tag?.split("-")[0] === language ? tag : language;
}

const inEnglish = (english: readonly string[], values: readonly unknown[]): string =>
  english.reduce((text, next, at) => `${text}${String(values[at - 1])}${next}`);

const valuesOf = (values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(values.entries());
