import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { openingOf } from "../ledger/opening.ts";
import { loadAccountHolders } from "./account-holders.ts";
import { loadLeavePolicies } from "./leave-policies.ts";
import { storedOpening } from "./open-balance.ts";

type Row = {
  readonly id: string;
  readonly employee_id: string;
  readonly holiday_policy_id: string;
  readonly year: number;
};

const rowsWhere = (work: Work, condition: Sql): Promise<Row[]> =>
  work.rows<Row>(sql`select b.id, b.employee_id, b.holiday_policy_id, b.year from holiday_balances b
    where b.workspace_id = ${fromContext("workspace")} and b.deleted_at is null and ${condition} order by b.id for update`);

/** Resets each balance of a policy to the values with which it would open today. */
export async function resetRows(work: Work, policyId: string): Promise<void> {
  const policy = (await loadLeavePolicies(work, [policyId])).get(policyId)!;
  const rows = await rowsWhere(work, sql`b.holiday_policy_id = ${policyId}`);
  const holders = await loadAccountHolders(work, [...new Set(rows.map(({ employee_id }) => employee_id))]);
  for (const { id, employee_id, year } of rows) {
    const opening = openingOf(policy.opening, holders.get(employee_id)!.opening, year);
    await work.update("holiday-balances", id, storedOpening(opening));
  }
}
