import type { Links } from "../declare/field-type.ts";
import type { FieldSchema, Inbound, ResourceSchema } from "../schema/schema.ts";
import { column, fromContext, ident, join, raw, type Sql, sql } from "../sql/sql.ts";
import type { Values } from "../work/records.ts";
import { CachedShapes, CachedStatements } from "./cached-statements.ts";
import { hasKey } from "./select-records.ts";

/** A record's key with the type of its column. */
export const keyOf = (resource: ResourceSchema, id: unknown): unknown =>
  resource.key === "integer" ? Number(id) : id;

/** The condition that selects one record. */
export const isRecord = (resource: ResourceSchema, alias: string, id: unknown): Sql =>
  sql`${column(alias, "workspace_id")} = ${fromContext("workspace")} and ${column(alias, "id")} = ${keyOf(resource, id)}`;

/** The condition that selects several records. */
export const isAmongRecords = (resource: ResourceSchema, alias: string, ids: readonly unknown[]): Sql =>
  sql`${column(alias, "workspace_id")} = ${fromContext("workspace")} and ${hasKey(
    resource,
    alias,
    ids.map((id) => keyOf(resource, id)),
  )}`;

/** The stored values of a record, by field name; `only` those of the given names, unless it is null. */
export function storedColumns(
  resource: ResourceSchema,
  alias: string,
  only: readonly string[] | null = null,
): Sql {
  const columns = [...resource.fields.values()]
    .filter((field) => !field.writeOnly || field.hidden)
    .filter(({ name }) => only?.includes(name) ?? true)
    .map((field) => sql`${field.stored(alias)} as ${ident(field.name)}`);
  return join(columns, ", ");
}

/** Selects a record regardless of the actor's sight. */
export const selectStored = (resource: ResourceSchema, id: string): Sql =>
  stored.for(resource, keyOf(resource, id));

const stored = new CachedStatements<ResourceSchema>(
  (resource, key) =>
    sql`select ${storedColumns(resource, "record")} from ${ident(resource.table)} record where ${isRecord(resource, "record", key)}`,
);

/** A value as the driver binds it: JSON columns get JSON text. */
const sentValue = (field: FieldSchema, value: unknown): unknown =>
  field.type.cast === "jsonb" && value !== null ? JSON.stringify(value) : value;

/** A value that is sent, with the type of its column. */
const typed = ({ type }: FieldSchema, sent: unknown): Sql => sql`${sent}${raw(`::${type.cast}`)}`;

/** Columns that only the engine sets. */
const KEPT_BY_ENGINE = new Set(["id", "created_at", "updated_at"]);

/** The fields of the given values that have a column, in the order of the values. */
const writtenFields = (
  resource: ResourceSchema,
  values: Values,
  excluded: ReadonlySet<string>,
): FieldSchema[] =>
  Object.keys(values)
    .filter((name) => values[name] !== undefined && !excluded.has(name))
    .flatMap((name) => resource.fields.get(name) ?? [])
    .filter(({ writeColumn }) => writeColumn);

/** Inserts the row of a new record. */
export function insertRow(resource: ResourceSchema, id: string, values: Values): Sql {
  const fields = writtenFields(resource, values, KEPT_BY_ENGINE);
  const shape = fields.map(({ name }) => name).join();
  const given = [keyOf(resource, id), ...fields.map((field) => sentValue(field, values[field.name]))];
  return insertions.for(resource, shape, given, ([key, ...others]) =>
    insertion(resource, fields, key, others),
  );
}

const insertions = new CachedShapes<ResourceSchema>();

function insertion(
  resource: ResourceSchema,
  fields: readonly FieldSchema[],
  key: unknown,
  values: readonly unknown[],
): Sql {
  const columns = [
    { name: "id", value: sql`${key}` },
    { name: "created_at", value: fromContext("now") },
    { name: "updated_at", value: fromContext("now") },
    ...fields.map((field, index) => ({
      name: field.writeColumn!,
      value: typed(field, values[index]),
    })),
  ];
  const names = columns.map(({ name }) => ident(name));
  const given = columns.map(({ value }) => value);
  return sql`insert into ${ident(resource.table)} (workspace_id, ${join(names, ", ")})
    values (${fromContext("workspace")}, ${join(given, ", ")})`;
}

/** Sets the same values in several rows, and the time of the change. */
export function updateRows(resource: ResourceSchema, ids: readonly string[], values: Values): Sql {
  const columns = [
    ...writtenFields(resource, values, new Set(["id", "updated_at"])).map((field) => ({
      name: field.writeColumn!,
      value: typed(field, sentValue(field, values[field.name])),
    })),
    { name: "updated_at", value: fromContext("now") },
  ];
  const sets = columns.map(({ name, value }) => sql`${ident(name)} = ${value}`);
  const [first, ...others] = ids;
  const which =
    others.length === 0 ? isRecord(resource, "record", first) : isAmongRecords(resource, "record", ids);
  return sql`update ${ident(resource.table)} record set ${join(sets, ", ")} where ${which}`;
}

/**
 * Sets values of their own in several rows, and the time of the change. All rows give the same fields; they are one JSON
 * parameter, so that the statement is the same for any number of them.
 */
export function updateEachRow(resource: ResourceSchema, rows: ReadonlyMap<string, Values>): Sql {
  const [first] = rows.values();
  const fields = [...resource.fields.values()].filter(
    ({ name, writeColumn }) =>
      writeColumn && name !== "id" && name !== "updated_at" && first?.[name] !== undefined,
  );
  const sets = fields.map(({ name, writeColumn }) => sql`${ident(writeColumn!)} = ${column("given", name)}`);
  const shape = fields.map(({ name, type }) => sql`${ident(name)} ${raw(type.cast)}`);
  const given = [...rows].map(([id, values]) => ({ ...values, id: keyOf(resource, id) }));
  return sql`update ${ident(resource.table)} record
    set ${join([...sets, sql`updated_at = ${fromContext("now")}`], ", ")}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(id ${raw(resource.key === "integer" ? "integer" : "text")}, ${join(shape, ", ")})
    where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${column("record", "id")} = given.id`;
}

/** Deletes the row of a record. */
export const deleteRow = (resource: ResourceSchema, id: string): Sql =>
  sql`delete from ${ident(resource.table)} record where ${isRecord(resource, "record", id)}`;

/** Takes the next integer keys of a resource and returns the `last`: counted within the workspace and never reused. */
export const nextKeys = ({ name }: ResourceSchema, count: number): Sql =>
  sql`insert into counters (workspace_id, name, value) values (${fromContext("workspace")}, ${name}, ${count}::integer)
    on conflict (workspace_id, name) do update set value = counters.value + ${count}::integer
    returning value::integer as last`;

/** Links a record to others, in the order of their ids. */
export function insertLinks(links: Links, id: string, targets: readonly string[]): Sql {
  const position = raw(links.ordered ? ", position" : "");
  const given = raw(links.ordered ? ", given.position::integer" : "");
  return sql`insert into ${ident(links.table)} (workspace_id, ${ident(links.owner)}, ${ident(links.target)}${position})
    select ${fromContext("workspace")}, ${id}, given.id${given}
    from unnest(${targets}::text[]) with ordinality as given(id, position)`;
}

/** Removes all links of a record. */
export const deleteLinks = ({ table, owner }: Links, id: string): Sql =>
  sql`delete from ${ident(table)} where workspace_id = ${fromContext("workspace")} and ${ident(owner)} = ${id}`;

/** The ids of the records of another resource that refer to a record. */
export const selectReferring = (resource: ResourceSchema, inbound: Inbound, id: string): Sql =>
  sql`select ${column("referring", "id")} as id from ${ident(inbound.resource.table)} referring, ${ident(resource.table)} record
    where ${isRecord(resource, "record", id)} and ${column("referring", "workspace_id")} = ${column("record", "workspace_id")}
      and ${inbound.refers("referring", "record")}`;

/** Removes all links that lead to a record. */
export const deleteLinksTo = (
  { table, target }: NonNullable<Inbound["links"]>,
  resource: ResourceSchema,
  id: string,
): Sql =>
  sql`delete from ${ident(table)} where workspace_id = ${fromContext("workspace")} and ${ident(target)} = ${keyOf(resource, id)}`;

/** Empties the references of another resource's records to a record. */
export const emptyReferences = (inbound: Inbound, resource: ResourceSchema, id: string): Sql =>
  sql`update ${ident(inbound.resource.table)} set ${ident(inbound.column!)} = null, updated_at = ${fromContext("now")}
    where workspace_id = ${fromContext("workspace")} and ${ident(inbound.column!)} = ${keyOf(resource, id)}`;
