import type { JsonSchema } from "../../../engine/declare/index.ts";
import { count, links, listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { SOURCES } from "../candidates/candidate-fields.ts";

/** A percentage, 0 to 100, with 2 decimals; null of nothing. */
const percent: JsonSchema = { type: ["number", "null"], minimum: 0, maximum: 100 };
/** Days with 2 decimals; null of nothing. */
const days: JsonSchema = { type: ["number", "null"], minimum: 0 };

/** The response of the report on hiring. */
export const analyticsResponse = object({
  applied_count: count,
  hired_count: count,
  rejected_count: count,
  withdrawn_count: count,
  links: links("applied", "hired", "rejected", "withdrawn"),
  cohort: object({
    applied: count,
    hired: count,
    rejected: count,
    withdrawn: count,
    active: count,
    hire_rate: percent,
    links: links("applied", "hired", "rejected", "withdrawn", "active"),
  }),
  average_time_to_hire_days: { ...days, description: "Of those hired in the period, from the application." },
  average_time_to_fill_days: {
    ...days,
    description: "Of those hired in the period for a job, from the day on which the job was first opened.",
  },
  funnel: listOf(
    object({
      stage_id: text,
      name: text,
      reached_count: { ...count, description: "Hired, or as far as this stage or further." },
      active_count: count,
      rejected_count: count,
      withdrawn_count: count,
      conversion_from_previous: percent,
      conversion_from_start: percent,
      average_days: {
        ...days,
        description: "The mean time of a candidate in the stage, in completed intervals.",
      },
      links: links("reached", "active", "rejected", "withdrawn"),
    }),
    "The stages that are not archived, of those who applied in the period.",
  ),
  sources: listOf(
    object({
      source: { ...text, enum: [...SOURCES] },
      applied: count,
      hired: count,
      hire_rate: percent,
      links: links("applied", "hired"),
    }),
  ),
  rejection_reasons: listOf(
    object({ reason: text, label: text, count, share: percent, links: links("list") }),
  ),
  open_jobs: object({
    jobs_count: count,
    openings: count,
    hired: count,
    remaining: count,
    links: links("list"),
  }),
});
