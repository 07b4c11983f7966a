import { notFound, notFoundAt } from "../../errors/api-error.ts";
import { requireRead, visibleRows } from "../../plan/sight.ts";
import type { BesideRecord } from "../../plan/write-rights.ts";
import { lockRows, selectSeen, selectSeenIds } from "../../query/seen-rows.ts";
import { readKey } from "../../request/read-key.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";

/** The keys among the given ids, without those that are malformed. */
export const keysOf = (resource: ResourceSchema, texts: readonly string[]): string[] =>
  texts.map((text) => readKey(resource, text)).filter((key) => key !== null);

/** The zero-based positions of the ids without a matching record. */
export function placesWithout(
  resource: ResourceSchema,
  texts: readonly string[],
  records: readonly Values[],
): number[] {
  const found = new Set(records.map(({ id }) => String(id)));
  return texts.flatMap((text, place) => (found.has(readKey(resource, text) ?? "") ? [] : [place]));
}

/**
 * Checks that all given records are in the actor's sight, before anything is done to one of them.
 * @throws 404 with the path of each that is not, numbered from 0; 403 if the actor may not read the resource at all
 */
export async function requireSeen(
  work: UnitOfWork,
  resource: ResourceSchema,
  texts: readonly string[],
  pathOf: (place: number) => string,
): Promise<void> {
  requireRead(resource, work.actor);
  const rows = visibleRows(resource, work.actor);
  const seen = await work.rows(selectSeenIds(resource, keysOf(resource, texts), rows));
  const places = placesWithout(resource, texts, seen);
  if (places.length > 0) throw notFoundAt(places.map(pathOf));
}

/** The stored values of a record in the actor's sight. @throws 404 if it does not exist or is out of sight */
export async function seenRecord(work: UnitOfWork, resource: ResourceSchema, text: string): Promise<Values> {
  const id = readKey(resource, text);
  const rows = visibleRows(resource, work.actor);
  const record = id === null ? null : await work.row(selectSeen(resource, [id], rows));
  if (!record) throw notFound();
  return record;
}

/**
 * Locks a record in the actor's sight until the transaction ends, and reads its stored values with what determines the
 * actor's rights. @throws 404 if it does not exist or is out of sight
 */
export async function lockRecord(
  work: UnitOfWork,
  resource: ResourceSchema,
  idText: string,
  beside: BesideRecord,
): Promise<Values> {
  const id = readKey(resource, idText);
  const [record] = id === null ? [] : await lockRecords(work, resource, [id], beside);
  if (!record) throw notFound();
  return record;
}

/**
 * Locks records in the actor's sight and returns those found, in the order of the ids; soft-deleted ones only if
 * `withDeleted`.
 */
export async function lockRecords(
  work: UnitOfWork,
  resource: ResourceSchema,
  ids: readonly string[],
  beside: BesideRecord,
  withDeleted = false,
): Promise<Values[]> {
  // The rows are locked before they are read, so that the values are those of the last writer.
  await work.send(lockRows(resource, ids));
  const rows = visibleRows(resource, work.actor);
  const found = await work.rows(selectSeen(resource, ids, rows, beside, withDeleted));
  const byId = new Map(found.map((record) => [String(record.id), record]));
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
}
