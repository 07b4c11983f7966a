import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { FigureColumn } from "../../figures/figure-column.ts";
import { KnownFigure, TotalFigure } from "../../figures/known-figure.tsx";
import { billingModelInWords, type Portfolio, type PortfolioRow } from "../../figures/project-economics.ts";
import { RowsBehind } from "../../figures/rows-behind.tsx";
import { formatHours } from "../../format/durations.ts";
import { formatMoney, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { BudgetBadge } from "./budget-bar.tsx";

const naming: FigureColumn<PortfolioRow> = {
  name: "name",
  label: t("Project"),
  show: ({ name, project_id, client_name, billing_model }) => (
    <>
      <Anchor component={Link} to={`/projects/${project_id}`} size="sm" fw={500}>
        {name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {[client_name ?? t("Internal"), billingModelInWords(billing_model)].join(" · ")}
      </Text>
    </>
  ),
};

/** The columns of the portfolio, without amounts for people who cannot read them. */
export function portfolioColumns(
  totals: Portfolio["totals"],
  currency: string,
): readonly FigureColumn<PortfolioRow>[] {
  const amount = (value: number) => formatMoney(value, currency);
  const money = (name: "revenue" | "cost" | "profit", label: string): FigureColumn<PortfolioRow> => ({
    ...{ name, label, isFigure: true },
    show: (row) => <KnownFigure value={row[name]} unknown={row.unknown} path={name} show={amount} />,
    total: <TotalFigure value={totals[name]} totals={totals} name={name} show={amount} />,
  });
  return [
    naming,
    {
      ...{ name: "worked_hours", label: t("Hours"), isFigure: true },
      show: ({ worked_hours, links }) => (
        <RowsBehind link={links.time}>{formatHours(worked_hours)}</RowsBehind>
      ),
      total: formatHours(totals.worked_hours),
    },
    ...(totals.revenue === undefined
      ? []
      : [
          money("revenue", t("Revenue")),
          money("cost", t("Cost")),
          money("profit", t("Profit")),
          {
            ...{ name: "margin_percent", label: t("Margin"), isFigure: true },
            show: ({ margin_percent, unknown }: PortfolioRow) => (
              <KnownFigure
                {...{ value: margin_percent, unknown, path: "margin_percent" }}
                show={formatPercent}
              />
            ),
            total: (
              <TotalFigure
                {...{ value: totals.margin_percent, totals, name: "margin_percent" }}
                show={formatPercent}
              />
            ),
          },
        ]),
    {
      ...{ name: "burn_percent", label: t("Budget used"), isFigure: true },
      show: ({ burn_percent, unknown }) => (
        <KnownFigure {...{ value: burn_percent, unknown, path: "burn_percent" }} show={formatPercent} />
      ),
    },
    {
      ...{ name: "budget_status", label: t("Budget") },
      show: ({ budget_status }) =>
        budget_status === undefined ? "–" : <BudgetBadge status={budget_status} />,
    },
  ];
}
