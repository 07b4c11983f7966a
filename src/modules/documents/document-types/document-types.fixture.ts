import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"document-types"> = {
  body: (n, { choosable }) => ({
    // The tests' documents are of the first type, and have no end in some cases.
    requires_end_date: choosable("document-types").length > 0 && n % 2 === 1,
    visibility: (["employee", "superiors"] as const)[n % 2],
    reminder_days: [60 + (n % 300), 7],
  }),
  together: {
    required_contract_types: { is_required: true },
    employee_can_upload: { visibility: "employee" },
    visibility: { employee_can_upload: false },
  },
};
