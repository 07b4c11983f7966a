import { addDays } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../engine/work/index.ts";

/**
 * Writers of one employee's time run one at a time: timers, entries and the weeks in which they are submitted depend on one
 * another. Of several employees in the order of their ids, so that no two requests wait for each other.
 */
export async function lockTimeOf(work: ReadOnlyWork, employeeIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(employeeIds)].sort()) await work.lock(`time:${id}`);
}

/** The employees of records of a table that names one, whatever the caller sees. */
export async function employeesOf(
  work: ReadOnlyWork,
  table: "timesheets" | "timesheet_submissions",
  ids: readonly string[],
): Promise<string[]> {
  const named = table === "timesheets" ? sql`timesheets` : sql`timesheet_submissions`;
  const rows = await work.rows<{ employee_id: string }>(sql`select distinct r.employee_id from ${named} r
    where r.workspace_id = ${fromContext("workspace")} and r.id = any(${ids}::text[])`);
  return rows.map((row) => row.employee_id);
}

/** The days of somebody's employment. */
export interface Employment {
  /** `YYYY-MM-DD` */
  readonly firstDay: string;
  /** Null: none known. The day before the first for a hire who never came. */
  readonly lastDay: string | null;
}

/** Where an employee works, as far as time depends on it. */
export interface TimeOwner extends Employment {
  /** IANA identifier. */
  readonly timezone: string;
}

/** Reads whose time it is; null when there is no such employee. */
export async function timeOwner(work: ReadOnlyWork, employeeId: string): Promise<TimeOwner | null> {
  type Row = { first: string; last: string | null; timezone: string; withdrawn: boolean };
  const row = await work.row<Row>(sql`select e.start_date as first, e.termination_date as last, e.timezone,
      e.archived_at is not null and e.termination_date is null as withdrawn
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = ${employeeId}`);
  if (!row) return null;
  const { first, last, timezone, withdrawn } = row;
  return { firstDay: first, lastDay: withdrawn ? addDays(first, -1) : last, timezone };
}

export const isEmployedOn = ({ firstDay, lastDay }: Employment, day: string): boolean =>
  day >= firstDay && (lastDay === null || day <= lastDay);
