import { addDays } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../engine/work/index.ts";

/**
 * Locks the time of employees until the transaction ends, since timers, entries and weeks depend on one another. The
 * employees are locked in the order of their ids, so that requests cannot deadlock.
 */
export async function lockTimeOf(work: ReadOnlyWork, employeeIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(employeeIds)].sort()) await work.lock(`time:${id}`);
}

/** The employee ids of records of a table with the column `employee_id`, whether the caller can see them or not. */
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

/** The first and last day of an employment. */
export interface Employment {
  /** `YYYY-MM-DD` */
  readonly firstDay: string;
  /** Null if the employment has no end; the day before the first day for somebody who never started. */
  readonly lastDay: string | null;
}

/** The facts about an employee on which time entries depend. */
export interface TimeOwner extends Employment {
  /** An IANA time zone. */
  readonly timezone: string;
}

/** Loads the employee of a time entry or week; null if there is none. */
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
