import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

const MAX_SPENDERS = 60;
const USUAL_SHARE = 0.7;

/** An employee for whom expenses are invented. */
export interface Spender extends Values {
  readonly id: string;
  readonly manager: string | null;
  readonly first_day: string;
  /** Not after today. */
  readonly last_day: string;
}

/** A project and the period in which an employee is assigned to it. */
export interface SpentOn extends Values {
  readonly employee_id: string;
  readonly project_id: string;
  readonly client_id: string | null;
  readonly from: string;
  readonly to: string;
  readonly is_billable: boolean;
}

/** Most of the employees who have started and have no expenses yet, at most sixty. */
export async function chooseSpenders(work: Work, random: SeededRandom): Promise<Spender[]> {
  const people =
    await work.rows<Spender>(sql`select e.id, e.manager_employee_id as manager, e.start_date as first_day,
      least(e.termination_date, ${fromContext("today")}) as last_day
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.start_date < ${fromContext("today")}
      and e.archived_at is null
      and not exists (select from expenses x where x.workspace_id = e.workspace_id and x.employee_id = e.id)
    order by e.id`);
  return random.sample(people, Math.min(MAX_SPENDERS, Math.ceil(people.length * USUAL_SHARE)));
}

/** The unarchived projects of the employees, by employee id. */
export async function projectsOfSpenders(
  work: Work,
  spenders: readonly Spender[],
): Promise<ReadonlyMap<string, SpentOn[]>> {
  const ids = spenders.map(({ id }) => id);
  const rows =
    await work.rows<SpentOn>(sql`select a.employee_id, a.project_id, p.client_id, a.starts_at as "from",
      coalesce(a.ends_at, ${fromContext("today")}) as "to",
      p.client_id is not null and p.billing_model <> 'non_billable' as is_billable
    from project_assignments a join projects p on p.workspace_id = a.workspace_id and p.id = a.project_id
    where a.workspace_id = ${fromContext("workspace")} and a.employee_id = any(${ids}::text[]) and p.archived_at is null
    order by a.id`);
  const byEmployee = new Map<string, SpentOn[]>();
  for (const row of rows) byEmployee.set(row.employee_id, [...(byEmployee.get(row.employee_id) ?? []), row]);
  return byEmployee;
}
