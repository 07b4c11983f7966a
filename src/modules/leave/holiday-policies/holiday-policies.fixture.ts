import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"holiday-policies"> = {
  // Periodic accrual has all fields; new workspaces have policies with other methods.
  body: (n) => ({
    accrual_method: ["monthly", "quarterly"][n % 2],
    // Policies that open balances automatically would do so for all employees.
    auto_assign: n === 7,
    // Requests of the tests use these policies.
    negative_limit_days: 300 + (n % 60),
  }),
  always: ["annual_days", "negative_limit_days"],
  managed: ["accrual_timing", "annual_days"],
  prepare: archiveOnePolicy,
};

/** Archives the second of the policies that a workspace starts with, which is not the default. */
async function archiveOnePolicy({ owner, choosable }: Site): Promise<void> {
  const reply = await owner.post(
    `/holiday-policies/${choosable("holiday-policies")[1]}/actions?action=archive`,
    {},
  );
  if (reply.status !== 200) throw new Error(`The policy could not be archived: ${reply.text}`);
}
