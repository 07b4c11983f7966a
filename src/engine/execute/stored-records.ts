import type { Reaction, Written } from "../declare/extension.ts";
import { hasKey } from "../query/select-records.ts";
import { column, fromContext, ident, join, raw, type Sql, sql } from "../query/sql.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import { constraintError } from "./constraints.ts";
import type { Values } from "./contexts.ts";
import type { Work } from "./work.ts";

/** A value as the driver binds it: JSON columns take JSON text. */
function bound(field: FieldSchema, value: unknown): Sql {
  const sent = field.type.cast === "jsonb" && value !== null ? JSON.stringify(value) : value;
  return sql`${sent}${raw(`::${field.type.cast}`)}`;
}

function columnsOf(resource: ResourceSchema, values: Values): { name: string; value: Sql }[] {
  const columns = [];
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields.get(name);
    if (field?.writeColumn && value !== undefined) {
      columns.push({ name: field.writeColumn, value: bound(field, value) });
    }
  }
  return columns;
}

const mine = (resource: ResourceSchema, id: unknown): Sql =>
  sql`${column("record", "workspace_id")} = ${fromContext("workspace")} and ${column("record", "id")} = ${keyOf(resource, id)}`;

/** A record's key as its column holds it. */
export const keyOf = (resource: ResourceSchema, id: unknown): unknown =>
  resource.key === "integer" ? Number(id) : id;

async function translating<T>(work: Work, statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    throw constraintError(error, work.schema) ?? error;
  }
}

/** Inserts a record with its links and notes it in the journal; answers its id. */
export async function insertRecord(
  work: Work,
  resource: ResourceSchema,
  values: Values,
  event?: string,
): Promise<string> {
  const id = values.id === undefined ? await newKey(work, resource) : String(values.id);
  const columns = [
    { name: "id", value: sql`${keyOf(resource, id)}` },
    { name: "created_at", value: fromContext("now") },
    { name: "updated_at", value: fromContext("now") },
    ...columnsOf(resource, { ...values, id: undefined, created_at: undefined, updated_at: undefined }),
  ];
  await translating(
    work,
    work.rows(sql`insert into ${ident(resource.table)} (workspace_id, ${join(
      columns.map((c) => ident(c.name)),
      ", ",
    )})
      values (${fromContext("workspace")}, ${join(
        columns.map((c) => c.value),
        ", ",
      )})`),
  );
  await writeLinks(work, resource, id, values, true);
  work.journal.created(resource, id, event);
  await react(work, resource, { kind: "create", id, values });
  return id;
}

const follows = ({ fields }: Reaction, values: Readonly<Values>): boolean =>
  fields.some((name) => values[name] !== undefined);

/** Lets modules do what follows from a write. */
async function react(work: Work, resource: ResourceSchema, written: Written): Promise<void> {
  for (const reaction of resource.reactions) {
    if (written.kind === "create" || follows(reaction, written.values)) await reaction.run?.(written, work);
  }
}

/** Lets modules see what else changes with stored records, before it does. */
async function announce(
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
  values: Values,
): Promise<void> {
  for (const reaction of resource.reactions) {
    if (!reaction.before || !follows(reaction, values)) continue;
    for (const id of ids) await reaction.before(id, work);
  }
}

/** Integer keys are counted within the workspace and never given twice. */
async function newKey(work: Work, resource: ResourceSchema): Promise<string> {
  if (resource.key === "ulid") return work.origin.newId();
  const counted = await work.row<{ value: number }>(sql`insert into counters (workspace_id, name, value)
    values (${fromContext("workspace")}, ${resource.name}, 1)
    on conflict (workspace_id, name) do update set value = counters.value + 1 returning value::integer as value`);
  return String(counted!.value);
}

/** What follows `set`: the columns of the values, and the moment of the change. */
const sets = (resource: ResourceSchema, values: Values): Sql =>
  join(
    [
      ...columnsOf(resource, { ...values, id: undefined, updated_at: undefined }),
      { name: "updated_at", value: fromContext("now") },
    ].map(({ name, value }) => sql`${ident(name)} = ${value}`),
    ", ",
  );

/** Changes stored values of a record, with its links, and notes it in the journal. */
export async function updateRecord(
  work: Work,
  resource: ResourceSchema,
  id: string,
  values: Values,
  event?: string,
): Promise<void> {
  await work.journal.touch(resource, [id], event);
  await announce(work, resource, [id], values);
  await translating(
    work,
    work.rows(
      sql`update ${ident(resource.table)} record set ${sets(resource, values)} where ${mine(resource, id)}`,
    ),
  );
  await writeLinks(work, resource, id, values, false);
  await react(work, resource, { kind: "update", id, values });
}

/** Gives several records the same stored values, in one statement, and notes each in the journal. */
export async function updateRecords(
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
  values: Values,
): Promise<void> {
  if (ids.length === 0) return;
  await work.journal.touch(resource, ids);
  await announce(work, resource, ids, values);
  const keys = ids.map((id) => keyOf(resource, id));
  await translating(
    work,
    work.rows(sql`update ${ident(resource.table)} record set ${sets(resource, values)}
      where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${hasKey(resource, "record", keys)}`),
  );
  for (const id of ids) await react(work, resource, { kind: "update", id, values });
}

/** Replaces the sets of references that are given. */
async function writeLinks(
  work: Work,
  resource: ResourceSchema,
  id: string,
  values: Values,
  isNew: boolean,
): Promise<void> {
  for (const field of resource.fields.values()) {
    const links = field.type.links;
    const targets = values[field.name] as readonly string[] | undefined;
    if (!links || targets === undefined) continue;
    const table = ident(links.table);
    if (!isNew) {
      await work.rows(
        sql`delete from ${table} where workspace_id = ${fromContext("workspace")} and ${ident(links.owner)} = ${id}`,
      );
    }
    if (targets.length === 0) continue;
    const position = links.ordered ? sql`, position` : raw("");
    const given = links.ordered ? sql`, given.position::integer` : raw("");
    await translating(
      work,
      work.rows(sql`insert into ${table} (workspace_id, ${ident(links.owner)}, ${ident(links.target)}${position})
        select ${fromContext("workspace")}, ${id}, given.id${given}
        from unnest(${targets}::text[]) with ordinality as given(id, position)`),
    );
  }
}

/** The stored values of a record, by field name. */
export function storedColumns(resource: ResourceSchema, alias: string): Sql {
  const columns = [...resource.fields.values()]
    .filter((field) => !field.writeOnly || field.hidden)
    .map((field) => sql`${field.stored(alias)} as ${ident(field.name)}`);
  return join(columns, ", ");
}

/** A record whatever the actor sees. */
export function findRecord(work: Work, resource: ResourceSchema, id: string): Promise<Values | null> {
  return work.row(
    sql`select ${storedColumns(resource, "record")} from ${ident(resource.table)} record where ${mine(resource, id)}`,
  );
}

/**
 * Removes a record. Rows that go with it are removed and journalled too, references that are merely emptied are;
 * what restricts the deletion must have been checked before.
 */
export async function removeRecord(work: Work, resource: ResourceSchema, id: string): Promise<void> {
  // Read as it was before anything that goes with it is gone, since some of its fields may be read from there.
  await work.journal.touch(resource, [id]);
  const followers = resource.reactions.flatMap(({ removed }) => removed ?? []);
  const stored = followers.length > 0 ? await findRecord(work, resource, id) : null;
  for (const inbound of resource.inbound) {
    if (inbound.onDelete === "restrict") continue;
    const referring = await work.rows<{ id: unknown }>(
      sql`select ${column("referring", "id")} as id from ${ident(inbound.resource.table)} referring, ${ident(resource.table)} record
        where ${mine(resource, id)} and ${column("referring", "workspace_id")} = ${column("record", "workspace_id")}
          and ${inbound.refers("referring", "record")}`,
    );
    const ids = referring.map((row) => String(row.id));
    if (ids.length === 0) continue;
    if (inbound.links) {
      await work.journal.touch(inbound.resource, ids);
      await work.rows(sql`delete from ${ident(inbound.links.table)}
        where workspace_id = ${fromContext("workspace")} and ${ident(inbound.links.target)} = ${keyOf(resource, id)}`);
      for (const owner of ids) await updateRecord(work, inbound.resource, owner, {});
    } else if (inbound.onDelete === "cascade") {
      for (const cascaded of ids) await removeRecord(work, inbound.resource, cascaded);
    } else {
      await work.journal.touch(inbound.resource, ids);
      await work.rows(sql`update ${ident(inbound.resource.table)} set ${ident(inbound.column!)} = null,
        updated_at = ${fromContext("now")}
        where workspace_id = ${fromContext("workspace")} and ${ident(inbound.column!)} = ${keyOf(resource, id)}`);
    }
  }
  await work.journal.touch(resource, [id], "deleted");
  await translating(
    work,
    work.rows(sql`delete from ${ident(resource.table)} record where ${mine(resource, id)}`),
  );
  if (stored) for (const removed of followers) await removed(stored, work);
}
