import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import { fromContext, ident, join, raw, type Sql, sql } from "../sql/sql.ts";
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
  const columns = fields.map((field) => ident(field.writeColumn!));
  const given = fields.map((field) => sql`given.${ident(field.name)}`);
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
      ...fields.map((field) => [field.name, field.type.cast] as const),
    ],
    rows,
  );
  return sql`${statement} ${raw(skipsTaken ? "on conflict do nothing" : "")} returning id`;
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
  const shape = columns.map(([name, type]) => sql`${ident(name)} ${raw(type)}`);
  return sql`${insert} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${join(shape, ", ")})`;
}
