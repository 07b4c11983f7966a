import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";
import { dayNumber, dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { type Days, numericOf, ONE_DAY } from "../ledger/days.ts";
import { leaveYear, leaveYearOf } from "../ledger/leave-year.ts";
import { type Opening, openingOf } from "../ledger/opening.ts";
import { type AccountHolder, loadAccountHolders } from "./account-holders.ts";
import { isEligibleFor, type LeavePolicy, loadLeavePolicies } from "./leave-policies.ts";
import { loadKnownYears } from "./stored-rows.ts";

/** A balance that is to be opened. */
export interface NewRow extends Opening {
  readonly employeeId: string;
  readonly policyId: string;
  readonly year: number;
  readonly writtenInitial: Days | null;
}

/**
 * The balance of a leave year as it opens on a day (`YYYY-MM-DD`). The first balance under the default policy starts with
 * the employee's `initial_vacation_balance`; leave then accrues only from the opening on.
 */
export function newRow(
  holder: AccountHolder,
  policy: LeavePolicy,
  year: number,
  { isFirst, today }: { readonly isFirst: boolean; readonly today: string },
): NewRow {
  const opening = openingOf(policy.opening, holder.opening, year);
  const { accrualMethod, yearStartMonth } = policy.terms;
  const bringsDays =
    isFirst && policy.isDefault && accrualMethod !== "unlimited" && holder.initialVacation !== null;
  const opensInside = leaveYearOf(today, yearStartMonth) === year;
  const accruesLater = bringsDays && opensInside && accrualMethod !== "upfront";
  return {
    ...opening,
    employeeId: holder.id,
    policyId: policy.id,
    year,
    writtenInitial: bringsDays ? initialVacationDays(holder.initialVacation) : null,
    accruesFrom: accruesLater ? Math.max(opening.accruesFrom, dayNumber(today)) : opening.accruesFrom,
  };
}

const MAX_DAYS_OF_BALANCE = 366;

/** The days of `employees.initial_vacation_balance`, limited to the maximum of a balance. */
export const initialVacationDays = (stated: number | null): Days | null =>
  stated === null ? null : Math.min(stated, MAX_DAYS_OF_BALANCE) * ONE_DAY;

/** The stored values of an opening balance. */
export const storedOpening = (row: Opening) => ({
  entitlement: numericOf(row.entitlement),
  accrues_from: dayOfNumber(row.accruesFrom),
  carry_over_max_days: row.carryOverMax === null ? null : numericOf(row.carryOverMax),
  carry_over_expires_on: row.carryOverExpiresOn === null ? null : dayOfNumber(row.carryOverExpiresOn),
});

/**
 * Stores balances in one statement and notes them in the journal. Those that a concurrent transaction has opened are
 * skipped.
 */
export async function insertRows(work: Work, rows: readonly NewRow[]): Promise<void> {
  const values = rows.map((row) => ({
    employee_id: row.employeeId,
    holiday_policy_id: row.policyId,
    year: row.year,
    written_initial: row.writtenInitial === null ? null : numericOf(row.writtenInitial),
    ...storedOpening(row),
  }));
  await work.createAll("holiday-balances", values, { skipsTaken: true });
}

/** Whether a balance of the year may open automatically today: that of the current and the next leave year. */
export function mayOpen(holder: AccountHolder, policy: LeavePolicy, year: number, today: string): boolean {
  if (!policy.opensAccounts || !isEligibleFor(policy, holder.contractType)) return false;
  const { yearStartMonth } = policy.terms;
  const { from, to } = leaveYear(year, yearStartMonth);
  const isEmployed =
    holder.opening.firstDay.number <= to && (holder.lastDay === null || dayNumber(holder.lastDay) >= from);
  const present = leaveYearOf(today, yearStartMonth);
  return isEmployed && (year === present || year === present + 1);
}

/**
 * The balances of some leave years that an employee does not have yet, by year: each as it opens today, or null if it may
 * not open automatically.
 */
export async function rowsToOpen(
  work: ReadOnlyWork,
  employeeId: string,
  policyId: string,
  years: readonly number[],
): Promise<ReadonlyMap<number, NewRow | null>> {
  const known = await loadKnownYears(work, employeeId, policyId);
  const lacking = years.filter((year) => !known.some((row) => row.year === year && row.is_live));
  const rows = new Map<number, NewRow | null>();
  if (lacking.length === 0) return rows;
  const policy = (await loadLeavePolicies(work, [policyId])).get(policyId);
  const holder = (await loadAccountHolders(work, [employeeId])).get(employeeId);
  for (const year of lacking) {
    const opens = policy && holder && mayOpen(holder, policy, year, work.today);
    const isFirst = known.length === 0 && ![...rows.values()].some((row) => row !== null);
    rows.set(year, opens ? newRow(holder, policy, year, { isFirst, today: work.today }) : null);
  }
  return rows;
}
