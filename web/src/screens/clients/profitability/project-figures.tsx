import { Anchor, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Query } from "../../../api/records.ts";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import type { useEconomicsChoices } from "../../../figures/economics-choices.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { KnownFigure, TotalFigure } from "../../../figures/known-figure.tsx";
import {
  billingModelInWords,
  type ProjectEconomics,
  profitabilityQuery,
  type Sums,
} from "../../../figures/project-economics.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import type { Totalled } from "../../../figures/unknown.ts";
import { useKnownOrder } from "../../../figures/use-known-order.ts";
import { formatHours } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";

interface ClientProjectFiguresProps {
  /** The client, period and currency. */
  readonly query: Query;
  readonly choices: ReturnType<typeof useEconomicsChoices>;
}

/** The projects whose figures add up to those of the client. */
export function ClientProjectFigures({ query, choices }: ClientProjectFiguresProps) {
  const {
    data: report,
    error: refusal,
    isPlaceholderData,
  } = useQuery({
    ...profitabilityQuery({ ...query, sort: choices.sort, limit: 500 }),
    placeholderData: keepPreviousData,
  });
  const error = useKnownOrder(refusal);
  if (error) return <ReadProblem error={error} />;
  if (!report) return <TableSkeleton />;
  if (report.data.rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t("No project of the client had time or revenue in that period.")}
      </Text>
    );
  return (
    <FigureTable
      label={t("Client projects")}
      columns={columns(report.data.totals, report.meta.currency)}
      rows={report.data.rows}
      keyOf={({ project_id }) => project_id}
      sort={choices.sort}
      onSort={(sort) => choices.change({ sort })}
      isStale={isPlaceholderData}
    />
  );
}

function columns(totals: Sums & Totalled, currency: string): readonly FigureColumn<ProjectEconomics>[] {
  const money = (amount: number): string => formatMoney(amount, currency);
  const known = (
    path: string,
    label: string,
    of: (project: ProjectEconomics) => number | null | undefined,
    [name, show]: [name: "revenue" | "cost" | "profit" | "margin_percent", show: (value: number) => string],
  ): FigureColumn<ProjectEconomics> => ({
    ...{ name: path, label, isFigure: true },
    show: (row) => <KnownFigure {...{ value: of(row), unknown: row.unknown, path, show }} />,
    total: <TotalFigure {...{ value: totals[name], totals, name, show }} />,
  });
  return [
    {
      ...{ name: "name", label: t("Project"), total: t("All projects") },
      show: ({ name, project_id, billing_model }) => (
        <>
          <Anchor component={Link} to={`/projects/${project_id}`} size="sm" fw={500}>
            {name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {billingModelInWords(billing_model)}
          </Text>
        </>
      ),
    },
    {
      ...{ name: "time.worked_hours", label: t("Hours"), isFigure: true },
      show: ({ time, links }) => <RowsBehind link={links.time}>{formatHours(time.worked_hours)}</RowsBehind>,
      total: formatHours(totals.worked_hours),
    },
    known("revenue.total", t("Revenue"), ({ revenue }) => revenue?.total, ["revenue", money]),
    known("cost.total", t("Cost"), ({ cost }) => cost?.total, ["cost", money]),
    known("profit", t("Profit"), ({ profit }) => profit, ["profit", money]),
    known("margin_percent", t("Margin"), (row) => row.margin_percent, ["margin_percent", formatPercent]),
  ];
}
