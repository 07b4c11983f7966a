import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"workspace"> = {
  body: (n) => ({
    vat_number: `RO${n}00`,
    address: { city: `Town ${n}`, country: ["RO", "DE", "AT"][n % 3] },
    // The reason for which a lead of other tests was lost stays.
    lead_lost_reasons: [{ key: "price", label: `Price ${n}`, requires_note: false, is_archived: false }],
  }),
  together: {
    electronic_address: { electronic_address_scheme: "EM" },
    electronic_address_scheme: { electronic_address: "1234" },
  },
  emptiedWith: {
    electronic_address: { electronic_address_scheme: null },
    electronic_address_scheme: { electronic_address: null },
  },
  // The first two require a session; the others are locked by amounts, weeks and numbers of other records.
  impossible: [
    ...(["subdomain", "two_factor_required", "base_currency", "week_starts_on"] as const),
    "invoice_number_start",
  ],
};
