import type { JournalGates } from "../../../engine/declare/index.ts";
import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { gateOfValue } from "../../custom-fields/index.ts";

const texts = new WeakMap<JournalGates, string>();

/** Every gate as JSON: `[{path, anyOf, named}]`. */
function asJson(gates: JournalGates): string {
  const json = texts.get(gates) ?? JSON.stringify(gates.all);
  texts.set(gates, json);
  return json;
}

/** `{path: permission}` of the gates that are closed to the reader; computed once for a statement. */
const closedGates = (gates: JournalGates): Sql => sql`(
  select coalesce(jsonb_object_agg(gate.path, gate.named), '{}'::jsonb)
  from jsonb_to_recordset(${asJson(gates)}::jsonb) as gate(path text, "anyOf" jsonb, named text)
  where not jsonb_exists_any(gate."anyOf", ${fromContext("permissions")}))`;

/** The permission that the reader lacks for all records of the entry's resource; null: none. */
const lackedForRecords = (alias: string, gates: JournalGates): Sql =>
  sql`${closedGates(gates)} ->> ${column(alias, "resource_type")}`;

/** The permission that the reader lacks for a restricted value that the workspace defined; null: none. */
const lackedForValue = (alias: string, member: Sql): Sql => sql`(
  select lacked.permission from (select ${gateOfValue(column(alias, "resource_type"), member)} as permission) lacked
  where lacked.permission <> all(${fromContext("permissions")}))`;

/** A JSON column of the journal with the values left out whose gate the reader lacks: who and when is still shown. */
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

/** The same for a column that is never empty: without any value `{}`. */
export const redactedOrEmpty =
  (name: "changes") =>
  (alias: string, gates: JournalGates): Sql =>
    sql`coalesce(${redacted(name)(alias, gates)}, ${raw("'{}'::jsonb")})`;

/** Whether the reader may know by which name, title or number the entry's record went. */
const isLabelVisible = (alias: string, gates: JournalGates): Sql =>
  sql`(${column(alias, "resource_type")} is null or ${lackedForRecords(alias, gates)} is null)`;

/** The label of the entry's record, for whoever may read it. */
export const visibleLabel = (alias: string, gates: JournalGates): Sql =>
  sql`case when ${isLabelVisible(alias, gates)} then ${column(alias, "resource_label")} end`;

/** Of an entry in which a word was found: it was found in what the reader may read. */
export const matchesVisible = (alias: string, pattern: Sql, gates: JournalGates): Sql =>
  sql`(${isLabelVisible(alias, gates)} or fold(${column(alias, "actor_name")}) like ${pattern})`;

/** An entry among whose changes is one of a field, named by `member`, that the reader may read. */
export const recordsChangeOf = (alias: string, resourceName: string, member: string): Sql =>
  sql`${column(alias, "resource_type")} = ${resourceName} and jsonb_exists(${column(alias, "changes")}, ${member}::text)
    and ${lackedForValue(alias, sql`${member}::text`)} is null`;
