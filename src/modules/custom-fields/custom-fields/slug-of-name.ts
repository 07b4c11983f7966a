const MOST = 50;

/** The text in lower-case letters, digits and `_`, without accents; letters without an ASCII form are omitted. */
const plainForm = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/đ/g, "d")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");

const shortened = (slug: string): string => slug.slice(0, MOST).replace(/_+$/, "");

function slugOf(name: string): string {
  const plain = plainForm(name);
  return shortened(/^[a-z]/.test(plain) ? plain : `field_${plain}`);
}

/** Derives the value of an option from its label; a label without an ASCII letter gets a number. */
export function optionValueOf(label: string, isTaken: (value: string) => boolean): string {
  return shortened(plainForm(label)) || numbered("option", isTaken);
}

/** Derives the slug from a name, with `_2`, `_3` … if it is taken. */
export const freeSlug = (name: string, isTaken: (slug: string) => boolean): string =>
  numbered(slugOf(name), isTaken);

function numbered(slug: string, isTaken: (slug: string) => boolean): string {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? "" : `_${n}`;
    const candidate = slug.slice(0, MOST - suffix.length) + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}
