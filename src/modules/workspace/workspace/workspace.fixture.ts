import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"workspace"> = {
  body: (n) => ({
    vat_number: `RO${n}00`,
    address: { city: `Town ${n}`, country: ["RO", "DE", "AT"][n % 3] },
  }),
  // The first two require a session; the others are locked by amounts and weeks of other records.
  impossible: ["subdomain", "two_factor_required", "base_currency", "week_starts_on"],
};
