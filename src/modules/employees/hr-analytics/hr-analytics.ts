import {
  addDays,
  choiceKind,
  dayOnTheWire,
  getter,
  holds,
  type Operand,
  parameter,
} from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import {
  INTERVALS,
  type Interval,
  intervalsOf,
  isWithinYears,
  type Period,
} from "../../../platform/figures/calendar-intervals.ts";
import {
  dateParameter,
  type PresentWork,
  periodForMeta,
  reportedPeriod,
} from "../../../platform/figures/report-period.ts";
import { analysedPeople, groupNames } from "./analysed-people.ts";
import { flowOf, headcountFigures, type PersonFacts, turnoverRate } from "./headcount.ts";
import { breakdowns } from "./hr-analytics-breakdowns.ts";
import { type HeadcountLinks, headcountLinks, noLinks } from "./hr-analytics-links.ts";
import { hrAnalyticsResponse } from "./hr-analytics-response.ts";

const MAX_YEARS = 5;

const PERIOD = "this year until today";

/** The requested period. @throws 422 for a period that ends after today or is longer than five years */
function readPeriod(date: Operand<string> | undefined, work: PresentWork): Period {
  const { today } = work;
  const period = reportedPeriod(date, PERIOD, work);
  if (period.to > today) throw invalidField("date", "The date parameter must not end after today.");
  if (!isWithinYears(period, MAX_YEARS)) {
    throw invalidField("date", message`The date parameter must not span more than ${MAX_YEARS} years.`);
  }
  return period;
}

const wire = ({ from, to }: Period): Period => ({ from: dayOnTheWire(from), to: dayOnTheWire(to) });

const parameters = {
  date: dateParameter(PERIOD, "Not after today, at most five years."),
  interval: parameter(choiceKind(INTERVALS), {
    isSingle: true,
    description: "The interval of the series; default: month.",
  }),
};

async function run(context: GetterContext<"employees", typeof parameters>) {
  const { work, parameters, givenFilters } = context;
  const period = readPeriod(parameters.date, work);
  const interval = parameters.interval?.value ?? "month";
  const people = await analysedPeople(work, context.matching("e"), period);
  const nameOf = await groupNames(work);
  // Callers who cannot filter by the last day of employment could not open the links.
  const links = holds(work.actor, "view-employees")
    ? headcountLinks(givenFilters, (filters) => context.link("employees", filters))
    : noLinks;
  const { opening, closing, average, joiners, leavers, voluntary, ...figures } = headcountFigures(
    people,
    period,
    work.workspace.fullTimeWeeklyHours,
  );
  return {
    data: {
      period: { ...wire(period), interval },
      headcount: {
        opening,
        closing,
        average,
        links: { opening: links.headcount(addDays(period.from, -1)), closing: links.headcount(period.to) },
      },
      joiners: { count: joiners, links: { list: links.joiners(period) } },
      leavers: { count: leavers, voluntary, links: { list: links.leavers(period) } },
      ...figures,
      series: seriesOf(people, period, interval, links),
      ...breakdowns(people, period, nameOf, links),
    },
    meta: { date: periodForMeta(period) },
  };
}

function seriesOf(
  people: readonly PersonFacts[],
  period: Period,
  interval: Interval,
  links: HeadcountLinks,
): unknown[] {
  return intervalsOf(period, interval).map((part) => {
    const flow = flowOf(people, part);
    return {
      period: part.label,
      ...wire(part),
      ...flow,
      turnover_rate: turnoverRate(flow.leavers, flow),
      links: { closing: links.headcount(part.to) },
    };
  });
}

/** Headcount, joiners, leavers and figures derived from them over a period. */
export const hrAnalytics = getter("employees", {
  title: "HR analytics",
  question: "How has our staff changed?",
  description: "Headcount, joiners, leavers, turnover and tenure over a period, in total and by group.",
  permissions: ["view-reports-people"],
  parameters,
  takesFilters: true,
  response: hrAnalyticsResponse,
  check: ({ date }, work) => void readPeriod(date, work),
  run,
});
