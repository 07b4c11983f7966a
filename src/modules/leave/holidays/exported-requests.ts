import { momentOnTheWire } from "../../../engine/declare/index.ts";
import { and, column, type Sql, sql } from "../../../engine/sql/index.ts";
import type { FileActionContext, Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import type { CellValue, Column } from "../../../platform/spreadsheets/column.ts";
import { hasDayIn } from "./request-filters.ts";

/** The columns of the exported file, in order. */
export const EXPORTED_COLUMNS: readonly Column[] = [
  { key: "employee", type: "text" },
  { key: "email", type: "text" },
  { key: "policy", type: "text" },
  { key: "leave_type", type: "text" },
  { key: "paid", type: "boolean" },
  { key: "start", type: "date" },
  { key: "end", type: "date" },
  { key: "periods", type: "text" },
  { key: "minutes", type: "integer" },
  { key: "days", type: "decimal" },
  { key: "status", type: "text" },
  { key: "explanation", type: "text" },
  { key: "decided_by", title: "decided by", type: "text" },
  { key: "decided_at", title: "decided at", type: "text" },
  { key: "created_at", title: "created at", type: "text" },
];

type Row = Values & Record<string, CellValue>;

const nameOf = (alias: string): Sql =>
  sql`${column(alias, "first_name")} || ' ' || ${column(alias, "last_name")}`;

/** The requests with a day in the period, if one is given, in the requested order, by default earliest first. */
export async function exportedRequests(
  { work, matching, order }: FileActionContext,
  period: Period | null,
): Promise<Row[]> {
  const conditions = [matching("h"), ...(period ? [hasDayIn("h", period)] : [])];
  const rows = await work.rows<
    Row & { readonly created_at: Date }
  >(sql`select ${nameOf("e")} as employee, e.email, p.name as policy, p.leave_type,
      p.is_paid as paid, h.start_date as start, h.end_date as "end",
      case when h.minutes is null then h.start_period || ' to ' || h.end_period end as periods,
      h.minutes, h.days, h.status, h.status_explanation as explanation, ${nameOf("decider")} as decided_by,
      h.decided_at, h.created_at
    from holidays h
    join employees e on e.workspace_id = h.workspace_id and e.id = h.employee_id
    join holiday_policies p on p.workspace_id = h.workspace_id and p.id = h.holiday_policy_id
    left join employees decider on decider.workspace_id = h.workspace_id and decider.id = h.decided_by_employee_id
    where ${and(conditions)} order by ${order?.("h") ?? sql`h.start_date, fold(${nameOf("e")}), h.id`}`);
  return rows.map((row) => ({
    ...row,
    decided_at: row.decided_at instanceof Date ? momentOnTheWire(row.decided_at) : null,
    created_at: momentOnTheWire(row.created_at),
  }));
}
