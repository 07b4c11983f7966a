import Fraction from "fraction.js";
import type { Period } from "../../../../platform/figures/calendar-intervals.ts";
import {
  dayMinutes,
  type LeaveDay,
  leaveTakenIn,
  publicHolidaySlotsIn,
  type WorkingTime,
  workableSlotsIn,
  workingDaysIn,
} from "../../../leave/index.ts";

/** The weekly hours that an assignment allocates, from one day to another, both included. */
export interface PlannedWork {
  readonly from: string;
  /** Null if the assignment has no end. */
  readonly to: string | null;
  /** A decimal string with at most two decimals; null if no hours are allocated. */
  readonly weeklyHours: string | null;
}

/** The data from which an employee's capacity is computed. */
export interface CapacityFacts {
  readonly time: WorkingTime;
  readonly leave: readonly LeaveDay[];
  readonly planned: readonly PlannedWork[];
}

/** Whole minutes of recorded entries. */
export interface TrackedMinutes {
  readonly worked: number;
  readonly billable: number;
}

/** Exact minutes of a period; they are rounded only in the response. */
export interface CapacityMinutes {
  readonly gross: Fraction;
  readonly publicHolidays: Fraction;
  readonly leave: Fraction;
  readonly allocated: Fraction;
  readonly tracked: Fraction;
  readonly billable: Fraction;
  /** Tracked time above the capacity of the whole period, which is not the sum over its parts. */
  readonly overtime: Fraction;
}

/** The capacity: the expected minutes before rounding. */
export const capacityOf = ({ gross, publicHolidays, leave }: CapacityMinutes): Fraction =>
  gross.sub(publicHolidays).sub(leave);

const ZERO = new Fraction(0);
const atLeastZero = (value: Fraction): Fraction => (value.s < 0n ? ZERO : value);

/** The figures of one employee over a period. Days outside the employment do not count. */
export function capacityMinutes(
  { time, leave, planned }: CapacityFacts,
  period: Period,
  { worked, billable }: TrackedMinutes,
): CapacityMinutes {
  const day = dayMinutes(time);
  const slot = day.div(2);
  const taken = leaveTakenIn(time, leave, period);
  const figures = {
    gross: day.mul(workingDaysIn(time, period)),
    publicHolidays: slot.mul(publicHolidaySlotsIn(time, period)),
    leave: slot.mul(taken.slots).add(taken.minutes),
    allocated: planned
      .map((work) => allocatedMinutes(time, leave, work, period))
      .reduce((sum, minutes) => sum.add(minutes), ZERO),
    tracked: new Fraction(worked),
    billable: new Fraction(billable),
    overtime: ZERO,
  };
  return { ...figures, overtime: atLeastZero(figures.tracked.sub(capacityOf(figures))) };
}

/** Weekly hours are spread evenly over the working days; days of leave and public holidays get none. */
function allocatedMinutes(
  time: WorkingTime,
  leave: readonly LeaveDay[],
  { from, to, weeklyHours }: PlannedWork,
  period: Period,
): Fraction {
  const part = {
    from: from > period.from ? from : period.from,
    to: to !== null && to < period.to ? to : period.to,
  };
  if (weeklyHours === null || part.from > part.to) return ZERO;
  const slots = workableSlotsIn(time, part) - leaveTakenIn(time, leave, part).slots;
  return new Fraction(weeklyHours).mul(60 * slots).div(2 * time.weekdays.length);
}

/** The sums of the figures of several employees or periods. Overtime is summed, not offset against missing time. */
export const sumOfMinutes = (all: readonly CapacityMinutes[]): CapacityMinutes => ({
  gross: sumOf(all, "gross"),
  publicHolidays: sumOf(all, "publicHolidays"),
  leave: sumOf(all, "leave"),
  allocated: sumOf(all, "allocated"),
  tracked: sumOf(all, "tracked"),
  billable: sumOf(all, "billable"),
  overtime: sumOf(all, "overtime"),
});

const sumOf = (all: readonly CapacityMinutes[], name: keyof CapacityMinutes): Fraction =>
  all.reduce((sum, figures) => sum.add(figures[name]), ZERO);
