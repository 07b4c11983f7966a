import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

const CALENDAR = "leave-calendar";

/**
 * Locks the leave of employees until the transaction ends, and also the employees themselves and the calendar of public
 * holidays against changes. The locks are always taken in the same order, so that transactions cannot deadlock.
 */
export async function lockLeaveOf(work: ReadOnlyWork, employeeIds: readonly string[]): Promise<void> {
  const ids = [...new Set(employeeIds)].sort();
  await work.rows(sql`select 1 from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = any(${ids}::text[]) order by e.id for key share`);
  await work.lockShared(CALENDAR);
  for (const id of ids) await work.lock(`leave:${id}`);
}

/** Locks the leave of the employees of existing requests. */
export async function lockRequests(work: Work, requestIds: readonly (string | null)[]): Promise<void> {
  const employees = await work.rows<{ id: string }>(sql`select distinct h.employee_id as id from holidays h
    where h.workspace_id = ${fromContext("workspace")} and h.id = any(${requestIds}::text[])`);
  await lockLeaveOf(
    work,
    employees.map(({ id }) => id),
  );
}

/** Locks the calendar of public holidays: no requests can be written until the transaction ends. */
export const lockCalendar = (work: Work): Promise<void> => work.lock(CALENDAR);
