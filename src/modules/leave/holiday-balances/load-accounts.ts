import { fromContext, isOneOf, isOneOfKeys, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import type { Account, CountedDay } from "../ledger/account.ts";
import { daysOf } from "../ledger/days.ts";
import { type AccountHolder, loadAccountHolders } from "./account-holders.ts";
import { type LeavePolicy, loadLeavePolicies } from "./leave-policies.ts";
import { loadRows, type RequestedAccounts, type StoredRow } from "./stored-rows.ts";

/** The leave of one employee under one policy, over all years. */
export interface LeaveAccount {
  readonly holder: AccountHolder;
  readonly policy: LeavePolicy;
  /** The input of the ledger's functions, with the rows that are not deleted. */
  readonly account: Omit<Account, "rows"> & { readonly rows: readonly StoredRow[] };
  readonly deletedRows: readonly StoredRow[];
}

/** The key of an account in the result of `loadAccounts`. */
export const accountKey = (employeeId: string, policyId: string): string => `${employeeId}/${policyId}`;

type DayRow = {
  readonly employee_id: string;
  readonly policy_id: string;
  readonly holiday_id: string;
  readonly is_approved: boolean;
  readonly date: string;
  readonly days: string;
};

const loadDays = (work: ReadOnlyWork, { employeeIds, policyIds }: RequestedAccounts): Promise<DayRow[]> =>
  work.rows<DayRow>(sql`select h.employee_id, h.holiday_policy_id as policy_id, h.id as holiday_id,
      h.status = 'approved' as is_approved, d.date, d.days
    from holidays h join holiday_days d on d.workspace_id = h.workspace_id and d.holiday_id = h.id
    where h.workspace_id = ${fromContext("workspace")} and ${isOneOfKeys(sql`h.employee_id`, employeeIds)}
      and ${isOneOf(sql`h.holiday_policy_id`, policyIds, "text")} and h.status in ('approved', 'pending') and d.days > 0
    order by d.date, h.id`);

/**
 * Loads the accounts of all combinations of employees and policies by `accountKey`, even those without rows, in four
 * statements however many there are. Employees and policies that do not exist are left out.
 */
export async function loadAccounts(
  work: ReadOnlyWork,
  requested: RequestedAccounts,
): Promise<Map<string, LeaveAccount>> {
  const policies = await loadLeavePolicies(work, requested.policyIds);
  const holders = await loadAccountHolders(work, requested.employeeIds);
  const rows = grouped(await loadRows(work, requested), (row) => accountKey(row.employeeId, row.policyId));
  const days = grouped(await loadDays(work, requested), (day) => accountKey(day.employee_id, day.policy_id));
  const accounts = new Map<string, LeaveAccount>();
  for (const holder of holders.values()) {
    const lastDay = holder.lastDay === null ? null : dayNumber(holder.lastDay);
    for (const policy of policies.values()) {
      const key = accountKey(holder.id, policy.id);
      const stored = rows.get(key) ?? [];
      const counted = days.get(key) ?? [];
      accounts.set(key, {
        holder,
        policy,
        account: {
          terms: policy.terms,
          lastDay,
          rows: stored.filter(({ isDeleted }) => !isDeleted),
          approved: counted.filter(({ is_approved }) => is_approved).map(countedDay),
          pending: counted.filter(({ is_approved }) => !is_approved).map(countedDay),
        },
        deletedRows: stored.filter(({ isDeleted }) => isDeleted),
      });
    }
  }
  return accounts;
}

const countedDay = ({ date, days, holiday_id }: DayRow): CountedDay => ({
  day: dayNumber(date),
  days: daysOf(days),
  holidayId: holiday_id,
});

/** Loads one account. */
export async function loadAccount(
  work: ReadOnlyWork,
  employeeId: string,
  policyId: string,
): Promise<LeaveAccount | null> {
  const accounts = await loadAccounts(work, { employeeIds: [employeeId], policyIds: [policyId] });
  return accounts.get(accountKey(employeeId, policyId)) ?? null;
}
