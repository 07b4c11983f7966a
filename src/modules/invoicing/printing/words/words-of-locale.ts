import { bg } from "./bg.ts";
import { de } from "./de.ts";
import type { DocumentWords } from "./document-words.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";

const LANGUAGES: Readonly<Record<string, DocumentWords>> = { bg, de, el, en, es, fr, hu, it, nl, pl, pt, ro };

/** The languages of documents, as ISO 639-1 codes. */
export const DOCUMENT_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

/** The words for a BCP 47 locale: those of its language, else the English ones. */
export const wordsOf = (locale: string): DocumentWords =>
  LANGUAGES[locale.split("-")[0]!.toLowerCase()] ?? en;

/** Replaces the names in braces of a text. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
