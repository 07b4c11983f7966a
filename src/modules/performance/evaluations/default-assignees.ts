import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { isLive } from "../../employees/index.ts";
import type { CATEGORIES } from "./evaluation-fields.ts";

type Category = (typeof CATEGORIES)[number];

/** The assignees that employees have for a category, over the alias of an employee; null where they have none. */
function chosenAssignees(category: Category): Sql {
  if (category === "other") return sql`null::text[]`;
  const table = category === "technical" ? sql`employee_technical_assignees` : sql`employee_salary_assignees`;
  return sql`(select array_agg(chosen.assignee_id order by chosen.position) from ${table} chosen
    join employees assignee on assignee.workspace_id = chosen.workspace_id and assignee.id = chosen.assignee_id
    where chosen.workspace_id = e.workspace_id and chosen.employee_id = e.id and chosen.assignee_id <> e.id
      and chosen.position <= 20 and ${isLive("assignee")})`;
}

/** An employee who may be reviewed. */
export interface Candidate {
  readonly is_live: boolean;
  /** Who reviews the employee if nobody is named. */
  readonly assignees: readonly string[];
}

/**
 * The employees with who reviews each of them if nobody is named: the assignees that the employee has for the category,
 * otherwise the manager. Archived people are left out; an employee for whom nobody remains has an empty list.
 */
export async function withDefaultAssignees(
  work: ReadOnlyWork,
  category: Category,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  const rows = await work.rows<
    Candidate & { id: string }
  >(sql`select e.id, ${isLive("e")} as is_live, coalesce(
      ${chosenAssignees(category)},
      array(select manager.id from employees manager where manager.workspace_id = e.workspace_id
        and manager.id = e.manager_employee_id and ${isLive("manager")})) as assignees
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = any(${employeeIds}::text[])`);
  return new Map(rows.map(({ id, ...candidate }) => [id, candidate]));
}

/** The same for one employee, who may be unknown. */
export const defaultAssignees = async (
  work: ReadOnlyWork,
  category: Category,
  employeeId: string,
): Promise<readonly string[]> =>
  (await withDefaultAssignees(work, category, [employeeId])).get(employeeId)?.assignees ?? [];
