import type { JournalGates } from "../../../engine/declare/index.ts";
import { column, fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { gateOfValue } from "../../custom-fields/index.ts";

const texts = new WeakMap<JournalGates, string>();

/** All gates as JSON: `[{path, anyOf, named}]`. */
function asJson(gates: JournalGates): string {
  const json = texts.get(gates) ?? JSON.stringify(gates.all);
  texts.set(gates, json);
  return json;
}

/** SQL: `{path: permission}` of the gates that the reader does not pass, computed once per statement. */
const closedGates = (gates: JournalGates): Sql => sql`(
  select coalesce(jsonb_object_agg(gate.path, gate.named), '{}'::jsonb)
  from jsonb_to_recordset(${asJson(gates)}::jsonb) as gate(path text, "anyOf" jsonb, named text)
  where not jsonb_exists_any(gate."anyOf", ${fromContext("permissions")}))`;

/** SQL: the permission that guards the entry's record if the reader may not see its values in any case; null if not. */
const hiddenRecord = (alias: string, { hidden }: JournalGates): Sql => {
  const cases = hidden.map(
    ({ resource, named, hides }) => sql`when ${column(alias, "resource_type")} = ${resource}
      then case when ${hides(column(alias, "resource_id"))} then ${named}::text end`,
  );
  return cases.length === 0 ? raw("null::text") : sql`case ${join(cases, " ")} end`;
};

/** SQL: the permission that the reader lacks for the entry's record, or for all of its resource; null if none. */
const lackedForRecords = (alias: string, gates: JournalGates): Sql =>
  sql`coalesce(${closedGates(gates)} ->> ${column(alias, "resource_type")}, ${hiddenRecord(alias, gates)})`;

/** SQL: the permission that the reader lacks for a restricted custom field; null if none. */
const lackedForValue = (alias: string, member: Sql): Sql => sql`(
  select lacked.permission from (select ${gateOfValue(column(alias, "resource_type"), member)} as permission) lacked
  where lacked.permission <> all(${fromContext("permissions")}))`;

/** SQL: a JSON column of the journal in which the values that the reader may not see are replaced by `redacted`. */
export const redacted =
  (name: "changes" | "params") =>
  (alias: string, gates: JournalGates): Sql =>
    sql`(
  select jsonb_object_agg(change.key, case when gate.permission is null then change.value
      else jsonb_build_object('redacted', true, 'required_permission', gate.permission) end)
  from jsonb_each(${column(alias, name)}) change
  cross join lateral (
    -- A member of an object is guarded like the whole, and a restricted value by its own permission.
    select coalesce(${lackedForRecords(alias, gates)},
      ${closedGates(gates)} ->> (${column(alias, "resource_type")} || '.' || split_part(change.key, '.', 1)),
      ${closedGates(gates)} ->> (${column(alias, "event")} || ' ' || change.key),
      ${lackedForValue(alias, raw("change.key"))}) as permission
  ) gate)`;

/** Like `redacted`, for a column that is never null: without values it is `{}`. */
export const redactedOrEmpty =
  (name: "changes") =>
  (alias: string, gates: JournalGates): Sql =>
    sql`coalesce(${redacted(name)(alias, gates)}, ${raw("'{}'::jsonb")})`;

/** SQL: whether the reader may see the label (name, title or number) of the entry's record. */
const isLabelVisible = (alias: string, gates: JournalGates): Sql =>
  sql`(${column(alias, "resource_type")} is null or ${lackedForRecords(alias, gates)} is null)`;

/** SQL: the label of the entry's record; null if the reader may not see it. */
export const visibleLabel = (alias: string, gates: JournalGates): Sql =>
  sql`case when ${isLabelVisible(alias, gates)} then ${column(alias, "resource_label")} end`;

/** SQL: whether the search matched in a text that the reader may see. */
export const matchesVisible = (alias: string, pattern: Sql, gates: JournalGates): Sql =>
  sql`(${isLabelVisible(alias, gates)} or fold(${column(alias, "actor_name")}) like ${pattern})`;

/** SQL: whether the entry records a change of the field `member` that the reader may see. */
export const recordsChangeOf = (alias: string, resourceName: string, member: string): Sql =>
  sql`${column(alias, "resource_type")} = ${resourceName} and jsonb_exists(${column(alias, "changes")}, ${member}::text)
    and ${lackedForValue(alias, sql`${member}::text`)} is null`;
