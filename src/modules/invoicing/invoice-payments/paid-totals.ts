import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { raisePaid } from "../invoices/paid-event.ts";

/**
 * Adds up the payments of a document, and the credit that was applied to it or from it. `paid_at` is when its balance
 * reached 0; it is null again if the balance rises.
 */
export async function addUpPayments(work: Work, documentId: string): Promise<void> {
  const row = await work.row<{
    paid: string;
    credited: string;
    is_settled: boolean;
    paid_at: Date | null;
    document_type: string;
    number: string;
  }>(sql`
    select p.paid::text, p.credited::text, p.paid + p.credited = i.total as is_settled, i.paid_at,
      i.document_type, i.number
    from invoices i
    cross join lateral (select
        coalesce(sum(one.amount) filter (where one.invoice_id = i.id and one.method <> 'credit_note'), 0.00) as paid,
        coalesce(sum(one.amount) filter (where one.method = 'credit_note'), 0.00) as credited
      from invoice_payments one
      where one.workspace_id = i.workspace_id and (one.invoice_id = i.id or one.credit_note_id = i.id)) p
    where i.workspace_id = ${fromContext("workspace")} and i.id = ${documentId}`);
  const { paid, credited, is_settled, paid_at, document_type, number } = row!;
  await work.update("invoices", documentId, {
    paid_total: paid,
    credited_total: credited,
    paid_at: is_settled ? (paid_at ?? work.now) : null,
  });
  if (is_settled && paid_at === null && document_type === "invoice") raisePaid(work, documentId, number);
}
