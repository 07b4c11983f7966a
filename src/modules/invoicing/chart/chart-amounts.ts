import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { LabelledPeriod, Period } from "../../../platform/figures/calendar-intervals.ts";
import { type InvoiceQuery, isOfClients } from "../analytics/analytics-query.ts";
import { receivedPayments } from "../analytics/payment-groups.ts";
import { reportedAmounts } from "../analytics/reported-amounts.ts";

/** Whether a chart shows amounts without or with tax. */
export const MEASURES = ["net", "total"] as const;
export type Measure = (typeof MEASURES)[number];

/** Amounts of one kind in an interval, by client and currency, as decimal text. */
export interface ChartGroup extends Values {
  /** The place of the interval, from 0. */
  readonly place: number;
  readonly part: "invoiced" | "credited" | "collected";
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

/** Issued documents of a period, one by one. */
function issuedDocuments(work: Work, query: InvoiceQuery, measure: Measure, { from, to }: Period): Sql {
  const own = measure === "net" ? sql`i.net_total` : sql`i.total`;
  const { join, converted } = reportedAmounts(work, query.currency, "issued_into", {
    currency: sql`i.currency`,
    day: sql`i.issue_date`,
    ownRate: sql`i.exchange_rate`,
  });
  return sql`select i.client_id, i.currency, i.issue_date as day, ${own} as own_amount, ${converted(own)} as amount,
      case i.document_type when 'invoice' then 'invoiced' else 'credited' end as part
    from invoices i ${join}
    where i.workspace_id = ${fromContext("workspace")} and i.number is not null and i.voided_at is null
      and i.issue_date between ${from}::date and ${to}::date and ${isOfClients("i", query)}`;
}

/** Adds up what was invoiced, credited and collected in each interval. */
export function loadChartGroups(
  work: Work,
  query: InvoiceQuery,
  measure: Measure,
  intervals: readonly LabelledPeriod[],
): Promise<ChartGroup[]> {
  const period = { from: intervals[0]!.from, to: intervals.at(-1)!.to };
  const starts = intervals.map(({ from }) => from);
  return work.rows<ChartGroup>(sql`select width_bucket(r.day, ${starts}::date[]) - 1 as place, r.part, r.client_id, r.currency,
      r.amount is not null as is_known, count(*)::integer as entries, min(r.day) as first_date, max(r.day) as last_date,
      sum(r.own_amount)::text as own_amount, coalesce(sum(r.amount), 0)::text as amount
    from (${issuedDocuments(work, query, measure, period)}
      union all select received.client_id, received.currency, received.day, received.own_amount, received.amount, 'collected'
      from (${receivedPayments(work, query, period)}) received) r
    group by 1, 2, 3, 4, 5`);
}
