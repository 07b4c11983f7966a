/** Code points that no stored text may hold: NUL, and halves of a surrogate pair that stand alone. */
export function isStorableText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/** Trimmed and in Unicode's composed form (NFC), as every text is stored. */
export const normalizeText = (text: string): string => text.normalize("NFC").trim();

/** Whether a value that was sent means empty: absent, null, or a blank text. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && normalizeText(value) === "");

/** Length in code points, as limits count it. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
