import { homeCard } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import type { Work } from "../../engine/work/index.ts";
import { monthBefore } from "../../platform/figures/calendar-intervals.ts";
import { capacityMinutes, sumOfMinutes } from "./reports/capacity/capacity.ts";
import { loadCapacityFacts, loadEmployees, loadTrackedMinutes } from "./reports/capacity/load-capacity.ts";
import { shownCapacity } from "./reports/capacity/shown-capacity.ts";

const EVERYBODY = {
  ...{ employee_id: undefined, position_id: undefined, level_id: undefined, direction_id: undefined },
  ...{ department_id: undefined, manager_employee_id: undefined, project_id: undefined },
};

/** How much of what people could work they tracked, for those who read the reports on time. */
export const utilizationCard = homeCard({
  name: "utilization",
  title: "Utilization",
  permissions: ["view-reports-time"],
  content: utilization,
});

/** The totals of `employee-capacity` for the last full month, compared with those of the month before. */
async function utilization(work: Work) {
  const last = monthBefore(work.today);
  const months = [last, monthBefore(last.from)] as const;
  const period = { from: months[1].from, to: last.to };
  const matching = sql`e.workspace_id = ${fromContext("workspace")}`;
  const ids = (await loadEmployees(work, matching, EVERYBODY, period)).map(({ id }) => id);
  const factsOf = await loadCapacityFacts(work, ids, period);
  const tracked = await loadTrackedMinutes(work, ids, months);
  // Who was employed in only one of the months adds nothing to the other.
  const [now, before] = months.map((month, index) =>
    shownCapacity(
      sumOfMinutes(ids.map((id) => capacityMinutes(factsOf.get(id)!, month, tracked(id, index)))),
    ),
  ) as [ReturnType<typeof shownCapacity>, ReturnType<typeof shownCapacity>];
  if (now.tracked_hours === 0 && before.tracked_hours === 0) return null;
  const figure = (label: string, name: "utilization_percent" | "billable_utilization_percent") => ({
    ...{ label, unit: "percent" },
    value: textOf(now[name]),
    before: textOf(before[name]),
  });
  return {
    figures: [
      figure("Tracked last month", "utilization_percent"),
      figure("Billable last month", "billable_utilization_percent"),
    ],
  };
}

const textOf = (percent: number | null): string | null => (percent === null ? null : String(percent));
