import { and, ident, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import type { CellValue, Column } from "../../../platform/spreadsheets/column.ts";
import { currentSalary } from "../salary-history/salary.ts";
import { currentBilledRate, currentHourlyCost } from "./current-rates.ts";
import { departmentOf } from "./employee-filters.ts";
import { daysIncluded, statusOf } from "./employee-status.ts";

interface ExportedColumn extends Column {
  /** Refers to the aliases of the statement in `exportedRows`; default: the employee's column of the same name. */
  readonly expression?: Sql;
}

const named = (list: "work_locations" | "tags", links: string, reference: string): Sql =>
  sql`(select string_agg(named.name, '; ' order by fold(named.name), named.id) from ${raw(links)} link
    join ${raw(list)} named on named.workspace_id = link.workspace_id and named.id = ${raw(`link.${reference}`)}
    where link.workspace_id = e.workspace_id and link.employee_id = e.id)`;

/** The columns of the exported file, in order. */
const COLUMNS: readonly ExportedColumn[] = [
  { key: "id", type: "text" },
  { key: "email", type: "text" },
  { key: "first_name", type: "text" },
  { key: "last_name", type: "text" },
  { key: "status", type: "text", expression: statusOf("e") },
  { key: "position", type: "text", expression: raw("position.name") },
  { key: "department", type: "text", expression: raw("department.name") },
  { key: "direction", type: "text", expression: raw("direction.name") },
  { key: "level", type: "text", expression: raw("level.name") },
  { key: "manager_email", type: "text", expression: raw("manager.email") },
  {
    key: "work_locations",
    type: "text",
    expression: named("work_locations", "employee_work_locations", "work_location_id"),
  },
  { key: "tags", type: "text", expression: named("tags", "employee_tags", "tag_id") },
  { key: "contract_type", type: "text" },
  { key: "start_date", type: "date" },
  { key: "termination_date", type: "date" },
  { key: "termination_reason", type: "text" },
  // Computed after the query, from the period and two other columns.
  { key: "days_employed", type: "integer", expression: raw("null::integer") },
  { key: "weekly_hours_capacity", type: "integer" },
  { key: "billed_rate", type: "integer", expression: currentBilledRate("e") },
  { key: "internal_cost_hourly_rate", type: "decimal", expression: currentHourlyCost("e") },
];

const SALARY_COLUMNS: readonly ExportedColumn[] = [
  { key: "salary_type", type: "text", expression: currentSalary("type")("e") },
  { key: "salary_currency", type: "text", expression: currentSalary("currency")("e") },
  { key: "salary", type: "integer", expression: currentSalary("amount")("e") },
];

export const exportedColumns = (
  withSalaries: boolean,
  own: readonly ExportedColumn[],
): readonly ExportedColumn[] => [...COLUMNS, ...(withSalaries ? SALARY_COLUMNS : []), ...own];

type Row = Values & Record<string, CellValue> & { start_date: string; termination_date: string | null };

/** The matching employees who were employed on some day of the period, in the requested order. */
export async function exportedRows(
  { work, matching, order }: GetterContext,
  columns: readonly ExportedColumn[],
  { from, to }: Period,
): Promise<Row[]> {
  const selected = columns.map(
    ({ key, expression }) => sql`${expression ?? raw(`e.${key}`)} as ${ident(key)}`,
  );
  const present = sql`e.start_date <= ${to}::date and (e.termination_date is null or e.termination_date >= ${from}::date)`;
  const isWithdrawn = sql`e.archived_at is not null and e.termination_date is null`;
  const rows = await work.rows<Row>(sql`select ${selected.reduce((all, one) => sql`${all}, ${one}`)}
    from employees e
    left join positions position on position.workspace_id = e.workspace_id and position.id = e.position_id
    left join directions direction on direction.workspace_id = e.workspace_id and direction.id = e.direction_id
    left join levels level on level.workspace_id = e.workspace_id and level.id = e.level_id
    left join employees manager on manager.workspace_id = e.workspace_id and manager.id = e.manager_employee_id
    left join departments department on department.workspace_id = e.workspace_id and department.id = ${departmentOf("e")}
    where ${and([matching("e"), present, sql`not (${isWithdrawn})`])} order by ${order("e")}`);
  return rows.map((row) => ({ ...row, days_employed: daysWithin(row, { from, to }) }));
}

function daysWithin({ start_date, termination_date }: Row, { from, to }: Period): number {
  const last = termination_date !== null && termination_date < to ? termination_date : to;
  return daysIncluded(start_date > from ? start_date : from, last);
}
