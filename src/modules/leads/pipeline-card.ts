import { addDays, homeCard } from "../../engine/declare/index.ts";
import { fromContext, raw, type Sql, sql } from "../../engine/sql/index.ts";
import { message, type Work } from "../../engine/work/index.ts";
import { READERS } from "./analytics/analytics-query.ts";
import { convertedLeads } from "./analytics/converted-leads.ts";
import { countOf, selectUnconverted, sumOf, type WithUnconverted } from "./analytics/counted-leads.ts";

/** The pipeline is compared with that of so many days ago. */
const DAYS_BACK = 30;

/** What may still be won, for those who read the reports on sales. */
export const pipelineCard = homeCard({
  name: "pipeline",
  title: message`Pipeline`,
  permissions: READERS,
  isOverview: true,
  content: pipeline,
});

interface Totals extends WithUnconverted {
  readonly open_count: number;
  readonly open_amount: string | null;
  readonly count_before: number;
  readonly amount_before: string | null;
}

/**
 * The open leads as `lead-analytics-overview` counts them, and those that were open 30 days ago, with the amounts that
 * they have now. Amounts are null while one of them has no exchange rate. There is no card without any of them.
 */
async function pipeline(work: Work) {
  const currency = work.workspace.baseCurrency;
  const day = addDays(work.today, -DAYS_BACK);
  const sight = work.visibleRows("leads");
  const matching = (alias: string): Sql =>
    sql`${raw(alias)}.workspace_id = ${fromContext("workspace")} and ${sight ? sight(alias) : raw("true")}`;
  const wasOpen = sql`(lead.created_at at time zone 'UTC')::date <= ${day}::date
    and (lead.closed_at is null or (lead.closed_at at time zone 'UTC')::date > ${day}::date)`;
  const leads = convertedLeads(
    { matching },
    { currency, owners: null, sources: null },
    {
      where: sql`(lead.status = 'open' or ${wasOpen})`,
      columns: { is_open: raw("lead.status = 'open'"), was_open: wasOpen },
      weighted: "none",
    },
  );
  const [open, then] = [raw("l.is_open"), raw("l.was_open")];
  const row = await work.row<Totals>(sql`with l as materialized (${leads}) select
      ${countOf(open)} as open_count, ${sumOf("amount", open)} as open_amount,
      ${countOf(then)} as count_before, ${sumOf("amount", then)} as amount_before, ${selectUnconverted()} as unconverted
    from l`);
  const { open_count, open_amount, count_before, amount_before, unconverted } = row!;
  if (open_count === 0 && count_before === 0) return null;
  const known = (amount: string | null): string | null => (unconverted.length > 0 ? null : amount);
  const compared_with = "30_days_ago" as const;
  return {
    figures: [
      { label: message`Open leads`, value: open_count, unit: "leads", before: count_before, compared_with },
      {
        ...{ label: message`Amount`, value: known(open_amount), unit: currency },
        ...{ before: known(amount_before), compared_with },
      },
    ],
  };
}
