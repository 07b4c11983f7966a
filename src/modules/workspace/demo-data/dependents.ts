import { type ResourceSchema, recordsWith, schemaOf } from "../../../engine/runtime/index.ts";
import { column, fromContext, ident, or, type Sql, sql } from "../../../engine/sql/index.ts";
import { ApiError, message, plural, type Work } from "../../../engine/work/index.ts";
import { recordsInWords } from "./records-in-words.ts";
import type { Reference } from "./references.ts";

/** How many records of each resource are named. */
const MAX_NAMED = 20;

/** Whether a row refers to a demo record by one of the references. */
export const refersToDemo = (references: readonly Reference[], alias: string): Sql =>
  or(
    references.map(
      ({ column: name, target }) => sql`${column(alias, name)}::text in (select demo.id from demo_records demo
        where demo.workspace_id = ${fromContext("workspace")} and demo.resource = ${target.name})`,
    ),
  );

const isDemo = (resource: ResourceSchema, alias: string): Sql =>
  sql`${column(alias, "id")}::text in (select own.id from demo_records own
    where own.workspace_id = ${fromContext("workspace")} and own.resource = ${resource.name})`;

/** Whether somebody, and not the program, created the record. What the journal does not know is part of other records. */
const isOfSomebody = (resource: ResourceSchema, alias: string): Sql =>
  sql`coalesce((select entry.actor_type <> 'system' from journal entry
    where entry.workspace_id = ${fromContext("workspace")} and entry.resource_type = ${resource.name}
      and entry.resource_id = ${column(alias, "id")}::text order by entry.id limit 1), false)`;

/** The references of each table that prevent the deletion of what they refer to, or are deleted with it. */
export function byTable(references: readonly Reference[]): Map<string, Reference[]> {
  const tables = new Map<string, Reference[]>();
  for (const reference of references) {
    if (reference.onDelete === "clear") continue;
    tables.set(reference.table, [...(tables.get(reference.table) ?? []), reference]);
  }
  return tables;
}

/**
 * Adds to the demo records what the program created because of them: the leave balances of demo employees, the searches
 * for missing weeks, and the like.
 */
export async function recordFollowers(work: Work, references: readonly Reference[]): Promise<void> {
  const tables = byTable(references);
  const resources = [...schemaOf(work).resources.values()].filter(({ table }) => tables.has(table));
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const resource of resources) {
      const added = await work.row<{ count: number }>(sql`with added as (
          insert into demo_records (workspace_id, resource, id)
          select ${fromContext("workspace")}, ${resource.name}, follower.id::text from ${ident(resource.table)} follower
          where follower.workspace_id = ${fromContext("workspace")} and not ${isDemo(resource, "follower")}
            and ${refersToDemo(tables.get(resource.table)!, "follower")} and not ${isOfSomebody(resource, "follower")}
          on conflict do nothing returning 1)
        select count(*)::integer as count from added`);
      if (added!.count > 0) isDone = false;
    }
  }
}

interface Dependents {
  readonly resource: ResourceSchema;
  readonly ids: readonly string[];
}

/** The records that depend on demo records and are none, by resource. */
async function dependentsOf(work: Work, references: readonly Reference[]): Promise<Dependents[]> {
  const tables = byTable(references);
  const found: Dependents[] = [];
  for (const resource of schemaOf(work).resources.values()) {
    const conditions = [
      ...(tables.has(resource.table) ? [refersToDemo(tables.get(resource.table)!, "own")] : []),
      ...partsThatRefer(resource, references, tables),
      ...valuesOfDemoFields(resource),
    ];
    if (conditions.length === 0) continue;
    const rows = await work.rows<{
      id: string;
    }>(sql`select own.id::text as id from ${ident(resource.table)} own
      where own.workspace_id = ${fromContext("workspace")} and not ${isDemo(resource, "own")} and ${or(conditions)}
      order by own.id`);
    if (rows.length > 0) found.push({ resource, ids: rows.map(({ id }) => id) });
  }
  return found.sort((one, other) => (one.resource.name < other.resource.name ? -1 : 1));
}

/** Conditions for the parts of a record, such as its tags, that refer to demo records by anything else than themselves. */
function partsThatRefer(
  resource: ResourceSchema,
  references: readonly Reference[],
  tables: ReadonlyMap<string, Reference[]>,
): Sql[] {
  const resourceTables = new Set([...resource.siblings.values()].map(({ table }) => table));
  return references
    .filter(
      ({ target, onDelete, table }) =>
        target === resource && onDelete === "cascade" && !resourceTables.has(table),
    )
    .flatMap((owner) => {
      const others = tables.get(owner.table)!.filter((one) => one !== owner && one.onDelete === "restrict");
      if (others.length === 0) return [];
      return [
        sql`exists (select from ${ident(owner.table)} part where part.workspace_id = ${fromContext("workspace")}
          and ${column("part", owner.column)} = own.id and ${refersToDemo(others, "part")})`,
      ];
    });
}

/** The condition for records with a value of a custom field that belongs to the demo data. */
function valuesOfDemoFields({ name, ownFields }: ResourceSchema): Sql[] {
  if (!ownFields) return [];
  return [
    sql`exists (select from custom_fields field join demo_records demo on demo.workspace_id = ${fromContext("workspace")}
        and demo.resource = 'custom-fields' and demo.id = field.id
      where field.workspace_id = ${fromContext("workspace")} and field.resource = ${name}
        and jsonb_exists(own.custom_fields, field.slug))`,
  ];
}

/** @throws 409 with `dependents` if records of the workspace depend on demo records */
export async function requireNoDependents(work: Work, references: readonly Reference[]): Promise<void> {
  const found = await dependentsOf(work, references);
  if (found.length === 0) return;
  const dependents = await Promise.all(found.map((one) => named(work, one)));
  const own = recordsInWords(found.map(({ resource, ids }) => ({ resource, count: ids.length })));
  const count = found.reduce((sum, { ids }) => sum + ids.length, 0);
  const names = dependents.flatMap(({ records }) => records.flatMap(({ name }) => name ?? []));
  const which = names.length === 0 ? "" : `: ${names.slice(0, MAX_NAMED).join(", ")}`;
  throw new ApiError(
    "conflict",
    plural(
      count,
      message`The demo data cannot be taken out, because ${own} of your own depends on it${which}. Delete them, or let them refer to other records, and try again.`,
      message`The demo data cannot be taken out, because ${own} of your own depend on it${which}. Delete them, or let them refer to other records, and try again.`,
    ),
    { body: { dependents } },
  );
}

/** The records of a resource as the caller sees them: those out of sight are only counted. */
async function named(work: Work, { resource, ids }: Dependents) {
  const seen = await recordsWith(work, resource.name, ids.slice(0, MAX_NAMED), "");
  const records = [...seen.values()].map(({ id, attributes }) => {
    const label = attributes[resource.label];
    return { id: String(id), name: typeof label === "string" ? label : null };
  });
  return { resource: resource.name, count: ids.length, records };
}
