import { action, type Obstacle, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { fieldMessage, MESSAGES, type StoredRecord, type Work } from "../../../engine/work/index.ts";
import { lockBalances } from "./balance-locks.ts";
import { unlimitedObstacle } from "./limited-policies.ts";

async function restoringObstacle(
  balance: Readonly<StoredRecord<"holiday-balances">>,
  work: Work,
): Promise<Obstacle> {
  const [unlimited] = await unlimitedObstacle([balance], work);
  if (unlimited) return unlimited;
  const { employee_id, holiday_policy_id, year, deleted_at } = balance;
  if (deleted_at === null) return "The holiday balance is not deleted.";
  const live =
    await work.row(sql`select 1 from holiday_balances b where b.workspace_id = ${fromContext("workspace")}
    and b.employee_id = ${employee_id} and b.holiday_policy_id = ${holiday_policy_id} and b.year = ${year}
    and b.deleted_at is null`);
  return live ? fieldMessage(MESSAGES.taken, "year") : null;
}

/** Restores a deleted balance, unless another has been created in its place. */
export const restoreBalance = action("holiday-balances", {
  title: "Restore",
  done: "Restored",
  description: "Restores a deleted balance.",
  levels: ["record"],
  seesDeleted: true,
  grants: [{ permissions: ["manage-leave"] }],
  lock: lockBalances,
  openWhen: openWhenEach(restoringObstacle),
  async run({ work, records }): Promise<undefined> {
    for (const { id } of records) await work.update("holiday-balances", id, { deleted_at: null });
  },
});
