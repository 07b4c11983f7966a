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

/** What `working-days` answers. */
export const workingDaysResponse: JsonSchema = object({
  employee_id: text,
  days: listOf(
    object({
      date: moment,
      is_employed: yesOrNo,
      is_working_day: { ...yesOrNo, description: "Worked as a rule, be it a public holiday." },
      full_minutes: { ...count, description: "Of a whole working day; 0 on others." },
      public_holiday_minutes: count,
      leave_minutes: { ...count, description: "Of approved leave." },
      expected_minutes: {
        ...count,
        description: "Each figure is rounded by itself: those of a week are summed before they are rounded.",
      },
      public_holidays: listOf(
        object({ name: text, is_half_day: { ...yesOrNo, description: "The afternoon is free." } }),
      ),
      leave: listOf(
        object({
          holiday_id: { ...textOrNull, description: "The request; null for who does not see it." },
          policy: { ...textOrNull, description: "The kind of leave; null for who does not see the request." },
          leave_type: textOrNull,
          status: { enum: ["pending", "approved"] },
          morning: yesOrNo,
          afternoon: yesOrNo,
          minutes: { type: ["integer", "null"], description: "Of hourly leave, which has no halves." },
        }),
      ),
    }),
  ),
});
