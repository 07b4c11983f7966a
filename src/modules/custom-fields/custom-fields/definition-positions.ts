import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, StoredRecord, Work } from "../../../engine/work/index.ts";

const RESOURCE = "custom-fields";

/** The other fields of a resource that are in use, in their order. */
async function others(
  resource: unknown,
  exceptId: unknown,
  work: Work,
): Promise<{ id: string; position: number }[]> {
  return work.rows<{ id: string; position: number }>(sql`select id, position from custom_fields
    where workspace_id = ${fromContext("workspace")} and resource = ${resource} and archived_at is null
      and id <> ${exceptId} order by position, id`);
}

/** Gives fields the positions of their order; the one at `gap` is left out. */
async function renumber(
  fields: readonly { id: string; position: number }[],
  gap: number,
  work: Work,
): Promise<void> {
  for (const [index, { id, position }] of fields.entries()) {
    const place = index + 1 < gap ? index + 1 : index + 2;
    if (position !== place) await work.update(RESOURCE, id, { position: place });
  }
}

/** Puts a field where it is requested, else last, and moves the others: positions stay 1 to n. */
export async function placeDefinition(change: Change<"custom-fields">, work: Work): Promise<void> {
  const { values, stored, id } = change;
  if (change.unread.has("resource") || stored?.archived_at) {
    values.position = stored?.position ?? null;
    return;
  }
  if (stored && !change.changes("position")) return;
  const rest = await others(values.resource, id, work);
  const last = rest.length + 1;
  const place = Math.min(values.position ?? last, last);
  values.position = place;
  await renumber(rest, place, work);
}

/** The fields behind one that leaves move up. */
export async function closeGap(
  { id, resource }: Readonly<StoredRecord<"custom-fields">>,
  work: Work,
): Promise<void> {
  await renumber(await others(resource, id, work), Number.POSITIVE_INFINITY, work);
}

/** The place of a field that comes back: last. */
export async function lastPlace(
  { id, resource }: Readonly<StoredRecord<"custom-fields">>,
  work: Work,
): Promise<number> {
  return (await others(resource, id, work)).length + 1;
}
