import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { raisePaid } from "../invoices/paid-event.ts";

/**
 * Adds up the payments of a document, and the credit that was applied to it or from it. `paid_at` is when its balance
 * reached 0; it is null again if the balance rises. `settled_on` is the day of the payment that settled an invoice; it is
 * null if credit did, since the client has not paid then.
 */
export async function addUpPayments(work: Work, documentId: string): Promise<void> {
  const row = await work.row<{
    paid: string;
    credited: string;
    is_settled: boolean;
    paid_on: string | null;
    paid_at: Date | null;
    document_type: string;
    number: string;
  }>(sql`
    select p.paid::text, p.credited::text, p.paid + p.credited = i.total as is_settled, i.paid_at,
      case when i.document_type = 'invoice' and p.last_money = p.last_day then p.last_money end as paid_on,
      i.document_type, i.number
    from invoices i
    cross join lateral (select
        coalesce(sum(one.amount) filter (where one.invoice_id = i.id and one.method <> 'credit_note'), 0.00) as paid,
        coalesce(sum(one.amount) filter (where one.method = 'credit_note'), 0.00) as credited,
        max(one.paid_at) as last_day, max(one.paid_at) filter (where one.method <> 'credit_note') as last_money
      from invoice_payments one
      where one.workspace_id = i.workspace_id and (one.invoice_id = i.id or one.credit_note_id = i.id)) p
    where i.workspace_id = ${fromContext("workspace")} and i.id = ${documentId}`);
  const { paid, credited, is_settled, paid_on, paid_at, document_type, number } = row!;
  await work.update("invoices", documentId, {
    paid_total: paid,
    credited_total: credited,
    paid_at: is_settled ? (paid_at ?? work.now) : null,
    settled_on: is_settled ? paid_on : null,
  });
  if (is_settled && paid_at === null && document_type === "invoice") raisePaid(work, documentId, number);
}
