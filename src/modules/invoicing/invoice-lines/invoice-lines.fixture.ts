import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

const PERIOD = { period_start: "2023-02-01", period_end: "2023-02-28" };

export const fixture: Fixture<"invoice-lines"> = {
  body: (n) => ({
    kind: "manual",
    position: 1,
    quantity: (n % 50) + 1,
    period_start: `2023-01-${String((n % 28) + 1).padStart(2, "0")}`,
    period_end: `2023-03-${String((n % 28) + 1).padStart(2, "0")}`,
  }),
  always: ["unit_price"],
  // A project must be the client's, and the base belongs to lines of a project; the scenarios cover both.
  impossible: ["project_id", "revenue_base"],
  together: { period_start: PERIOD, period_end: PERIOD },
  emptiedWith: { period_start: { period_end: null }, period_end: { period_start: null } },
  // Only billing fills these.
  uniform: ["employee_id", "task_id", "project_id", "kind"],
};
