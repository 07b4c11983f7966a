import { type Filter, filterOf, idKind } from "../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../engine/sql/index.ts";
import { departmentOf, departmentTextFilter } from "../employees/index.ts";

/** An expression over the employee that a record is about, over the alias of the record. */
export const ofEmployee =
  (expression: (employee: string) => Sql) =>
  (alias: string): Sql =>
    sql`(select ${expression("about")} from employees about
      where about.workspace_id = ${column(alias, "workspace_id")} and about.id = ${column(alias, "employee_id")})`;

/** Filters by the manager of the employee. */
export const managerFilter: Filter = filterOf(idKind, {
  title: "manager of the employee",
  nullable: true,
  expression: ofEmployee((employee) => column(employee, "manager_employee_id")),
});

/** Filters by the department of the employee, by name or id. */
export const departmentFilter: Filter = departmentTextFilter(
  "department of the employee (name or id)",
  ofEmployee(departmentOf),
);
