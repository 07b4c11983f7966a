/** A text without case and accents, as the API compares texts too. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
