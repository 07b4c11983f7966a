import { mentionPattern } from "../../engine/declare/index.ts";
import { fromContext, ident, isOneOf, type Sql, sql } from "../../engine/sql/index.ts";
import { grantedBy } from "../../platform/permissions/catalogue.ts";

/** The person in a field of the record, for notifications. */
export const personOf =
  (table: string, field = "employee_id") =>
  (entry: string): Sql =>
    sql`select notified.${ident(field)} as employee_id from ${ident(table)} notified
    where notified.workspace_id = ${fromContext("workspace")} and notified.id = ${ident(entry)}.resource_id`;

/**
 * Who decides on a record of an employee, for notifications: the employee's manager; without one, everybody else with the
 * permission.
 */
export const deciderOf =
  (table: string, permission: string) =>
  (entry: string): Sql =>
    sql`select asking.manager_employee_id as employee_id
    from ${ident(table)} asked join employees asking
      on asking.workspace_id = ${fromContext("workspace")} and asking.id = asked.employee_id
    where asked.workspace_id = ${fromContext("workspace")} and asked.id = ${ident(entry)}.resource_id
      and asking.manager_employee_id is not null
    union
    select account.employee_id from ${ident(table)} asked
    join employees asking on asking.workspace_id = ${fromContext("workspace")} and asking.id = asked.employee_id
    join users account on account.workspace_id = ${fromContext("workspace")} and account.employee_id <> asking.id
    join roles r on r.workspace_id = ${fromContext("workspace")} and r.id = account.role_id
    where asked.workspace_id = ${fromContext("workspace")} and asked.id = ${ident(entry)}.resource_id
      and asking.manager_employee_id is null
      and (r.is_owner or exists (select from unnest(r.permissions) held(name)
        where ${isOneOf(sql`held.name`, grantedBy(permission), "text")}))`;

/** The people whom an entry added to a field with several employees, for notifications. */
export const addedTo =
  (field: string) =>
  (entry: string): Sql =>
    sql`select added.id as employee_id
    from jsonb_array_elements_text(case jsonb_typeof(${ident(entry)}.changes #> ${`{${field},to}`}::text[])
      when 'array' then ${ident(entry)}.changes #> ${`{${field},to}`}::text[] else '[]'::jsonb end) added(id)
    where not coalesce(${ident(entry)}.changes #> ${`{${field},from}`}::text[], '[]'::jsonb) ? added.id`;

/** The person to whom an entry changed a field with one employee, for notifications. */
export const changedTo =
  (field: string) =>
  (entry: string): Sql =>
    sql`select ${ident(entry)}.changes #>> ${`{${field},to}`}::text[] as employee_id`;

/**
 * The people whom an entry newly mentions in a text, for notifications of a kind: not those who were mentioned before, and
 * nobody who was notified of a mention in the same record already.
 */
export const mentionedIn =
  (field: string, kind: string) =>
  (entry: string): Sql =>
    sql`select mention.found[2] as employee_id
    from regexp_matches(coalesce(${ident(entry)}.changes #>> ${`{${field},to}`}::text[], ''),
      ${mentionPattern("employees")}::text, 'g') mention(found)
    where position('](employees:' || mention.found[2] || ')' in
        coalesce(${ident(entry)}.changes #>> ${`{${field},from}`}::text[], '')) = 0
      and not exists (select from notifications known join users account
        on account.workspace_id = ${fromContext("workspace")} and account.id = known.user_id
        where known.workspace_id = ${fromContext("workspace")} and known.kind = ${kind}
          and known.record_id = ${ident(entry)}.resource_id and account.employee_id = mention.found[2])`;
