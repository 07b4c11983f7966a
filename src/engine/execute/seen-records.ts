import { notFound, notFoundAt } from "../errors/api-error.ts";
import { requireRead, visibleRows } from "../plan/sight.ts";
import { flagColumns, type RowFlags } from "../plan/write-rights.ts";
import { hasKey } from "../query/select-records.ts";
import { isKept } from "../query/soft-deletion.ts";
import { column, fromContext, ident, raw, sql } from "../query/sql.ts";
import { readKey } from "../request/read-key.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Values } from "./contexts.ts";
import { keyOf, storedColumns } from "./stored-records.ts";
import type { Work } from "./work.ts";

/** The keys among texts that were sent as ids; those that no record can have are left out. */
export const keysOf = (resource: ResourceSchema, texts: readonly string[]): string[] =>
  texts.map((text) => readKey(resource, text)).filter((key) => key !== null);

/** The places of the texts that stand for none of the records, from 0. */
export function placesWithout(
  resource: ResourceSchema,
  texts: readonly string[],
  records: readonly Values[],
): number[] {
  const found = new Set(records.map(({ id }) => String(id)));
  return texts.flatMap((text, place) => (found.has(readKey(resource, text) ?? "") ? [] : [place]));
}

/**
 * Checks that the actor sees all records of the texts that were sent as ids, before anything is done to one of them.
 * @throws 404 naming each that is out of sight by the path of its place, from 0; 403 where nothing is seen at all.
 */
export async function requireSeen(
  work: Work,
  resource: ResourceSchema,
  texts: readonly string[],
  pathOf: (place: number) => string,
): Promise<void> {
  requireRead(resource, work.actor);
  const keys = keysOf(resource, texts).map((key) => keyOf(resource, key));
  const rows = visibleRows(resource, work.actor);
  const seen = await work.rows(sql`select ${column("record", "id")} as id from ${ident(resource.table)} record
    where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${hasKey(resource, "record", keys)}
      and ${rows ? rows("record") : raw("true")} and ${isKept(resource, "record")}`);
  const places = placesWithout(resource, texts, seen);
  if (places.length > 0) throw notFoundAt(places.map(pathOf));
}

/** The stored values of a record in the actor's sight. @throws 404 when it does not exist or is out of sight. */
export async function seenRecord(work: Work, resource: ResourceSchema, id: string): Promise<Values> {
  const rows = visibleRows(resource, work.actor);
  const record =
    await work.row(sql`select ${storedColumns(resource, "record")} from ${ident(resource.table)} record
    where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${column("record", "id")} = ${keyOf(resource, id)}
      and ${rows ? rows("record") : raw("true")} and ${isKept(resource, "record")}`);
  if (!record) throw notFound();
  return record;
}

/**
 * Locks a record in the actor's sight for the rest of the transaction and reads its stored values, with the flags
 * that decide the actor's rights. @throws 404 when it does not exist or is out of sight.
 */
export async function lockRecord(
  work: Work,
  resource: ResourceSchema,
  idText: string,
  flags: RowFlags,
): Promise<Values> {
  const id = readKey(resource, idText);
  const [record] = id === null ? [] : await lockRecords(work, resource, [id], flags);
  if (!record) throw notFound();
  return record;
}

/**
 * Locks records in the actor's sight and answers those found, in the order of the ids; ones that were deleted softly
 * among them only when `withDeleted`.
 */
export async function lockRecords(
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
  flags: RowFlags,
  withDeleted = false,
): Promise<Values[]> {
  const keys = ids.map((id) => keyOf(resource, id));
  const table = ident(resource.table);
  // Every row refers to the workspace's, so a lock on that one must let new references through.
  const strength = raw(resource.isSingleton ? "no key update" : "update");
  // Locked first and read after, so that what is read is what the last writer left; in id order against deadlocks.
  await work.rows(sql`select 1 from ${table} record where ${column("record", "workspace_id")} = ${fromContext("workspace")}
    and ${hasKey(resource, "record", keys)} order by ${column("record", "id")} for ${strength}`);
  const rows = visibleRows(resource, work.actor);
  const found =
    await work.rows(sql`select ${storedColumns(resource, "record")}${flagColumns(flags, "record")} from ${table} record
    where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${hasKey(resource, "record", keys)}
      and ${rows ? rows("record") : raw("true")} and ${withDeleted ? raw("true") : isKept(resource, "record")}`);
  const byId = new Map(found.map((record) => [String(record.id), record]));
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
}
