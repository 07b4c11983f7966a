import {
  choiceKind,
  dayOnTheWire,
  type GetterResult,
  getter,
  onlyValueOf,
  parameter,
} from "../../../engine/declare/index.ts";
import type { GetterContext, Work } from "../../../engine/work/index.ts";
import { publishTable, type TableFormat } from "../../../platform/exports/table-file.ts";
import { INTERVALS } from "../../../platform/figures/calendar-intervals.ts";
import { unknownShape } from "../../../platform/figures/figure-shapes.ts";
import { links, listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { centsOf, Unconverted } from "../../projects/index.ts";
import {
  invoiceMeta,
  linksOfPeriod,
  READERS,
  readInvoiceQuery,
  selectionParameters,
} from "../analytics/analytics-query.ts";
import { fileShape } from "../analytics/analytics-response.ts";
import { clientNames } from "../analytics/client-names.ts";
import { type ChartGroup, loadChartGroups, MEASURES } from "./chart-amounts.ts";
import { type ChartInterval, chartIntervals, intervalParameters } from "./chart-intervals.ts";
import { type ChartSeries, clientSeries, plainSeries } from "./chart-series.ts";
import { pointLinks } from "./point-links.ts";

const parameters = {
  ...intervalParameters,
  measure: parameter(choiceKind(MEASURES), {
    isSingle: true,
    description: "Whether amounts are without tax (net, the default) or with it. Payments always include it.",
  }),
  group_by: parameter(choiceKind(["none", "client"]), {
    isSingle: true,
    description:
      "client: the revenue of the 10 clients with the most of it, and of all others together. Default: none.",
  }),
  ...selectionParameters,
};

type Context = GetterContext<"invoices", typeof parameters>;

/** Exports a row for each interval, with a column for each series. */
async function publishChart(
  work: Work,
  format: TableFormat,
  intervals: readonly ChartInterval[],
  series: readonly ChartSeries[],
): Promise<{ url: string; expires_at: string }> {
  const { url, expires_at } = await publishTable(work, format, {
    name: `invoice-chart-${intervals[0]!.from}_${intervals.at(-1)!.to}`,
    title: "Invoice chart",
    columns: [
      { key: "label", type: "text" },
      { key: "from", type: "date" },
      { key: "to", type: "date" },
      { key: "partial", type: "boolean" },
      ...series.map(({ key, label }) => ({ key, title: label, type: "decimal" as const })),
    ],
    rows: intervals.map((interval, place) => ({
      ...interval,
      ...Object.fromEntries(series.map(({ key, points }) => [key, points[place]])),
    })),
  });
  return { url, expires_at };
}

function unconvertedIn(groups: readonly ChartGroup[]): Unconverted {
  const left = new Unconverted();
  for (const { is_known, currency, entries, own_amount } of groups)
    if (!is_known) left.note(currency, entries, centsOf(own_amount));
  return left;
}

async function run(context: Context): Promise<GetterResult> {
  const { work, parameters: given } = context;
  const query = await readInvoiceQuery(given, work);
  const { interval, intervals } = chartIntervals(context);
  const measure = onlyValueOf(given.measure) ?? "net";
  const groups = await loadChartGroups(work, query, measure, intervals);
  const charted = { groups, currency: query.currency, places: intervals.length };
  const series =
    onlyValueOf(given.group_by) === "client"
      ? clientSeries(
          charted,
          await clientNames(
            work,
            groups.map(({ client_id }) => client_id),
          ),
          work.words,
        )
      : plainSeries(charted, work.words);
  const period = { from: intervals[0]!.from, to: intervals.at(-1)!.to };
  const meta = invoiceMeta(work, query, period, unconvertedIn(groups));
  if (query.format !== "json")
    return { data: await publishChart(work, query.format, intervals, series), meta };
  const data = {
    ...{ interval, measure },
    labels: intervals.map(({ label }) => label),
    periods: intervals.map(({ from, to, partial }, place) => ({
      from: dayOnTheWire(from),
      to: dayOnTheWire(to),
      partial,
      amounts: Object.fromEntries(series.map(({ key, points }) => [key, points[place]!])),
      links: pointLinks(context, query, { from, to }, series),
    })),
    series,
    links: linksOfPeriod(context, query, period),
  };
  return { data, meta };
}

/** What was invoiced, credited and collected over time. */
export const invoiceChart = getter("invoices", {
  title: "Chart of invoices",
  question: "How does what we invoice and collect develop?",
  description:
    "What was invoiced, credited and collected in each month, quarter or year. Every interval has a point, also without documents.",
  permissions: READERS,
  isOpen: true,
  parameters,
  response: {
    anyOf: [
      object({
        interval: { type: "string", enum: [...INTERVALS] },
        measure: { type: "string", enum: [...MEASURES] },
        labels: listOf({ ...text, examples: ["2026-05", "2026-Q2", "FY2027"] }),
        periods: listOf(
          object({
            from: moment,
            to: moment,
            partial: { type: "boolean", description: "Whether the period or today cuts the interval." },
            amounts: {
              type: "object",
              description: "The points of all series in the interval, by their keys.",
              additionalProperties: { type: ["number", "null"] },
            },
            links: {
              type: "object",
              description: "The records behind each of them; null if no list can select them.",
              additionalProperties: { type: ["string", "null"], format: "uri" },
            },
          }),
        ),
        series: listOf(
          object({
            key: text,
            label: text,
            points: listOf(
              { type: ["number", "null"] },
              "Null where something of it is not known: see unknown.",
            ),
            total: { type: ["number", "null"] },
            unknown: unknownShape,
          }),
        ),
        links: links("invoices", "payments"),
      }),
      fileShape,
    ],
  },
  run,
});
