import { RELATIONS } from "../../../engine/declare/index.ts";
import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { PERMISSION_NAMES, PERMISSIONS } from "../../../platform/permissions/catalogue.ts";

/** SQL: the creator's account is archived, or its employee has left. */
const creatorGone = (alias: string): Sql => sql`exists (select 1 from users u
  left join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id
  where u.workspace_id = ${column(alias, "workspace_id")} and u.id = ${column(alias, "created_by_user_id")}
    and (u.archived_at is not null or e.termination_date < ${fromContext("today")}))`;

/**
 * SQL: the status, a pure function of the stored data and the current time: revoked, expired, suspended or active, the
 * first that applies.
 */
export const keyStatus = (alias: string): Sql => sql`case
  when ${column(alias, "revoked_at")} is not null then 'revoked'
  when ${column(alias, "expires_at")} <= ${fromContext("now")} then 'expired'
  when ${creatorGone(alias)} then 'suspended'
  else 'active' end`;

const implications = PERMISSIONS.flatMap(({ name, implies }) =>
  implies.map((implied) => `('${name}', '${implied}')`),
);

const withImplied = (permissions: Sql): Sql => sql`(select unnest(${permissions}) as name union
  select i.implied from (values ${raw(implications.join(", "))}) as i(name, implied) where i.name = any(${permissions}))`;

/**
 * SQL: what the key may do now. These are its permissions and those that they imply, limited to what its creator's role
 * grants, plus its relations, which do not depend on the role. It is empty unless the key is active.
 */
export const effectiveScopes = (
  alias: string,
): Sql => sql`case when (${keyStatus(alias)}) <> 'active' then '{}'::text[]
  else array(
    select scope.name from ${withImplied(column(alias, "scopes"))} scope
    where scope.name = any(${[...RELATIONS]}::text[]) or exists (select 1 from users u join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
      where u.workspace_id = ${column(alias, "workspace_id")} and u.id = ${column(alias, "created_by_user_id")}
        and (r.is_owner or exists (select 1 from ${withImplied(raw("r.permissions"))} held where held.name = scope.name)))
      and scope.name = any(${[...PERMISSION_NAMES]}::text[])
    order by scope.name) end`;
