import { randomFillSync } from "node:crypto";
import { monotonicFactory } from "ulid";

/** Random bytes, fetched many at once: the library asks for one at a time, sixteen for an id. */
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
 * A new record id: 26 upper-case Crockford characters, a millisecond time followed by 80 bits that are random for
 * the first id of a millisecond and counted up for the rest.
 *
 * Ids of one process always ascend, also when the clock is set back: the last time seen is then kept.
 * Throws a RangeError when `now` is no valid date, because the generator would silently take the system's time.
 */
export function newUlid(now: Date): string {
  const time = now.getTime();
  if (!(time > 0)) throw new RangeError(`An id needs a moment after 1970, not ${String(now)}.`);
  return next(time);
}

/** Whether a text is a ULID, in either case. Crockford's aliases (i, l, o) and hyphens are not taken. */
export function isUlid(text: string): boolean {
  return form.test(text);
}

/** The form in which ids are stored and returned. The text must be one that `isUlid` accepts. */
export function toUlid(text: string): string {
  return text.toUpperCase();
}
