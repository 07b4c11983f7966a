import { reaction, type Written } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { numericOf } from "../ledger/days.ts";
import { initialVacationDays } from "./open-balance.ts";
import { openMissing } from "./open-missing.ts";

async function run({ kind, id, values }: Written<"employees">, work: Work): Promise<void> {
  if (kind === "create") {
    await openMissing(work, { employeeId: id });
    return;
  }
  const first = await work.row<{ id: string }>(sql`select b.id from holiday_balances b
    join holiday_policies p on p.workspace_id = b.workspace_id and p.id = b.holiday_policy_id
    where b.workspace_id = ${fromContext("workspace")} and b.employee_id = ${id} and b.deleted_at is null
      and p.is_default and p.accrual_method <> 'unlimited'
    order by b.year limit 1`);
  if (!first) return;
  const brought = initialVacationDays(values.initial_vacation_balance ?? null);
  await work.update("holiday-balances", first.id, {
    written_initial: brought === null ? null : numericOf(brought),
  });
}

/** Opens the balances of a new employee; `initial_vacation_balance` is written to the first one under the default policy. */
export const followEmployees = reaction("employees", {
  fields: ["initial_vacation_balance"],
  run,
});
