import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../components/empty-state.tsx";
import { Page } from "../../components/page.tsx";
import { Panel } from "../../components/panel.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { EconomicsChoices, useEconomicsChoices } from "../../figures/economics-choices.tsx";
import { FigureList } from "../../figures/figure-list.tsx";
import { FigureTable } from "../../figures/figure-table.tsx";
import { TotalFigure } from "../../figures/known-figure.tsx";
import { LeftOutNote } from "../../figures/left-out-note.tsx";
import { inWords } from "../../figures/period/period-in-words.ts";
import { ProfitChart } from "../../figures/profit-chart.tsx";
import { type Portfolio, portfolioQuery } from "../../figures/project-economics.ts";
import { ReportExport } from "../../figures/report-export.tsx";
import { UnconvertedNote } from "../../figures/unconverted.tsx";
import { useKnownOrder } from "../../figures/use-known-order.ts";
import { formatHours } from "../../format/durations.ts";
import { formatMoney, formatNumber, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { useMay } from "../../session/session.ts";
import { portfolioColumns } from "./portfolio-columns.tsx";
import { PortfolioGroups } from "./portfolio-groups.tsx";

/** Revenue, cost and budget use of all projects in a period. */
export default function PortfolioScreen() {
  const hasMoney = useMay()("view-project-financials");
  const choices = useEconomicsChoices(hasMoney ? "-revenue" : "-worked_hours");
  const { data: report, error: refusal, isPlaceholderData } = useQuery(portfolioQuery(choices.query));
  const error = useKnownOrder(refusal);
  const { totals, rows } = report?.data ?? {};
  const currency = report?.meta.currency ?? choices.currency;
  return (
    <Page
      title={t("Portfolio")}
      note={
        hasMoney
          ? t`Revenue, cost and budget use of the projects, ${inWords(choices.period)}, in ${currency}.`
          : t`Time on the projects and use of their budgets, ${inWords(choices.period)}.`
      }
      actions={<ReportExport resource="projects" getter="portfolio-overview" query={choices.query} />}
    >
      <Stack gap="lg">
        <EconomicsChoices choices={choices} hasMoney={hasMoney} />
        {error && <ReadProblem error={error} />}
        {!report && !error && <TableSkeleton />}
        {report && totals && rows && (
          <>
            <Totals {...report.data} currency={currency} />
            {rows.length === 0 ? (
              <EmptyState
                icon="folder"
                title={t("No projects")}
                text={t("There was no work on any project in that period.")}
              />
            ) : (
              <>
                <ProfitChart earnings={rows.map(earningOf)} currency={currency} />
                <FigureTable
                  label={t("Projects")}
                  columns={portfolioColumns(totals, currency)}
                  rows={rows}
                  keyOf={({ project_id }) => project_id}
                  sort={choices.sort}
                  onSort={(sort) => choices.change({ sort })}
                  isStale={isPlaceholderData}
                />
                <PortfolioGroups {...report.data} currency={currency} />
              </>
            )}
            <LeftOutNote totals={totals} rows="projects" />
            <UnconvertedNote amounts={report.meta.unconverted} />
          </>
        )}
      </Stack>
    </Page>
  );
}

const earningOf = ({ project_id, name, profit = 0, ...row }: Portfolio["rows"][number]) => ({
  ...{ id: project_id, name, to: `/projects/${project_id}` },
  ...{ profit, marginPercent: row.margin_percent ?? null, unknown: row.unknown },
});

function Totals({ totals, counts, currency }: Portfolio & { readonly currency: string }) {
  const count = (name: string) => formatNumber(counts[name] ?? 0);
  const money = (name: "revenue" | "cost" | "profit") => (
    <TotalFigure
      {...{ value: totals[name], totals, name }}
      show={(value: number) => formatMoney(value, currency)}
    />
  );
  return (
    <Panel title={t("Total")}>
      <FigureList
        figures={[
          { label: t("Projects"), value: count("projects") },
          { label: t("Worked"), value: formatHours(totals.worked_hours) },
          { label: t("Billable"), value: formatPercent(totals.billable_percent) },
          ...(totals.revenue === undefined
            ? []
            : [
                { label: t("Revenue"), value: money("revenue") },
                { label: t("Cost"), value: money("cost") },
                { label: t("Profit"), value: money("profit") },
                {
                  label: t("Margin"),
                  value: (
                    <TotalFigure
                      {...{ value: totals.margin_percent, totals, name: "margin_percent" }}
                      show={formatPercent}
                    />
                  ),
                },
                { label: t("Unprofitable"), value: count("unprofitable") },
              ]),
          { label: t("Over budget"), value: count("over_budget") },
          { label: t("Nearly used up"), value: count("warning") },
          { label: t("Ending within 30 days"), value: count("ending_soon") },
          { label: t("Past their end date"), value: count("past_end") },
        ]}
      />
    </Panel>
  );
}
