import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";

/** An employee who has had equipment at some time. Days are `YYYY-MM-DD`. */
export interface Holder extends Values {
  readonly id: string;
  readonly first_day: string;
  /** Null for somebody who is still employed. */
  readonly last_day: string | null;
  readonly work_location_id: string | null;
}

/** Everybody who has started: those who are employed first. */
export const holders = (work: Work): Promise<Holder[]> =>
  work.rows<Holder>(sql`select started.* from (select e.id, e.start_date as first_day,
      case when e.archived_at is not null or e.termination_date <= ${fromContext("today")}
        then least(e.termination_date, ${fromContext("today")}) end as last_day,
      (select min(l.work_location_id) from employee_work_locations l
        where l.workspace_id = e.workspace_id and l.employee_id = e.id) as work_location_id
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.start_date < ${fromContext("today")}
      and (e.archived_at is null or e.termination_date is not null)
    ) started order by started.last_day is not null, started.id`);

/** Somebody who hands equipment over: of those who may manage assets, the first whose role permits the least besides. */
export async function clerkOf(work: Work): Promise<string | null> {
  const row = await work.row<{ id: string }>(sql`select e.id from employees e
    join users u on u.workspace_id = e.workspace_id and u.employee_id = e.id
    join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
    where e.workspace_id = ${fromContext("workspace")} and u.workspace_id = ${fromContext("workspace")}
      and r.workspace_id = ${fromContext("workspace")} and 'manage-assets' = any(r.permissions)
      and e.archived_at is null
    order by cardinality(r.permissions), e.id limit 1`);
  return row?.id ?? null;
}
