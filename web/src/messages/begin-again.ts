import { storeLanguage } from "./remembered-language.ts";
import { uiLanguage } from "./t.ts";
import type { UiLanguage } from "./ui-languages.ts";

/**
 * Loads the page again if it is not in this language, since its words are written when its code runs. Resolves at once if
 * it is, or if the browser remembered this language before and could not load it.
 */
export function beginAgainIn(language: UiLanguage): Promise<void> {
  if (!storeLanguage(language) || language === uiLanguage) return Promise.resolve();
  location.reload();
  // Nothing more is shown in the former language.
  return new Promise(() => undefined);
}
