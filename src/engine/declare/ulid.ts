const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Reads a ULID in either case; answers it in upper case, or null when it is none. */
export function readUlid(text: unknown): string | null {
  if (typeof text !== "string" || text.length !== 26) return null;
  const id = text.toUpperCase();
  return ULID.test(id) ? id : null;
}
