import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord } from "../../../engine/work/index.ts";

/** The number of entries on days that no assignment would cover any more. */
export interface UncoveredTime {
  /** Entries before the remaining period; all of them if none remains. */
  readonly before: number;
  readonly after: number;
}

/**
 * Counts the entries within the stored period of an assignment that neither its remaining period nor another assignment
 * covers. The remaining period is null if the assignment is deleted.
 */
export async function uncoveredTime(
  work: ReadOnlyWork,
  stored: Readonly<StoredRecord<"project-assignments">>,
  stays: { readonly from: string; readonly to: string | null } | null,
): Promise<UncoveredTime> {
  const { from, to } = stays ?? { from: "infinity", to: null };
  const row = await work.row<{ before: number; after: number }>(sql`select
      count(*) filter (where t.date < ${from}::date)::integer as before,
      count(*) filter (where t.date > coalesce(${to}::date, 'infinity'))::integer as after
    from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.project_id = ${stored.project_id}
      and t.employee_id = ${stored.employee_id}
      and t.date between ${stored.starts_at}::date and coalesce(${stored.ends_at}::date, 'infinity')
      and not exists (select from project_assignments a
        where a.workspace_id = t.workspace_id and a.project_id = t.project_id and a.employee_id = t.employee_id
          and a.id <> ${stored.id} and a.starts_at <= t.date and coalesce(a.ends_at, 'infinity') >= t.date)`);
  return { before: row!.before, after: row!.after };
}
