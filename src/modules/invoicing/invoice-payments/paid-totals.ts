import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/** Adds up the payments of an invoice. `paid_at` is when its balance reached 0; it is null again if the balance rises. */
export async function addUpPayments(work: Work, invoiceId: string): Promise<void> {
  const row = await work.row<{ paid: string; is_settled: boolean; paid_at: Date | null }>(sql`
    select p.paid::text, p.paid + i.credited_total = i.total as is_settled, i.paid_at
    from invoices i cross join lateral (select coalesce(sum(one.amount), 0.00) as paid from invoice_payments one
      where one.workspace_id = i.workspace_id and one.invoice_id = i.id) p
    where i.workspace_id = ${fromContext("workspace")} and i.id = ${invoiceId}`);
  const { paid, is_settled, paid_at } = row!;
  await work.update("invoices", invoiceId, {
    paid_total: paid,
    paid_at: is_settled ? (paid_at ?? work.now) : null,
  });
}
