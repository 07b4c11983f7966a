import { Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { FigureList } from "../../../figures/figure-list.tsx";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { UnknownNote } from "../../../figures/left-out-note.tsx";
import { PeriodChoice } from "../../../figures/period/period-choice.tsx";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMoney, formatNumber, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { AgeingChart } from "./ageing-chart.tsx";
import { clientColumns } from "./client-columns.tsx";
import { analyticsQuery, chartQuery, type InvoiceAnalytics } from "./invoice-reports.ts";
import { RevenueChart } from "./revenue-chart.tsx";

/** What was invoiced and collected in a period, and what is owed today. */
export default function InvoiceFiguresScreen() {
  const [given, change] = useScreenSearch();
  const { base_currency: currency } = useSession().workspace;
  const period = useReportPeriod("invoices/invoice-analytics", given.date);
  const date = writePeriod(period);
  const analytics = useQuery(analyticsQuery({ date }));
  const chart = useQuery(chartQuery({ interval: "month" }));
  const error = analytics.error ?? chart.error;
  return (
    <Page title={t("Revenue and receivables")} note={t("Amounts in the currency of the company.")}>
      <Stack gap="lg">
        <Group gap="md" align="flex-end">
          <PeriodChoice value={period} onChange={(next) => change({ date: writePeriod(next) })} />
        </Group>
        {error && <ReadProblem error={error} />}
        {!analytics.data && !error && <TableSkeleton />}
        {analytics.data && <Totals analytics={analytics.data} currency={currency} />}
        {analytics.data && <AgeingChart ageing={analytics.data.ageing} currency={currency} />}
        {chart.data && <RevenueChart chart={chart.data} currency={currency} />}
        {analytics.data && analytics.data.by_client.length > 0 && (
          <FigureTable
            label={t("Clients")}
            columns={clientColumns(currency)}
            rows={analytics.data.by_client}
            keyOf={({ client_id }) => client_id ?? "others"}
            sort=""
            onSort={() => undefined}
            isStale={analytics.isPlaceholderData}
          />
        )}
      </Stack>
    </Page>
  );
}

interface TotalsProps {
  readonly analytics: InvoiceAnalytics;
  readonly currency: string;
}

type TotalName = "revenue_net" | "collected" | "outstanding" | "overdue" | "unapplied_credit" | "draft_total";

function Totals({ analytics: { totals, links }, currency }: TotalsProps) {
  const amount = (name: TotalName) => (
    <KnownFigure
      value={totals[name]}
      unknown={totals.unknown}
      path={name}
      show={(known) => formatMoney(known, currency)}
    />
  );
  const { average_days_to_pay: days, collection_percent } = totals;
  return (
    <Panel title={t("In the period, and open today")}>
      <FigureList
        figures={[
          {
            label: t("Revenue"),
            value: <RowsBehind link={links.invoices}>{amount("revenue_net")}</RowsBehind>,
          },
          {
            label: t("Collected"),
            value: <RowsBehind link={links.payments}>{amount("collected")}</RowsBehind>,
          },
          { label: t("Outstanding"), value: amount("outstanding") },
          { label: t("Overdue"), value: amount("overdue") },
          { label: t("In drafts"), value: amount("draft_total") },
          { label: t("Credit not applied"), value: amount("unapplied_credit") },
          { label: t("Days to pay"), value: days === null ? "–" : formatNumber(days, 1) },
          { label: t("Collected of what was invoiced"), value: formatPercent(collection_percent) },
        ]}
      />
      <UnknownNote unknown={totals.unknown} />
    </Panel>
  );
}
