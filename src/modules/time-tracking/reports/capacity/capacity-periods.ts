import type { Operand } from "../../../../engine/declare/index.ts";
import { invalidField, message } from "../../../../engine/work/index.ts";
import { intervalsOf, type Period } from "../../../../platform/figures/calendar-intervals.ts";
import { dayNumber } from "../../../../platform/figures/day-numbers.ts";
import { type PresentWork, reportedPeriod } from "../../../../platform/figures/report-period.ts";
import { weekFrom, weekStartsIn } from "../../week.ts";

export const CAPACITY_INTERVALS = ["total", "week", "month"] as const;
export type CapacityInterval = (typeof CAPACITY_INTERVALS)[number];

const MAX_DAYS = 366;

export const CAPACITY_PERIOD = "this month";

/** The requested period. @throws 422 for more than 366 days */
export function readCapacityPeriod(date: Operand<string> | undefined, work: PresentWork): Period {
  const period = reportedPeriod(date, CAPACITY_PERIOD, work);
  if (dayNumber(period.to) - dayNumber(period.from) >= MAX_DAYS) {
    throw invalidField("date", message`The date parameter must not span more than ${MAX_DAYS} days.`);
  }
  return period;
}

/** The weeks or months of a period in order; the first and last end at its limits. `weekStartsOn` is an ISO weekday. */
export function capacityPeriods(
  period: Period,
  interval: Exclude<CapacityInterval, "total">,
  weekStartsOn: number,
): Period[] {
  if (interval === "month") return intervalsOf(period, "month").map(({ from, to }) => ({ from, to }));
  return weekStartsIn(period, weekStartsOn)
    .toReversed()
    .map(weekFrom)
    .map(({ from, to }) => ({
      from: from > period.from ? from : period.from,
      to: to < period.to ? to : period.to,
    }));
}
