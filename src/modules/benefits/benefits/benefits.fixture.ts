import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"benefits"> = {
  // Enrolments of the tests start on days of many years.
  body: () => ({ waiting_period_days: 0, eligible_contract_types: [] }),
};
