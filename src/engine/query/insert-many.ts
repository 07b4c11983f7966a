import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import { column, fromContext, ident, join, raw, type Sql, sql } from "../sql/sql.ts";
import type { Values } from "../work/records.ts";

const TIMESTAMPS = ["created_at", "updated_at"] as const;
const SET_HERE = new Set<string>(["id", ...TIMESTAMPS]);

/**
 * Inserts the rows of many new records and returns their ids; every stored value is given by field name. Rows without
 * timestamps get the present time. `skipsTaken` skips rows with a unique value that is already in use.
 */
export function insertMany(resource: ResourceSchema, rows: readonly Values[], skipsTaken = false): Sql {
  const fields = [...resource.fields.values()].filter(
    ({ name, writeColumn }) =>
      writeColumn && !SET_HERE.has(name) && rows.some((row) => row[name] !== undefined),
  );
  const shared = fields.filter(({ name }) => isShared(rows, name));
  const columns = fields.map((field) => ident(field.writeColumn!));
  const given = fields.map((field) => column(shared.includes(field) ? "shared" : "given", field.name));
  const dated = TIMESTAMPS.filter((name) => rows.some((row) => row[name] !== undefined));
  const times = TIMESTAMPS.map((name) =>
    dated.includes(name) ? sql`coalesce(given.${ident(name)}, ${fromContext("now")})` : fromContext("now"),
  );
  const statement = insertSet(
    sql`insert into ${ident(resource.table)} (workspace_id, id, created_at, updated_at, ${join(columns, ", ")})
      select ${fromContext("workspace")}, given.id, ${join([...times, ...given], ", ")}`,
    [
      ["id", resource.key === "integer" ? "integer" : "text"],
      ...dated.map((name) => [name, "timestamptz"] as const),
      ...fields.filter((field) => !shared.includes(field)).map(shapeOf),
    ],
    shared.length === 0 ? rows : rows.map((row) => without(row, shared)),
  );
  const once = shared.length === 0 ? raw("") : sql`, ${sharedRow(shared, rows[0]!)}`;
  return sql`${statement}${once} ${raw(skipsTaken ? "on conflict do nothing" : "")} returning id`;
}

const shapeOf = ({ name, type }: FieldSchema) => [name, type.cast] as const;

/** Whether all rows have the very same object in a field: a form that many records follow is sent and parsed once. */
function isShared([first, ...others]: readonly Values[], name: string): boolean {
  const value = first?.[name];
  const isObject = typeof value === "object" && value !== null;
  return isObject && others.length > 0 && others.every((row) => row[name] === value);
}

const without = (row: Values, fields: readonly FieldSchema[]): Values => ({
  ...row,
  ...Object.fromEntries(fields.map(({ name }) => [name, undefined])),
});

/** One row, `shared`, with what all rows have in common. */
function sharedRow(fields: readonly FieldSchema[], row: Values): Sql {
  const values = Object.fromEntries(fields.map(({ name }) => [name, row[name]]));
  return sql`jsonb_to_record(${JSON.stringify(values)}::jsonb) as shared(${shapes(fields.map(shapeOf))})`;
}

/** Inserts the links of a field of many new records; null when they have none. */
export function insertManyLinks(field: FieldSchema, rows: readonly Values[]): Sql | null {
  const { table, owner, target, ordered } = field.type.links!;
  const links = rows.flatMap(({ id, [field.name]: targets }) =>
    ((targets ?? []) as readonly string[]).map((to, index) => ({ from: id, to, position: index + 1 })),
  );
  if (links.length === 0) return null;
  const position = raw(ordered ? ", position" : "");
  return insertSet(
    sql`insert into ${ident(table)} (workspace_id, ${ident(owner)}, ${ident(target)}${position})
      select ${fromContext("workspace")}, given."from", given."to"${position}`,
    [
      ["from", "text"],
      ["to", "text"],
      ["position", "integer"],
    ],
    links,
  );
}

/** Completes `insert … select …` with the rows, which are one JSON parameter. */
function insertSet(
  insert: Sql,
  columns: readonly (readonly [name: string, type: string])[],
  rows: readonly Values[],
): Sql {
  return sql`${insert} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${shapes(columns)})`;
}

const shapes = (columns: readonly (readonly [name: string, type: string])[]): Sql =>
  join(
    columns.map(([name, type]) => sql`${ident(name)} ${raw(type)}`),
    ", ",
  );
