import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import { addDays } from "../../../engine/declare/index.ts";

export const fixture: Fixture<"employee-rates"> = {
  // Each rate has a first day of its own.
  body: (n) => ({
    kind: n < 6 && n % 2 === 1 ? "billed" : "internal_cost",
    rate_type: "hourly",
    starts_at: addDays("2001-01-01", n),
  }),
  always: ["starts_at"],
  // Only one rate of a kind can be without a first day, and there may be one already.
  managed: ["starts_at"],
  together: {
    monthly_rate: { rate_type: "monthly", hourly_rate: null },
    weekly_hours_capacity: { rate_type: "monthly", monthly_rate: 4000, hourly_rate: null },
  },
  emptiedWith: {
    monthly_rate: { rate_type: "hourly", weekly_hours_capacity: null },
    weekly_hours_capacity: { rate_type: "hourly", monthly_rate: null },
  },
};
