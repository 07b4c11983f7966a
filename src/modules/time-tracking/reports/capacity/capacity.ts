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

/** Hours a week that are planned for a project, from a day to another, both included. */
export interface PlannedWork {
  readonly from: string;
  /** Null: without end. */
  readonly to: string | null;
  /** A decimal of at most two places; null: not planned. */
  readonly weeklyHours: string | null;
}

/** What an employee's capacity follows from. */
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

/** Exact minutes of a period, to be rounded when they are shown. */
export interface CapacityMinutes {
  readonly gross: Fraction;
  readonly publicHolidays: Fraction;
  readonly leave: Fraction;
  readonly allocated: Fraction;
  readonly tracked: Fraction;
  readonly billable: Fraction;
  /** Tracked above capacity; not the sum of what parts of the period have. */
  readonly overtime: Fraction;
}

/** What is left to work: the expected minutes before their rounding. */
export const capacityOf = ({ gross, publicHolidays, leave }: CapacityMinutes): Fraction =>
  gross.sub(publicHolidays).sub(leave);

const ZERO = new Fraction(0);
const atLeastZero = (value: Fraction): Fraction => (value.s < 0n ? ZERO : value);

/** The figures of one employee over a period; what of it lies outside the employment counts nothing. */
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

/** A week's planned hours fall evenly on its working days; those on leave or free get none. */
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

/** The figures of several employees, or periods, together; overtime is summed and never set off. */
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
