import { action } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { type ActionContext, fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { takeTurnsOfBalances } from "./balance-turns.ts";
import { keptPolicies } from "./kept-policies.ts";

async function run(context: ActionContext<"holiday-balances">): Promise<undefined> {
  const { work, records, refuse, throwIfRefused } = context;
  await keptPolicies(context);
  const [record] = records;
  const { id, employee_id, holiday_policy_id, year, deleted_at } = record!;
  if (deleted_at === null) refuse(0, "The holiday balance is not deleted.");
  throwIfRefused();
  const live =
    await work.row(sql`select 1 from holiday_balances b where b.workspace_id = ${fromContext("workspace")}
    and b.employee_id = ${employee_id} and b.holiday_policy_id = ${holiday_policy_id} and b.year = ${year}
    and b.deleted_at is null`);
  if (live) refuse(0, fieldMessage(MESSAGES.taken, "year"));
  throwIfRefused();
  await work.update("holiday-balances", id, { deleted_at: null });
}

/** Brings a deleted account back where no other has taken its place. */
export const restoreBalance = action("holiday-balances", {
  title: "Restore",
  done: "Restored",
  description: "Brings a deleted balance back.",
  levels: ["record"],
  seesDeleted: true,
  grants: [{ permissions: ["manage-leave"] }],
  lock: takeTurnsOfBalances,
  run,
});
