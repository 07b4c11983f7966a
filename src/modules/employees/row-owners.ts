import { type Actor, holds, type RelatedRows, type Workspace } from "../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../engine/sql/index.ts";
import { forbidden } from "../../engine/work/index.ts";

/** The default of a field for an employee: the caller. Callers who are no employee must give a value. */
export const callersEmployee = (_workspace: Workspace, { employeeId }: Actor): string | undefined =>
  employeeId ?? undefined;

/** Selects the caller's direct and indirect reports; evaluated once per statement. */
const reports = (): Sql => sql`(with recursive reports(id) as (
    select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.manager_employee_id = ${fromContext("team")}
    union
    select e.id from employees e join reports on e.manager_employee_id = reports.id
    where e.workspace_id = ${fromContext("workspace")}
  ) select reports.id from reports)`;

/** Records whose field refers to the caller. */
export const isCallers = (field: string): RelatedRows => ({
  self: (alias) => sql`${column(alias, field)} = ${fromContext("self")}`,
});

/** Records whose field refers to a direct or indirect report of the caller. */
export const isOfReports = (field: string): RelatedRows => ({
  team: (alias) => sql`${column(alias, field)} in ${reports()}`,
});

/** Records whose field refers to the caller or a direct or indirect report, both by the relation `team`. */
export const isOfTeam = (field: string): RelatedRows => ({
  team: (alias) =>
    or([sql`${column(alias, field)} = ${fromContext("team")}`, sql`${column(alias, field)} in ${reports()}`]),
});

/**
 * Records whose field refers to the caller (relation `self`) or a direct or indirect report (`team`). The ids are
 * evaluated as an array first, so that PostgreSQL can use an index on the field.
 */
export const isOfCallersPeople = (field: string): RelatedRows => ({
  ...isCallers(field),
  team: (alias) => sql`${column(alias, field)} = any(array${reports()})`,
  both: (alias) =>
    sql`${column(alias, field)} = any(array(with recursive people(id) as (
        select ${fromContext("self")} collate "C"
        union
        select e.id from employees e join people on e.manager_employee_id = people.id
        where e.workspace_id = ${fromContext("workspace")}
      ) select people.id from people))`,
});

/**
 * Refuses a record for somebody else unless the caller holds the permission.
 * @throws 403 that names the permission, or the scope `self` if the caller's key lacks it
 */
export function requireOwnOr(permission: string, actor: Actor, employeeId: unknown, field?: string): void {
  if (holds(actor, permission)) return;
  if (employeeId !== actor.employeeId) throw forbidden(permission, field);
  if (!actor.relations.has("self")) throw forbidden("self", field);
}
