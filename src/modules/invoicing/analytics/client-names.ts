import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** The names of clients, by id. */
export async function clientNames(work: Work, ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const rows = await work.rows<{ id: string; name: string }>(sql`select c.id, c.name from clients c
    where c.workspace_id = ${fromContext("workspace")} and c.id = any(${[...new Set(ids)]}::text[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
