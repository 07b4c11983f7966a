import type Fraction from "fraction.js";
import type { RequestedDate } from "./requested-dates.ts";

/**
 * Whether what is requested of a date cannot stand beside what other live requests of the employee have of it (the
 * contract, Leave, Overlap): no slot twice, slots or hours but not both, hours within the working minutes of the date.
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
