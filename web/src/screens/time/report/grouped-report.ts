import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listRecords, type Query } from "../../../api/records.ts";

export const GROUPS = [
  { id: "employee_id", label: "People" },
  { id: "project_id", label: "Projects" },
  { id: "task_id", label: "Tasks" },
] as const;

export type GroupId = (typeof GROUPS)[number]["id"];

/** What a row and the totals tell of money, to those who may see payroll. */
export interface ReportMoney {
  readonly currency: string;
  readonly billed_amount: number;
  readonly cost_amount: number;
  readonly profit_amount: number;
  readonly margin_percent: number | null;
}

/** A person, project or task with what was worked on it. */
export interface ReportRow extends Partial<ReportMoney> {
  readonly id: string;
  readonly entity_name: string;
  readonly project_name?: string | null;
  readonly client_name?: string | null;
  readonly entries_count: number;
  readonly total_worked_minutes: number;
  readonly total_billable_minutes: number;
  readonly total_non_billable_minutes: number;
  readonly billable_percent: number | null;
  readonly unpriced_minutes?: number;
  readonly uncosted_minutes?: number;
  readonly unconverted?: readonly {
    readonly currency: string;
    readonly count: number;
    readonly amount: number;
  }[];
  /** The API's address of exactly its entries. */
  readonly link: string;
}

export interface ReportTotals extends Partial<ReportMoney> {
  readonly total: number;
  readonly last_page: number;
  readonly current_page: number;
  readonly entries_count: number;
  readonly total_worked_minutes: number;
  readonly total_billable_minutes: number;
}

interface AnsweredRow {
  readonly id: string;
  readonly attributes: unknown;
  readonly links: { readonly timesheets: string };
}

/** The time of a period, by person, project or task; the page before stays while the next one loads. */
export const groupedReportQuery = (query: Query) =>
  queryOptions({
    queryKey: ["timesheets", "report", query],
    queryFn: async () => {
      const { data, meta } = await listRecords("timesheets", query);
      const rows = (data as unknown as readonly AnsweredRow[]).map(
        ({ id, attributes, links }) =>
          ({ ...(attributes as object), id, link: links.timesheets }) as ReportRow,
      );
      return { rows, totals: meta as unknown as ReportTotals };
    },
    placeholderData: keepPreviousData,
  });
