import { type Catalogue, type CatalogueFile, catalogueOf } from "./catalogue.ts";
import type { UiLanguage } from "./ui-languages.ts";

/** The files, each of which is loaded only where its language is read. */
const FILES: Readonly<Record<Exclude<UiLanguage, "en">, () => Promise<{ default: CatalogueFile }>>> = {
  de: () => import("./languages/de.ts"),
  fr: () => import("./languages/fr.ts"),
  es: () => import("./languages/es.ts"),
  ro: () => import("./languages/ro.ts"),
};

/** Loads the catalogue of a language. */
export async function load(language: Exclude<UiLanguage, "en">): Promise<Catalogue> {
  const { default: file } = await FILES[language]();
  return catalogueOf(language, file);
}
