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
    select i.client_id, count(*)::integer as invoices, sum(i.settled_on - i.issue_date)::integer as days
    from invoices i where i.workspace_id = ${fromContext("workspace")}
      and i.settled_on between coalesce(${from}::date, '-infinity') and ${to}::date and ${matching("i")}
    group by 1`);
