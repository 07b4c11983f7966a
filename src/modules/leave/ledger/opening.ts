import { type Days, ONE_DAY, roundedShare } from "./days.ts";
import { leaveYear, months } from "./leave-year.ts";

const HUNDREDTH: Days = 100;
const MOST_DAYS: Days = 366 * ONE_DAY;

/** The parts of a leave policy that affect how an account opens. */
export interface OpeningTerms {
  /** Null: unlimited. */
  readonly annualDays: Days | null;
  readonly seniorityLevels: readonly { readonly afterYears: number; readonly extraDays: Days }[];
  readonly proratesPartTime: boolean;
  readonly yearStartMonth: number;
  /** Null: all. */
  readonly carryOverMax: Days | null;
  /** Null: what is carried over never lapses. */
  readonly carryOverMonths: number | null;
}

/** The parts of an employee that do. */
export interface OpeningFacts {
  /** `YYYY-MM-DD` and its number. */
  readonly firstDay: { readonly date: string; readonly number: number };
  /** Weekdays of the employee and of the workspace. */
  readonly weekdays: number;
  readonly fullWeek: number;
}

/** What an account of a leave year opens with where nobody says otherwise. Days by number. */
export interface Opening {
  readonly entitlement: Days;
  readonly accruesFrom: number;
  readonly carryOverMax: Days | null;
  readonly carryOverExpiresOn: number | null;
}

/** Whole years that an employment has lasted on the first day of a leave year. */
function yearsCompleted(firstDay: string, year: number, startMonth: number): number {
  const [startYear, month, day] = [firstDay.slice(0, 4), firstDay.slice(5, 7), firstDay.slice(8, 10)].map(
    Number,
  );
  const isComplete = month! < startMonth || (month === startMonth && day === 1);
  return Math.max(0, year - startYear! - (isComplete ? 0 : 1));
}

/** What an account opens with (the contract, Leave, Holiday balance). */
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
 * The days of a full year: those of the policy with the highest level of seniority reached, by the share of the week.
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
  return Math.min(MOST_DAYS, roundedShare(full, share, fullWeek, HUNDREDTH));
}

const NO_LEVEL = { afterYears: 0, extraDays: 0 };
