import {
  booleanKind,
  byField,
  byFieldAnyOf,
  choiceKind,
  type Filter,
  type Filters,
  filterOf,
  idKind,
  listOf,
  readUlid,
  textKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, ident, referredRow, type Sql, sql } from "../../../engine/sql/index.ts";
import { grantedBy, PERMISSION_NAMES } from "../../../platform/permissions/catalogue.ts";
import { reportsOf } from "./reporting-tree.ts";

const sameWorkspace = (alias: string, other: string): Sql =>
  sql`${column(other, "workspace_id")} = ${column(alias, "workspace_id")}`;

const VALUES = { name: column("referred", "name"), department: column("referred", "department_id") };

const position = referredRow("positions", "position_id", VALUES);

const direction = referredRow("directions", "direction_id", VALUES);

/** The department of an employee: that of the position, otherwise that of the direction, otherwise null. */
export const departmentOf = (alias: string): Sql =>
  sql`coalesce(${position("department")(alias)}, ${direction("department")(alias)})`;

/**
 * The same for reports on many employees: `joins` follow the table of the employees, and `id` is the department. The
 * database then joins the positions once instead of looking for that of each employee.
 */
export function joinedDepartment(alias: string): { readonly joins: Sql; readonly id: Sql } {
  const [ofPosition, ofDirection] = [`${alias}_position`, `${alias}_direction`];
  const joined = (table: string, as: string, reference: string): Sql =>
    sql`left join ${ident(table)} ${ident(as)} on ${sameWorkspace(alias, as)}
      and ${column(as, "id")} = ${column(alias, reference)}`;
  return {
    joins: sql`${joined("positions", ofPosition, "position_id")} ${joined("directions", ofDirection, "direction_id")}`,
    id: sql`coalesce(${column(ofPosition, "department_id")}, ${column(ofDirection, "department_id")})`,
  };
}

/** A filter by a department, by name or id; `expression` is its id, over the alias of a record. */
export const departmentTextFilter = (title: string, expression: (alias: string) => Sql): Filter =>
  filterOf(textKind(true), {
    title,
    nullable: true,
    expression,
    empty: (alias) => sql`${expression(alias)} is null`,
    condition(alias, operand) {
      const value = operand.kind === "equals" ? String(operand.value) : "";
      const id = readUlid(value);
      return id
        ? sql`${expression(alias)} = ${id}`
        : sql`${expression(alias)} in (select named.id from departments named
            where ${sameWorkspace(alias, "named")} and lower(named.name) = lower(${value}))`;
    },
  });

const department = departmentTextFilter("department (name or id)", departmentOf);

const workLocations: Filter = filterOf(listOf(idKind), {
  nullable: true,
  condition: (alias, operand) => sql`exists (select 1 from employee_work_locations l
    where ${sameWorkspace(alias, "l")} and l.employee_id = ${column(alias, "id")}
      and l.work_location_id = any(${valuesOf(operand)}::text[]))`,
  empty: (alias) => sql`not exists (select 1 from employee_work_locations l
    where ${sameWorkspace(alias, "l")} and l.employee_id = ${column(alias, "id")})`,
});

const tags: Filter = filterOf(listOf(textKind()), {
  title: "tags (names or ids)",
  nullable: true,
  condition: (alias, operand) => sql`exists (select 1 from employee_tags l
    join tags t on t.workspace_id = l.workspace_id and t.id = l.tag_id
    where ${sameWorkspace(alias, "l")} and l.employee_id = ${column(alias, "id")}
      and (t.id = any(${valuesOf(operand).map((value) => String(value).toUpperCase())}::text[])
        or lower(t.name) in (select lower(given) from unnest(${valuesOf(operand)}::text[]) given)))`,
  empty: (alias) => sql`not exists (select 1 from employee_tags l
    where ${sameWorkspace(alias, "l")} and l.employee_id = ${column(alias, "id")})`,
});

const superiors: Filter = filterOf(listOf(idKind), {
  title: "superiors at any level",
  nullable: true,
  condition: (alias, operand) => sql`${column(alias, "id")} in (${reportsOf(valuesOf(operand))})`,
  empty: (alias) => sql`${column(alias, "manager_employee_id")} is null`,
});

/** A FROM clause for the unarchived account of the employee with its role. */
const account = (alias: string): Sql => sql`from users u
  join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
  where ${sameWorkspace(alias, "u")} and u.employee_id = ${column(alias, "id")} and u.archived_at is null`;

const permissions: Filter = filterOf(listOf(choiceKind(PERMISSION_NAMES)), {
  title: "permissions of the account's role",
  nullable: true,
  condition: (alias, operand) => sql`exists (select 1 ${account(alias)}
    and (r.is_owner or r.permissions && ${valuesOf(operand).flatMap((name) => grantedBy(String(name)))}::text[]))`,
  empty: (alias) =>
    sql`not exists (select 1 ${account(alias)} and (r.is_owner or cardinality(r.permissions) > 0))`,
});

/** The filters of the list of employees. */
export const employeeFilters = {
  id: byFieldAnyOf,
  position_id: byField,
  direction_id: byField,
  work_location_ids: workLocations,
  level_id: byField,
  manager_employee_id: byField,
  position_name: filterOf(textKind(true), { nullable: true, expression: position("name") }),
  permissions,
  department,
  direction: filterOf(textKind(true), { nullable: true, expression: direction("name") }),
  email: byField,
  first_name: byField,
  last_name: byField,
  status: byField,
  contract_type: byField,
  identity_card_number: byField,
  archived: filterOf(booleanKind, {
    nullable: false,
    expression: (alias) => sql`(${column(alias, "archived_at")} is not null)`,
  }),
  superiors,
  tags,
  start_date: byField,
  termination_date: byField,
  archived_at: byField,
  role_id: byField,
  created_at: byField,
  updated_at: byField,
} satisfies Filters;
