import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import type { BalanceRow } from "../ledger/account.ts";
import { leaveYearOf } from "../ledger/leave-year.ts";
import { type YearLedger, yearLedgers } from "../ledger/year-ledger.ts";
import { isEligibleFor } from "./leave-policies.ts";
import type { LeaveAccount } from "./load-accounts.ts";
import { newRow } from "./open-balance.ts";

/** The leave year of an account in which a day lies. */
export interface AccountOnDay {
  readonly ledger: YearLedger;
  /** Whether there is no balance of that year yet, so that it is simulated as it would open today. */
  readonly isSimulated: boolean;
}

/**
 * The leave year of a day (`YYYY-MM-DD`) in an account. Years without a row after the last one that has a row are
 * simulated as they would open today. Null if no row would open.
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

/** Null if no balance of the year would open. */
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

/** The number of a day, limited to the days that the leave year covers. */
export const dayWithin = ({ year }: YearLedger, date: string): number =>
  Math.min(Math.max(dayNumber(date), year.from), year.to);
