import type { GetterContext } from "../../../../engine/work/index.ts";
import type { Period } from "../../../../platform/figures/calendar-intervals.ts";
import type { WorkingTime } from "../../../leave/index.ts";

/** URLs of the records behind an employee's figures, for the part of the period within the employment. */
export function capacityLinks(
  { link }: Pick<GetterContext, "link">,
  { employeeId, firstDay, lastDay }: WorkingTime,
  period: Period,
): Record<string, string> {
  const from = firstDay > period.from ? firstDay : period.from;
  const to = lastDay !== null && lastDay < period.to ? lastDay : period.to;
  const employee_id = employeeId;
  const date = `${from},${to}`;
  return {
    timesheets: link("timesheets", { employee_id, date, is_running: "false" }),
    holidays: link("holidays", { employee_id, date, status: "approved" }),
    project_assignments: link("project-assignments", { employee_id, effective_on: date }),
  };
}
