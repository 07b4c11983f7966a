const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds that each attempt waits after the one before it. */
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

/** Attempts of one run through the schedule. */
export const MAX_ATTEMPTS = WAITS.length;

/** So that many deliveries that failed together do not come back together. */
const JITTER = 0.1;
const LONGEST_RETRY_AFTER = 24 * HOUR;
const ASKING_TO_WAIT = new Set([429, 503]);

/**
 * Reads a `Retry-After`: whole seconds or an HTTP date, at most 24 hours.
 * @returns milliseconds from `now` on; 0 for what is neither, or has passed
 */
export function readRetryAfter(header: string | null, now: Date): number {
  if (header === null) return 0;
  const text = header.trim();
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now.getTime();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER) : 0;
}

export interface FailedAttempt {
  /** Attempts made in this run, the failed one among them. */
  readonly made: number;
  /** The response's status; null when there was none. */
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly at: Date;
  /** From 0 to below 1. */
  readonly random: number;
}

/**
 * When the next attempt is made; null when there is none any more. The receiver can ask for a longer wait, never for
 * a shorter one.
 * @param limit attempts that the run may have
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
