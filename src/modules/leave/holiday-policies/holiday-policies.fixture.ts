import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"holiday-policies"> = {
  // With accrual by periods every field has a meaning; workspaces begin with policies of other methods.
  body: (n) => ({
    accrual_method: ["monthly", "quarterly"][n % 2],
    // Each that opens balances by itself does so for everybody.
    auto_assign: n === 7,
    // Requests that name a policy are accepted.
    negative_limit_days: 300 + (n % 60),
  }),
  always: ["annual_days", "negative_limit_days"],
  managed: ["accrual_timing", "annual_days"],
  prepare: archiveOnePolicy,
};

/** The second of the policies that workspaces begin with is not the default. */
async function archiveOnePolicy({ owner, choosable }: Site): Promise<void> {
  const reply = await owner.post(
    `/holiday-policies/${choosable("holiday-policies")[1]}/actions?action=archive`,
    {},
  );
  if (reply.status !== 200) throw new Error(`The policy could not be archived: ${reply.text}`);
}
