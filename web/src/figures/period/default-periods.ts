import type { PresetId } from "./periods.ts";

/**
 * What reports are about until another period is chosen: for each the API's own default, which is reported with its getter.
 * The list of time in groups has none; its screen begins with this month.
 */
export const DEFAULT_PERIODS = {
  "projects/portfolio-overview": "year-to-date",
  "clients/client-profitability": "year-to-date",
  "projects/project-team-economics": "last-month",
  "clients/statement": "last-month",
  "employees/employee-capacity": "this-month",
  "employees/export": "last-month",
  "timesheets?group": "this-month",
} as const satisfies Readonly<Record<string, PresetId>>;

export type ReportName = keyof typeof DEFAULT_PERIODS;
