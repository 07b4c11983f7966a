import { type Days, ONE_DAY, roundedShare } from "./days.ts";
import { leaveYear, months } from "./leave-year.ts";

const HUNDREDTH: Days = 100;
const MAX_DAYS_OF_BALANCE: Days = 366 * ONE_DAY;

/** The terms of a leave policy that affect how a balance opens. */
export interface OpeningTerms {
  /** Null for unlimited policies. */
  readonly annualDays: Days | null;
  readonly seniorityLevels: readonly { readonly afterYears: number; readonly extraDays: Days }[];
  readonly proratesPartTime: boolean;
  readonly yearStartMonth: number;
  /** Null if there is no limit. */
  readonly carryOverMax: Days | null;
  /** Null if days carried over never expire. */
  readonly carryOverMonths: number | null;
}

/** The facts about an employee that affect how a balance opens. */
export interface OpeningFacts {
  /** The first day of employment, as `YYYY-MM-DD` and as a day number. */
  readonly firstDay: { readonly date: string; readonly number: number };
  /** The number of weekdays of the employee and of the workspace. */
  readonly weekdays: number;
  readonly fullWeek: number;
}

/** The default opening values of a balance; days are day numbers. */
export interface Opening {
  readonly entitlement: Days;
  readonly accruesFrom: number;
  readonly carryOverMax: Days | null;
  readonly carryOverExpiresOn: number | null;
}

/** The completed years of employment on the first day of a leave year. */
function yearsCompleted(firstDay: string, year: number, startMonth: number): number {
  const [startYear, month, day] = [firstDay.slice(0, 4), firstDay.slice(5, 7), firstDay.slice(8, 10)].map(
    Number,
  );
  const isComplete = month! < startMonth || (month === startMonth && day === 1);
  return Math.max(0, year - startYear! - (isComplete ? 0 : 1));
}

/** The opening values of a balance (decision 18). */
export function openingOf(terms: OpeningTerms, facts: OpeningFacts, year: number): Opening {
  const { from } = leaveYear(year, terms.yearStartMonth);
  const { carryOverMonths: validMonths, yearStartMonth: start } = terms;
  return {
    entitlement: entitlementOf(terms, facts, year),
    accruesFrom: Math.max(from, facts.firstDay.number),
    carryOverMax: terms.carryOverMax,
    carryOverExpiresOn: validMonths === null ? null : months(year, start, start + validMonths).to,
  };
}

/**
 * The days of a full year: those of the policy plus the highest seniority level reached, prorated by the share of the week.
 */
function entitlementOf(
  terms: OpeningTerms,
  { firstDay, weekdays, fullWeek }: OpeningFacts,
  year: number,
): Days {
  const completed = yearsCompleted(firstDay.date, year, terms.yearStartMonth);
  const reached = terms.seniorityLevels
    .filter(({ afterYears }) => afterYears <= completed)
    .reduce((highest, level) => (level.afterYears > highest.afterYears ? level : highest), NO_LEVEL);
  const full = (terms.annualDays ?? 0) + reached.extraDays;
  const share = terms.proratesPartTime ? Math.min(weekdays, fullWeek) : fullWeek;
  return Math.min(MAX_DAYS_OF_BALANCE, roundedShare(full, share, fullWeek, HUNDREDTH));
}

const NO_LEVEL = { afterYears: 0, extraDays: 0 };
