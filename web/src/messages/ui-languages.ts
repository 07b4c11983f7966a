/** The languages of the UI. English is that of the code; each of the others has a catalogue of messages. */
export const UI_LANGUAGES = ["en", "de", "fr", "es", "ro"] as const;

export type UiLanguage = (typeof UI_LANGUAGES)[number];

/** The language of the UI for language tags in descending order of preference: that of the first one that it has, else English. */
export function uiLanguageOf(tags: readonly string[]): UiLanguage {
  const bases = tags.map((tag) => tag.split("-")[0]!.toLowerCase());
  const found = bases.find((base) => UI_LANGUAGES.some((one) => one === base));
  return (found as UiLanguage | undefined) ?? "en";
}
