import type { Text } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";
import { dayNumber, dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { type LeaveYear, leaveYear } from "../ledger/leave-year.ts";
import type { LeavePolicy } from "./leave-policies.ts";

/** The error message for a date (`YYYY-MM-DD`) outside its leave year; null if it is inside. */
export function outsideYear(date: string, { from, to }: LeaveYear, label: Text): Text | null {
  const day = dayNumber(date);
  if (day >= from && day <= to) return null;
  return message`The ${said(label)} field must be a date between ${dayOfNumber(from)} and ${dayOfNumber(to)}.`;
}

/** The leave year of a balance under its policy. */
export const yearOfRow = ({ terms }: Pick<LeavePolicy, "terms">, year: number): LeaveYear =>
  leaveYear(year, terms.yearStartMonth);

/** The number of the day for which a leave year's figures are shown: today, or the nearest day of the year. */
export const shownDay = ({ from, to }: LeaveYear, today: string): number =>
  Math.min(Math.max(dayNumber(today), from), to);
