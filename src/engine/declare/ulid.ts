/** The form in responses, in upper case, as a JSON Schema pattern. */
export const RETURNED_ULID = "^[0-7][0-9A-HJKMNP-TV-Z]{25}$";
/** The accepted form, in either case. */
export const ACCEPTED_ULID = "^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$";

const ULID = new RegExp(RETURNED_ULID);

/** Parses a ULID in either case; returns it in upper case, or null if it is malformed. */
export function readUlid(text: unknown): string | null {
  if (typeof text !== "string" || text.length !== 26) return null;
  const id = text.toUpperCase();
  return ULID.test(id) ? id : null;
}

/** A placeholder in examples for the id of one of the reader's own records. */
export const EXAMPLE_ULID = "01K0A6W2Z6Q6X1H2M9C3J5T7VN";
