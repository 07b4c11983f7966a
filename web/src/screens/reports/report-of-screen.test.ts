import { expect, test } from "vitest";
import type { ShownReport } from "../../declare/screen.ts";
import { reportAt } from "./report-of-screen.ts";

const REPORTS: readonly ShownReport[] = [
  { report: "leads/lead-analytics-overview" },
  { report: "leads/lead-funnel", search: { report: "funnel" } },
];

test("the report of a screen is that of its address, with the parameters that the report has", () => {
  expect(reportAt(REPORTS, { date: "2026-01-01,2026-01-31", page: "2" })).toEqual({
    report: "leads/lead-analytics-overview",
    parameters: { date: "2026-01-01,2026-01-31" },
    period: null,
  });
  expect(reportAt(REPORTS, { report: "funnel", mode: "period" })).toMatchObject({
    report: "leads/lead-funnel",
    parameters: { mode: "period" },
  });
  expect(reportAt([{ question: "How much did we work?" }], {})).toBe(null);
});
