import { randomFillSync } from "node:crypto";
import { monotonicFactory, ulid } from "ulid";

/** A buffer of random bytes, because the library asks for one byte at a time, sixteen for an id. */
const bytes = Buffer.alloc(4_096);
let spent = bytes.length;

function randomFraction(): number {
  if (spent === bytes.length) {
    randomFillSync(bytes);
    spent = 0;
  }
  const byte = bytes[spent]!;
  spent++;
  return byte / 256;
}

const next = monotonicFactory(randomFraction);
const form = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i;

/**
 * Generates a record id: 26 upper-case Crockford characters, from a time in milliseconds and 80 bits, which are random
 * for the first id of a millisecond and incremented for the next ones. Ids of one process always ascend, even if the
 * clock is set back: the last time is used then.
 * @throws RangeError if `now` is not a valid date, because the generator would silently use the system's time
 */
export function newUlid(now: Date): string {
  const time = now.getTime();
  if (!(time > 0)) throw new RangeError(`An id needs a moment after 1970, not ${String(now)}.`);
  return next(time);
}

/**
 * Generates an id with the given time and 80 random bits, which do not ascend: neither the id nor its place among others
 * tells when it was made.
 */
export const timelessUlid = (time: Date): string => ulid(time.getTime(), randomFraction);

/** Whether a text is a ULID, in either case. Crockford's aliases (i, l, o) and hyphens are not accepted. */
export function isUlid(text: string): boolean {
  return form.test(text);
}

/** The form in which ids are stored and returned. The text must be valid according to `isUlid`. */
export function toUlid(text: string): string {
  return text.toUpperCase();
}
