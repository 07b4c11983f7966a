import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"holiday-balances"> = {
  // Different leave years that are not opened automatically, under the default policy of new workspaces.
  body: (n, { choosable }) => ({
    year: 2033 + (n % 67),
    holiday_policy_id: choosable("holiday-policies")[0],
  }),
  // Dates must be in the leave year of the record, which generated values do not know.
  impossible: ["accrues_from", "carry_over_expires_on"],
  // Null restores the default.
  managed: ["initial_balance"],
  prepare: deleteOneBalance,
};

async function deleteOneBalance({ owner, all }: Site): Promise<void> {
  const [oldest] = await all("holiday-balances");
  const reply = await owner.delete(`/holiday-balances/${oldest!.id}`);
  if (reply.status !== 204) throw new Error(`The balance could not be deleted: ${reply.text}`);
}
