import type { PresetId } from "./preset-id.ts";

/**
 * The periods of reports until another is selected: for each the API's own default, which its getter reports.
 */
export const DEFAULT_PERIODS = {
  "projects/portfolio-overview": "year-to-date",
  "clients/client-profitability": "year-to-date",
  "projects/project-team-economics": "last-month",
  "clients/statement": "last-month",
  "leads/lead-analytics-overview": "last-month",
  "tickets/ticket-analytics": "last-month",
  "candidates/hiring-analytics": "last-month",
  "invoices/invoice-analytics": "year-to-date",
  "evaluations/performance-analytics": "this-year",
  "employees/employee-capacity": "this-month",
  "employees/export": "last-month",
  "timesheets/time-report": "this-month",
} as const satisfies Readonly<Record<string, PresetId>>;

export type ReportName = keyof typeof DEFAULT_PERIODS;
