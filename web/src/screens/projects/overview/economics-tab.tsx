import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../../api/failure.ts";
import { Panel } from "../../../components/panel.tsx";
import { Problem } from "../../../components/problem.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { FigureList } from "../../../figures/figure-list.tsx";
import { type ProjectEconomics, profitabilityQuery } from "../../../figures/project-economics.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { UnconvertedNote } from "../../../figures/unconverted.tsx";
import { dayOf } from "../../../format/calendar.ts";
import { todayIn } from "../../../format/dates.ts";
import { formatHours, inHours } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";
import { useSession } from "../../../session/session.ts";
import { BudgetBar } from "../budget-bar.tsx";
import { BurnChart } from "./burn-chart.tsx";
import { MoneyParts } from "./money-parts.tsx";

/** Whether the project stays within its budget, and what it earns and costs. */
export function EconomicsTab({ record }: RecordViewProps) {
  const { workspace } = useSession();
  const today = todayIn(workspace.timezone);
  const { data: report, error } = useQuery(profitabilityQuery({ project_id: record.id }));
  const row = report?.data.rows[0];
  if (error) return <Problem text={messageOf(error)} />;
  if (!report || !row) return <FieldsSkeleton />;
  const start = dayOf(String(record.attributes.starts_at ?? record.attributes.created_at));
  const { currency, unconverted } = report.meta;
  return (
    <Stack gap="lg">
      {row.budget && (
        <Panel title="Budget">
          <BudgetBar budget={row.budget} />
          {row.budget.budget !== null && start < today && (
            <BurnChart projectId={record.id} from={start} today={today} budget={row.budget} />
          )}
        </Panel>
      )}
      <Panel title="Since its beginning" note={row.revenue ? `In ${currency}.` : undefined}>
        <FigureList figures={figuresOf(row, currency)} />
        <Unpriced time={row.time} />
        <UnconvertedNote amounts={unconverted} />
      </Panel>
      <MoneyParts row={row} currency={currency} />
    </Stack>
  );
}

function figuresOf({ time, links, ...row }: ProjectEconomics, currency: string) {
  const money = (value: number | null | undefined) =>
    value === null || value === undefined ? null : formatMoney(value, currency);
  return [
    {
      label: "Worked",
      value: <RowsBehind link={links.time}>{formatHours(time.worked_hours)}</RowsBehind>,
    },
    { label: "Billable", value: formatPercent(time.billable_percent) },
    ...(row.revenue
      ? [
          { label: "Revenue", value: money(row.revenue.total) },
          { label: "Cost", value: money(row.cost?.total) },
          { label: "Profit", value: money(row.profit) },
          { label: "Margin", value: formatPercent(row.margin_percent) },
          { label: "Per hour worked", value: money(row.effective_hourly_rate) },
          { label: "Earned of the time's value", value: formatPercent(row.realization_percent) },
        ]
      : []),
  ];
}

/** Time that no rate is known for is missing in the figures: it is said. */
function Unpriced({ time }: Pick<ProjectEconomics, "time">) {
  const missing = [
    time.unpriced_minutes > 0 ? `${inHours(time.unpriced_minutes)} without a price` : "",
    time.uncosted_minutes > 0 ? `${inHours(time.uncosted_minutes)} without a cost` : "",
  ].filter(Boolean);
  if (missing.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {`Not in these figures: ${missing.join(", ")}.`}
    </Text>
  );
}
