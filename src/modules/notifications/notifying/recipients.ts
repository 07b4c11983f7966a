import type { Delivery, NotificationKind } from "../../../engine/declare/index.ts";
import { fromContext, isOneOf, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { grantedBy } from "../../../platform/permissions/catalogue.ts";

/** A person whom an entry of the journal notifies something. */
export interface Recipient extends Values {
  readonly entry_id: string;
  readonly user_id: string;
  readonly employee_id: string | null;
  /** What the person has chosen for the kind. */
  readonly delivery: Delivery;
}

/**
 * Whom entries of the journal notify a kind of event: people with a usable account, without the one who caused it, and
 * without those who do not want to know.
 */
export const recipientsOf = (
  work: Work,
  kind: NotificationKind,
  entryIds: readonly string[],
): Promise<Recipient[]> =>
  work.rows<Recipient>(sql`select distinct notified.entry_id, u.id as user_id, u.employee_id,
      coalesce(choice.delivery, ${kind.delivery}) as delivery
    from (
      select entry.id as entry_id, entry.user_id as caused_by, person.user_id
      from journal entry cross join lateral (${peopleOf(kind)}) person
      where entry.workspace_id = ${fromContext("workspace")} and entry.id = any(${entryIds}::text[])
        and ${kind.when ? kind.when("entry") : raw("true")}
    ) notified
    join users u on u.workspace_id = ${fromContext("workspace")} and u.id = notified.user_id and u.archived_at is null
    left join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = u.employee_id
    left join notification_choices choice on choice.workspace_id = ${fromContext("workspace")}
      and choice.user_id = u.id and choice.kind = ${kind.name}
    where notified.caused_by is distinct from u.id
      and (e.id is null or e.termination_date is null or e.termination_date >= ${fromContext("today")}::date)
      and coalesce(choice.delivery, ${kind.delivery}) <> 'none'`);

/** The accounts that the kind notifies, as a query with the column `user_id` over the alias `entry`. */
function peopleOf({ employees, holders }: NotificationKind): Sql {
  const ofEmployees =
    employees &&
    sql`select account.id as user_id
    from (${employees("entry")}) named join users account
      on account.workspace_id = ${fromContext("workspace")} and account.employee_id = named.employee_id`;
  const ofHolders =
    holders &&
    sql`select account.id as user_id from users account join roles r
      on r.workspace_id = ${fromContext("workspace")} and r.id = account.role_id
    where account.workspace_id = ${fromContext("workspace")} and (r.is_owner
      or exists (select from unnest(r.permissions) held(name)
        where ${isOneOf(sql`held.name`, [...new Set(holders.flatMap(grantedBy))], "text")}))`;
  return ofEmployees && ofHolders ? sql`${ofEmployees} union ${ofHolders}` : (ofEmployees ?? ofHolders)!;
}
