import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import { visibleRows } from "../plan/sight.ts";
import { and, column, fromContext, ident, join, raw, type Sql, sql } from "../query/sql.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import type { Change, Values } from "./contexts.ts";
import { keyOf } from "./stored-records.ts";
import { unconfined } from "./unconfined.ts";
import type { Work } from "./work.ts";

/**
 * Checks in one statement that every newly given reference leads to a record of the workspace that the actor sees
 * and that can be chosen, and that every unique value is free. Problems are noted in `change`.
 */
export async function checkAgainstDatabase(
  work: Work,
  resource: ResourceSchema,
  change: Change,
): Promise<void> {
  const checks: Sql[] = [];
  for (const field of resource.fields.values()) {
    const value = change.values[field.name] ?? null;
    if (field.managed || value === null) continue;
    if (field.type.reference && change.changes(field.name))
      checks.push(missingReferences(work, field, value, change));
    if (field.unique && [field.name, ...field.unique.within].some((name) => change.changes(name))) {
      const taken = takenValue(resource, field, value, change);
      checks.push(
        change.kind === "update" ? sql`${taken} and ${isAmong(resource, field, change.id)}` : taken,
      );
    }
  }
  if (checks.length === 0) return;
  const statement = sql`select found.path, found.problem from (${join(checks, " union all ")}) as found(path, problem)`;
  const problems = await unconfined(work, () =>
    work.rows<{ path: string; problem: keyof typeof MESSAGES }>(statement),
  );
  for (const { path, problem } of problems) change.fail(path, fieldMessage(MESSAGES[problem], path));
}

/** A row for each given id that leads nowhere. Ids of a set that were stored before may stay. */
function missingReferences(work: Work, field: FieldSchema, value: unknown, change: Change): Sql {
  const target = work.resource(field.type.reference!.resource);
  const conditions = [sql`${column("target_row", "workspace_id")} = ${fromContext("workspace")}`];
  const rows = visibleRows(target, work.actor);
  if (rows) conditions.push(rows("target_row"));
  if (field.selectable) conditions.push(field.selectable("target_row"));
  const exists = (id: Sql): Sql =>
    sql`not exists (select 1 from ${ident(target.table)} target_row where ${and([...conditions, sql`${column("target_row", "id")} = ${id}`])})`;
  if (!field.type.links) {
    const cast = raw(target.key === "integer" ? "::integer" : "::text");
    return sql`select ${field.name}::text as path, 'selected' as problem where ${exists(sql`${value}${cast}`)}`;
  }
  const kept = (change.stored?.[field.name] as string[] | undefined) ?? [];
  return sql`select ${field.name}::text || '.' || (given.position - 1), 'selected'
    from unnest(${value}::text[]) with ordinality as given(id, position)
    where given.id <> all(${kept}::text[]) and ${exists(raw("given.id"))}`;
}

/** Whether a record is among those for whom the field is unique. */
function isAmong(resource: ResourceSchema, { unique }: FieldSchema, id: string): Sql {
  if (!unique!.among) return raw("true");
  return sql`exists (select 1 from ${ident(resource.table)} record
    where ${column("record", "workspace_id")} = ${fromContext("workspace")}
      and ${column("record", "id")} = ${keyOf(resource, id)} and ${unique!.among("record")})`;
}

/**
 * Whether another record than the given one has the value of a unique field; `scope` are the values of the fields
 * within which it is unique.
 */
export async function isTaken(
  work: Work,
  resourceName: string,
  fieldName: string,
  value: string,
  exceptId: string | null,
  scope: Values = {},
): Promise<boolean> {
  const resource = work.resource(resourceName);
  const field = resource.fields.get(fieldName)!;
  const change = {
    kind: exceptId === null ? "create" : "update",
    id: exceptId ?? "",
    values: scope,
  } as const;
  const found = await unconfined(work, () => work.rows(takenValue(resource, field, value, change)));
  return found.length > 0;
}

function takenValue(
  resource: ResourceSchema,
  field: FieldSchema,
  value: unknown,
  change: Pick<Change, "kind" | "id" | "values">,
): Sql {
  const { within, caseInsensitive, among } = field.unique!;
  const fold = (text: Sql): Sql =>
    caseInsensitive && field.type.cast === "text" ? sql`lower(${text})` : text;
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
