import type { JsonSchema } from "../../../engine/declare/index.ts";
import {
  count,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";

const yesOrNo: JsonSchema = { type: "boolean" };

/** The schema of the response of `working-days`. */
export const workingDaysResponse: JsonSchema = object({
  employee_id: text,
  days: listOf(
    object({
      date: moment,
      is_employed: yesOrNo,
      is_working_day: {
        ...yesOrNo,
        description: "Whether the employee usually works on it, even if it is a public holiday.",
      },
      full_minutes: { ...count, description: "The minutes of a full working day; 0 on other days." },
      public_holiday_minutes: count,
      leave_minutes: { ...count, description: "The minutes of approved leave." },
      expected_minutes: {
        ...count,
        description:
          "Each figure is rounded by itself. The figures of a week are sums of exact minutes that are rounded once.",
      },
      public_holidays: listOf(
        object({
          name: text,
          is_half_day: { ...yesOrNo, description: "Whether only the afternoon is free." },
        }),
      ),
      leave: listOf(
        object({
          holiday_id: {
            ...textOrNull,
            description: "The id of the leave request; null for callers who cannot see it.",
          },
          policy: {
            ...textOrNull,
            description: "The leave type; null for callers who cannot see the request.",
          },
          leave_type: textOrNull,
          status: { enum: ["pending", "approved"] },
          morning: yesOrNo,
          afternoon: yesOrNo,
          minutes: {
            type: ["integer", "null"],
            description: "The minutes of hourly leave, which has no half days.",
          },
        }),
      ),
    }),
  ),
});
