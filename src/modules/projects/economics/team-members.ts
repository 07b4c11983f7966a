import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { loadWorkingTimes, type WorkingTime } from "../../leave/index.ts";
import type { PlannedTime } from "./team-economics.ts";

/** An employee with time or an assignment on the selected projects, and all allocated hours of that employee. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly workingTime: WorkingTime;
  /** Allocations to all projects, by first day. */
  readonly plans: readonly PlannedTime[];
}

/** The employees with time on the projects or assigned to them in the period, by name. */
export async function loadTeamMembers(
  work: Work,
  projectIds: readonly string[],
  workers: readonly string[],
  period: { readonly from: string; readonly to: string },
): Promise<TeamMember[]> {
  const people = await work.rows<{
    id: string;
    name: string;
  }>(sql`select e.id, e.first_name || ' ' || e.last_name as name
    from employees e where e.workspace_id = ${fromContext("workspace")} and (e.id = any(${workers}::text[])
      or e.id in (select a.employee_id from project_assignments a
        where a.workspace_id = ${fromContext("workspace")} and a.project_id = any(${projectIds}::text[])
          and a.starts_at <= ${period.to}::date and coalesce(a.ends_at, 'infinity') >= ${period.from}::date))
    order by fold(e.first_name || ' ' || e.last_name), e.id`);
  const ids = people.map(({ id }) => id);
  const plans = await work.rows<
    PlannedTime & Values
  >(sql`select a.employee_id, a.project_id, a.starts_at, a.ends_at,
      a.weekly_hours_capacity
    from project_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.employee_id = any(${ids}::text[])
      and a.starts_at <= ${period.to}::date and coalesce(a.ends_at, 'infinity') >= ${period.from}::date
    order by a.starts_at, a.id`);
  const plansOf = grouped(plans, ({ employee_id }) => employee_id);
  const times = await loadWorkingTimes(work, ids, period);
  return people.map(({ id, name }) => ({
    id,
    name,
    workingTime: times.get(id)!,
    plans: plansOf.get(id) ?? [],
  }));
}
