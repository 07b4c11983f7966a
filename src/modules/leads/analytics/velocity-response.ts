import type { JsonSchema } from "../../../engine/declare/index.ts";
import { count, links, listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { amount, days, percent } from "./response-shapes.ts";

/** The schema of the response of `lead-velocity`. */
export const velocityResponse: JsonSchema = object({
  opportunity_count: count,
  average_won_amount: amount,
  win_rate: percent,
  average_sales_cycle_days: days,
  velocity_per_day: {
    ...amount,
    description:
      "Open leads x average won amount x win rate / average sales cycle, from the unrounded factors.",
  },
  links: links("open"),
  stages: listOf(
    object({
      stage_id: text,
      name: text,
      completed_count: { ...count, description: "Intervals that ended in the period." },
      completed_leads_count: { ...count, description: "Leads with such an interval." },
      average_days: days,
      median_days: days,
      p90_days: { ...days, description: "Nine of ten intervals were at most as long." },
      open_count: count,
      average_age_days: days,
      oldest_age_days: days,
      stale_count: count,
      links: links("completed", "open", "stale"),
    }),
  ),
});
