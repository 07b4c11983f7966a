import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

const REPORTS = ["expenses/expense-summary", "leads/lead-funnel", "assets/asset-summary"] as const;

export const fixture: Fixture<"saved-reports"> = {
  body: (n) => ({
    name: `Report ${n}`,
    report: REPORTS[n % REPORTS.length],
    parameters: {},
    period: n % 2 === 0 ? "last_month" : "this_year",
    schedule: "weekly",
    weekday: (n % 7) + 1,
  }),
  together: { weekday: { schedule: "weekly" }, month_day: { schedule: "monthly", weekday: null } },
  emptiedWith: {
    weekday: { schedule: null },
    month_day: { schedule: null, weekday: null },
    schedule: { weekday: null },
  },
  // None of the tests' reports was due.
  uniform: ["last_result"],
  makeRoom: keepFewReports,
};

/** A person can have at most 100 saved reports. */
async function keepFewReports({ all, choosable, owner }: Site): Promise<void> {
  const extra = (await all("saved-reports")).filter(({ id }) => !choosable("saved-reports").includes(id));
  for (const { id } of extra) await owner.delete(`/saved-reports/${id}`);
}
