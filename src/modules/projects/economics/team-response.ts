import { leftOutShapes, unknownShape } from "../../../platform/figures/figure-shapes.ts";
import { count, links, listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { hours, minutes, money, orFile, percent, shownTo } from "./report-shapes.ts";

const workShape = {
  worked_minutes: minutes,
  billable_percent: percent,
  capacity_minutes: minutes,
  utilization_percent: percent,
};
const moneyShape = {
  value: money,
  revenue: money,
  labour_cost: money,
  contribution: money,
  margin_percent: percent,
};

const rowShape = {
  projects: count,
  worked_hours: hours,
  billable_minutes: minutes,
  ...workShape,
  overallocated: { type: "boolean" } as const,
  ...moneyShape,
  average_billed_rate: money,
  average_cost_rate: money,
};

/** The sort keys of rows. */
export const TEAM_SORTED_BY = ["name", ...Object.keys(rowShape)];

export const teamResponse = orFile(
  object({
    totals: shownTo(
      { ...workShape, ...moneyShape, unallocated_revenue: money, ...leftOutShapes },
      Object.keys(workShape),
    ),
    rows: listOf(
      shownTo(
        {
          ...{ employee_id: text, name: text, ...rowShape },
          unknown: unknownShape,
          links: links("time", "expenses", "invoice_lines"),
        },
        ["employee_id", "name", ...Object.keys(workShape), "unknown"],
      ),
    ),
  }),
);
