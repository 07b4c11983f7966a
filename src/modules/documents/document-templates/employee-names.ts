import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { departmentOf } from "../../employees/index.ts";
import type { EMPLOYEE_NAMES } from "./placeholder-paths.ts";

/** The names of what the records of employees refer to, by the employee's id. */
export type EmployeeNames = ReadonlyMap<
  string,
  Readonly<Record<(typeof EMPLOYEE_NAMES)[number], string | null>>
>;

type Row = Values & { readonly id: string } & Record<(typeof EMPLOYEE_NAMES)[number], string | null>;

/** Reads the names of what employees refer to. */
export async function employeeNames(work: ReadOnlyWork, ids: readonly string[]): Promise<EmployeeNames> {
  const workspace = fromContext("workspace");
  const rows = await work.rows<Row>(sql`select e.id, position.name as position, level.name as level,
      direction.name as direction, department.name as department,
      manager.first_name || ' ' || manager.last_name as manager, contract.heading as contract_type_heading
    from employees e
    left join positions position on position.workspace_id = ${workspace} and position.id = e.position_id
    left join levels level on level.workspace_id = ${workspace} and level.id = e.level_id
    left join directions direction on direction.workspace_id = ${workspace} and direction.id = e.direction_id
    left join departments department on department.workspace_id = ${workspace} and department.id = ${departmentOf("e")}
    left join employees manager on manager.workspace_id = ${workspace} and manager.id = e.manager_employee_id
    left join contract_types contract on contract.workspace_id = ${workspace} and contract.name = e.contract_type
    where e.workspace_id = ${workspace} and e.id = any(${ids}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of employees by their ids. */
export async function namesOfEmployees(
  work: ReadOnlyWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await work.rows<{
    id: string;
    name: string;
  }>(sql`select e.id, e.first_name || ' ' || e.last_name as name
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = any(${ids}::text[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
