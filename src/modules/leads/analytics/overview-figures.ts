import { column, or, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { periodBefore } from "../../../platform/figures/period-before.ts";
import { type AnalyticsContext, isWithin, type LeadQuery, selectedLeads } from "./analytics-query.ts";
import type { WithUnconverted } from "./counted-leads.ts";
import { leadTally } from "./lead-tally.ts";
import { middleOf } from "./medians.ts";
import { openLeadFigures } from "./open-lead-figures.ts";
import { countOf, selectUnconverted, sumOf } from "./tally-figures.ts";
import { type Outcomes, outcomeColumns, type Pipeline, pipelineColumns } from "./win-figures.ts";

/** The figures of the overview, as the database returns them. */
export interface OverviewFigures extends WithUnconverted, Outcomes, Pipeline {
  readonly median_sales_cycle_days: string | null;
  readonly cohort_won: number;
  readonly cohort_lost: number;
  readonly overdue_count: number;
  readonly stale_count: number;
  readonly without_next_activity_count: number;
  readonly created_count_before: number;
  readonly created_amount_before: string | null;
  readonly won_count_before: number;
  readonly won_amount_before: string | null;
  readonly lost_count_before: number;
  readonly lost_amount_before: string | null;
}

/** The moments of leads that decide what is counted in a period. */
const MOMENTS = ["created_at", "won_at", "lost_at"] as const;

/** In which of two periods a moment of `lead` is: 1 for the first, 2 for the second, null for neither. */
const periodOf = (moment: string, period: Period, before: Period): Sql =>
  sql`case when ${isWithin(column("lead", moment), period)} then 1
    when ${isWithin(column("lead", moment), before)} then 2 end`;

/** The count and the amount of each event in the period before. */
const before = (
  name: string,
  condition: Sql,
): Sql => sql`${countOf(condition)} as ${raw(`${name}_count_before`)},
    ${sumOf("amount", condition)} as ${raw(`${name}_amount_before`)}`;

/** The times from creation to winning in seconds, sorted, of the leads that were won in the period. */
const wonCycles = (context: AnalyticsContext, query: LeadQuery, period: Period): Sql => {
  const cycle = sql`extract(epoch from lead.won_at - lead.created_at)`;
  return sql`select array_agg(${cycle} order by ${cycle}) as cycles from leads lead
    where ${selectedLeads(context, query, "lead")} and ${isWithin(column("lead", "won_at"), period)}`;
};

/** Reads the figures with one statement. */
export async function readOverview(
  context: AnalyticsContext,
  query: LeadQuery,
  period: Period,
): Promise<OverviewFigures> {
  const earlier = periodBefore(period);
  const leads = leadTally(context, query, {
    where: or([
      ...MOMENTS.flatMap((name) => [period, earlier].map((one) => isWithin(column("lead", name), one))),
      sql`lead.status = 'open'`,
    ]),
    keys: {
      status: raw("lead.status"),
      created_in: periodOf("created_at", period, earlier),
      closed_in: periodOf("closed_at", period, earlier),
    },
    isWeighted: true,
  });
  const created = raw("t.created_in = 1");
  const won = raw("t.status = 'won' and t.closed_in = 1");
  const lost = raw("t.status = 'lost' and t.closed_in = 1");
  const row = await context.work.row<OverviewFigures>(sql`with ${leads}, figures as (select
      ${outcomeColumns(created, won, lost)}, ${pipelineColumns()},
      ${countOf(sql`${created} and t.status = 'won'`)} as cohort_won,
      ${countOf(sql`${created} and t.status = 'lost'`)} as cohort_lost,
      ${before("created", raw("t.created_in = 2"))},
      ${before("won", raw("t.status = 'won' and t.closed_in = 2"))},
      ${before("lost", raw("t.status = 'lost' and t.closed_in = 2"))}, ${selectUnconverted()} as unconverted
    from t), open as (${openLeadFigures(context, query)}), won as (${wonCycles(context, query, period)})
    select figures.*, open.*, ${middleOf(raw("won.cycles"))} as median_sales_cycle_days from figures, open, won`);
  return row!;
}
