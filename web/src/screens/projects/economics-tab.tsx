import { Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../api/failure.ts";
import { Panel } from "../../components/panel.tsx";
import { Problem } from "../../components/problem.tsx";
import { FieldsSkeleton } from "../../components/skeletons.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { addDays, dayOf } from "../../format/calendar.ts";
import { todayIn } from "../../format/dates.ts";
import { formatMoney, formatNumber } from "../../format/numbers.ts";
import { useSession } from "../../session/session.ts";
import { BudgetBar } from "./budget-bar.tsx";
import { BurnChart } from "./burn-chart.tsx";
import { type ProjectEconomics, profitabilityQuery, teamQuery } from "./economics.ts";
import { FigureList } from "./figure-list.tsx";

const percent = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : `${formatNumber(value)} %`;

/** Whether the project stays within its budget, and what it earns and costs. */
export function EconomicsTab({ record }: RecordViewProps) {
  const { workspace } = useSession();
  const today = todayIn(workspace.timezone);
  const { data, error } = useQuery(profitabilityQuery({ project_id: record.id }));
  const row = data?.rows[0];
  if (error) return <Problem text={messageOf(error)} />;
  if (!row) return <FieldsSkeleton />;
  const start = dayOf(String(record.attributes.starts_at ?? record.attributes.created_at));
  const isMonthly = String(row.budget.type).startsWith("monthly");
  return (
    <Stack gap="lg">
      <Panel title="Budget">
        <BudgetBar budget={row.budget} />
        {row.budget.budget !== null && !isMonthly && start < today && (
          <BurnChart
            projectId={record.id}
            from={start}
            today={today}
            budget={row.budget.budget}
            currency={row.budget.currency}
          />
        )}
      </Panel>
      <Panel title="Since its beginning" note={row.revenue ? `In ${workspace.base_currency}.` : undefined}>
        <FigureList figures={figuresOf(row, workspace.base_currency)} />
        <Unpriced time={row.time} />
      </Panel>
      <Team projectId={record.id} from={start} today={today} />
    </Stack>
  );
}

function figuresOf({ time, ...row }: ProjectEconomics, currency: string) {
  const money = (value: number) => formatMoney(value, currency);
  return [
    { label: "Worked", value: `${formatNumber(time.worked_hours)} h` },
    { label: "Billable", value: percent(time.billable_percent) },
    ...(row.revenue ? [{ label: "Revenue", value: money(row.revenue.total) }] : []),
    ...(row.cost ? [{ label: "Cost", value: money(row.cost.total) }] : []),
    ...(row.profit === undefined ? [] : [{ label: "Profit", value: money(row.profit) }]),
    ...(row.margin_percent === undefined ? [] : [{ label: "Margin", value: percent(row.margin_percent) }]),
    ...(typeof row.effective_hourly_rate === "number"
      ? [{ label: "Per hour worked", value: money(row.effective_hourly_rate) }]
      : []),
    ...(row.billing ? [{ label: "Not invoiced yet", value: money(row.billing.unbilled_time) }] : []),
  ];
}

/** Time that no rate is known for is missing in the figures: it is said. */
function Unpriced({ time }: Pick<ProjectEconomics, "time">) {
  const missing = [
    time.unpriced_minutes > 0 ? `${formatNumber(time.unpriced_minutes / 60)} h without a price` : "",
    time.uncosted_minutes > 0 ? `${formatNumber(time.uncosted_minutes / 60)} h without a cost` : "",
  ].filter(Boolean);
  if (missing.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {`Not in these figures: ${missing.join(", ")}.`}
    </Text>
  );
}

interface TeamProps {
  readonly projectId: string;
  readonly from: string;
  readonly today: string;
}

function Team({ projectId, from, today }: TeamProps) {
  const { workspace } = useSession();
  const begin = from > today ? addDays(today, -1) : from;
  const { data } = useQuery(teamQuery({ project_id: projectId, date: `${begin},${today}` }));
  const rows = data?.rows.filter(({ worked_hours }) => worked_hours > 0) ?? [];
  if (rows.length === 0) return null;
  const hasMoney = rows[0]?.revenue !== undefined;
  const hasCost = rows[0]?.labour_cost !== undefined;
  const money = (value: number | undefined) =>
    value === undefined ? "" : formatMoney(value, workspace.base_currency);
  return (
    <Panel title="Who worked on it">
      <Table.ScrollContainer minWidth={hasCost ? 600 : 320} type="native">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Who</Table.Th>
              <Table.Th ta="right">Hours</Table.Th>
              <Table.Th ta="right">Billable</Table.Th>
              {hasMoney && <Table.Th ta="right">Revenue</Table.Th>}
              {hasCost && <Table.Th ta="right">Cost</Table.Th>}
              {hasCost && <Table.Th ta="right">Contribution</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.employee_id}>
                <Table.Td>{row.name}</Table.Td>
                <Table.Td ta="right">{formatNumber(row.worked_hours)}</Table.Td>
                <Table.Td ta="right">{percent(row.billable_percent)}</Table.Td>
                {hasMoney && <Table.Td ta="right">{money(row.revenue)}</Table.Td>}
                {hasCost && <Table.Td ta="right">{money(row.labour_cost)}</Table.Td>}
                {hasCost && <Table.Td ta="right">{money(row.contribution)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
