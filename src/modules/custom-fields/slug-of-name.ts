const MOST = 50;

/** Lower-case letters, digits and `_` of a text, without accents; letters that have no plain form are left out. */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/đ/g, "d")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  const slug = /^[a-z]/.test(plain) ? plain : `field_${plain}`;
  return slug.slice(0, MOST).replace(/_+$/, "");
}

/** The slug of a name, with `_2`, `_3` … when it is taken. */
export function freeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const slug = slugOf(name);
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? "" : `_${n}`;
    const candidate = slug.slice(0, MOST - suffix.length) + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}
