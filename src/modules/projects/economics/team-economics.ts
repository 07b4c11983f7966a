import { type Figure, isWhole, sumOfFigures, whole } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import type { WorkingTime } from "../../leave/index.ts";
import { workingDaysIn } from "../../leave/index.ts";
import { allocated } from "./allocation.ts";
import type { LoggedTime } from "./logged-time.ts";
import { type ProjectEconomics, type Revenue, type TimeTotals, timeTotals } from "./project-economics.ts";
import type { SelectedProject } from "./selected-projects.ts";

/** The allocated hours of an assignment; days as `YYYY-MM-DD`. */
export interface PlannedTime {
  readonly employee_id: string;
  readonly project_id: string;
  readonly starts_at: string;
  readonly ends_at: string | null;
  /** Weekly hours as a decimal string; null if no hours are allocated. */
  readonly weekly_hours_capacity: string | null;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string | null): string => (b !== null && b < a ? b : a);

/** Weekly hours in whole hundredths. */
const weeklyHundredths = ({ weekly_hours_capacity }: PlannedTime): number =>
  weekly_hours_capacity === null ? 0 : Number(weekly_hours_capacity.replace(".", ""));

/** The minutes that an assignment allocates on working weekdays of the period, rounded once. */
export function plannedMinutes(plan: PlannedTime, time: WorkingTime, period: Days): number {
  const from = later(plan.starts_at, period.from);
  const to = earlier(period.to, plan.ends_at);
  if (from > to) return 0;
  return roundRatio(
    weeklyHundredths(plan) * 60 * workingDaysIn(time, { from, to }),
    time.weekdays.length * 100,
    0,
  )!;
}

/** Whether more weekly hours are allocated on some day of the period than the employee works. */
export function isOverallocated(plans: readonly PlannedTime[], weeklyHours: number, period: Days): boolean {
  // The sum can only rise on the first day of the period or of an assignment.
  const days = [period.from, ...plans.map(({ starts_at }) => later(starts_at, period.from))];
  return days.some((day) => {
    if (day > period.to) return false;
    const covering = plans.filter(({ starts_at, ends_at }) => starts_at <= day && (ends_at ?? day) >= day);
    return covering.reduce((sum, plan) => sum + weeklyHundredths(plan), 0) > weeklyHours * 100;
  });
}

/** Labour revenue of several projects by employee, and the part that belongs to nobody. */
export interface LabourRevenue {
  readonly byEmployee: ReadonlyMap<string, Figure>;
  /** The fees of projects on which nobody worked. */
  readonly unallocated: readonly { readonly project: SelectedProject; readonly revenue: Figure }[];
}

const shareWeights = (people: readonly LoggedTime[], weight: (one: LoggedTime) => bigint) =>
  people.map((one) => ({ id: one.employeeId, weight: weight(one) }));

/** Revenue that is allocated to employees on projects not billed by time: all but expenses and manual lines. */
const labourFees = ({ fees, overage, revenue_share }: Revenue): Figure =>
  sumOfFigures([fees, overage, revenue_share]);

/**
 * The revenue of a project by employee: the value of their own time if it is billed by time, otherwise the fees,
 * allocated by the value of time, or by minutes if no time has a value. If the fees or the value of anybody's time are
 * unknown, so are all shares.
 */
function sharesOf({ project, people, earned }: ProjectEconomics): Map<string, Figure> | null {
  if (project.billing_model === "time_and_materials")
    return new Map(people.map(({ employeeId, value }) => [employeeId, value]));
  const fees = labourFees(earned);
  if (people.length === 0) return null;
  // If there are no fees, all shares are 0, even if the value of time is unknown.
  if (isWhole(fees) && fees.known === 0n) return new Map(people.map(({ employeeId }) => [employeeId, fees]));
  const { causes } = sumOfFigures([fees, ...people.map(({ value }) => value)]);
  if (causes.length > 0) return new Map(people.map(({ employeeId }) => [employeeId, { known: 0n, causes }]));
  const shares =
    allocated(
      fees.known,
      shareWeights(people, ({ value }) => value.known),
    ) ??
    allocated(
      fees.known,
      shareWeights(people, ({ worked }) => BigInt(worked)),
    );
  return shares && new Map([...shares].map(([id, share]) => [id, whole(share)]));
}

export function labourRevenue(projects: readonly ProjectEconomics[]): LabourRevenue {
  const byEmployee = new Map<string, Figure>();
  const unallocated: { project: SelectedProject; revenue: Figure }[] = [];
  for (const one of projects) {
    const shares = sharesOf(one);
    if (shares === null) unallocated.push({ project: one.project, revenue: labourFees(one.earned) });
    for (const [id, share] of shares ?? [])
      byEmployee.set(id, sumOfFigures([byEmployee.get(id) ?? whole(0n), share]));
  }
  return { byEmployee, unallocated };
}

/** The time of one employee on the selected projects. */
export interface PersonTime {
  readonly time: TimeTotals;
  /** The projects on which the employee has time. */
  readonly projectIds: readonly string[];
}

export function timeByPerson(projects: readonly ProjectEconomics[]): Map<string, PersonTime> {
  const parts = grouped(
    projects.flatMap(({ people }) => people),
    ({ employeeId }) => employeeId,
  );
  return new Map(
    [...parts].map(([id, own]) => [
      id,
      { time: timeTotals(own), projectIds: own.map(({ projectId }) => projectId) },
    ]),
  );
}
