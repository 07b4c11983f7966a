import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import type { DocumentQuery } from "./document-amounts.ts";
import { hasLineOf, isDated, isOfClients } from "./selected-records.ts";

/**
 * The mean number of days from issue to the last payment, with one decimal, by client id: of invoices that a payment in the
 * period settled. An invoice that credit settled has not been paid.
 */
export async function loadDaysToPay(
  work: Work,
  { period, clientIds, projectIds }: DocumentQuery,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await work.rows<{ client_id: string; invoices: number; days: string }>(sql`
    select i.client_id, count(*)::integer as invoices, sum(settled.paid_on - i.issue_date)::text as days
    from invoices i
    cross join lateral (select max(p.paid_at) as day, max(p.paid_at) filter (where p.method <> 'credit_note') as paid_on
      from invoice_payments p where p.workspace_id = i.workspace_id and p.invoice_id = i.id) settled
    where i.workspace_id = ${fromContext("workspace")} and i.document_type = 'invoice' and i.number is not null
      and i.voided_at is null and i.balance_due = 0 and settled.paid_on = settled.day
      and ${isDated(sql`settled.day`, period)} and ${isOfClients("i", clientIds)} and ${hasLineOf("i", projectIds)}
      and i.id in (select paid.invoice_id from invoice_payments paid
        where paid.workspace_id = ${fromContext("workspace")} and ${isDated(sql`paid.paid_at`, period)})
    group by 1`);
  return new Map(
    rows.map(({ client_id, invoices, days }) => [client_id, roundRatio(BigInt(days), invoices, 1)]),
  );
}
