import type { BalanceRow, PolicyTerms } from "./account.ts";
import { type Days, roundedShare } from "./days.ts";
import { type DayRange, leaveYear, lengthOf, months, overlapOf } from "./leave-year.ts";

/** Days that are credited or deducted on a day. Grants are before the cap. */
export interface DatedDays {
  readonly day: number;
  readonly days: Days;
}

/** The days of a leave year for which leave is granted: from `accrues_from` to the last day of employment. */
export function grantingDays(terms: PolicyTerms, row: BalanceRow, lastDay: number | null): DayRange {
  const year = leaveYear(row.year, terms.yearStartMonth);
  return overlapOf(year, { from: row.accruesFrom, to: lastDay ?? year.to });
}

/** The default opening balance: the grant of the year under an upfront policy, otherwise 0. */
export function defaultInitial(terms: PolicyTerms, row: BalanceRow, lastDay: number | null): Days {
  if (terms.accrualMethod !== "upfront") return 0;
  const granted = lengthOf(grantingDays(terms, row, lastDay));
  if (granted === 0) return 0;
  const year = lengthOf(leaveYear(row.year, terms.yearStartMonth));
  return roundedShare(row.entitlement, terms.prorates ? granted : year, year, terms.roundingStep);
}

/** The accruals of a leave year, oldest first: the increases of the rounded cumulative grant. */
export function credits(terms: PolicyTerms, row: BalanceRow, lastDay: number | null): DatedDays[] {
  const within = grantingDays(terms, row, lastDay);
  switch (terms.accrualMethod) {
    case "daily":
      return stepsOf(dailyGrants(terms, row, within));
    case "monthly":
      return stepsOf(periodGrants(terms, row, within, 12));
    case "quarterly":
      return stepsOf(periodGrants(terms, row, within, 4));
    default:
      return [];
  }
}

/** Turns cumulative grants into increases. */
function stepsOf(cumulative: readonly DatedDays[]): DatedDays[] {
  let before = 0;
  const steps: DatedDays[] = [];
  for (const { day, days } of cumulative) {
    if (days > before) steps.push({ day, days: days - before });
    before = days;
  }
  return steps;
}

function dailyGrants(terms: PolicyTerms, row: BalanceRow, within: DayRange): DatedDays[] {
  const year = lengthOf(leaveYear(row.year, terms.yearStartMonth));
  return Array.from({ length: lengthOf(within) }, (_, index) => ({
    day: within.from + index,
    days: roundedShare(row.entitlement, index + 1, year, terms.roundingStep),
  }));
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
const leastMultiple = (a: number, b: number): number => (a / greatestDivisor(a, b)) * b;

/** The cumulative shares of months or quarters, over their least common denominator, so that only sums are rounded. */
function periodGrants(terms: PolicyTerms, row: BalanceRow, within: DayRange, count: 4 | 12): DatedDays[] {
  const length = 12 / count;
  const periods = Array.from({ length: count }, (_, index) => {
    const start = terms.yearStartMonth + index * length;
    return months(row.year, start, start + length);
  });
  const unit = periods.map(lengthOf).reduce(leastMultiple);
  const grants: DatedDays[] = [];
  let shares = 0;
  for (const period of periods) {
    const part = overlapOf(period, within);
    if (lengthOf(part) === 0) continue;
    shares += terms.prorates ? lengthOf(part) * (unit / lengthOf(period)) : unit;
    grants.push({
      day: terms.accrualTiming === "period_start" ? part.from : part.to,
      days: roundedShare(row.entitlement, shares, count * unit, terms.roundingStep),
    });
  }
  return grants;
}
