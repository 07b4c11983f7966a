import { type UiLanguage, uiLanguageOf } from "./ui-languages.ts";

/** Where the browser remembers the language of the account that was last signed in. */
const STORED = "bureau-language";

/** The language with which the page starts: that of the last account here, else the browser's. */
export function firstUiLanguage(): UiLanguage {
  if (typeof document === "undefined") return "en";
  return uiLanguageOf([storedLanguage(), ...navigator.languages]);
}

function storedLanguage(): string {
  try {
    return localStorage.getItem(STORED) ?? "";
  } catch {
    // A browser may keep nothing, and then the language of each visit starts with the browser's.
    return "";
  }
}

/** Remembers the language of the account, and says whether that changed what the browser remembered. */
export function storeLanguage(language: UiLanguage): boolean {
  try {
    const isNew = localStorage.getItem(STORED) !== language;
    localStorage.setItem(STORED, language);
    return isNew;
  } catch {
    return false;
  }
}
