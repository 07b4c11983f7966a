import { addDays, dayOnTheWire, getter } from "../../../engine/declare/index.ts";
import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { LabelledPeriod, Period } from "../../../platform/figures/calendar-intervals.ts";
import {
  analyticsMeta,
  daysOf,
  isWithin,
  type LeadQuery,
  linksTo,
  READERS,
  readLeadQuery,
} from "./analytics-query.ts";
import { countedLeads, countOf, selectUnconverted, sumOf, type WithUnconverted } from "./counted-leads.ts";
import {
  addedUp,
  type Bucket,
  type BucketRow,
  bucketOf,
  sumOfKnown,
  type WonRow,
} from "./forecast-buckets.ts";
import { type ForecastContext, forecastIntervals, forecastParameters } from "./forecast-period.ts";
import { forecastResponse } from "./forecast-response.ts";

const OVERDUE = "overdue";
const LATER = "later";
const UNDATED = "undated";

/** The bucket of a lead over `l`: the first day of its interval, or the name of one of the others. */
const bucket = (intervals: readonly LabelledPeriod[]): Sql => {
  const starts = intervals.map(({ from }) => from);
  const last = intervals.at(-1)!.to;
  return sql`case when l.expected_close_date is null then ${UNDATED}::text
    when l.expected_close_date < ${fromContext("today")} then ${OVERDUE}::text
    when l.expected_close_date < ${starts[0]}::date or l.expected_close_date > ${last}::date then ${LATER}::text
    else (${starts}::text[])[width_bucket(l.expected_close_date, ${starts}::date[])] end`;
};

/** The interval of a won lead, by the UTC day on which it was won. */
const wonIn = (intervals: readonly LabelledPeriod[]): Sql => {
  const starts = intervals.map(({ from }) => from);
  return sql`(${starts}::text[])[width_bucket((l.won_at at time zone 'UTC')::date, ${starts}::date[])]`;
};

async function read(context: ForecastContext, query: LeadQuery, intervals: readonly LabelledPeriod[]) {
  const whole: Period = { from: intervals[0]!.from, to: intervals.at(-1)!.to };
  const leads = countedLeads(context, query, {
    is_open: sql`lead.status = 'open'`,
    is_won: isWithin(column("lead", "won_at"), whole),
  });
  const all = raw("true");
  const found = await context.work.row<
    WithUnconverted & { open: BucketRow[]; won: WonRow[] }
  >(sql`with ${leads}, open as (
      select ${bucket(intervals)} as bucket, l.stage_id, ${countOf(all)} as open_count,
        ${sumOf("amount", all)}::text as open_amount, ${sumOf("weighted", all)}::text as weighted_amount,
        ${countOf(raw("l.amount is not null and l.own_amount is not null"))} as known_count,
        ${countOf(raw("l.amount is null"))} as unknown_count
      from l where l.is_open group by 1, 2
    ), won as (
      select ${wonIn(intervals)} as bucket, ${countOf(all)} as won_count, ${sumOf("amount", all)}::text as won_amount
      from l where l.is_won group by 1
    )
    select ${selectUnconverted()} as unconverted,
      (select coalesce(json_agg(won), '[]') from won) as won,
      (select coalesce(json_agg(named order by named.position), '[]') from (
        select open.*, s.name, s.position from open join lead_stages s
          on s.workspace_id = ${fromContext("workspace")} and s.id = open.stage_id) named) as open`);
  return found!;
}

async function run(context: ForecastContext) {
  const { work } = context;
  const query = readLeadQuery(context);
  const intervals = forecastIntervals(context);
  const { open, won, unconverted } = await read(context, query, intervals);
  const list = linksTo(context, query);
  const [first, last] = [intervals[0]!, intervals.at(-1)!];
  const of = (name: string): Bucket =>
    bucketOf(
      open.filter((row) => row.bucket === name),
      won.find((row) => row.bucket === name),
    );
  const withLinks = (name: string, filters: Readonly<Record<string, string>> | null) => {
    const { won_count: _count, won_amount: _amount, ...figures } = of(name);
    return { ...figures, links: { open: filters && list({ status: "open", ...filters }) } };
  };
  const data = {
    intervals: intervals.map((interval) => {
      const figures = of(interval.from);
      return {
        label: interval.label,
        from: dayOnTheWire(interval.from),
        to: dayOnTheWire(interval.to),
        ...figures,
        forecast_amount: addedUp(figures.won_amount, figures.weighted_amount),
        best_case_amount: addedUp(figures.won_amount, figures.open_amount),
        links: {
          open: list({ status: "open", is_overdue: "false", expected_close_date: daysOf(interval) }),
          won: list({ won_at: daysOf(interval) }),
        },
      };
    }),
    overdue: withLinks(OVERDUE, { is_overdue: "true" }),
    // Days before the first interval that are not past either have no range of their own.
    later: withLinks(
      LATER,
      first.from <= work.today
        ? { is_overdue: "false", expected_close_date: `${addDays(last.to, 1)},9999-12-31` }
        : null,
    ),
    undated: withLinks(UNDATED, { expected_close_date: "null" }),
    total: totalOf(open, won),
  };
  return { data, meta: { ...analyticsMeta(context, query, { from: first.from, to: last.to }), unconverted } };
}

/** The sums over all buckets, which are those of the pipeline. */
function totalOf(open: readonly BucketRow[], won: readonly WonRow[]) {
  const { stages: _stages, ...figures } = bucketOf(open, undefined);
  return {
    ...figures,
    won_count: won.reduce((sum, { won_count }) => sum + won_count, 0),
    won_amount: sumOfKnown(won.map(({ won_amount }) => won_amount)),
  };
}

/** What the open leads may bring, by the interval in which they are expected to close. */
export const leadForecast = getter("leads", {
  title: "Forecast of leads",
  question: "What may open leads bring us, and when?",
  breakdowns: [{ title: "Forecast", parts: ["won_amount", "weighted_amount"], whole: "forecast_amount" }],
  description:
    "The open leads by the interval in which they are expected to close, with what was won in it. Overdue leads, later ones and those without a date are separate.",
  permissions: READERS,
  parameters: forecastParameters,
  response: forecastResponse,
  run,
});
