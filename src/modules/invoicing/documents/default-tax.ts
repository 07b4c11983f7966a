import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";

/** The tax rate of lines that give none: the client's, else the workspace's default; null if there is neither. */
export async function defaultTax(work: ReadOnlyWork, clientId: string | null): Promise<string | null> {
  const row = await work.row<{ id: string | null }>(sql`select coalesce(
    (select c.tax_rate_id from clients c where c.workspace_id = ${fromContext("workspace")} and c.id = ${clientId}),
    (select r.id from tax_rates r where r.workspace_id = ${fromContext("workspace")} and r.is_default)) as id`);
  return row?.id ?? null;
}
