import { getter } from "../../../engine/declare/index.ts";
import { column, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { periodBefore } from "../../../platform/figures/period-before.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { isOverdue, isStale, nextActivity } from "../leads/lead-figures.ts";
import {
  type AnalyticsContext,
  analyticsMeta,
  analyticsParameters,
  daysOf,
  isWithin,
  type LeadQuery,
  linksTo,
  READERS,
  readLeadQuery,
  readPeriod,
} from "./analytics-query.ts";
import {
  countedLeads,
  countOf,
  middleOf,
  numberOf,
  selectUnconverted,
  sortedSeconds,
  sumOf,
  type WithUnconverted,
} from "./counted-leads.ts";
import { overviewResponse } from "./overview-response.ts";
import {
  amountPercent,
  centsOf,
  type Outcomes,
  outcomeColumns,
  type Pipeline,
  percentOf,
  pipelineColumns,
  winRate,
} from "./win-figures.ts";

interface Figures extends WithUnconverted, Outcomes, Pipeline {
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
async function read(context: AnalyticsContext, query: LeadQuery, period: Period): Promise<Figures> {
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
  const row = await context.work.row<Figures>(sql`with ${leads}, figures as (select
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

const change = (now: unknown, then: unknown): number | null =>
  now === null || then === null ? null : roundRatio((centsOf(now) - centsOf(then)) * 100n, centsOf(then), 2);

async function run(context: AnalyticsContext) {
  const query = readLeadQuery(context);
  const period = readPeriod(context);
  const found = await read(context, query, period);
  const list = linksTo(context, query);
  const days = daysOf(period);
  const { created_count: created, won_count: won, lost_count: lost } = found;
  const open = created - found.cohort_won - found.cohort_lost;
  const group = (count: number, amount: string | null, links: Record<string, string | null>) => ({
    count,
    amount: numberOf(amount),
    links,
  });
  return {
    data: {
      created: group(created, found.created_amount, { list: list({ created_at: days }) }),
      won: group(won, found.won_amount, { list: list({ won_at: days }) }),
      lost: group(lost, found.lost_amount, { list: list({ lost_at: days }) }),
      win_rate: winRate(won, lost),
      win_rate_by_amount: amountPercent(found.won_amount, [found.won_amount, found.lost_amount]),
      average_won_amount: numberOf(found.average_won_amount),
      average_sales_cycle_days: numberOf(found.average_sales_cycle_days),
      median_sales_cycle_days: numberOf(found.median_sales_cycle_days),
      cohort: {
        ...{ created, won: found.cohort_won, lost: found.cohort_lost, open },
        conversion_rate: percentOf(found.cohort_won, created),
        loss_rate: percentOf(found.cohort_lost, created),
        open_rate: percentOf(open, created),
        links: {
          created: list({ created_at: days }),
          won: list({ created_at: days, status: "won" }),
          lost: list({ created_at: days, status: "lost" }),
          open: list({ created_at: days, status: "open" }),
        },
      },
      pipeline: {
        count: found.open_count,
        amount: numberOf(found.open_amount),
        weighted_amount: numberOf(found.weighted_amount),
        overdue_count: found.overdue_count,
        stale_count: found.stale_count,
        without_next_activity_count: found.without_next_activity_count,
        links: {
          list: list({ status: "open" }),
          overdue: list({ is_overdue: "true" }),
          stale: list({ is_stale: "true" }),
          without_next_activity: list({ status: "open", next_activity_at: "null" }),
        },
      },
      previous: {
        created: { count: found.created_count_before, amount: numberOf(found.created_amount_before) },
        won: { count: found.won_count_before, amount: numberOf(found.won_amount_before) },
        lost: { count: found.lost_count_before, amount: numberOf(found.lost_amount_before) },
        win_rate: winRate(found.won_count_before, found.lost_count_before),
      },
      change: {
        created_count: change(created, found.created_count_before),
        won_count: change(won, found.won_count_before),
        won_amount: change(found.won_amount, found.won_amount_before),
      },
    },
    meta: { ...analyticsMeta(context, query, period), unconverted: found.unconverted },
  };
}

/** What was created, won and lost in a period, what became of its leads, and the open ones. */
export const leadAnalyticsOverview = getter("leads", {
  title: "Overview of leads",
  description:
    "What was created, won and lost in a period, compared with the period before; what became of the leads created in it; and the open leads now.",
  permissions: READERS,
  parameters: analyticsParameters,
  response: overviewResponse,
  run,
});
