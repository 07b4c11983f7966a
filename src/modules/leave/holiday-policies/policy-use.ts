import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";

const isWritten = (row: Sql): Sql => sql`(${row}.initial_balance is not null or exists (
  select from holiday_adjustments a where a.workspace_id = ${row}.workspace_id and a.holiday_balance_id = ${row}.id))`;

/** Whether a balance of the policy has a written opening balance or an adjustment. */
export const hasWrittenRows = (alias: string): Sql => sql`exists (select from holiday_balances written
  where written.workspace_id = ${column(alias, "workspace_id")} and written.holiday_policy_id = ${column(alias, "id")}
    and ${isWritten(sql`written`)})`;

/** The number of such balances. */
export async function countWrittenRows(work: ReadOnlyWork, policyId: string): Promise<number> {
  const row = await work.row<{
    count: number;
  }>(sql`select count(*)::integer as count from holiday_balances written
    where written.workspace_id = ${fromContext("workspace")} and written.holiday_policy_id = ${policyId}
      and ${isWritten(sql`written`)}`);
  return row!.count;
}

/** Whether the policy has requests or written balances, which depend on its frozen fields. */
export async function isPolicyUsed(work: ReadOnlyWork, policyId: string): Promise<boolean> {
  const row = await work.row<{ used: boolean }>(sql`select exists (select from holidays h
      where h.workspace_id = p.workspace_id and h.holiday_policy_id = p.id) or ${hasWrittenRows("p")} as used
    from holiday_policies p where p.workspace_id = ${fromContext("workspace")} and p.id = ${policyId}`);
  return row!.used;
}
