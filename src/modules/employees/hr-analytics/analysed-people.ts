import { and, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { WITHOUT_VALUE } from "../../../platform/figures/group-names.ts";
import { departmentOf } from "../employees/employee-filters.ts";
import { statusOf } from "../employees/employee-status.ts";
import type { PersonFacts } from "./headcount.ts";

/** An employee with the current values by which the figures are broken down. */
export interface AnalysedPerson extends PersonFacts {
  readonly department_id: string | null;
  readonly level_id: string | null;
  readonly contract_type: string | null;
  readonly gender: string | null;
  readonly work_location_ids: readonly string[];
}

/**
 * The employees who match the condition over `e` and were employed in the period or on the day before it: nobody else
 * affects any figure. Drafts are excluded.
 */
export function analysedPeople(work: Work, matching: Sql, { from, to }: Period): Promise<AnalysedPerson[]> {
  const announced = sql`(${statusOf("e")}) <> 'draft'`;
  const present = sql`e.start_date <= ${to}::date and (e.termination_date is null or e.termination_date >= ${from}::date)`;
  return work.rows<
    AnalysedPerson & Values
  >(sql`select e.id, e.start_date, e.termination_date, e.termination_reason,
      e.birth_date, e.weekly_hours_capacity, e.manager_employee_id, ${departmentOf("e")} as department_id, e.level_id,
      e.contract_type, e.gender,
      array(select l.work_location_id from employee_work_locations l
        where l.workspace_id = e.workspace_id and l.employee_id = e.id) as work_location_ids
    from employees e where ${and([matching, announced, present])}`);
}

/** Returns the current name of a group, or its id if it has none, as genders do; for null, that of people without a value. */
export type GroupName = (kind: string, id: string | null) => string;

/** Loads the names of departments, levels, work locations and contract types (whose ids are their values). */
export async function groupNames(work: Work): Promise<GroupName> {
  const own = sql`workspace_id = ${fromContext("workspace")}`;
  const rows = await work.rows<{ kind: string; id: string; name: string }>(sql`
    select 'department' as kind, id, name from departments where ${own}
    union all select 'level', id, name from levels where ${own}
    union all select 'work_location', id, name from work_locations where ${own}
    union all select 'contract_type', name, heading from contract_types where ${own}`);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind}:${id}`, name]));
  const none = work.words.say(WITHOUT_VALUE);
  return (kind, id) => (id === null ? none : (names.get(`${kind}:${id}`) ?? id));
}
