import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { INVOICE_STATUSES, invoiceStatusPlace } from "../invoices/invoice-status.ts";
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

/** The sums over documents that count in the same figures of a report, as decimal text. */
interface DocumentSums extends Values {
  readonly client_id: string;
  readonly document_type: "invoice" | "credit_note";
  readonly currency: string;
  /** Whether they are issued, also if void now, and dated in the period. */
  readonly is_dated: boolean;
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

/** Documents that count in the same figures of a report. */
export interface DocumentGroup extends DocumentSums {
  /** Today's. */
  readonly status: string;
  /** The age of what is open on them; null if nothing is. A credit note has no age. */
  readonly bucket: AgeBucket | "credit" | null;
}

/** The period of a report, and the day on which balances are read. */
export interface DocumentDays {
  readonly period: Period;
  readonly asOf: string;
}

/** The ages by the numbers that the statement gives them. */
const BUCKETS: readonly DocumentGroup["bucket"][] = [null, "credit", ...AGES.map(({ bucket }) => bucket)];

const bucketPlace = (asOf: string): Sql => sql`case when d.own_open <= 0 then 0
  when d.document_type = 'credit_note' then 1
  when d.due_date >= ${asOf}::date then 2
  when d.due_date >= ${asOf}::date - 30 then 3
  when d.due_date >= ${asOf}::date - 60 then 4
  when d.due_date >= ${asOf}::date - 90 then 5
  else 6 end`;

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
      i.due_date, ${invoiceStatusPlace("i")} as status,
      ${isDraft ? raw("false") : sql`i.issue_date between ${period.from}::date and ${period.to}::date`} as is_dated,
      i.net_total as own_net, i.total as own_total, i.balance_due as own_balance, ${open.amount} as own_open,
      ${converted(own("net_total"))} as net, ${converted(own("total"))} as total, ${converted(own("balance_due"))} as balance,
      ${converted(open.amount)} as open
    from invoices i ${open.join} ${join}
    where i.workspace_id = ${fromContext("workspace")} and i.number is ${raw(isDraft ? "null" : "not null")}
      and ${isOfClients("i", query)}`;
}

/** The same with the places of status and age instead of their names. */
interface PlacedGroup extends DocumentSums {
  readonly status: number;
  readonly bucket: number;
}

/**
 * Adds up the documents that a report counts, in groups that count in the same figures. Amounts are rounded for each
 * document, so that sums of any groups agree. The inner statement is not merged with the outer one (`offset 0`): each
 * expression is evaluated once, and the few groups are found without sorting all documents. What is open of most
 * documents is 0, and is not added.
 */
export async function loadDocumentGroups(
  work: Work,
  query: InvoiceQuery,
  days: DocumentDays,
): Promise<DocumentGroup[]> {
  const draft = raw(String(INVOICE_STATUSES.indexOf("draft")));
  const rows = await work.rows<
    PlacedGroup & Values
  >(sql`select d.client_id, d.document_type, d.currency, d.status, d.is_dated,
      ${bucketPlace(days.asOf)} as bucket, d.own_total = 0 or d.total is not null as is_known, count(*)::integer as entries,
      min(d.day) as first_date, max(d.day) as last_date, sum(d.own_net)::text as own_net, sum(d.own_total)::text as own_total,
      coalesce(sum(d.own_open) filter (where d.own_open <> 0), 0)::text as own_open,
      coalesce(sum(d.net), 0)::text as net, coalesce(sum(d.total), 0)::text as total,
      coalesce(sum(d.balance) filter (where d.own_balance <> 0), 0)::text as balance,
      coalesce(sum(d.open) filter (where d.own_open <> 0), 0)::text as open
    from (${documents(work, query, days, "issued")} union all ${documents(work, query, days, "drafts")} offset 0) d
    where d.is_dated or d.own_open > 0 or d.status = ${draft}
    group by 1, 2, 3, 4, 5, 6, 7`);
  return rows.map(({ status, bucket, ...group }) => ({
    ...group,
    status: INVOICE_STATUSES[status]!,
    bucket: BUCKETS[bucket]!,
  }));
}
