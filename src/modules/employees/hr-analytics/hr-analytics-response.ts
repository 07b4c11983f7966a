import type { JsonSchema } from "../../../engine/declare/index.ts";
import { INTERVALS } from "../../../platform/figures/calendar-intervals.ts";
import {
  count,
  links,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";

const change: JsonSchema = { type: "integer" };
const figure = (description: string): JsonSchema => ({ type: "number", minimum: 0, description });
const rate = (description: string): JsonSchema => ({ type: ["number", "null"], minimum: 0, description });
const groups = (description: string): JsonSchema =>
  listOf(
    object({
      id: textOrNull,
      name: text,
      headcount: count,
      joiners: count,
      leavers: count,
      links: links("headcount"),
    }),
    description,
  );

/** The schema of the response of `hr-analytics`. */
export const hrAnalyticsResponse: JsonSchema = object({
  period: object({ from: moment, to: moment, interval: { enum: INTERVALS } }),
  headcount: object({
    opening: count,
    closing: count,
    average: figure("The mean of the opening and the closing headcount."),
    links: links("opening", "closing"),
  }),
  joiners: object({ count, links: links("list") }),
  leavers: object({ count, voluntary: count, links: links("list") }),
  net_change: change,
  turnover_rate: rate("Leavers as a percentage of the average."),
  voluntary_turnover_rate: rate("Leavers who resigned as a percentage of the average."),
  retention_rate: rate("The percentage of the opening headcount that has not left."),
  early_leavers: count,
  average_tenure_years: rate("The mean over the closing headcount, in years of 365.25 days."),
  average_age_years: rate(
    "The mean age in completed years of the closing headcount, without employees who have no birth date.",
  ),
  fte: figure("The weekly hours of the closing headcount in full-time equivalents."),
  managers: count,
  average_direct_reports: rate("The mean number of direct reports per manager."),
  series: listOf(
    object({
      period: { type: "string", examples: ["2026-01", "2026-Q1", "2026"] },
      from: moment,
      to: moment,
      opening: count,
      joiners: count,
      leavers: count,
      closing: count,
      turnover_rate: rate("Leavers as a percentage of the average."),
      links: links("closing"),
    }),
  ),
  by_department: groups("By department; the row with the id null has employees without a department."),
  by_level: groups("By level."),
  by_contract_type: groups("By contract type, whose id is its value."),
  by_work_location: groups("By work location; employees with several locations count in each."),
  by_gender: groups("By gender, whose id is its value."),
});
