import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listRecords, type Query } from "../../../api/records.ts";
import type { Totalled, Unknown } from "../../../figures/unknown.ts";
import { t } from "../../../messages/t.ts";

export const GROUPS = [
  { id: "employee_id", label: t("People") },
  { id: "project_id", label: t("Projects") },
  { id: "task_id", label: t("Tasks") },
] as const;

export type GroupId = (typeof GROUPS)[number]["id"];

/** The amounts of a row or of the totals, for holders of view-payroll. */
export interface ReportMoney {
  readonly currency: string;
  readonly billed_amount: number | null;
  readonly cost_amount: number | null;
  readonly profit_amount: number | null;
  readonly margin_percent: number | null;
}

/** A row: an employee, project or task with its time. */
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
  /** The reasons why amounts are null. */
  readonly unknown?: readonly Unknown[];
  /** The URL of the list of its entries. */
  readonly link: string;
}

export interface ReportTotals extends Partial<ReportMoney>, Totalled {
  readonly total: number;
  readonly last_page: number;
  readonly current_page: number;
  readonly entries_count: number;
  readonly total_worked_minutes: number;
  readonly total_billable_minutes: number;
}

interface ReturnedRow {
  readonly id: string;
  readonly attributes: unknown;
  readonly links: { readonly timesheets: string };
}

/** What the row is called whose entries have none. */
const NONE: Readonly<Record<string, string>> = { project_id: t("No project"), task_id: t("No task") };

/** The query for grouped time. It keeps the previous page while the next one loads. */
export const groupedReportQuery = (query: Query) =>
  queryOptions({
    queryKey: ["timesheets", "report", query],
    queryFn: async () => {
      const { data, meta } = await listRecords("timesheets", query);
      const rows = (data as unknown as readonly ReturnedRow[]).map(
        ({ id, attributes, links }) =>
          ({
            ...(attributes as object),
            ...(id === "none" ? { entity_name: NONE[String(query.group)] } : {}),
            ...{ id, link: links.timesheets },
          }) as ReportRow,
      );
      return { rows, totals: meta as unknown as ReportTotals };
    },
    placeholderData: keepPreviousData,
  });
