import { choiceKind, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import {
  INTERVALS,
  type Interval,
  type LabelledPeriod,
} from "../../../platform/figures/calendar-intervals.ts";
import { fiscalIntervalsOf, lastIntervals } from "../../../platform/figures/fiscal-intervals.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { dateParameter } from "../../../platform/figures/report-period.ts";

const MAX_INTERVALS = 120;

/** How many intervals a chart has unless a period is requested. */
const USUAL: Readonly<Record<Interval, number>> = { month: 12, quarter: 8, year: 5 };

/** The parameters that select the intervals of a chart. */
export const intervalParameters = {
  date: dateParameter(
    "this month",
    `With the 11 months before it by default, or as many intervals as the last 8 quarters or 5 years; at most ${MAX_INTERVALS} intervals. It applies to issue dates, and to the dates of payments.`,
  ),
  interval: parameter(choiceKind(INTERVALS), {
    isSingle: true,
    description: "Default: month. Quarters and years are those of the fiscal year.",
  }),
};

/** An interval of the chart, and whether the period or today cuts it. */
export interface ChartInterval extends LabelledPeriod {
  readonly partial: boolean;
}

/** The requested intervals, in order. Nothing is dated after today, so they end there. @throws 422 for too many */
export function chartIntervals({ work, parameters }: GetterContext<"invoices", typeof intervalParameters>): {
  interval: Interval;
  intervals: ChartInterval[];
} {
  const interval = onlyValueOf(parameters.interval) ?? "month";
  const { fiscalYearStartMonth } = work.workspace;
  const { from, to } =
    periodOf(parameters.date) ?? lastIntervals(USUAL[interval], interval, work.today, fiscalYearStartMonth);
  const end = from <= work.today && work.today < to ? work.today : to;
  const whole = fiscalIntervalsOf({ from, to: end }, interval, fiscalYearStartMonth);
  if (whole.length > MAX_INTERVALS)
    throw invalidField(
      "interval",
      message`The interval parameter must not give more than ${MAX_INTERVALS} intervals.`,
    );
  const intervals = whole.map((one) => {
    const cut = { from: one.from < from ? from : one.from, to: one.to > end ? end : one.to };
    return { label: one.label, ...cut, partial: cut.from !== one.from || cut.to !== one.to };
  });
  return { interval, intervals };
}
