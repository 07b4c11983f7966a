/** The languages of the UI. English is that of the code; each of the others has a catalogue of messages. */
export const UI_LANGUAGES = ["en", "de", "fr", "es", "ro"] as const;

export type UiLanguage = (typeof UI_LANGUAGES)[number];

/** Where the browser remembers the language of the account that was last signed in. */
const STORED = "bureau-language";

/** The language of the UI for language tags in descending order of preference: that of the first one that it has, else English. */
export function uiLanguageOf(tags: readonly string[]): UiLanguage {
  const bases = tags.map((tag) => tag.split("-")[0]!.toLowerCase());
  const found = bases.find((base) => UI_LANGUAGES.some((one) => one === base));
  return (found as UiLanguage | undefined) ?? "en";
}

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
