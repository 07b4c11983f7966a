import { holds, type Operand, valuesOf } from "../../../engine/declare/index.ts";
import { and, fromContext, isOneOf, relatedRows, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { departmentOf, isOfCallersPeople } from "../../employees/index.ts";
import { expectedMinutes, loadApprovedLeave, loadWorkingTimes } from "../../leave/index.ts";
import { weekFrom } from "../week.ts";

export const ROW_STATUSES = ["not_submitted", "draft", "submitted", "approved", "rejected"] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** A week of one employee, submitted or not. Times are in minutes, moments as in the response. */
export interface WeekRow {
  readonly employee_id: string;
  readonly name: string;
  readonly manager_employee_id: string | null;
  readonly timesheet_submission_id: string | null;
  readonly status: RowStatus;
  readonly expected_minutes: number;
  readonly worked_minutes: number;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
}

/** Whose weeks are requested, and in which states. */
export interface RequestedRows {
  readonly employee_id: Operand<string> | undefined;
  readonly department_id: Operand<string> | undefined;
  readonly manager_employee_id: Operand<string> | undefined;
  readonly status: Operand<RowStatus> | undefined;
}

interface ReportedEmployee extends Values {
  readonly id: string;
  readonly name: string;
  readonly manager: string | null;
  readonly first: string;
  readonly last: string | null;
}

interface StoredWeek extends Values {
  readonly id: string;
  readonly employee_id: string;
  readonly week_start: string;
  readonly status: RowStatus;
  readonly frozen_expected_minutes: number | null;
  readonly frozen_worked_minutes: number | null;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
}

/** The requested employees whom the caller can see and who are employed in the period, by name. */
function loadEmployees(
  work: Work,
  requested: RequestedRows,
  { from, to }: Period,
): Promise<ReportedEmployee[]> {
  const seesAll = holds(work.actor, "view-timesheets", "view-reports-time");
  const { employee_id: ids, department_id: department, manager_employee_id: manager } = requested;
  const conditions: Sql[] = [
    sql`e.workspace_id = ${fromContext("workspace")}`,
    sql`e.start_date <= ${to}::date and coalesce(e.termination_date, 'infinity') >= ${from}::date`,
    sql`(e.archived_at is null or e.termination_date is not null)`,
    ...(seesAll ? [] : [relatedRows(isOfCallersPeople("id"), work.actor)("e")]),
    ...(ids ? [isOneOf(sql`e.id`, valuesOf(ids), "text")] : []),
    ...(department ? [isOneOf(departmentOf("e"), valuesOf(department), "text")] : []),
    ...(manager ? [isOneOf(sql`e.manager_employee_id`, valuesOf(manager), "text")] : []),
  ];
  return work.rows<ReportedEmployee>(sql`select e.id, e.first_name || ' ' || e.last_name as name,
      e.manager_employee_id as manager, e.start_date as first, e.termination_date as last
    from employees e where ${and(conditions)} order by fold(e.first_name || ' ' || e.last_name), e.id`);
}

/** The rows of several weeks. */
export interface WeekRows {
  /** The rows by the first day of their week, with employees by name. */
  readonly byWeek: ReadonlyMap<string, readonly WeekRow[]>;
  /** The employees of all weeks, by name. */
  readonly employeeIds: readonly string[];
}

/**
 * Loads the rows of consecutive weeks in six statements, however many weeks and employees there are. `weeks` are their
 * first days, newest first.
 */
export async function loadWeekRows(
  work: Work,
  weeks: readonly string[],
  requested: RequestedRows,
): Promise<WeekRows> {
  const period = { from: weeks.at(-1)!, to: weekFrom(weeks[0]!).to };
  const employees = await loadEmployees(work, requested, period);
  const ids = employees.map(({ id }) => id);
  const storedWeeks = await loadStoredWeeks(work, ids, period);
  const worked = await loadWorked(work, ids, period);
  const times = await loadWorkingTimes(work, ids, period);
  const leave = await loadApprovedLeave(work, ids, period);
  const rowOf = (employee: ReportedEmployee, week: string): WeekRow => {
    const key = `${employee.id} ${week}`;
    const given = storedWeeks.get(key);
    return {
      employee_id: employee.id,
      name: employee.name,
      manager_employee_id: employee.manager,
      timesheet_submission_id: given?.id ?? null,
      status: given?.status ?? "not_submitted",
      expected_minutes:
        given?.frozen_expected_minutes ??
        expectedMinutes(times.get(employee.id)!, leave.get(employee.id) ?? [], weekFrom(week)),
      worked_minutes: given?.frozen_worked_minutes ?? worked.get(key) ?? 0,
      submitted_at: given?.submitted_at ?? null,
      decided_at: given?.decided_at ?? null,
    };
  };
  const isEmployed = ({ first, last }: ReportedEmployee, week: string): boolean =>
    first <= weekFrom(week).to && (last === null || last >= week);
  const { status } = requested;
  const isRequested = (row: WeekRow): boolean => status?.kind !== "any" || status.values.includes(row.status);
  const rowsOf = (week: string): WeekRow[] =>
    employees
      .filter((one) => isEmployed(one, week))
      .map((one) => rowOf(one, week))
      .filter(isRequested);
  const byWeek = new Map(weeks.map((week) => [week, rowsOf(week)]));
  const shown = new Set([...byWeek.values()].flat().map((row) => row.employee_id));
  return { byWeek, employeeIds: ids.filter((id) => shown.has(id)) };
}

async function loadStoredWeeks(
  work: Work,
  ids: readonly string[],
  { from, to }: Period,
): Promise<Map<string, StoredWeek>> {
  const rows = await work.rows<StoredWeek>(sql`select s.id, s.employee_id, s.week_start, s.status,
      s.frozen_expected_minutes, s.frozen_worked_minutes, s.submitted_at, s.decided_at
    from timesheet_submissions s
    where s.workspace_id = ${fromContext("workspace")} and s.employee_id = any(${ids}::text[])
      and s.week_start between ${from}::date and ${to}::date`);
  return new Map(rows.map((row) => [`${row.employee_id} ${row.week_start}`, row]));
}

/** Recorded minutes by employee and week, numbered from the start of the period. */
async function loadWorked(
  work: Work,
  ids: readonly string[],
  { from, to }: Period,
): Promise<Map<string, number>> {
  const rows = await work.rows<{
    employee_id: string;
    week: string;
    minutes: number;
  }>(sql`select t.employee_id,
      ${from}::date + (t.date - ${from}::date) / 7 * 7 as week, sum(t.worked_minutes)::integer as minutes
    from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.employee_id = any(${ids}::text[])
      and t.date between ${from}::date and ${to}::date and t.worked_minutes is not null
    group by 1, 2`);
  return new Map(rows.map((row) => [`${row.employee_id} ${row.week}`, row.minutes]));
}
