import { Stack } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import type { Unknown } from "../../../figures/unknown.ts";
import { formatMonth, formatMonthOfYear } from "../../../format/dates.ts";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { InvoiceChart } from "./invoice-reports.ts";

const SERIES = ["invoiced", "credited", "revenue", "collected"] as const;
type Name = (typeof SERIES)[number];

/** The points of one month. */
interface Month {
  readonly key: string;
  readonly label: string;
  readonly short: string;
  readonly points: Readonly<Record<Name, number | null>>;
  readonly unknown: Readonly<Record<Name, readonly Unknown[]>>;
  /** The URLs of the records behind the points. */
  readonly links: Readonly<Record<string, string | null>>;
  readonly index: number;
}

/** The months of a chart, the first one first. */
export function monthsOf({ periods, series }: InvoiceChart): Month[] {
  const of = (name: Name) => series.find(({ key }) => key === name);
  return periods.map(({ from, partial, links }, index) => ({
    key: from,
    label: partial ? t`${formatMonthOfYear(from)}, so far` : formatMonthOfYear(from),
    short: formatMonth(from),
    points: Object.fromEntries(SERIES.map((name) => [name, of(name)?.points[index] ?? null])) as never,
    unknown: Object.fromEntries(SERIES.map((name) => [name, of(name)?.unknown ?? []])) as never,
    links,
    index,
  }));
}

const figure = (name: Name, label: string, currency: string): FigureColumn<Month> => ({
  ...{ name, label, isFigure: true, isUnsorted: true },
  show: ({ points, unknown, index, links }) => (
    <RowsBehind link={links[name]}>
      <KnownFigure
        value={points[name]}
        unknown={unknown[name]}
        path={`points.${index}`}
        show={(amount) => formatMoney(amount, currency)}
      />
    </RowsBehind>
  ),
});

interface RevenueChartProps {
  readonly chart: InvoiceChart;
  readonly currency: string;
}

/** Revenue of each month, which is what was invoiced less what was credited, beside what was collected. */
export function RevenueChart({ chart, currency }: RevenueChartProps) {
  const months = monthsOf(chart);
  return (
    <Panel
      title={t("Revenue by month")}
      note={t("Revenue is invoiced less credited, without tax. What was collected includes tax.")}
    >
      <Stack gap="md">
        <BarFigure
          label={t("Revenue by month")}
          rows={months.map(({ key, short, points, links }) => ({
            key,
            label: short,
            values: { revenue: points.revenue, collected: points.collected },
            links,
          }))}
          series={[
            { name: "revenue", label: t("Revenue"), look: "solid" },
            { name: "collected", label: t("Collected"), look: "hatched" },
          ]}
          show={(amount) => formatMoney(amount, currency)}
        />
        <FigureTable
          label={t("Revenue by month")}
          columns={[
            { name: "month", label: t("Month"), isUnsorted: true, show: ({ label }) => label },
            figure("invoiced", t("Invoiced"), currency),
            figure("credited", t("Credited"), currency),
            figure("revenue", t("Revenue"), currency),
            figure("collected", t("Collected"), currency),
          ]}
          rows={months}
          keyOf={({ key }) => key}
          sort=""
          onSort={() => undefined}
        />
      </Stack>
    </Panel>
  );
}
