import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

const REPORTING_TREE = "reporting-tree";

/** Makes changes of managers run one at a time, so that two concurrent ones cannot create a cycle. */
export const lockReportingTree = (work: Work): Promise<void> => work.lock(REPORTING_TREE);

/**
 * Keeps managers as they are while employees are added below them. New employees have no reports, so that any number of
 * them can be added at the same time without a cycle.
 */
export const holdReportingTree = (work: Work): Promise<void> => work.lockShared(REPORTING_TREE);

/** Selects the ids of all direct and indirect reports of the given employees. */
export const reportsOf = (superiors: readonly unknown[]): Sql => sql`with recursive reports(id) as (
    select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.manager_employee_id = any(${superiors}::text[])
    union
    select e.id from employees e join reports on e.manager_employee_id = reports.id
    where e.workspace_id = ${fromContext("workspace")}
  ) select reports.id from reports`;

/** Whether making `manager` the manager of `employee` would create a cycle. */
export async function wouldCycle(work: ReadOnlyWork, employee: string, manager: string): Promise<boolean> {
  if (employee === manager) return true;
  const row = await work.row<{ cycle: boolean }>(
    sql`select is_superior(${fromContext("workspace")}, ${employee}, ${manager}) as cycle`,
  );
  return row!.cycle;
}

/** The nearest superior who is neither archived nor among `leaving`; null if there is none. */
export async function nearestSuperior(
  work: Work,
  employee: string,
  leaving: readonly string[],
): Promise<string | null> {
  const row = await work.row<{ id: string }>(sql`with recursive chain(id, height) as (
      select e.manager_employee_id, 1 from employees e
      where e.workspace_id = ${fromContext("workspace")} and e.id = ${employee}
      union all
      select e.manager_employee_id, chain.height + 1 from employees e join chain on e.id = chain.id
      where e.workspace_id = ${fromContext("workspace")} and chain.height < 1000
    ) select chain.id from chain join employees s on s.workspace_id = ${fromContext("workspace")} and s.id = chain.id
    where s.archived_at is null and s.id <> all(${leaving}::text[]) order by chain.height limit 1`);
  return row?.id ?? null;
}

/** The unarchived direct reports of the given employees who are not among these themselves. */
export async function unarchivedDirectReports(
  work: Work,
  managers: readonly string[],
): Promise<{ id: string; manager: string }[]> {
  return work.rows(sql`select e.id, e.manager_employee_id as manager from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.manager_employee_id = any(${managers}::text[])
      and e.archived_at is null and e.id <> all(${managers}::text[]) order by e.id for update`);
}
