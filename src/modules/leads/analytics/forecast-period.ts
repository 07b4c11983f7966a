import { addDays, choiceKind, parameter } from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { type LabelledPeriod, monthOf, type Period } from "../../../platform/figures/calendar-intervals.ts";
import { fiscalIntervalsOf } from "../../../platform/figures/fiscal-intervals.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { dateParameter } from "../../../platform/figures/report-period.ts";
import { leadSelection } from "./analytics-query.ts";

const MAX_INTERVALS = 36;
/** How many months the forecast covers unless a period is requested. */
const MONTHS = 6;

/** The parameters of the forecast. */
export const forecastParameters = {
  date: dateParameter(
    "this month",
    `The five months after it are added to the default. A period is widened to whole intervals, at most ${MAX_INTERVALS}.`,
  ),
  interval: parameter(choiceKind(["month", "quarter"]), {
    isSingle: true,
    description: "Default: month. Quarters are those of the fiscal year.",
  }),
  ...leadSelection,
};

export type ForecastContext = GetterContext<"leads", typeof forecastParameters>;

/** This month and those after it. */
function comingMonths(today: string): Period {
  let month = monthOf(today);
  for (let count = 1; count < MONTHS; count++) month = monthOf(addDays(month.to, 1));
  return { from: monthOf(today).from, to: month.to };
}

/** The intervals of the forecast, in order. @throws 422 for more than 36 */
export function forecastIntervals({ work, parameters }: ForecastContext): LabelledPeriod[] {
  const period = periodOf(parameters.date) ?? comingMonths(work.today);
  const { fiscalYearStartMonth } = work.workspace;
  const interval = parameters.interval?.value ?? "month";
  const intervals = fiscalIntervalsOf(period, interval, fiscalYearStartMonth);
  if (intervals.length > MAX_INTERVALS)
    throw invalidField(
      "date",
      message`The date parameter must not span more than ${MAX_INTERVALS} intervals.`,
    );
  return intervals;
}
