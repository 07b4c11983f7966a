import type { JsonSchema } from "../../../engine/declare/index.ts";
import { count, links, object } from "../../../platform/figures/response-shapes.ts";
import { amount, counted, days, percent } from "./response-shapes.ts";

const change: JsonSchema = { type: ["number", "null"], description: "In percent; null from nothing." };

/** The schema of the response of `lead-analytics-overview`. */
export const overviewResponse: JsonSchema = object({
  created: counted("list"),
  won: counted("list"),
  lost: counted("list"),
  win_rate: percent,
  win_rate_by_amount: percent,
  average_won_amount: amount,
  average_sales_cycle_days: days,
  median_sales_cycle_days: days,
  cohort: object({
    created: count,
    won: count,
    lost: count,
    open: count,
    conversion_rate: percent,
    loss_rate: percent,
    open_rate: percent,
    links: links("created", "won", "lost", "open"),
  }),
  pipeline: object({
    count,
    amount,
    weighted_amount: amount,
    overdue_count: count,
    stale_count: count,
    without_next_activity_count: count,
    links: links("list", "overdue", "stale", "without_next_activity"),
  }),
  previous: object({ created: counted(), won: counted(), lost: counted(), win_rate: percent }),
  change: object({ created_count: change, won_count: change, won_amount: change }),
});
