import type { Query } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import { inNumbers } from "../../../figures/counted.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMonthOfYear } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import type { Forecast, ForecastInterval, OpenLeads } from "./lead-reports.ts";
import { ReportFrame } from "./report-frame.tsx";
import { moneyIn } from "./report-words.ts";

/** A row of the forecast: an interval, or open leads that are expected in none. */
interface Row extends OpenLeads, Partial<Omit<ForecastInterval, keyof OpenLeads | "label" | "links">> {
  readonly label: string;
  readonly links: Partial<ForecastInterval["links"]>;
}

/** "2026-04" as a month of the language; quarters as the API writes them. */
const inWords = (label: string): string =>
  /^\d{4}-\d\d$/.test(label) ? formatMonthOfYear(`${label}-01`) : label;

const rowsOf = ({ intervals, overdue, later, undated }: Forecast): readonly Row[] => [
  { label: t("Overdue"), ...overdue },
  ...intervals.map((interval) => ({ ...interval, label: inWords(interval.label) })),
  { label: t("Later"), ...later },
  { label: t("Without a date"), ...undated },
];

/** What open leads may bring, by the month in which they are expected to close. */
export function ForecastReport({ query }: { readonly query: Query }) {
  return (
    <ReportFrame name="lead-forecast" query={query}>
      {({ data, meta: { currency } }, isStale) => {
        const money = moneyIn(currency);
        const amountOf = (amount: number | null | undefined): string =>
          amount === undefined ? "–" : money(amount);
        return (
          <>
            <Panel
              title={t("Forecast")}
              note={t(
                "This month and the five after it: what was won, and the weighted amount of the open leads that are expected to close. Overdue leads belong to no month.",
              )}
            >
              <BarFigure
                label={t("Won and weighted amounts by month")}
                isStacked
                show={money}
                series={[
                  { name: "won", label: t("Won"), look: "solid" },
                  { name: "open", label: t("Open, weighted"), look: "hatched" },
                ]}
                rows={data.intervals.map(({ label, won_amount, weighted_amount, links }) => ({
                  key: label,
                  label: inWords(label),
                  values: { won: won_amount, open: weighted_amount },
                  links: { won: links.won, open: links.open },
                }))}
              />
            </Panel>
            <ChartTable
              label={t("Forecast")}
              isStale={isStale}
              rows={rowsOf(data)}
              keyOf={({ label }) => label}
              columns={[
                { name: "label", label: t("Expected"), show: ({ label }) => label },
                {
                  name: "open_count",
                  label: t("Open"),
                  isFigure: true,
                  show: ({ open_count, links }) => (
                    <RowsBehind link={links.open}>{inNumbers(open_count)}</RowsBehind>
                  ),
                  total: inNumbers(data.total.open_count),
                },
                {
                  name: "open_amount",
                  label: t("Open amount"),
                  isFigure: true,
                  show: ({ open_amount }) => money(open_amount),
                  total: money(data.total.open_amount),
                },
                {
                  name: "weighted_amount",
                  label: t("Weighted"),
                  isFigure: true,
                  show: ({ weighted_amount }) => money(weighted_amount),
                  total: money(data.total.weighted_amount),
                },
                {
                  name: "won_amount",
                  label: t("Won"),
                  isFigure: true,
                  show: ({ won_amount, links }) => (
                    <RowsBehind link={links.won}>{amountOf(won_amount)}</RowsBehind>
                  ),
                  total: money(data.total.won_amount),
                },
                {
                  name: "forecast_amount",
                  label: t("Forecast"),
                  isFigure: true,
                  show: ({ forecast_amount }) => amountOf(forecast_amount),
                },
                {
                  name: "best_case_amount",
                  label: t("Best case"),
                  isFigure: true,
                  show: ({ best_case_amount }) => amountOf(best_case_amount),
                },
              ]}
            />
          </>
        );
      }}
    </ReportFrame>
  );
}
