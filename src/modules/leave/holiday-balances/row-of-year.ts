import { dayNumber, dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { type LeaveYear, leaveYear } from "../ledger/leave-year.ts";
import type { LeavePolicy } from "./leave-policies.ts";

/** The message of a date (`YYYY-MM-DD`) that must lie in a leave year and does not; null when it does. */
export function outsideYear(date: string, { from, to }: LeaveYear, label: string): string | null {
  const day = dayNumber(date);
  if (day >= from && day <= to) return null;
  return `The ${label} field must be a date between ${dayOfNumber(from)} and ${dayOfNumber(to)}.`;
}

/** The leave year of a row under its policy. */
export const yearOfRow = ({ terms }: Pick<LeavePolicy, "terms">, year: number): LeaveYear =>
  leaveYear(year, terms.yearStartMonth);

/** The day of a year (by number) for which its figures are shown: the present one, or the nearest to it. */
export const shownDay = ({ from, to }: LeaveYear, today: string): number =>
  Math.min(Math.max(dayNumber(today), from), to);
