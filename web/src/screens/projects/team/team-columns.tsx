import { Anchor, Badge, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { KnownFigure, TotalFigure } from "../../../figures/known-figure.tsx";
import type { TeamMember, TeamTotals } from "../../../figures/project-economics.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMinutes } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";

type Column = FigureColumn<TeamMember>;

const figure = (
  name: string,
  label: string,
  show: (member: TeamMember) => ReactNode,
  total?: ReactNode,
): Column => ({ name, label, show, total, isFigure: true });

/** The columns of the team, without amounts and costs for people who cannot read them. */
export function teamColumns(totals: TeamTotals, currency: string): readonly Column[] {
  const money = (amount: number): string => formatMoney(amount, currency);
  const known = (
    name: keyof TeamMember & string,
    label: string,
    show: (value: number) => string,
    hasTotal = true,
  ): Column =>
    figure(
      name,
      label,
      (member) => (
        <KnownFigure
          {...{ value: member[name] as number | null, unknown: member.unknown, path: name }}
          show={show}
        />
      ),
      hasTotal && (
        <TotalFigure
          {...{ value: totals[name as keyof TeamTotals] as number | null, totals, name }}
          show={show}
        />
      ),
    );
  return [
    {
      ...{ name: "name", label: t("Who"), total: t("Total") },
      show: ({ name, employee_id, overallocated }) => (
        <Group gap="xs">
          <Anchor component={Link} to={`/employees/${employee_id}`} size="sm" fw={500}>
            {name}
          </Anchor>
          {overallocated && (
            <Badge variant="light" color="orange" tt="none" fw={600}>
              {t("Over capacity")}
            </Badge>
          )}
        </Group>
      ),
    },
    figure(
      "worked_minutes",
      t("Time"),
      ({ worked_minutes, links }) => (
        <RowsBehind link={links.time}>{formatMinutes(worked_minutes)}</RowsBehind>
      ),
      formatMinutes(totals.worked_minutes),
    ),
    figure(
      "billable_percent",
      t("Billable"),
      ({ billable_percent }) => formatPercent(billable_percent),
      formatPercent(totals.billable_percent),
    ),
    figure(
      "capacity_minutes",
      t("Planned"),
      ({ capacity_minutes }) => formatMinutes(capacity_minutes),
      formatMinutes(totals.capacity_minutes),
    ),
    figure(
      "utilization_percent",
      t("Of allocated hours"),
      ({ utilization_percent }) => formatPercent(utilization_percent),
      formatPercent(totals.utilization_percent),
    ),
    ...(totals.revenue === undefined
      ? []
      : [
          known("value", t("Value"), money),
          known("average_billed_rate", t("Rate"), money, false),
          known("revenue", t("Revenue"), money),
        ]),
    ...(totals.labour_cost === undefined
      ? []
      : [
          known("labour_cost", t("Cost"), money),
          known("average_cost_rate", t("Cost rate"), money, false),
          known("contribution", t("Contribution"), money),
          known("margin_percent", t("Margin"), formatPercent),
        ]),
  ];
}
