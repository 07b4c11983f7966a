import { fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { LabelledPeriod, Period } from "../../../platform/figures/calendar-intervals.ts";
import { type InvoiceQuery, isOfClients } from "../analytics/analytics-query.ts";
import { isKnown, receivedPayments, sumsOfAmounts } from "../analytics/payment-groups.ts";
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

/** Issued documents of a period, one by one with their rates. */
function issuedDocuments(work: Work, query: InvoiceQuery, measure: Measure, { from, to }: Period): Sql {
  const { join, rate } = reportedAmounts(work, query.currency, "issued_into", {
    currency: sql`i.currency`,
    day: sql`i.issue_date`,
    ownRate: sql`i.exchange_rate`,
  });
  return sql`select i.client_id, i.currency, i.issue_date as day, ${rate} as rate,
      ${measure === "net" ? sql`i.net_total` : sql`i.total`} as amount,
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
  const groups = (rows: Sql, part: Sql): Sql => sql`
    select width_bucket(d.day, ${starts}::date[]) - 1 as place, ${part} as part, d.client_id, d.currency,
      ${isKnown(query)} as is_known, ${sumsOfAmounts(query)}
    from (${rows}) d group by 1, 2, 3, 4, 5`;
  const documents = groups(issuedDocuments(work, query, measure, period), sql`d.part`);
  const payments = groups(receivedPayments(work, query, period), raw("'collected'"));
  return work.rows<ChartGroup>(sql`${documents} union all ${payments}`);
}
