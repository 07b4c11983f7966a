import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"clients"> = {
  body: (n) => ({
    vat_number: `RO${n}00`,
    address: { city: `Town ${n}`, country: ["RO", "DE", "AT"][n % 3] },
    allow_duplicate: true,
  }),
  together: {
    electronic_address: { electronic_address_scheme: "EM" },
    electronic_address_scheme: { electronic_address: "1234" },
  },
  emptiedWith: {
    electronic_address: { electronic_address_scheme: null },
    electronic_address_scheme: { electronic_address: null },
  },
  filterValues: { country: () => ["RO", "de,AT", "FR"] },
  uniform: ["lead_id", "has_open_invoices", "has_overdue_invoices"],
  prepare: archiveOneClient,
};

async function archiveOneClient({ owner }: Site): Promise<void> {
  const { body } = await owner.post("/clients", { name: "A client of former days" });
  await owner.post(`/clients/${body.data.id}/actions?action=archive`, {});
}
