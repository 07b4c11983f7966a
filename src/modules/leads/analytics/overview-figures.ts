import { column, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { periodBefore } from "../../../platform/figures/period-before.ts";
import { isOverdue, isStale, nextActivity } from "../leads/lead-figures.ts";
import { type AnalyticsContext, isWithin, type LeadQuery } from "./analytics-query.ts";
import {
  countedLeads,
  countOf,
  middleOf,
  selectUnconverted,
  sortedSeconds,
  sumOf,
  type WithUnconverted,
} from "./counted-leads.ts";
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

/** What happened to leads in a period, as conditions over `lead`. */
const events = (period: Period, suffix = ""): Readonly<Record<string, Sql>> => ({
  [`is_created${suffix}`]: isWithin(column("lead", "created_at"), period),
  [`is_won${suffix}`]: isWithin(column("lead", "won_at"), period),
  [`is_lost${suffix}`]: isWithin(column("lead", "lost_at"), period),
});

/** The count and the amount of each event in the period before. */
const before = (name: string): Sql => {
  const condition = raw(`l.is_${name}_before`);
  return sql`${countOf(condition)} as ${raw(`${name}_count_before`)},
    ${sumOf("amount", condition)} as ${raw(`${name}_amount_before`)}`;
};

/** Reads the figures with one statement. */
export async function readOverview(
  context: AnalyticsContext,
  query: LeadQuery,
  period: Period,
): Promise<OverviewFigures> {
  const [created, won, lost] = [raw("l.is_created"), raw("l.is_won"), raw("l.is_lost")];
  const open = sql`lead.status = 'open'`;
  const leads = countedLeads(context, query, {
    ...events(period),
    ...events(periodBefore(period), "_before"),
    is_open: open,
    is_overdue: isOverdue("lead"),
    is_stale: isStale("lead"),
    is_idle: sql`${open} and ${nextActivity("lead")} is null`,
  });
  const row = await context.work.row<OverviewFigures>(sql`with ${leads}, figures as (select
      ${outcomeColumns(created, won, lost)}, ${pipelineColumns()},
      ${sortedSeconds("created_at", "won_at", won)} as cycles,
      ${countOf(sql`${created} and l.status = 'won'`)} as cohort_won,
      ${countOf(sql`${created} and l.status = 'lost'`)} as cohort_lost,
      ${countOf(raw("l.is_overdue"))} as overdue_count, ${countOf(raw("l.is_stale"))} as stale_count,
      ${countOf(raw("l.is_idle"))} as without_next_activity_count,
      ${before("created")}, ${before("won")}, ${before("lost")}, ${selectUnconverted()} as unconverted
    from l)
    select figures.*, null as cycles, ${middleOf(raw("figures.cycles"))} as median_sales_cycle_days from figures`);
  return row!;
}
