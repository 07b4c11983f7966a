import type { Pool } from "pg";
import type { Projection } from "../../plan/projection.ts";
import { doWork } from "../work/run-work.ts";
import type { WorkOrigin } from "../work/work-origin.ts";
import { derivesAnything, withDerived } from "./derived-fields.ts";

/** A page with its derived fields. Its records are one text, separated by commas. */
export async function pageWithDerived(
  pool: Pool,
  origin: WorkOrigin,
  projection: Projection,
  page: string | null,
): Promise<string | null> {
  if (page === null || !derivesAnything(projection)) return page;
  const records = (JSON.parse(`[${page}]`) as unknown[]).map((record) => JSON.stringify(record));
  return (await readDerived(pool, origin, projection, records)).join(",");
}

/** Like `withDerived`, for a request that only reads. */
export const readDerived = (
  pool: Pool,
  origin: WorkOrigin,
  projection: Projection,
  records: readonly string[],
): Promise<string[]> =>
  derivesAnything(projection)
    ? doWork(pool, origin, (work) => withDerived(work, projection, records))
    : Promise.resolve([...records]);
