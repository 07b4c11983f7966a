import { addDays } from "../../../../engine/declare/calendar.ts";
import type { ParameterValues } from "../../../../engine/declare/parameter.ts";
import { invalidField } from "../../../../engine/errors/api-error.ts";
import { intervalsOf, type Period } from "../../../../platform/figures/calendar-intervals.ts";
import { dayNumber } from "../../../../platform/figures/day-numbers.ts";
import { periodOf } from "../../../../platform/figures/period-parameter.ts";
import { weekFrom, weekStartsIn } from "../../rules/week.ts";

export const CAPACITY_INTERVALS = ["total", "week", "month"] as const;
export type CapacityInterval = (typeof CAPACITY_INTERVALS)[number];

const MAX_DAYS = 366;

/** `date`, else the month of a day. @throws 422 for more than 366 days. */
export function readCapacityPeriod({ date }: ParameterValues, today: string): Period {
  const period = periodOf(date) ?? monthOf(today);
  if (dayNumber(period.to) - dayNumber(period.from) >= MAX_DAYS) {
    throw invalidField("date", `The date parameter must not span more than ${MAX_DAYS} days.`);
  }
  return period;
}

function monthOf(day: string): Period {
  const from = `${day.slice(0, 7)}-01`;
  // 31 days on lies in the next month, whatever the length of this one.
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

/** The weeks or months of a period, in order, the first and the last cut to it. `weekStartsOn` is an ISO weekday. */
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
