import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { EconomicsChoices, useEconomicsChoices } from "../../../figures/economics-choices.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { KnownFigure, TotalFigure } from "../../../figures/known-figure.tsx";
import { LeftOutNote } from "../../../figures/left-out-note.tsx";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { ProfitChart } from "../../../figures/profit-chart.tsx";
import { ReportExport } from "../../../figures/report-export.tsx";
import { UnconvertedNote } from "../../../figures/unconverted.tsx";
import { useKnownOrder } from "../../../figures/use-known-order.ts";
import { formatHours, inHours, minutesOf } from "../../../format/durations.ts";
import { formatMoney, formatNumber, formatPercent } from "../../../format/numbers.ts";
import { plural, rich, t } from "../../../messages/t.ts";
import { clientColumns } from "./client-columns.tsx";
import {
  type ClientProfitability,
  type ClientResult,
  clientProfitabilityQuery,
} from "./client-profitability.ts";

/** The revenue, cost and receivables of all clients in a period. */
export default function ProfitabilityScreen() {
  const choices = useEconomicsChoices("-revenue.total");
  const {
    data: report,
    error: refusal,
    isPlaceholderData,
  } = useQuery(clientProfitabilityQuery(choices.query));
  const error = useKnownOrder(refusal);
  const currency = report?.meta.currency ?? choices.currency;
  return (
    <Page
      title={t("Client profitability")}
      note={t`Revenue, cost and receivables of clients, ${inWords(choices.period)}, in ${currency}.`}
      actions={<ReportExport resource="clients" getter="client-profitability" query={choices.query} />}
    >
      <Stack gap="lg">
        <EconomicsChoices choices={choices} hasMoney />
        {error && <ReadProblem error={error} />}
        {!report && !error && <TableSkeleton />}
        {report && (
          <>
            <Totals {...report.data} currency={currency} />
            {report.data.rows.length === 0 ? (
              <EmptyState
                icon="address-book"
                title={t("No clients")}
                text={t("There was no time, expense or revenue for a client in that period.")}
              />
            ) : (
              <>
                <ProfitChart earnings={report.data.rows.map(earningOf)} currency={currency} />
                <FigureTable
                  label={t("Clients")}
                  columns={clientColumns(report.data, currency)}
                  rows={report.data.rows}
                  keyOf={({ client_id }) => client_id}
                  sort={choices.sort}
                  onSort={(sort) => choices.change({ sort })}
                  isStale={isPlaceholderData}
                />
              </>
            )}
            <LeftOutNote totals={report.data.totals} rows="clients" />
            <UnconvertedNote amounts={report.meta.unconverted} />
          </>
        )}
      </Stack>
    </Page>
  );
}

const earningOf = ({ client_id, client_name, profit, margin_percent, unknown }: ClientResult) => ({
  ...{ id: client_id, name: client_name, to: `/clients/${client_id}` },
  ...{ profit, marginPercent: margin_percent, unknown },
});

function Totals({ totals, internal, currency }: ClientProfitability & { readonly currency: string }) {
  const total = (name: "revenue" | "cost" | "profit" | "margin_percent", show: (value: number) => string) => (
    <TotalFigure {...{ value: totals[name], totals, name, show }} />
  );
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <Panel title={t("Total")}>
      <FigureList
        figures={[
          { label: t("Clients"), value: formatNumber(totals.clients) },
          { label: t("Worked"), value: formatHours(totals.worked_hours) },
          { label: t("Revenue"), value: total("revenue", money) },
          { label: t("Cost"), value: total("cost", money) },
          { label: t("Profit"), value: total("profit", money) },
          { label: t("Margin"), value: total("margin_percent", formatPercent) },
        ]}
      />
      {internal.projects > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {rich`Not included in these figures: ${internalInWords(internal)}, ${(
            <KnownFigure
              key="cost"
              {...{ value: internal.cost, unknown: internal.unknown, path: "cost", show: money }}
            />
          )}.`}
        </Text>
      )}
    </Panel>
  );
}

const internalInWords = ({ projects, worked_hours }: ClientProfitability["internal"]): string =>
  plural(
    projects,
    "# internal project with {0}",
    "# internal projects with {0}",
    inHours(minutesOf(worked_hours)),
  );
