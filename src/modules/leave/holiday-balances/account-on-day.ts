import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import type { BalanceRow } from "../ledger/account.ts";
import { leaveYearOf } from "../ledger/leave-year.ts";
import { type YearLedger, yearLedgers } from "../ledger/year-ledger.ts";
import { isEligibleFor } from "./leave-policies.ts";
import type { LeaveAccount } from "./load-accounts.ts";
import { newRow } from "./open-balance.ts";

/** The leave year of a day in an account. */
export interface AccountOnDay {
  readonly ledger: YearLedger;
  /** Whether the account has no row of that year, and shows what it would open with today. */
  readonly isSimulated: boolean;
}

/**
 * An account's leave year of a day (`YYYY-MM-DD`). Years without a row, from the last one that has one up to it, are
 * simulated as they would open today; null where none would open.
 */
export function accountOnDay(account: LeaveAccount, date: string, today: string): AccountOnDay | null {
  const { terms } = account.policy;
  const year = leaveYearOf(date, terms.yearStartMonth);
  const { rows } = account.account;
  const isSimulated = !rows.some((row) => row.year === year);
  const simulated = isSimulated ? simulatedRows(account, year, today) : [];
  if (simulated === null) return null;
  const ledgers = yearLedgers({ ...account.account, rows: [...rows, ...simulated] });
  return { ledger: ledgers.find((ledger) => ledger.year.year === year)!, isSimulated };
}

/** Null where the year would not open. */
function simulatedRows(
  { policy, holder, account, deletedRows }: LeaveAccount,
  year: number,
  today: string,
): BalanceRow[] | null {
  const start = policy.terms.yearStartMonth;
  const firstYear = leaveYearOf(holder.opening.firstDay.date, start);
  const hasLeft = holder.lastDay !== null && leaveYearOf(holder.lastDay, start) < year;
  const opens = policy.opensAccounts && isEligibleFor(policy, holder.contractType);
  if (!opens || year < firstYear || hasLeft) return null;
  const earlier = account.rows.map((row) => row.year).filter((one) => one < year);
  const present = leaveYearOf(today, start);
  const from = earlier.length > 0 ? Math.max(...earlier) + 1 : Math.max(firstYear, Math.min(year, present));
  const isNew = account.rows.length + deletedRows.length === 0;
  return Array.from({ length: year - from + 1 }, (_, index) => {
    const row = newRow(holder, policy, from + index, { isFirst: isNew && index === 0, today });
    return { ...row, adjustments: [] };
  });
}

/** The day (by number) as the leave year reads it. */
export const dayWithin = ({ year }: YearLedger, date: string): number =>
  Math.min(Math.max(dayNumber(date), year.from), year.to);
