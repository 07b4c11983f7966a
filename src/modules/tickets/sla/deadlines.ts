import type { BusinessTime } from "../business-time/business-time.ts";

const MINUTE_MS = 60_000;

/** When a target is due and until when it is met, as milliseconds since 1970; null: never, or not counting. */
export interface Deadline {
  readonly due: number | null;
  /** The latest moment at which no more business time than the target has passed: later than `due` overnight. */
  readonly breaches: number | null;
}

const NONE: Deadline = { due: null, breaches: null };

/** The deadline of a target in minutes of business time; without a target there is none. */
export function deadlineOf(time: BusinessTime, start: number, target: number | null, pausedMs = 0): Deadline {
  if (target === null) return NONE;
  const duration = target * MINUTE_MS + pausedMs;
  return { due: time.add(start, duration), breaches: time.latestWithin(start, duration) };
}

/**
 * The deadline of a ticket that waits for the customer: it is not due, and stays breached only if it was breached when
 * it began to wait.
 */
export function deadlineWhileWaiting({ breaches }: Deadline, since: number): Deadline {
  return { due: null, breaches: breaches !== null && breaches < since ? breaches : null };
}
