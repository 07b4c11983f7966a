import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";

/** What is open on documents at the end of a day, as parts of a statement over `invoices`. */
export interface OpenBalance {
  /** Follows the FROM clause that contains the document. */
  readonly join: Sql;
  /** A condition that holds for every document of which something was open, and is checked faster than the amount. */
  readonly mayBeOpen: Sql;
  /** The open amount in the currency of the document; 0 for what did not count on that day. */
  readonly amount: Sql;
}

/** Payments after a day by the document that they settle; one that applies a credit note settles both. */
const laterPayments = (day: string): Sql => sql`(
  select settled.document_id, sum(settled.amount) as amount from (
    select p.invoice_id as document_id, p.amount from invoice_payments p
    where p.workspace_id = ${fromContext("workspace")} and p.paid_at > ${day}::date
    union all
    select p.credit_note_id, p.amount from invoice_payments p
    where p.workspace_id = ${fromContext("workspace")} and p.paid_at > ${day}::date and p.credit_note_id is not null) settled
  group by 1)`;

/**
 * The open balance of issued documents at the end of a day, tax included: payments and credit dated later had not been
 * booked, and a document that was voided later was still open.
 * @param alias of `invoices`
 * @param day `YYYY-MM-DD`
 * @param today of the workspace, after which nothing can be dated
 */
export function openBalance(alias: string, day: string, today: string, timezone: string): OpenBalance {
  const of = (name: string): Sql => column(alias, name);
  const isPast = day < today;
  const later = isPast ? sql` + coalesce(later.amount, 0)` : raw("");
  return {
    join: isPast ? sql`left join ${laterPayments(day)} later on later.document_id = ${of("id")}` : raw(""),
    mayBeOpen: isPast
      ? sql`(${of("balance_due")} > 0 or later.amount > 0 or ${of("voided_at")} is not null)`
      : sql`${of("balance_due")} > 0`,
    amount: sql`case when ${of("number")} is not null and ${of("issue_date")} <= ${day}::date
        and (${of("voided_at")} is null or (${of("voided_at")} at time zone ${timezone}::text)::date > ${day}::date)
      then ${of("total")} - ${of("paid_total")} - ${of("credited_total")}${later} else 0 end`,
  };
}
