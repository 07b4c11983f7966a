import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ReadOnlyWork, StoredRecord, Work } from "../../../engine/work/index.ts";

const RESOURCE = "custom-fields";

type Place = { readonly id: string; readonly position: number };

/** The other active fields of a resource, in order. */
async function others(resource: unknown, exceptId: unknown, work: ReadOnlyWork): Promise<Place[]> {
  return work.rows<Place>(sql`select id, position from custom_fields
    where workspace_id = ${fromContext("workspace")} and resource = ${resource} and archived_at is null
      and id <> ${exceptId} order by position, id`);
}

/** Sets positions in the given order; the position `gap` is left free. */
async function renumber(fields: readonly Place[], gap: number, work: Work): Promise<void> {
  for (const [index, { id, position }] of fields.entries()) {
    const place = index + 1 < gap ? index + 1 : index + 2;
    if (position !== place) await work.update(RESOURCE, id, { position: place });
  }
}

/** The new place of a field, and the other fields of its resource in order. */
export interface Placement {
  readonly place: number;
  readonly others: readonly Place[];
}

/** Determines the place of a field: the requested one, else the last. Positions stay 1 to n. Null: it does not move. */
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

/** Moves the other fields to make room for a field's new place. */
export const makeRoom = ({ others, place }: Placement, work: Work): Promise<void> =>
  renumber(others, place, work);

/** Moves up the fields after one that is archived or deleted. */
export async function closeGap(
  { id, resource }: Readonly<StoredRecord<"custom-fields">>,
  work: Work,
): Promise<void> {
  await renumber(await others(resource, id, work), Number.POSITIVE_INFINITY, work);
}

/** The place of a restored field: the last one. */
export async function lastPlace(
  { id, resource }: Readonly<StoredRecord<"custom-fields">>,
  work: Work,
): Promise<number> {
  return (await others(resource, id, work)).length + 1;
}
