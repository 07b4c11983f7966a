const MINUTE_MS = 60_000;

/** A half-open interval: it includes its start but not its end. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The elapsed minutes between two moments, rounded half up: 29 seconds are 0, 30 are 1. Clock changes do not matter: a
 * repeated hour counts twice.
 */
export const spanMinutes = ({ start, end }: Span): number =>
  Math.floor((end.getTime() - start.getTime() + MINUTE_MS / 2) / MINUTE_MS);

/** The moment that is a number of minutes later. */
export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE_MS);

/** Whether two spans overlap. A span that ends when the other starts does not overlap it. */
export const spansOverlap = (one: Span, other: Span): boolean =>
  Math.max(one.start.getTime(), other.start.getTime()) < Math.min(one.end.getTime(), other.end.getTime());
