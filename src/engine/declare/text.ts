/** Whether a text can be stored: it must not contain NUL or unpaired surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/** Trims the text and normalizes it to NFC, as every text is stored. */
export const normalizeText = (text: string): string => text.normalize("NFC").trim();

/**
 * The beginning of a text, at most so many UTF-16 units long. A character of two units is not cut in half, because half
 * of it could not be stored.
 */
export const beginningOf = (text: string, units: number): string =>
  text.slice(0, units).replace(/[\ud800-\udbff]$/, "");

/** Whether a given value means no value: absent, null, or blank text. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && normalizeText(value) === "");

/** The length in code points, which limits refer to. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
