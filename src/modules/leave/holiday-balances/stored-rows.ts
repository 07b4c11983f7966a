import { fromContext, isOneOfKeys, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import type { BalanceRow } from "../ledger/account.ts";
import { daysOf, daysOrNull } from "../ledger/days.ts";

/** A stored balance. */
export interface StoredRow extends BalanceRow {
  readonly id: string;
  readonly employeeId: string;
  readonly policyId: string;
  readonly isDeleted: boolean;
}

type Row = {
  readonly id: string;
  readonly employee_id: string;
  readonly holiday_policy_id: string;
  readonly year: number;
  readonly initial_balance: string | null;
  readonly entitlement: string;
  readonly accrues_from: string;
  readonly carry_over_max_days: string | null;
  readonly carry_over_expires_on: string | null;
  readonly is_deleted: boolean;
  readonly adjustments: readonly { readonly days: string; readonly day: string }[];
};

/** The years for which an employee has balances under a policy, including deleted ones. */
export const loadKnownYears = (
  work: ReadOnlyWork,
  employeeId: string,
  policyId: string,
): Promise<{ year: number; is_live: boolean }[]> =>
  work.rows(sql`select b.year, b.deleted_at is null as is_live from holiday_balances b
    where b.workspace_id = ${fromContext("workspace")} and b.employee_id = ${employeeId}
      and b.holiday_policy_id = ${policyId}`);

/** Selects the balances of all these employees under all these policies. */
export interface RequestedAccounts {
  readonly employeeIds: readonly string[];
  readonly policyIds: readonly string[];
}

/** Loads balances of all years with their adjustments, including deleted ones, in one statement. */
export async function loadRows(
  work: ReadOnlyWork,
  { employeeIds, policyIds }: RequestedAccounts,
): Promise<StoredRow[]> {
  const rows =
    await work.rows<Row>(sql`select b.id, b.employee_id, b.holiday_policy_id, b.year, b.initial_balance,
      b.entitlement, b.accrues_from, b.carry_over_max_days, b.carry_over_expires_on, b.deleted_at is not null as is_deleted,
      coalesce((select jsonb_agg(jsonb_build_object('days', a.days::text, 'day', a.effective_date) order by a.id)
        from holiday_adjustments a where a.workspace_id = b.workspace_id and a.holiday_balance_id = b.id), '[]') as adjustments
    from holiday_balances b
    where b.workspace_id = ${fromContext("workspace")} and ${isOneOfKeys(sql`b.employee_id`, employeeIds)}
      and ${isOneOfKeys(sql`b.holiday_policy_id`, policyIds)}
    order by b.employee_id, b.holiday_policy_id, b.year, b.id`);
  return rows.map((row) => ({
    id: row.id,
    employeeId: row.employee_id,
    policyId: row.holiday_policy_id,
    isDeleted: row.is_deleted,
    year: row.year,
    writtenInitial: daysOrNull(row.initial_balance),
    entitlement: daysOf(row.entitlement),
    accruesFrom: dayNumber(row.accrues_from),
    carryOverMax: daysOrNull(row.carry_over_max_days),
    carryOverExpiresOn: row.carry_over_expires_on === null ? null : dayNumber(row.carry_over_expires_on),
    adjustments: row.adjustments.map(({ days, day }) => ({ day: dayNumber(day), days: daysOf(days) })),
  }));
}
