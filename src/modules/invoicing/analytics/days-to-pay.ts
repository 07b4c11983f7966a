import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";

/** The invoices of a client that were settled in a period, and the days from their issue to their last payment. */
export interface SettledInvoices extends Values {
  readonly client_id: string;
  readonly invoices: number;
  readonly days: number;
}

/** The period and the invoices of a report. */
export interface SettledQuery {
  /** From the beginning if `from` is null. */
  readonly period: { readonly from: string | null; readonly to: string };
  /** A condition over the alias of an invoice. */
  readonly matching: (alias: string) => Sql;
}

/**
 * The invoices that a payment in the period settled, by client. An invoice that credit settled has not been paid, so the
 * last payment has to move money.
 */
export const loadSettledInvoices = (
  work: Work,
  { period: { from, to }, matching }: SettledQuery,
): Promise<SettledInvoices[]> =>
  work.rows<SettledInvoices>(sql`
    select i.client_id, count(*)::integer as invoices, sum(settled.paid_on - i.issue_date)::integer as days
    from (select p.invoice_id, max(p.paid_at) as day,
        max(p.paid_at) filter (where p.method <> 'credit_note') as paid_on
      from invoice_payments p
      where p.workspace_id = ${fromContext("workspace")} and p.paid_at >= coalesce(${from}::date, '-infinity')
      group by 1 having max(p.paid_at) <= ${to}::date) settled
    join invoices i on i.workspace_id = ${fromContext("workspace")} and i.id = settled.invoice_id
    where i.document_type = 'invoice' and i.number is not null and i.voided_at is null and i.balance_due = 0
      and settled.paid_on = settled.day and ${matching("i")}
    group by 1`);
