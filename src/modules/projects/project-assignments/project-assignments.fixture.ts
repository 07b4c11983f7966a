import type { Body, Fixture } from "../../../../test/support/conformance/fixture.ts";
import { addDays } from "../../../engine/declare/index.ts";

export const fixture: Fixture<"project-assignments"> = {
  body: assignmentPeriod,
  always: ["starts_at", "ends_at"],
  managed: ["ends_at"],
  filterValues: { effective_on: () => ["2026-02-10", "2026-01-05,2026-04-30"] },
  together: { starts_at: { ends_at: "1990-02-20" } },
};

/**
 * Periods that never overlap, whatever the employee and project. The first ones last until now; those for changes (7 to
 * 14) are before all others.
 */
function assignmentPeriod(n: number): Body {
  if (n < 6)
    return n % 2 === 0
      ? { starts_at: `2026-0${n + 1}-01`, ends_at: null }
      : { starts_at: "2026-01-01", ends_at: `2026-0${n + 1}-20` };
  if (n <= 14)
    return {
      starts_at: `1990-01-${String(n).padStart(2, "0")}`,
      ends_at: `1990-02-${String(n).padStart(2, "0")}`,
    };
  const starts_at = addDays("1991-01-01", (n % 6_000) * 2);
  return { starts_at, ends_at: starts_at };
}
