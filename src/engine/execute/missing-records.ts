import { notFoundAt } from "../errors/api-error.ts";
import { requireRead, visibleRows } from "../plan/sight.ts";
import { hasKey } from "../query/select-records.ts";
import { isKept } from "../query/soft-deletion.ts";
import { column, fromContext, ident, raw, sql } from "../query/sql.ts";
import { readKey } from "../request/read-key.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Values } from "./contexts.ts";
import { keyOf } from "./stored-records.ts";
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
