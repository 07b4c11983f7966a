import type { JsonSchema } from "../../../engine/declare/index.ts";
import { count, links, listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { amount } from "./response-shapes.ts";

const open = { open_count: count, open_amount: amount, weighted_amount: amount };
const won = { won_count: count, won_amount: amount };
const stages = listOf(object({ stage_id: text, name: text, ...open }));
const bucket = (description: string): JsonSchema => ({
  ...object({ ...open, stages, links: links("open") }),
  description,
});

/** The schema of the response of `lead-forecast`. */
export const forecastResponse: JsonSchema = object({
  intervals: listOf(
    object({
      label: { type: "string", examples: ["2026-04", "2026-Q2"] },
      from: moment,
      to: moment,
      ...open,
      ...won,
      stages,
      forecast_amount: { ...amount, description: "What was won and the weighted amount of the open leads." },
      best_case_amount: { ...amount, description: "What was won and the whole amount of the open leads." },
      links: links("open", "won"),
    }),
  ),
  overdue: bucket("Open leads that were expected to close before today."),
  later: bucket("Open leads that are expected to close outside the intervals."),
  undated: bucket("Open leads without an expected date."),
  total: object({ ...open, ...won }),
});
