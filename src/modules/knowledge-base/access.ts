import type { RelatedRows } from "../../engine/declare/index.ts";
import { column, fromContext, or, raw, type Sql, sql } from "../../engine/sql/index.ts";
import { ApiError, type ReadOnlyWork } from "../../engine/work/index.ts";

export const MANAGERS = "manage-knowledge-base";

/** What a person may do in a teamspace, lowest first. Nobody sees a teamspace without any. */
export const ACCESSES = ["viewer", "editor", "admin"] as const;
export type Access = (typeof ACCESSES)[number];

/** The accesses that everybody can have: a teamspace without one is private. */
export const DEFAULT_ACCESSES = ["none", "viewer", "editor"] as const;

/** The accesses that include the given one, as a list of SQL literals. */
const atLeast = (access: Access): Sql =>
  raw(
    ACCESSES.slice(ACCESSES.indexOf(access))
      .map((name) => `'${name}'`)
      .join(", "),
  );

/** The ids of teamspaces in which everybody has the access. */
const openSpaces = (access: Access): Sql => sql`(select open.id from teamspaces open
  where open.workspace_id = ${fromContext("workspace")} and open.archived_at is null
    and open.default_access in (${atLeast(access)}))`;

/** The ids of teamspaces in which the caller has the access as a member. Only admins reach archived ones. */
const memberSpaces = (access: Access): Sql => sql`(select joined.teamspace_id from teamspace_members joined
  join teamspaces entered on entered.id = joined.teamspace_id
    and entered.workspace_id = ${fromContext("workspace")}
  where joined.workspace_id = ${fromContext("workspace")} and joined.employee_id = ${fromContext("self")}
    and joined.access in (${atLeast(access)}) and (entered.archived_at is null or joined.access = 'admin'))`;

/** Rows of the teamspaces in which a caller has the access without the permission; `field` refers to the teamspace. */
export const inSpacesOf = (access: Access, field: string): RelatedRows => ({
  ...(access === "admin"
    ? {}
    : { anybody: (alias: string) => sql`${column(alias, field)} in ${openSpaces(access)}` }),
  self: (alias) => sql`${column(alias, field)} in ${memberSpaces(access)}`,
});

/** Whether the caller holds the permission, in a statement. */
export const isManager = (): Sql => sql`${MANAGERS}::text = any(${fromContext("permissions")})`;

const rank = (access: Sql): Sql =>
  sql`(case ${access} when 'admin' then 3 when 'editor' then 2 when 'viewer' then 1 else 0 end)`;

/** The access that the caller has in a teamspace: the higher of the default and the own entry. */
export const accessOfCaller = (alias: string): Sql => sql`(case greatest(
    case when ${isManager()} then 3 else 0 end,
    ${rank(column(alias, "default_access"))},
    coalesce((select ${rank(raw("own_entry.access"))} from teamspace_members own_entry
      where own_entry.workspace_id = ${column(alias, "workspace_id")}
        and own_entry.teamspace_id = ${column(alias, "id")} and own_entry.employee_id = ${fromContext("self")}), 0))
  when 3 then 'admin' when 2 then 'editor' else 'viewer' end)`;

/** Rows that the caller can reach by any of the conditions, as one condition for a statement of its own. */
export const anyOf = (...conditions: readonly Sql[]): Sql => or([isManager(), ...conditions]);

/** The 403 of somebody who sees a teamspace, but needs a higher access in it. */
export const lacksAccess = (access: Access): ApiError =>
  new ApiError("forbidden", "This action is unauthorized.", {
    requiredPermission: MANAGERS,
    body: { required_access: access },
  });

/** A teamspace that the caller sees: its access, and whether it is archived. */
export interface ReachedSpace extends Record<string, unknown> {
  readonly access: Access;
  readonly is_archived: boolean;
}

/** The teamspace as the caller reaches it, locked against archiving; null if it is out of sight. */
export async function reachSpace(work: ReadOnlyWork, id: string): Promise<ReachedSpace | null> {
  if (!(await work.sees("teamspaces", id))) return null;
  return work.row<ReachedSpace>(sql`select ${accessOfCaller("t")} as access, t.archived_at is not null as is_archived
    from teamspaces t where t.workspace_id = ${fromContext("workspace")} and t.id = ${id} ${work.rowLock("share")}`);
}

/** @throws 403 that names the access unless the caller edits the teamspace */
export function requireEditor({ access }: ReachedSpace): void {
  if (access === "viewer") throw lacksAccess("editor");
}

export const ARCHIVED_SPACE = "The teamspace is archived.";
