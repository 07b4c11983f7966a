import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type InvoiceQuery, isOfClients } from "./analytics-query.ts";
import { reportedAmounts, reportedSum } from "./reported-amounts.ts";

/** Money received from a client in a currency, without refunds; amounts as decimal text. */
export interface PaymentGroup extends Values {
  readonly client_id: string;
  readonly currency: string;
  readonly is_known: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  readonly own_amount: string;
  /** In the currency of the report; 0 if it could not be converted. */
  readonly amount: string;
}

/** The payments of a period that move money, one by one with their rates; refunds are negative. */
export function receivedPayments(work: Work, query: InvoiceQuery, { from, to }: Period): Sql {
  const { join, rate } = reportedAmounts(work, query.currency, "payment_into", {
    currency: sql`p.currency`,
    day: sql`p.paid_at`,
    ownRate: sql`p.exchange_rate`,
  });
  return sql`select p.client_id, p.currency, p.paid_at as day, ${rate} as rate,
      case when refunded.id is null then p.amount else -p.amount end as amount
    from invoice_payments p
    left join invoices refunded on refunded.workspace_id = p.workspace_id and refunded.id = p.invoice_id
      and refunded.credited_invoice_id is not null
    ${join}
    where p.workspace_id = ${fromContext("workspace")} and p.method <> 'credit_note'
      and p.paid_at between ${from}::date and ${to}::date and ${isOfClients("p", query)}`;
}

/** Sums of amounts with their rates, as every group of a report has them. `d` are rows of one currency. */
export const sumsOfAmounts = ({ currency }: InvoiceQuery): Sql =>
  sql`count(*)::integer as entries, min(d.day) as first_date, max(d.day) as last_date, sum(d.amount)::text as own_amount,
    ${reportedSum({ amount: sql`d.amount`, currency: sql`d.currency`, rate: sql`d.rate` }, currency)} as amount`;

/** Whether the amount of a row could be converted. */
export const isKnown = ({ currency }: InvoiceQuery): Sql =>
  sql`(d.currency = ${currency} or d.rate is not null)`;

/** Adds up the money that was received in a period, by client and currency. */
export const loadPaymentGroups = (work: Work, query: InvoiceQuery, period: Period): Promise<PaymentGroup[]> =>
  work.rows<PaymentGroup>(sql`select d.client_id, d.currency, ${isKnown(query)} as is_known, ${sumsOfAmounts(query)}
    from (${receivedPayments(work, query, period)}) d group by 1, 2, 3`);
