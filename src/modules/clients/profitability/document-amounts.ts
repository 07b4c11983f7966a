import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { openBalance, reportedAmounts } from "../../invoicing/index.ts";
import type { EconomicsQuery } from "../../projects/index.ts";
import { hasLineOf, isDated, isOfClients, isOfProjects } from "./selected-records.ts";

/** The request, and the projects that it selects; null if it covers clients as a whole. */
export interface DocumentQuery extends Pick<EconomicsQuery, "period" | "currency" | "clientIds"> {
  readonly projectIds: readonly string[] | null;
}

/** The parts of the amounts on issued documents that `documentAmounts` distinguishes. */
export type DocumentPart = "line_of_project" | "line" | "payment" | "due_later" | "overdue";

/** Lines of issued documents of the period, without tax and after discounts; those of credit notes are negative. */
const lines = ({ period, clientIds, projectIds }: DocumentQuery): Sql =>
  sql`select i.client_id, case when l.project_id is null then 'line' else 'line_of_project' end as part,
      i.currency, i.issue_date as day, i.exchange_rate as own_rate,
      (l.net_amount - l.discount_share) * case i.document_type when 'credit_note' then -1 else 1 end as amount
    from invoice_lines l join invoices i on i.workspace_id = l.workspace_id and i.id = l.invoice_id
    where l.workspace_id = ${fromContext("workspace")} and i.number is not null and i.voided_at is null
      and ${isDated(sql`i.issue_date`, period)} and ${isOfClients("i", clientIds)} and ${isOfProjects("l", projectIds)}`;

/** Money received in the period, tax included; refunds of credit notes are negative. */
const payments = ({ period, clientIds, projectIds }: DocumentQuery): Sql =>
  sql`select p.client_id, 'payment'::text as part, p.currency, p.paid_at as day, p.exchange_rate as own_rate,
      p.amount * case paid.document_type when 'credit_note' then -1 else 1 end as amount
    from invoice_payments p join invoices paid on paid.workspace_id = p.workspace_id and paid.id = p.invoice_id
    where p.workspace_id = ${fromContext("workspace")} and p.method <> 'credit_note'
      and ${isDated(sql`p.paid_at`, period)} and ${isOfClients("p", clientIds)} and ${hasLineOf("paid", projectIds)}`;

/** What was open on invoices at the end of a day, as `openBalance` says. */
function balances(work: Work, day: string, { clientIds, projectIds }: DocumentQuery): Sql {
  const { join, amount } = openBalance("i", day, work.today, work.workspace.timezone);
  return sql`select i.client_id, case when i.due_date < ${day}::date then 'overdue' else 'due_later' end as part,
      i.currency, i.issue_date as day, i.exchange_rate as own_rate, ${amount} as amount
    from invoices i ${join}
    where i.workspace_id = ${fromContext("workspace")} and i.document_type = 'invoice' and i.number is not null
      and ${amount} > 0 and ${isOfClients("i", clientIds)} and ${hasLineOf("i", projectIds)}`;
}

/**
 * The amounts on issued documents for `loadClientSums`, with a `DocumentPart` as the part: lines and payments of the
 * period, and balances at its end, today at most. Each amount is converted and rounded once: into the workspace's currency
 * at the rate that the document or the payment has recorded, and into any other at the rate of its day (rule R7).
 */
export function documentAmounts(work: Work, query: DocumentQuery): Sql {
  const { currency, period } = query;
  const lastDay = period.to < work.today ? period.to : work.today;
  const { join, converted } = reportedAmounts(work, currency, "document_into", {
    currency: sql`a.currency`,
    day: sql`a.day`,
    ownRate: sql`a.own_rate`,
  });
  return sql`select a.client_id, a.part, a.currency, a.day, a.amount, ${converted(sql`a.amount`)} as converted
    from (${lines(query)} union all ${payments(query)} union all ${balances(work, lastDay, query)}) a ${join}`;
}
