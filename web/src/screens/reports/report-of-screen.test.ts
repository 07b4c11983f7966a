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

test("filters of the address are kept, and days with a name become the period of that name", () => {
  const time: ShownReport = { report: "timesheets/time-report", filters: ["client_id"] };
  const named = [{ id: "last-month", period: { from: "2026-09-01", to: "2026-09-30" } }] as const;
  const given = { client_id: "1", group: "task_id" };
  expect(reportAt([time], { ...given, date: "2026-09-01,2026-09-30" }, named)).toEqual({
    report: "timesheets/time-report",
    parameters: given,
    period: "last_month",
  });
  expect(reportAt([time], { ...given, date: "2026-09-02,2026-09-30" }, named)).toMatchObject({
    parameters: { ...given, date: "2026-09-02,2026-09-30" },
    period: null,
  });
});
