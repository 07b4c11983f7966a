import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

const AT_ONCE = 500;

/**
 * A condition for workspaces `w` with an invoice that has become overdue and was not reported, at the moment in the first
 * parameter of the statement.
 */
export const HAS_NEWLY_OVERDUE = `exists (select from invoices i where i.workspace_id = w.id and i.number is not null
  and i.voided_at is null and i.balance_due > 0 and i.overdue_reported_at is null and i.document_type = 'invoice'
  and i.due_date < ($1::timestamptz at time zone w.timezone)::date)`;

/**
 * Raises the event of invoices that have become overdue, once for each. The mark and the event are stored in one
 * transaction, so a process that dies leaves both or neither. An invoice that another transaction is writing is left to
 * the next run. Returns how many there were, at most 500.
 */
export async function raiseOverdueInvoices(work: Work): Promise<number> {
  const overdue = await work.rows<{ id: string; number: string }>(sql`update invoices reported
    set overdue_reported_at = ${fromContext("now")}
    from (select i.id from invoices i where i.workspace_id = ${fromContext("workspace")} and i.number is not null
        and i.voided_at is null and i.balance_due > 0 and i.overdue_reported_at is null and i.document_type = 'invoice'
        and i.due_date < ${fromContext("today")}
      order by i.due_date, i.id limit ${AT_ONCE}::integer for update skip locked) late
    where reported.workspace_id = ${fromContext("workspace")} and reported.id = late.id
    returning reported.id, reported.number`);
  for (const { id, number } of overdue)
    work.journal.happened("invoices.overdue", {
      resource_type: "invoices",
      resource_id: id,
      resource_label: number,
    });
  return overdue.length;
}
