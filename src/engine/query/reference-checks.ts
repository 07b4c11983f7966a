import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import type { RowCondition } from "../sql/sql.ts";
import { and, column, fromContext, ident, join, raw, type Sql, sql } from "../sql/sql.ts";
import type { Change } from "../work/contexts.ts";
import { isRecord, keyOf } from "./stored-rows.ts";

/** The parts of a change that the database checks need. */
type Checked = Pick<Change, "kind" | "id" | "values" | "stored">;

/** The problems found by all checks: a row with `path` and `problem` for each. */
export const selectProblems = (checks: readonly Sql[]): Sql =>
  sql`select found.path, found.problem from (${join(checks, " union all ")}) as found(path, problem)`;

/** A row for each given id without a record that the actor sees (`rows`; null: all) and that can be selected. */
export function missingReferences(
  field: FieldSchema,
  target: ResourceSchema,
  rows: RowCondition | null,
  value: unknown,
  change: Checked,
): Sql {
  const conditions = [sql`${column("target_row", "workspace_id")} = ${fromContext("workspace")}`];
  if (rows) conditions.push(rows("target_row"));
  if (field.selectable) conditions.push(field.selectable("target_row"));
  const exists = (id: Sql): Sql =>
    sql`not exists (select 1 from ${ident(target.table)} target_row where ${and([...conditions, sql`${column("target_row", "id")} = ${id}`])})`;
  if (!Array.isArray(value)) {
    const cast = raw(target.key === "integer" ? "::integer" : "::text");
    return sql`select ${field.name}::text as path, 'selected' as problem where ${exists(sql`${value}${cast}`)}`;
  }
  const storedIds = (change.stored?.[field.name] as string[] | undefined) ?? [];
  return sql`select ${field.name}::text || '.' || (given.position - 1), 'selected'
    from unnest(${value}::text[]) with ordinality as given(id, position)
    where given.id <> all(${storedIds}::text[]) and ${exists(raw("given.id"))}`;
}

/** A row if one of the mentioned records does not exist in the actor's sight (`rows`; null: all). */
export function missingMentions(
  field: FieldSchema,
  target: ResourceSchema,
  rows: RowCondition | null,
  ids: readonly string[],
): Sql {
  return sql`select ${field.name}::text as path, 'mentioned' as problem
    where exists (select from unnest(${ids}::text[]) as given(id) where not exists (
      select 1 from ${ident(target.table)} target_row
      where ${column("target_row", "workspace_id")} = ${fromContext("workspace")}
        and ${column("target_row", "id")} = given.id and ${rows ? rows("target_row") : raw("true")}))`;
}

/** Whether a record is among those for which the field is unique. */
function isAmong(resource: ResourceSchema, { unique }: FieldSchema, id: string): Sql {
  if (!unique!.among) return raw("true");
  return sql`exists (select 1 from ${ident(resource.table)} record
    where ${isRecord(resource, "record", id)} and ${unique!.among("record")})`;
}

/**
 * A row if another record has the value of a unique field; none for a stored record to which the rule does not apply.
 */
export function takenValue(
  resource: ResourceSchema,
  field: FieldSchema,
  value: unknown,
  change: Omit<Checked, "stored">,
): Sql {
  const taken = valueOfAnother(resource, field, value, change);
  return change.kind === "update" ? sql`${taken} and ${isAmong(resource, field, change.id)}` : taken;
}

/** Whether values of a unique field are compared by a function, `lower`, whose index row-level security leaves unused. */
export const ignoresCase = ({ unique, type }: FieldSchema): boolean =>
  unique?.caseInsensitive === true && type.cast === "text";

/** A row if another record has the value of a unique field. */
export function valueOfAnother(
  resource: ResourceSchema,
  field: FieldSchema,
  value: unknown,
  change: Omit<Checked, "stored">,
): Sql {
  const { within, among } = field.unique!;
  const fold = (text: Sql): Sql => (ignoresCase(field) ? sql`lower(${text})` : text);
  const conditions = [
    sql`${column("other_row", "workspace_id")} = ${fromContext("workspace")}`,
    sql`${fold(column("other_row", field.writeColumn!))} = ${fold(sql`${value}${raw(`::${field.type.cast}`)}`)}`,
    ...within.map((name) => {
      const scope = resource.fields.get(name)!;
      const other = change.values[name] ?? null;
      return sql`${column("other_row", scope.writeColumn!)} is not distinct from ${other}${raw(`::${scope.type.cast}`)}`;
    }),
  ];
  if (among) conditions.push(among("other_row"));
  if (change.kind === "update") {
    conditions.push(sql`${column("other_row", "id")} <> ${keyOf(resource, change.id)}`);
  }
  return sql`select ${field.name}::text, 'taken' where exists (select 1 from ${ident(resource.table)} other_row where ${and(conditions)})`;
}
