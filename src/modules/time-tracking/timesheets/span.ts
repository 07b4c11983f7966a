const MINUTE_MS = 60_000;

/** Time from one moment to another, the second not included; without an end it reaches as far as it is looked at. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/**
 * Whole minutes that passed between two moments, half up: 29 seconds are 0, 30 are 1. What a clock showed meanwhile
 * plays no part, so that an hour that a clock change repeats is counted.
 */
export const spanMinutes = ({ start, end }: Span): number =>
  Math.floor((end.getTime() - start.getTime() + MINUTE_MS / 2) / MINUTE_MS);

/** The moment so many minutes later. */
export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE_MS);

/** Whether two spans share any time. Both are half-open: one that ends when the other begins does not meet it. */
export const spansMeet = (one: Span, other: Span): boolean =>
  Math.max(one.start.getTime(), other.start.getTime()) < Math.min(one.end.getTime(), other.end.getTime());
