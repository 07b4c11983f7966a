import { getter } from "../../../engine/declare/index.ts";
import { fromContext, raw, sql } from "../../../engine/sql/index.ts";
import type { GetterContext, Values, Work } from "../../../engine/work/index.ts";
import { departmentOf, statusOf } from "../../employees/index.ts";
import { structureResponse } from "./structure-response.ts";

interface Unit extends Values {
  readonly id: string | number;
  readonly name: string;
  readonly department_id: string | null;
}

interface Department extends Values {
  readonly id: string;
  readonly name: string;
  readonly manager: { id: string; name: string } | null;
}

/** The number of active employees with the same department, direction and position. */
interface Group extends Values {
  readonly department_id: string | null;
  readonly position_id: string | null;
  readonly direction_id: number | null;
  readonly employees: number;
}

/** Departments by name. The head is null if the caller cannot see that employee. */
function departmentsOf(work: Work): Promise<Department[]> {
  const seen = work.visibleRows("employees");
  return work.rows<Department>(sql`select d.id, d.name,
      (select json_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name) from employees m
        where m.workspace_id = d.workspace_id and m.id = d.manager_employee_id
          and ${seen ? seen("m") : raw("true")}) as manager
    from departments d where d.workspace_id = ${fromContext("workspace")} order by fold(d.name), d.id`);
}

const unitsOf = (work: Work, table: "positions" | "directions"): Promise<Unit[]> =>
  work.rows<Unit>(sql`select u.id, u.name, u.department_id from ${raw(table)} u
    where u.workspace_id = ${fromContext("workspace")} order by fold(u.name), u.id`);

const activeGroups = (work: Work): Promise<Group[]> =>
  work.rows<Group>(sql`select ${departmentOf("e")} as department_id, e.position_id, e.direction_id,
      count(*)::integer as employees
    from employees e where e.workspace_id = ${fromContext("workspace")} and (${statusOf("e")}) = 'active'
    group by 1, 2, 3`);

type Count = (id: string | number | null) => number;

/** How many active employees there are for each value of a column. */
function sumsBy(groups: readonly Group[], column: keyof Group): Count {
  const sums = new Map<unknown, number>();
  for (const group of groups) sums.set(group[column], (sums.get(group[column]) ?? 0) + group.employees);
  return (id) => sums.get(id) ?? 0;
}

async function run({ work, link }: GetterContext) {
  const departments = await departmentsOf(work);
  const directions = await unitsOf(work, "directions");
  const positions = await unitsOf(work, "positions");
  const groups = await activeGroups(work);
  const inDepartment = sumsBy(groups, "department_id");
  const inDirection = sumsBy(groups, "direction_id");
  const inPosition = sumsBy(groups, "position_id");
  const listed = (units: readonly Unit[], department: string | null, count: Count) =>
    units
      .filter((unit) => unit.department_id === department)
      .map(({ id, name }) => ({ id, name, employees: count(id) }));
  const section = (id: string | null) => ({
    directions: listed(directions, id, inDirection),
    positions: listed(positions, id, inPosition),
    links: { employees: link("employees", { department: id ?? "null", status: "active" }) },
  });
  return {
    data: {
      departments: departments.map(({ id, name, manager }) => ({
        id,
        name,
        employees: inDepartment(id),
        manager,
        ...section(id),
      })),
      without_department: { employees: inDepartment(null), ...section(null) },
      total: groups.reduce((sum, { employees }) => sum + employees, 0),
    },
  };
}

/** Departments with their directions and positions, each with its number of active employees. */
export const structure = getter("departments", {
  title: "Structure",
  question: "How many people are in each department?",
  description: "Departments with their directions, positions and numbers of active employees.",
  response: structureResponse,
  run,
});
