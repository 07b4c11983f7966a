import type { JsonSchema } from "../../../../engine/declare/index.ts";
import { count, links, listOf, moment, object, text } from "../../../../platform/figures/response-shapes.ts";

const hours = (description: string): JsonSchema => ({ type: "number", minimum: 0, description });
const percent = (description: string): JsonSchema => ({
  type: ["number", "null"],
  minimum: 0,
  description: `${description} Null if there is no capacity.`,
});

const FIGURES: Record<string, JsonSchema> = {
  gross_capacity_hours: hours("The working days multiplied by the daily share of the weekly hours."),
  public_holiday_hours: hours("The part lost to public holidays."),
  leave_hours: hours("The part lost to approved leave, paid or unpaid."),
  capacity_hours: hours("The gross capacity less public holidays and leave."),
  allocated_hours: hours("The time allocated to projects by assignments."),
  free_hours: { type: "number", description: "The capacity that is not allocated; negative if overbooked." },
  tracked_hours: hours("The worked time of recorded entries."),
  billable_hours: hours("The part of the tracked time on billable entries."),
  overtime_hours: hours("The tracked time above capacity."),
  allocation_percent: percent("Allocated time as a percentage of capacity."),
  utilization_percent: percent("Tracked time as a percentage of capacity."),
  billable_utilization_percent: percent("Billable time as a percentage of capacity."),
};

const workingDays: JsonSchema = {
  ...count,
  description: "The number of dates on working weekdays, including public holidays.",
};

const row = object({
  employee_id: text,
  name: text,
  weekly_hours_capacity: count,
  working_days: workingDays,
  ...FIGURES,
  links: links("timesheets", "holidays", "project_assignments"),
});

const periods = listOf(
  object({ from: moment, to: moment, working_days: workingDays, ...FIGURES }),
  "With `interval=week` or `interval=month`, the figures of each interval within the requested period.",
);

const totals = object({ employees: count, ...FIGURES });

const periodsOfAll = listOf(
  object({ from: moment, to: moment, ...FIGURES }),
  "With an interval, the totals of each interval within the requested period.",
);

/** The schema of the response of `employee-capacity`. */
export const capacityResponse: JsonSchema = object({
  from: moment,
  to: moment,
  employees: listOf({ ...row, properties: { ...(row.properties as object), periods } }, "Sorted by name."),
  totals: {
    ...totals,
    properties: { ...(totals.properties as object), periods: periodsOfAll },
    description: "The totals of all employees on all pages.",
  },
});
