import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { lockLeaveOf } from "../holidays/leave-locks.ts";

/** Locks the leave of the employees of balances until the transaction ends. */
export async function lockBalances(work: Work, ids: readonly (string | null)[]): Promise<void> {
  const rows = await work.rows<{
    employee_id: string;
  }>(sql`select distinct b.employee_id from holiday_balances b
    where b.workspace_id = ${fromContext("workspace")} and b.id = any(${ids}::text[])`);
  await lockLeaveOf(
    work,
    rows.map(({ employee_id }) => employee_id),
  );
}
