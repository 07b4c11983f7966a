import { Stack } from "@mantine/core";
import { Panel } from "../../../components/panel.tsx";
import { BarFigure } from "../../../figures/charts/bar-figure.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMoney, formatNumber } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { Ageing } from "./invoice-reports.ts";

const AGES: Readonly<Record<Ageing["bucket"], string>> = {
  current: t("Not due yet"),
  "1_30": t("1–30 days"),
  "31_60": t("31–60 days"),
  "61_90": t("61–90 days"),
  over_90: t("Over 90 days"),
};

const columnsIn = (currency: string): readonly FigureColumn<Ageing>[] => [
  { name: "age", label: t("Overdue"), isUnsorted: true, show: ({ bucket }) => AGES[bucket] },
  {
    ...{ name: "count", label: t("Invoices"), isFigure: true, isUnsorted: true },
    show: ({ count, links }) => <RowsBehind link={links.invoices}>{formatNumber(count)}</RowsBehind>,
  },
  {
    ...{ name: "amount", label: t("Outstanding"), isFigure: true, isUnsorted: true },
    show: ({ amount, unknown }) => (
      <KnownFigure
        value={amount}
        unknown={unknown}
        path="amount"
        show={(known) => formatMoney(known, currency)}
      />
    ),
  },
];

interface AgeingChartProps {
  readonly ageing: readonly Ageing[];
  readonly currency: string;
}

/** What clients owe, by the days since it was due; each age leads to its invoices. */
export function AgeingChart({ ageing, currency }: AgeingChartProps) {
  return (
    <Panel title={t("Receivables by age")} note={t("Open balances today, by the days since they were due.")}>
      <Stack gap="md">
        <BarFigure
          label={t("Receivables by age")}
          rows={ageing.map(({ bucket, amount, links }) => ({
            key: bucket,
            label: AGES[bucket],
            values: { amount },
            links: { amount: links.invoices },
          }))}
          series={[{ name: "amount", label: t("Outstanding"), look: "solid" }]}
          show={(amount) => formatMoney(amount, currency)}
          isLying
        />
        <FigureTable
          label={t("Receivables by age")}
          columns={columnsIn(currency)}
          rows={ageing}
          keyOf={({ bucket }) => bucket}
          sort=""
          onSort={() => undefined}
        />
      </Stack>
    </Panel>
  );
}
