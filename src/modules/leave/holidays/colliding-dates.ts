import type Fraction from "fraction.js";
import type { RequestedDate } from "./requested-dates.ts";

/**
 * Whether leave on a date collides with other pending or approved requests of the employee (decision 19): a slot can be
 * requested once, a date has slots or hours but not both, and its hours must not exceed the working time.
 */
export function collides(
  requested: RequestedDate,
  taken: readonly RequestedDate[],
  workableMinutes: Fraction,
): boolean {
  if (requested.minutes === null) {
    return taken.some(
      (other) =>
        other.minutes !== null ||
        (requested.morning && other.morning) ||
        (requested.afternoon && other.afternoon),
    );
  }
  if (taken.length === 0) return false;
  const minutes = taken.reduce((sum, other) => sum + (other.minutes ?? 0), requested.minutes);
  return taken.some((other) => other.minutes === null) || workableMinutes.compare(minutes) < 0;
}
