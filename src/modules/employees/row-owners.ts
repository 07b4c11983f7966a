import { type Actor, holds, type RelatedRows, type Workspace } from "../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../engine/sql/index.ts";
import { forbidden } from "../../engine/work/index.ts";

/** Default of a field that names an employee: the caller's own, which a caller without one has to give. */
export const callersEmployee = (_workspace: Workspace, { employeeId }: Actor): string | undefined =>
  employeeId ?? undefined;

/** Everybody below the caller in the reporting tree, at any height: found once for a statement, however many rows it looks at. */
const reports = (): Sql => sql`(with recursive reports(id) as (
    select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.manager_employee_id = ${fromContext("team")}
    union
    select e.id from employees e join reports on e.manager_employee_id = reports.id
    where e.workspace_id = ${fromContext("workspace")}
  ) select reports.id from reports)`;

/** Rows whose field names the caller's employee. */
export const isCallers = (field: string): RelatedRows => ({
  self: (alias) => sql`${column(alias, field)} = ${fromContext("self")}`,
});

/** Rows whose field names somebody below the caller in the reporting tree, at any height. */
export const isOfReports = (field: string): RelatedRows => ({
  team: (alias) => sql`${column(alias, field)} in ${reports()}`,
});

/** Rows whose field names the caller, as one of a team, or somebody below. */
export const isOfTeam = (field: string): RelatedRows => ({
  team: (alias) =>
    or([sql`${column(alias, field)} = ${fromContext("team")}`, sql`${column(alias, field)} in ${reports()}`]),
});

/**
 * Rows whose field names the caller's employee or somebody below: those who see their own. The people are listed before
 * any row is looked at, so that an index over the field leads to theirs among millions.
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
 * What is made for somebody is made for the caller alone, unless with the permission.
 * @throws 403 naming it, or the scope `self` that a key lacks for its creator's own
 */
export function requireOwnOr(permission: string, actor: Actor, employeeId: unknown, field?: string): void {
  if (holds(actor, permission)) return;
  if (employeeId !== actor.employeeId) throw forbidden(permission, field);
  if (!actor.relations.has("self")) throw forbidden("self", field);
}
