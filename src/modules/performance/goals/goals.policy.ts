import { own } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";
import { MANAGERS, VIEWERS } from "../rights.ts";

/**
 * Who writes a goal: the employee and the superiors of a goal of an employee; the head of the department of a goal of a
 * department; HR all of them.
 */
export const GOAL_WRITERS = {
  permissions: [MANAGERS],
  rows: {
    self: (alias: string) => sql`case ${column(alias, "level")}
      when 'employee' then ${column(alias, "employee_id")} = ${fromContext("self")}
      when 'department' then exists (select 1 from departments headed
        where headed.workspace_id = ${column(alias, "workspace_id")} and headed.id = ${column(alias, "department_id")}
          and headed.manager_employee_id = ${fromContext("self")})
      else false end`,
    team: (alias: string) =>
      sql`(${column(alias, "level")} = 'employee' and ${isOfReports("employee_id").team!(alias)})`,
  },
};

/** Goals of the company and of departments are open; those of employees are seen by them, their superiors and HR. */
export const goalPolicy = own(
  {
    permissions: [VIEWERS],
    rows: {
      anybody: (alias) => sql`${column(alias, "level")} <> 'employee'`,
      ...isCallers("employee_id"),
      ...isOfReports("employee_id"),
    },
  },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS], relations: ["self", "team"] },
    update: [GOAL_WRITERS],
    delete: GOAL_WRITERS,
  },
);
