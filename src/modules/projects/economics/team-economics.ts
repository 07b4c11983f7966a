import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import type { WorkingTime } from "../../leave/index.ts";
import { workingDaysIn } from "../../leave/index.ts";
import { allocated } from "./allocation.ts";
import type { LoggedTime } from "./logged-time.ts";
import { type ProjectEconomics, type Revenue, type TimeTotals, timeTotals } from "./project-economics.ts";

/** An assignment as far as capacity goes; days as `YYYY-MM-DD`. */
export interface PlannedTime {
  readonly employee_id: string;
  readonly project_id: string;
  readonly starts_at: string;
  readonly ends_at: string | null;
  /** Hours a week, a decimal text; null: not planned. */
  readonly weekly_hours_capacity: string | null;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string | null): string => (b !== null && b < a ? b : a);

/** Hours a week in whole hundredths. */
const weeklyHundredths = ({ weekly_hours_capacity }: PlannedTime): number =>
  weekly_hours_capacity === null ? 0 : Number(weekly_hours_capacity.replace(".", ""));

/** Minutes planned by an assignment on the working weekdays of the period that it covers, rounded once. */
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

/** Whether on some day of the period more hours a week are planned than the employee has. */
export function isOverallocated(plans: readonly PlannedTime[], weeklyHours: number, period: Days): boolean {
  // The sum only rises where some assignment begins, or with the period.
  const days = [period.from, ...plans.map(({ starts_at }) => later(starts_at, period.from))];
  return days.some((day) => {
    if (day > period.to) return false;
    const covering = plans.filter(({ starts_at, ends_at }) => starts_at <= day && (ends_at ?? day) >= day);
    return covering.reduce((sum, plan) => sum + weeklyHundredths(plan), 0) > weeklyHours * 100;
  });
}

/** Labour revenue of several projects by employee, in whole hundredths, and what nobody's work brought. */
export interface LabourRevenue {
  readonly byEmployee: ReadonlyMap<string, bigint>;
  readonly unallocated: bigint;
}

const shareWeights = (people: readonly LoggedTime[], weight: (one: LoggedTime) => bigint) =>
  people.map((one) => ({ id: one.employeeId, weight: weight(one) }));

/** What is earned by people's work where it is not billed by time; manual lines and expenses are left out. */
const labourFees = ({ fees, overage, revenue_share }: Revenue): bigint => fees + overage + revenue_share;

/** What a project's people brought: billed by time each their own, else the fees shared by value, or by minutes. */
function sharesOf({ project, people, earned }: ProjectEconomics): Map<string, bigint> | null {
  if (project.billing_model === "time_and_materials")
    return new Map(people.map(({ employeeId, value }) => [employeeId, value]));
  const amount = earned.fees + earned.overage + earned.revenue_share;
  return (
    allocated(
      amount,
      shareWeights(people, ({ value }) => value),
    ) ??
    allocated(
      amount,
      shareWeights(people, ({ worked }) => BigInt(worked)),
    )
  );
}

export function labourRevenue(projects: readonly ProjectEconomics[]): LabourRevenue {
  const byEmployee = new Map<string, bigint>();
  let unallocated = 0n;
  for (const one of projects) {
    const shares = sharesOf(one);
    if (shares === null) unallocated += labourFees(one.earned);
    for (const [id, share] of shares ?? []) byEmployee.set(id, (byEmployee.get(id) ?? 0n) + share);
  }
  return { byEmployee, unallocated };
}

/** What somebody did on the selected projects. */
export interface PersonTime {
  readonly time: TimeTotals;
  /** Projects with time. */
  readonly projectIds: readonly string[];
}

export function timeByPerson(projects: readonly ProjectEconomics[]): Map<string, PersonTime> {
  const parts = new Map<string, LoggedTime[]>();
  for (const one of projects.flatMap(({ people }) => people))
    parts.set(one.employeeId, [...(parts.get(one.employeeId) ?? []), one]);
  return new Map(
    [...parts].map(([id, own]) => [
      id,
      { time: timeTotals(own), projectIds: own.map(({ projectId }) => projectId) },
    ]),
  );
}
