import { Anchor, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { messageOf } from "../../../api/failure.ts";
import type { Query } from "../../../api/records.ts";
import { Problem } from "../../../components/problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import type { useEconomicsChoices } from "../../../figures/economics-choices.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { FigureTable } from "../../../figures/figure-table.tsx";
import {
  billingModelInWords,
  type ProjectEconomics,
  profitabilityQuery,
} from "../../../figures/project-economics.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatHours } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";

interface ClientProjectFiguresProps {
  /** Which client, period and money. */
  readonly query: Query;
  readonly choices: ReturnType<typeof useEconomicsChoices>;
}

/** The projects of a client that its figures are added up from. */
export function ClientProjectFigures({ query, choices }: ClientProjectFiguresProps) {
  const {
    data: report,
    error,
    isPlaceholderData,
  } = useQuery({
    ...profitabilityQuery({ ...query, sort: choices.sort, limit: 500 }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Problem text={messageOf(error)} />;
  if (!report) return <TableSkeleton />;
  if (report.data.rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No project of the client was worked on, or earned anything, in that period.
      </Text>
    );
  return (
    <FigureTable
      label="Projects of the client"
      columns={columns(report.data.totals, report.meta.currency)}
      rows={report.data.rows}
      keyOf={({ project_id }) => project_id}
      sort={choices.sort}
      onSort={(sort) => choices.change({ sort })}
      isStale={isPlaceholderData}
    />
  );
}

type Totals = {
  worked_hours: number;
  revenue?: number;
  cost?: number;
  profit?: number;
  margin_percent?: number | null;
};

function columns(totals: Totals, currency: string): readonly FigureColumn<ProjectEconomics>[] {
  const money = (amount: number | undefined) => (amount === undefined ? "–" : formatMoney(amount, currency));
  return [
    {
      ...{ name: "name", label: "Project", total: "All projects" },
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
      ...{ name: "time.worked_hours", label: "Hours", isFigure: true },
      show: ({ time, links }) => <RowsBehind link={links.time}>{formatHours(time.worked_hours)}</RowsBehind>,
      total: formatHours(totals.worked_hours),
    },
    {
      ...{ name: "revenue.total", label: "Revenue", isFigure: true },
      show: ({ revenue }) => money(revenue?.total),
      total: money(totals.revenue),
    },
    {
      ...{ name: "cost.total", label: "Cost", isFigure: true },
      show: ({ cost }) => money(cost?.total),
      total: money(totals.cost),
    },
    {
      ...{ name: "profit", label: "Profit", isFigure: true },
      show: ({ profit }) => money(profit),
      total: money(totals.profit),
    },
    {
      ...{ name: "margin_percent", label: "Margin", isFigure: true },
      show: ({ margin_percent }) => formatPercent(margin_percent),
      total: formatPercent(totals.margin_percent),
    },
  ];
}
