import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { FigureList } from "../../../figures/figure-list.tsx";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { UnknownNote } from "../../../figures/left-out-note.tsx";
import { type ProjectEconomics, profitabilityQuery } from "../../../figures/project-economics.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { UnconvertedNote } from "../../../figures/unconverted.tsx";
import { dayOf } from "../../../format/calendar.ts";
import { formatDate, todayIn } from "../../../format/dates.ts";
import { formatHours } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { BudgetBar } from "../budget-bar.tsx";
import { BurnChart } from "./burn-chart.tsx";
import { MoneyParts } from "./money-parts.tsx";

/** The budget use, revenue and cost of the project. */
export function EconomicsTab({ record }: RecordViewProps<"projects">) {
  const { workspace } = useSession();
  const today = todayIn(workspace.timezone);
  const { data: report, error } = useQuery(profitabilityQuery({ project_id: record.id }));
  const row = report?.data.rows[0];
  if (error) return <ReadProblem error={error} />;
  if (!report || !row) return <FieldsSkeleton />;
  const start = dayOf(record.attributes.starts_at ?? record.attributes.created_at);
  const { currency, unconverted } = report.meta;
  return (
    <Stack gap="lg">
      {row.budget && (
        <Panel title={t("Budget")}>
          <BudgetBar budget={row.budget} />
          {row.budget.budget !== null && start < today && (
            <BurnChart projectId={record.id} from={start} today={today} />
          )}
        </Panel>
      )}
      <Panel
        title={t("Since the start")}
        note={
          row.revenue
            ? t`Until ${formatDate(report.meta.date[1])}, in ${currency}.`
            : t`Until ${formatDate(report.meta.date[1])}.`
        }
      >
        <FigureList figures={figuresOf(row, currency)} />
        <UnknownNote unknown={row.unknown} />
        <UnconvertedNote amounts={unconverted} />
      </Panel>
      <MoneyParts row={row} currency={currency} />
    </Stack>
  );
}

function figuresOf({ time, links, unknown, ...row }: ProjectEconomics, currency: string) {
  const money = (path: string, value: number | null | undefined) => (
    <KnownFigure {...{ value, unknown, path }} show={(amount: number) => formatMoney(amount, currency)} />
  );
  const share = (path: string, value: number | null | undefined) => (
    <KnownFigure {...{ value, unknown, path }} show={formatPercent} />
  );
  return [
    {
      label: t("Worked"),
      value: <RowsBehind link={links.time}>{formatHours(time.worked_hours)}</RowsBehind>,
    },
    { label: t("Billable"), value: formatPercent(time.billable_percent) },
    ...(row.revenue
      ? [
          { label: t("Revenue"), value: money("revenue.total", row.revenue.total) },
          { label: t("Cost"), value: money("cost.total", row.cost?.total) },
          { label: t("Profit"), value: money("profit", row.profit) },
          { label: t("Margin"), value: share("margin_percent", row.margin_percent) },
          {
            label: t("Revenue per hour worked"),
            value: money("effective_hourly_rate", row.effective_hourly_rate),
          },
          {
            label: t("Realization rate"),
            value: share("realization_percent", row.realization_percent),
          },
        ]
      : []),
  ];
}
