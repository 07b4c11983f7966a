import { Anchor, Badge, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import type { TeamMember, TeamTotals } from "../../../figures/project-economics.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMinutes } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";

type Column = FigureColumn<TeamMember>;

const figure = (
  name: string,
  label: string,
  show: (member: TeamMember) => ReactNode,
  total?: ReactNode,
): Column => ({ name, label, show, total, isFigure: true });

/** The columns of a team that are there for the person: money, and what people cost, only where it may be seen. */
export function teamColumns(totals: TeamTotals, currency: string): readonly Column[] {
  const money = (amount: number | null | undefined): string =>
    amount === null || amount === undefined ? "–" : formatMoney(amount, currency);
  return [
    {
      ...{ name: "name", label: "Who", total: "Together" },
      show: ({ name, employee_id, overallocated }) => (
        <Group gap="xs">
          <Anchor component={Link} to={`/employees/${employee_id}`} size="sm" fw={500}>
            {name}
          </Anchor>
          {overallocated && (
            <Badge variant="light" color="orange" tt="none" fw={600}>
              Over capacity
            </Badge>
          )}
        </Group>
      ),
    },
    figure(
      "worked_minutes",
      "Time",
      ({ worked_minutes, links }) => (
        <RowsBehind link={links.time}>{formatMinutes(worked_minutes)}</RowsBehind>
      ),
      formatMinutes(totals.worked_minutes),
    ),
    figure(
      "billable_percent",
      "Billable",
      ({ billable_percent }) => formatPercent(billable_percent),
      formatPercent(totals.billable_percent),
    ),
    figure(
      "capacity_minutes",
      "Planned",
      ({ capacity_minutes }) => formatMinutes(capacity_minutes),
      formatMinutes(totals.capacity_minutes),
    ),
    figure(
      "utilization_percent",
      "Of the plan",
      ({ utilization_percent }) => formatPercent(utilization_percent),
      formatPercent(totals.utilization_percent),
    ),
    ...(totals.revenue === undefined
      ? []
      : [
          figure("value", "Value", ({ value }) => money(value), money(totals.value)),
          figure("average_billed_rate", "Rate", (member) => money(member.average_billed_rate)),
          figure("revenue", "Revenue", ({ revenue }) => money(revenue), money(totals.revenue)),
        ]),
    ...(totals.labour_cost === undefined
      ? []
      : [
          figure("labour_cost", "Cost", (member) => money(member.labour_cost), money(totals.labour_cost)),
          figure("average_cost_rate", "Cost rate", (member) => money(member.average_cost_rate)),
          figure(
            "contribution",
            "Contribution",
            ({ contribution }) => money(contribution),
            money(totals.contribution),
          ),
          figure(
            "margin_percent",
            "Margin",
            ({ margin_percent }) => formatPercent(margin_percent),
            formatPercent(totals.margin_percent),
          ),
        ]),
  ];
}
