import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"salary-history"> = {
  // The periods for changes (7 to 14) are before all others.
  body: (n) =>
    n >= 7 && n <= 14 ? { start_date: `1990-01-0${(n % 7) + 1}`, end_date: `1990-01-1${n % 7}` } : {},
  together: { start_date: { end_date: "1990-01-20" } },
  // Only the last period of an employee can be open-ended.
  managed: ["end_date"],
  uniform: ["is_demo"],
};
