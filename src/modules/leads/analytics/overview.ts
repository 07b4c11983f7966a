import { getter } from "../../../engine/declare/index.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import {
  type AnalyticsContext,
  analyticsMeta,
  analyticsParameters,
  daysOf,
  linksTo,
  READERS,
  readLeadQuery,
  readPeriod,
} from "./analytics-query.ts";
import { numberOf } from "./counted-leads.ts";
import { readOverview } from "./overview-figures.ts";
import { overviewResponse } from "./overview-response.ts";
import { amountPercent, centsOf, winRate } from "./win-figures.ts";

const change = (now: unknown, then: unknown): number | null =>
  now === null || then === null ? null : roundRatio((centsOf(now) - centsOf(then)) * 100n, centsOf(then), 2);

async function run(context: AnalyticsContext) {
  const query = readLeadQuery(context);
  const period = readPeriod(context);
  const found = await readOverview(context, query, period);
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
  question: "How are sales going?",
  description:
    "What was created, won and lost in a period, compared with the period before; what became of the leads created in it; and the open leads now.",
  permissions: READERS,
  parameters: analyticsParameters,
  response: overviewResponse,
  run,
});
