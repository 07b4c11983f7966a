import type { CatalogueFile } from "./catalogue.ts";
import type { UiLanguage } from "./ui-languages.ts";

const FILES: Readonly<Record<Exclude<UiLanguage, "en">, () => Promise<{ readonly default: CatalogueFile }>>> =
  {
    de: () => import("./languages/de.ts"),
    fr: () => import("./languages/fr.ts"),
    es: () => import("./languages/es.ts"),
    ro: () => import("./languages/ro.ts"),
  };

/** The whole catalogue of a language. In a build, `split-catalogue.ts` takes the place of this module. */
export const loadCatalogueFile = async (language: Exclude<UiLanguage, "en">): Promise<CatalogueFile> =>
  (await FILES[language]()).default;
