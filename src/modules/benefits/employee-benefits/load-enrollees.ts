import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { lastEmployedDay } from "../../employees/index.ts";
import type { Enrollee } from "./enrolment-rules.ts";

/** Loads what the rules need of employees, by id; ids without an employee are omitted. */
export async function loadEnrollees(
  work: ReadOnlyWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Enrollee>> {
  const rows = await work.rows<
    Enrollee & Values
  >(sql`select e.id, e.start_date, ${lastEmployedDay("e")} as last_day,
      e.contract_type, e.archived_at is not null as is_archived
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = any(${ids}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
