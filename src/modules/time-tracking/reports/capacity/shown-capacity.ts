import type Fraction from "fraction.js";
import { roundedNumber } from "../../../../platform/figures/exact-rounding.ts";
import { type CapacityMinutes, capacityOf } from "./capacity.ts";

const hours = (minutes: Fraction): number => roundedNumber(minutes.div(60), 2);

const percent = (part: Fraction, whole: Fraction): number | null =>
  whole.equals(0) ? null : roundedNumber(part.mul(100).div(whole), 2);

/** The figures in hours and percent, rounded from exact minutes. */
export function shownCapacity(figures: CapacityMinutes) {
  const capacity = capacityOf(figures);
  const { gross, publicHolidays, leave, allocated, tracked, billable, overtime } = figures;
  return {
    gross_capacity_hours: hours(gross),
    public_holiday_hours: hours(publicHolidays),
    leave_hours: hours(leave),
    capacity_hours: hours(capacity),
    allocated_hours: hours(allocated),
    free_hours: hours(capacity.sub(allocated)),
    tracked_hours: hours(tracked),
    billable_hours: hours(billable),
    overtime_hours: hours(overtime),
    allocation_percent: percent(allocated, capacity),
    utilization_percent: percent(tracked, capacity),
    billable_utilization_percent: percent(billable, capacity),
  };
}
