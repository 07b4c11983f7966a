import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { holdInvoices } from "../invoices/invoice-states.ts";

/** When an invoice was first sent and last reminded of. */
export interface Mailed {
  readonly sent_at: Date | null;
  readonly reminded_at: Date | null;
}

/**
 * Holds an invoice until the transaction ends, and returns what had been mailed before it waited for other writers: if
 * that has changed, another request has done meanwhile what this one was asked for.
 */
export async function holdMailed(work: Work, ids: readonly string[]): Promise<Mailed> {
  const before = await work.row<
    Mailed & Record<string, unknown>
  >(sql`select i.sent_at, i.reminded_at from invoices i
    where i.workspace_id = ${fromContext("workspace")} and i.id = any(${ids}::text[])`);
  await holdInvoices(work, ids);
  return before ?? { sent_at: null, reminded_at: null };
}
