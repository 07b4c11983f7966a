const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delay of each attempt after the previous one, in milliseconds. */
export const WAITS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The number of attempts in one pass through the schedule. */
export const MAX_ATTEMPTS = WAITS.length;

/** Up to this fraction is added to each delay, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;
const LONGEST_RETRY_AFTER = 24 * HOUR;
const ASKING_TO_WAIT = new Set([429, 503]);

/**
 * Parses a `Retry-After` header: whole seconds or an HTTP date, at most 24 hours.
 * @returns milliseconds from `now`; 0 if the header is malformed or the date has passed
 */
export function readRetryAfter(header: string | null, now: Date): number {
  if (header === null) return 0;
  const text = header.trim();
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now.getTime();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER) : 0;
}

export interface FailedAttempt {
  /** The number of attempts so far, including the failed one. */
  readonly made: number;
  /** The status of the response; null if there was none. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly at: Date;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: number;
}

/**
 * Returns when the next attempt is due, or null if there is none. A `Retry-After` can lengthen the delay, but not
 * shorten it.
 * @param limit the maximum number of attempts
 */
export function nextAttempt(
  { made, status, retryAfter, at, random }: FailedAttempt,
  limit: number,
): Date | null {
  if (made >= limit) return null;
  const planned = WAITS[made]! * (1 + JITTER * random);
  const requested = status !== null && ASKING_TO_WAIT.has(status) ? readRetryAfter(retryAfter, at) : 0;
  return new Date(at.getTime() + Math.round(Math.max(planned, requested)));
}
