import type { ActionContext } from "../../../engine/work/index.ts";
import { type LeavePolicy, loadLeavePolicies } from "./leave-policies.ts";

/**
 * The policies of the accounts that an action runs on, by id.
 * @throws 422 where one is unlimited: there is no balance to act on
 */
export async function keptPolicies({
  work,
  records,
  refuse,
  throwIfRefused,
}: ActionContext<"holiday-balances">): Promise<Map<string, LeavePolicy>> {
  const policies = await loadLeavePolicies(work, [
    ...new Set(records.map(({ holiday_policy_id }) => holiday_policy_id)),
  ]);
  records.forEach(({ holiday_policy_id }, index) => {
    const { terms } = policies.get(holiday_policy_id)!;
    if (terms.accrualMethod === "unlimited") refuse(index, "The policy is unlimited: it keeps no balance.");
  });
  throwIfRefused();
  return policies;
}
