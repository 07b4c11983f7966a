import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { invoiceStatus } from "../invoices/invoice-status.ts";
import { type InvoiceQuery, isOfClients } from "./analytics-query.ts";
import { openBalance } from "./open-balances.ts";
import { reportedAmounts } from "./reported-amounts.ts";

/** The ages of open balances: days after the due date, both ends included; null: without an end. */
export const AGES = [
  { bucket: "current", from_days: null, to_days: 0 },
  { bucket: "1_30", from_days: 1, to_days: 30 },
  { bucket: "31_60", from_days: 31, to_days: 60 },
  { bucket: "61_90", from_days: 61, to_days: 90 },
  { bucket: "over_90", from_days: 91, to_days: null },
] as const;

export type AgeBucket = (typeof AGES)[number]["bucket"];

/** Documents that count in the same figures of a report, with the sums of their amounts as decimal text. */
export interface DocumentGroup extends Values {
  readonly client_id: string;
  readonly document_type: "invoice" | "credit_note";
  readonly currency: string;
  /** Today's. */
  readonly status: string;
  /** Whether they are issued, also if void now, and dated in the period. */
  readonly is_dated: boolean;
  /** The age of what is open on them; null if nothing is. A credit note has no age. */
  readonly bucket: AgeBucket | "credit" | null;
  /** Whether their amounts could be converted. */
  readonly is_known: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  /** In their own currency. */
  readonly own_net: string;
  readonly own_total: string;
  readonly own_open: string;
  /** In the currency of the report; 0 if they could not be converted. */
  readonly net: string;
  readonly total: string;
  readonly balance: string;
  readonly open: string;
}

/** The period of a report, and the day on which balances are read. */
export interface DocumentDays {
  readonly period: Period;
  readonly asOf: string;
}

const bucketOf = (asOf: string): Sql => sql`case when d.own_open <= 0 then null
  when d.document_type = 'credit_note' then 'credit'
  when d.due_date >= ${asOf}::date then 'current'
  when d.due_date >= ${asOf}::date - 30 then '1_30'
  when d.due_date >= ${asOf}::date - 60 then '31_60'
  when d.due_date >= ${asOf}::date - 90 then '61_90'
  else 'over_90' end`;

/** Drafts, or issued documents, one by one with their amounts. Only drafts may lack a rate of their own. */
function documents(
  work: Work,
  query: InvoiceQuery,
  { period, asOf }: DocumentDays,
  which: "drafts" | "issued",
): Sql {
  const isDraft = which === "drafts";
  const { today, workspace } = work;
  const own = (name: string): Sql => column("i", name);
  const { join, converted } = reportedAmounts(
    work,
    query.currency,
    `${which}_into`,
    {
      currency: own("currency"),
      day: isDraft ? sql`coalesce(i.issue_date, ${fromContext("today")})` : own("issue_date"),
      ownRate: own("exchange_rate"),
    },
    !isDraft,
  );
  const open = isDraft
    ? { join: raw(""), amount: raw("0::numeric") }
    : openBalance("i", asOf, today, workspace.timezone);
  return sql`select i.client_id, i.document_type, i.currency, coalesce(i.issue_date, ${fromContext("today")}) as day,
      i.due_date, ${invoiceStatus("i")} as status,
      ${isDraft ? raw("false") : sql`i.issue_date between ${period.from}::date and ${period.to}::date`} as is_dated,
      i.net_total as own_net, i.total as own_total, i.balance_due as own_balance, ${open.amount} as own_open,
      ${converted(own("net_total"))} as net, ${converted(own("total"))} as total, ${converted(own("balance_due"))} as balance,
      ${converted(open.amount)} as open
    from invoices i ${open.join} ${join}
    where i.workspace_id = ${fromContext("workspace")} and i.number is ${raw(isDraft ? "null" : "not null")}
      and ${isOfClients("i", query)}`;
}

/**
 * Adds up the documents that a report counts, in groups that count in the same figures. Amounts are rounded for each
 * document, so that sums of any groups agree.
 */
export const loadDocumentGroups = (
  work: Work,
  query: InvoiceQuery,
  days: DocumentDays,
): Promise<DocumentGroup[]> =>
  work.rows<DocumentGroup>(sql`select d.client_id, d.document_type, d.currency, d.status, d.is_dated,
      ${bucketOf(days.asOf)} as bucket, d.own_total = 0 or d.total is not null as is_known, count(*)::integer as entries,
      min(d.day) as first_date, max(d.day) as last_date, sum(d.own_net)::text as own_net, sum(d.own_total)::text as own_total,
      sum(d.own_open)::text as own_open, coalesce(sum(d.net), 0)::text as net, coalesce(sum(d.total), 0)::text as total,
      coalesce(sum(d.balance), 0)::text as balance, coalesce(sum(d.open), 0)::text as open
    from (${documents(work, query, days, "issued")} union all ${documents(work, query, days, "drafts")}) d
    where d.is_dated or d.own_open > 0 or d.status = 'draft'
    group by 1, 2, 3, 4, 5, 6, 7`);
