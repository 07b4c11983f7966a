/** A file name without control characters, and not longer than a field holds; `fallback` if nothing remains. */
export const cleanFileName = (name: string, fallback: string): string =>
  name
    .replace(/\p{Cc}/gu, "")
    .slice(0, 255)
    .toWellFormed()
    .trim() || fallback;
