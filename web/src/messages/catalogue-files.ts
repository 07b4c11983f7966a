import type { CatalogueFile } from "./catalogue.ts";
import type { UiLanguage } from "./ui-languages.ts";

/** The files of the catalogues, each of which is loaded only where its language is read. */
export const CATALOGUE_FILES: Readonly<
  Record<Exclude<UiLanguage, "en">, () => Promise<{ readonly default: CatalogueFile }>>
> = {
  de: () => import("./languages/de.ts"),
  fr: () => import("./languages/fr.ts"),
  es: () => import("./languages/es.ts"),
  ro: () => import("./languages/ro.ts"),
};
