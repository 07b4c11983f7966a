import type { Projection } from "../../plan/projection.ts";
import type { ShownAs } from "../../plan/show-plan.ts";
import { selectRecords } from "../../query/select-records.ts";
import { keyOf } from "../../query/stored-rows.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { withDerived } from "./derived-fields.ts";
import { finishedRecords } from "./finished-records.ts";

/** A record as JSON text: as it is returned, and without the requested related records. */
export interface ReadRecord {
  readonly presented: string;
  readonly plain: string;
}

type RecordRow = { readonly id: unknown; readonly data: string };

const select = (work: UnitOfWork, projection: Projection, ids: readonly string[]): Promise<RecordRow[]> => {
  const keys = ids.map((id) => keyOf(projection.resource, id));
  return work.rows<RecordRow>(selectRecords(projection, keys));
};

/** The JSON texts of rows in the order of the ids, with what is derived. */
async function textsOf(
  work: UnitOfWork,
  projection: Projection,
  ids: readonly string[],
  rows: readonly RecordRow[],
): Promise<string[]> {
  const texts = await withDerived(
    work,
    projection,
    rows.map(({ data }) => data),
  );
  const byId = new Map(rows.map((row, index) => [String(row.id), texts[index]!]));
  return ids.map((id) => byId.get(id)).filter((text) => text !== undefined);
}

/** The records as the actor sees them now, as JSON text in the order of the ids, without those out of sight. */
export const readRecords = async (
  work: UnitOfWork,
  projection: Projection,
  ids: readonly string[],
): Promise<string[]> => textsOf(work, projection, ids, await select(work, projection, ids));

/** The same as the last step of a write: the journal takes over what it would read in the same way. */
export async function readWritten(
  work: UnitOfWork,
  projection: Projection,
  ids: readonly string[],
): Promise<string[]> {
  const reading = select(work, projection, ids);
  work.journal.readAhead(projection, ids);
  const rows = await reading;
  for (const { id, data } of rows) await work.journal.readAtEnd(projection, String(id), data);
  return textsOf(work, projection, ids, rows);
}

/** One record as the actor sees it at the end of a write; null if it is out of sight. */
export async function readRecord(
  work: UnitOfWork,
  { presented: projection, plain: plainProjection }: ShownAs,
  id: string,
): Promise<ReadRecord | null> {
  const [presented] = await readWritten(work, projection, [id]);
  if (presented === undefined) return null;
  if (plainProjection === projection) return { presented, plain: presented };
  const [plain] = await readRecords(work, plainProjection, [id]);
  return plain === undefined ? null : { presented, plain };
}

/**
 * The records of a resource as they are returned to the actor, as the JSON text of a list in the order of the ids, without
 * those out of sight.
 */
export async function returnedRecords(
  work: UnitOfWork,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<string> {
  if (ids.length === 0) return "[]";
  const projection = work.origin.planner.plan(resource, work.actor);
  const texts = await readRecords(work, projection, ids);
  return `[${finishedRecords(projection, texts.join(","), work)}]`;
}

/** The same, parsed. */
export const readReturned = async (
  work: UnitOfWork,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<unknown[]> => JSON.parse(await returnedRecords(work, resource, ids));
