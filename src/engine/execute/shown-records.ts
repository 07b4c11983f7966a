import type { Projection } from "../plan/projection.ts";
import type { ShownAs } from "../plan/show-plan.ts";
import { selectRecords } from "../query/select-records.ts";
import { keyOf } from "../query/stored-rows.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { withDerived } from "./derived-fields.ts";
import { finishedRecords } from "./finished-records.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** A record as JSON text: as it is returned, and without the requested related records. */
export interface ReadRecord {
  readonly presented: string;
  readonly plain: string;
}

/** The records as the actor sees them now, as JSON text in the order of the ids, without those out of sight. */
export async function readRecords(
  work: UnitOfWork,
  projection: Projection,
  ids: readonly string[],
): Promise<string[]> {
  const keys = ids.map((id) => keyOf(projection.resource, id));
  const rows = await work.rows<{ id: unknown; data: string }>(selectRecords(projection, keys));
  const texts = await withDerived(
    work,
    projection,
    rows.map(({ data }) => data),
  );
  const byId = new Map(rows.map((row, index) => [String(row.id), texts[index]!]));
  return ids.map((id) => byId.get(id)).filter((text) => text !== undefined);
}

/** One record as the actor sees it now; null if it is out of sight. */
export async function readRecord(
  work: UnitOfWork,
  { presented: projection, plain: plainProjection }: ShownAs,
  id: string,
): Promise<ReadRecord | null> {
  const [presented] = await readRecords(work, projection, [id]);
  if (presented === undefined) return null;
  if (plainProjection === projection) return { presented, plain: presented };
  const [plain] = await readRecords(work, plainProjection, [id]);
  return plain === undefined ? null : { presented, plain };
}

/** The records of a resource as they are returned to the actor, in the order of the ids, without those out of sight. */
export async function readReturned(
  work: UnitOfWork,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const projection = work.origin.planner.plan(resource, work.actor);
  const texts = await readRecords(work, projection, ids);
  return JSON.parse(`[${finishedRecords(projection, texts.join(","), work)}]`);
}
