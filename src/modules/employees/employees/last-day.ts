import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";

/**
 * The last day of employment, included, over an employee's alias; null if none is known. For somebody who was archived
 * without an employment it is the day before the first one, so that nothing is left of what was planned.
 */
export const lastEmployedDay = (alias: string): Sql => sql`coalesce(${column(alias, "termination_date")},
  case when ${column(alias, "archived_at")} is not null then ${column(alias, "start_date")} - 1 end)`;

/** The last day of employment of one employee, as `YYYY-MM-DD`; null if none is known. */
export async function lastDayOfEmployee(work: ReadOnlyWork, id: string): Promise<string | null> {
  const row = await work.row<{ last: string | null }>(sql`select ${lastEmployedDay("e")} as last
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = ${id}`);
  return row?.last ?? null;
}
