import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

const CALENDAR = "leave-calendar";

/**
 * Lets the requests of each of the employees be written by one transaction at a time. The employees stay as they are
 * until it ends, and so does the calendar of public holidays; both come first wherever they are locked, so that
 * nobody waits in a circle.
 */
export async function lockLeaveOf(work: ReadOnlyWork, employeeIds: readonly string[]): Promise<void> {
  const ids = [...new Set(employeeIds)].sort();
  await work.rows(sql`select 1 from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = any(${ids}::text[]) order by e.id for key share`);
  await work.lockShared(CALENDAR);
  for (const id of ids) await work.lock(`leave:${id}`);
}

/** The same by requests that exist already. */
export async function lockRequests(work: Work, requestIds: readonly (string | null)[]): Promise<void> {
  const employees = await work.rows<{ id: string }>(sql`select distinct h.employee_id as id from holidays h
    where h.workspace_id = ${fromContext("workspace")} and h.id = any(${requestIds}::text[])`);
  await lockLeaveOf(
    work,
    employees.map(({ id }) => id),
  );
}

/** Waits for all who write requests and holds them up until this transaction ends. */
export const lockCalendar = (work: Work): Promise<void> => work.lock(CALENDAR);
