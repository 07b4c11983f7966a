import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ReadOnlyWork, StoredRecord, Work } from "../../../engine/work/index.ts";

const RESOURCE = "custom-fields";

type Place = { readonly id: string; readonly position: number };

/** The other fields of a resource that are in use, in their order. */
async function others(resource: unknown, exceptId: unknown, work: ReadOnlyWork): Promise<Place[]> {
  return work.rows<Place>(sql`select id, position from custom_fields
    where workspace_id = ${fromContext("workspace")} and resource = ${resource} and archived_at is null
      and id <> ${exceptId} order by position, id`);
}

/** Gives fields the positions of their order; the one at `gap` is left out. */
async function renumber(fields: readonly Place[], gap: number, work: Work): Promise<void> {
  for (const [index, { id, position }] of fields.entries()) {
    const place = index + 1 < gap ? index + 1 : index + 2;
    if (position !== place) await work.update(RESOURCE, id, { position: place });
  }
}

/** Where a field goes, and the others of its resource in their order. */
export interface Placement {
  readonly place: number;
  readonly others: readonly Place[];
}

/** Puts a field where it is asked for, else last: positions stay 1 to n. Null: it stays where it is. */
export async function settlePlace(
  change: Change<"custom-fields">,
  work: ReadOnlyWork,
): Promise<Placement | null> {
  const { values, stored, id } = change;
  if (change.unread.has("resource") || stored?.archived_at) {
    values.position = stored?.position ?? null;
    return null;
  }
  if (stored && !change.changes("position")) return null;
  const rest = await others(values.resource, id, work);
  const last = rest.length + 1;
  const place = Math.min(values.position ?? last, last);
  values.position = place;
  return { place, others: rest };
}

/** Moves the others out of the way of a field that takes its place. */
export const makeRoom = ({ others, place }: Placement, work: Work): Promise<void> =>
  renumber(others, place, work);

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
