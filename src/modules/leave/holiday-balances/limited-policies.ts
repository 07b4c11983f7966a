import type { OpenWhen } from "../../../engine/declare/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { type LeavePolicy, loadLeavePolicies } from "./leave-policies.ts";

type Balances = readonly Readonly<StoredRecord<"holiday-balances">>[];

/** The policies of the balances of an action, by id. */
export const policiesOf = (work: Work, accounts: Balances): Promise<Map<string, LeavePolicy>> =>
  loadLeavePolicies(work, [...new Set(accounts.map(({ holiday_policy_id }) => holiday_policy_id))]);

/** Refuses an action under an unlimited policy, which has no balance. */
export const unlimitedObstacle: OpenWhen<"holiday-balances"> = async (accounts, work) => {
  const policies = await policiesOf(work, accounts);
  return accounts.map(({ holiday_policy_id }) =>
    policies.get(holiday_policy_id)!.terms.accrualMethod === "unlimited"
      ? "The policy is unlimited: it has no balance."
      : null,
  );
};
