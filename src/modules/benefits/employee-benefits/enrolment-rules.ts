import { addDays } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";

/** The period of an enrolment: its first and last day, `YYYY-MM-DD`; without a last day it is open. */
export interface EnrolmentPeriod {
  readonly start_date: string;
  readonly end_date: string | null;
}

/** What the rules need of an employee. */
export interface Enrollee {
  readonly id: string;
  /** The first day of employment. */
  readonly start_date: string;
  /** The last day of employment, included; null if none is known. */
  readonly last_day: string | null;
  readonly contract_type: string | null;
  readonly is_archived: boolean;
}

/** What the rules need of a benefit. */
export interface Offer {
  readonly waiting_period_days: number;
  readonly eligible_contract_types: readonly string[];
  readonly available_from: string | null;
  readonly available_until: string | null;
}

/** A problem with one of the dates, and its message. */
export type DateProblem = readonly [field: keyof EnrolmentPeriod, message: Text];

/** The message if the benefit is not offered to the employee's contract type; otherwise null. */
export const contractProblem = (
  { contract_type }: Pick<Enrollee, "contract_type">,
  { eligible_contract_types: eligible }: Pick<Offer, "eligible_contract_types">,
): string | null =>
  eligible.length === 0 || (contract_type !== null && eligible.includes(contract_type))
    ? null
    : "The employee's contract type is not eligible for this benefit.";

const startsFrom = (day: string): DateProblem => [
  "start_date",
  message`The start date field must be a date after or equal to ${day}.`,
];
const until = (field: keyof EnrolmentPeriod, day: string): DateProblem => [
  field,
  message`The ${field.replace("_", " ")} field must be a date before or equal to ${day}.`,
];

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((a, b) => (a !== null && (b === null || a > b) ? a : b), null);
const earliest = (days: readonly (string | null)[]): string | null =>
  days.reduce((a, b) => (a !== null && (b === null || a < b) ? a : b), null);

/**
 * The problems of a period: it starts after the waiting period, while the benefit is available and during the employment,
 * and does not end after the employment. Without an employee, only what does not depend on one is checked.
 */
export function dateProblems(
  { start_date, end_date }: EnrolmentPeriod,
  enrollee: Pick<Enrollee, "start_date" | "last_day"> | null,
  offer: Pick<Offer, "waiting_period_days" | "available_from" | "available_until">,
): DateProblem[] {
  const waitedUntil = enrollee && addDays(enrollee.start_date, offer.waiting_period_days);
  const from = latest([offer.available_from, waitedUntil]);
  const to = earliest([offer.available_until, enrollee?.last_day ?? null]);
  const problems: DateProblem[] = [];
  if (from !== null && start_date < from) problems.push(startsFrom(from));
  if (to !== null && start_date > to) problems.push(until("start_date", to));
  if (end_date !== null) problems.push(...endProblems({ start_date, end_date }, enrollee?.last_day ?? null));
  return problems;
}

/** The problems of a last day: it is not before the first day, and not after the employment. */
export function endProblems(
  { start_date, end_date }: EnrolmentPeriod & { readonly end_date: string },
  lastDay: string | null,
): DateProblem[] {
  if (end_date < start_date)
    return [["end_date", "The end date field must be a date after or equal to start date."]];
  return lastDay !== null && end_date > lastDay ? [until("end_date", lastDay)] : [];
}
