import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { INVOICE_STATUSES, invoiceStatusPlace } from "../invoices/invoice-status.ts";
import { type InvoiceQuery, isOfClients } from "./analytics-query.ts";
import { openBalance } from "./open-balances.ts";
import { reportedAmounts, reportedSum } from "./reported-amounts.ts";

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
  /** Whether what is open on them is counted here, and the documents themselves in another group. */
  readonly is_repeated: boolean;
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
  /** Today's; groups of what is open do not distinguish it. */
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

const bucketPlace = (asOf: string): Sql => sql`case when i.document_type = 'credit_note' then 1
  when i.due_date >= ${asOf}::date then 2
  when i.due_date >= ${asOf}::date - 30 then 3
  when i.due_date >= ${asOf}::date - 60 then 4
  when i.due_date >= ${asOf}::date - 90 then 5
  else 6 end`;

/** Documents that a report counts, as SQL over the invoice `i`. */
interface Counted {
  /** Unused in the statement. */
  readonly alias: string;
  readonly where: Sql;
  /** Whether each document has recorded its rate. Only drafts may lack one. */
  readonly isRecorded?: boolean;
}

/** A sum of amounts of the rows `d` in the currency of the report. */
const reported = (name: string, currency: string): Sql =>
  reportedSum({ amount: column("d", name), currency: sql`d.currency`, rate: sql`d.rate` }, currency);

/** What every group has. */
const SHARED = sql`d.client_id, d.document_type, d.currency, d.is_known, count(*)::integer as entries,
  min(d.day) as first_date, max(d.day) as last_date`;

/**
 * Documents one by one with their rates and further values. The statement is not merged with the one around it
 * (`offset 0`): PostgreSQL then expects few groups of plain columns, and finds them without sorting all documents.
 */
function documents(
  work: Work,
  query: InvoiceQuery,
  { alias, where, isRecorded }: Counted,
  more: Sql,
  join = raw(""),
) {
  const day = sql`coalesce(i.issue_date, ${fromContext("today")})`;
  const dated = { currency: sql`i.currency`, day, ownRate: sql`i.exchange_rate` };
  const into = reportedAmounts(work, query.currency, alias, dated, isRecorded);
  return sql`select i.client_id, i.document_type, i.currency, ${day} as day, ${into.rate} as rate, i.total,
      (i.currency = ${query.currency} or i.total = 0 or (${into.rate}) is not null) as is_known, ${more}
    from invoices i ${join} ${into.join}
    where i.workspace_id = ${fromContext("workspace")} and ${isOfClients("i", query)} and ${where} offset 0`;
}

/** The amounts of issued documents of the period, or of drafts, by status. */
function amounts(work: Work, query: InvoiceQuery, counted: Counted, isDated: Sql): Sql {
  const { currency } = query;
  const status = sql`${invoiceStatusPlace("i")} as status, i.net_total, i.balance_due`;
  return sql`select ${SHARED}, d.status, 0 as bucket, ${isDated} as is_dated, false as is_repeated,
      sum(d.net_total)::text as own_net, sum(d.total)::text as own_total, '0' as own_open,
      ${reported("net_total", currency)} as net, ${reported("total", currency)} as total,
      ${reported("balance_due", currency)} as balance, '0' as open
    from (${documents(work, query, counted, status)}) d group by 1, 2, 3, 4, d.status`;
}

/** What is open on issued documents, by age. */
function balances(work: Work, query: InvoiceQuery, { asOf }: DocumentDays, isDated: Sql): Sql {
  const { join, mayBeOpen, amount } = openBalance("i", asOf, work.today, work.workspace.timezone);
  const counted = {
    alias: "open_into",
    where: sql`i.number is not null and i.issue_date <= ${asOf}::date and ${mayBeOpen} and (${amount}) > 0`,
  };
  const open = sql`${bucketPlace(asOf)} as bucket, ${isDated} as is_repeated, ${amount} as open`;
  return sql`select ${SHARED}, ${raw(String(INVOICE_STATUSES.indexOf("issued")))} as status, d.bucket, false as is_dated, d.is_repeated,
      '0' as own_net, sum(d.total)::text as own_total, sum(d.open)::text as own_open,
      '0' as net, '0' as total, '0' as balance, ${reported("open", query.currency)} as open
    from (${documents(work, query, counted, open, join)}) d group by 1, 2, 3, 4, d.bucket, d.is_repeated`;
}

/** The same with the places of status and age instead of their names. */
interface PlacedGroup extends DocumentSums {
  readonly status: number;
  readonly bucket: number;
}

/**
 * Adds up the documents that a report counts, in groups that count in the same figures. Amounts are rounded for each
 * document, so that sums of any groups agree.
 */
export async function loadDocumentGroups(
  work: Work,
  query: InvoiceQuery,
  days: DocumentDays,
): Promise<DocumentGroup[]> {
  const { from, to } = days.period;
  const isDated = sql`i.issue_date between ${from}::date and ${to}::date`;
  const issued = { alias: "dated_into", where: sql`i.number is not null and ${isDated}` };
  const drafts = { alias: "drafts_into", where: sql`i.number is null`, isRecorded: false };
  const rows = await work.rows<PlacedGroup & Values>(sql`${amounts(work, query, issued, raw("true"))}
    union all ${balances(work, query, days, isDated)} union all ${amounts(work, query, drafts, raw("false"))}`);
  return rows.map(({ status, bucket, ...group }) => ({
    ...group,
    status: INVOICE_STATUSES[status]!,
    bucket: BUCKETS[bucket]!,
  }));
}
