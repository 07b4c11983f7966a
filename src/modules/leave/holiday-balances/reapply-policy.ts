import { action } from "../../../engine/declare/index.ts";
import type { ActionContext } from "../../../engine/work/index.ts";
import { openingOf } from "../ledger/opening.ts";
import { loadAccountHolders } from "./account-holders.ts";
import { lockBalances } from "./balance-locks.ts";
import { policiesOf, unlimitedObstacle } from "./limited-policies.ts";
import { storedOpening } from "./open-balance.ts";

async function run({ work, records }: ActionContext<"holiday-balances">): Promise<undefined> {
  const policies = await policiesOf(work, records);
  const employeeIds = [...new Set(records.map(({ employee_id }) => employee_id))];
  const holders = await loadAccountHolders(work, employeeIds);
  for (const record of records) {
    const { opening } = holders.get(record.employee_id)!;
    const policy = policies.get(record.holiday_policy_id)!;
    const { accrues_from: _, ...renewed } = storedOpening(openingOf(policy.opening, opening, record.year));
    await work.update("holiday-balances", record.id, renewed);
  }
}

/** Resets balances to the current policy. */
export const reapplyPolicy = action("holiday-balances", {
  title: "Reapply policy",
  done: "Reapplied the policy to",
  description:
    "Resets the entitlement and the carry-over limits of the balance to the values with which it would open today.",
  grants: [{ permissions: ["manage-leave"] }],
  lock: lockBalances,
  openWhen: unlimitedObstacle,
  run,
});
