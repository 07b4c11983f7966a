import { addDays } from "../../engine/declare/calendar.ts";
import {
  type Interval,
  intervalsOf,
  type LabelledPeriod,
  monthOf,
  type Period,
} from "./calendar-intervals.ts";
import { fiscalQuarterOf, fiscalYearOf } from "./fiscal-terms.ts";

/** The month, or the quarter or year of the fiscal year, in which a day lies. */
function intervalAt(day: string, interval: Interval, startMonth: number): LabelledPeriod {
  if (interval === "month") return intervalsOf(monthOf(day), "month")[0]!;
  if (interval === "quarter") return fiscalQuarterOf(day, startMonth);
  const { year, from, to } = fiscalYearOf(day, startMonth);
  return { label: `${startMonth === 1 ? "" : "FY"}${year}`, from, to };
}

/**
 * The whole months, or quarters or years of the fiscal year, that overlap a period, in order. The labels are `2026-05`,
 * `2026-Q1` and `2026`, or `FY2026-Q1` and `FY2026` if the fiscal year is not the calendar year.
 * @param startMonth the month in which the fiscal year begins, 1 to 12
 */
export function fiscalIntervalsOf(
  { from, to }: Period,
  interval: Interval,
  startMonth: number,
): LabelledPeriod[] {
  const intervals: LabelledPeriod[] = [];
  let day = from;
  do {
    const { label, from: first, to: last } = intervalAt(day, interval, startMonth);
    intervals.push({ label, from: first, to: last });
    day = addDays(last, 1);
  } while (intervals.at(-1)!.to < to);
  return intervals;
}

/** The last intervals up to that of a day, as many as given; the last one ends on the day. */
export function lastIntervals(count: number, interval: Interval, today: string, startMonth: number): Period {
  let { from } = intervalAt(today, interval, startMonth);
  for (let left = count; left > 1; left--) from = intervalAt(addDays(from, -1), interval, startMonth).from;
  return { from, to: today };
}
