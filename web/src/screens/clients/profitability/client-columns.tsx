import { Anchor, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ArchivedBadge } from "../../../components/archived-badge.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { KnownFigure, TotalFigure } from "../../../figures/known-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatHours } from "../../../format/durations.ts";
import { formatMoney, formatNumber, formatPercent } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import { useMay } from "../../../session/session.ts";
import type { ClientProfitability, ClientResult } from "./client-profitability.ts";

type Column = FigureColumn<ClientResult>;

/** A link to the client's figures, for people who can see the client. */
function ClientName({ client }: { readonly client: ClientResult }) {
  const may = useMay();
  return (
    <Group gap="xs">
      {may("view-clients") ? (
        <Anchor
          component={Link}
          to={`/clients/${client.client_id}`}
          search={{ tab: "profitability" } as never}
          size="sm"
          fw={500}
        >
          {client.client_name}
        </Anchor>
      ) : (
        client.client_name
      )}
      {client.archived && <ArchivedBadge />}
    </Group>
  );
}

const figure = (
  name: string,
  label: string,
  show: (client: ClientResult) => ReactNode,
  total?: ReactNode,
): Column => ({ ...{ name, label, show, isFigure: true }, ...(total === undefined ? {} : { total }) });

type TotalName = "revenue" | "cost" | "profit" | "margin_percent";

/** The columns of the report. */
export function clientColumns({ totals }: ClientProfitability, currency: string): readonly Column[] {
  const money = (amount: number): string => formatMoney(amount, currency);
  const known = (
    path: string,
    label: string,
    of: (client: ClientResult) => number | null,
    { show = money, total }: { show?: (value: number) => string; total?: TotalName } = {},
  ) =>
    figure(
      path,
      label,
      (client) => <KnownFigure {...{ value: of(client), unknown: client.unknown, path, show }} />,
      total && <TotalFigure {...{ value: totals[total], totals, name: total, show }} />,
    );
  return [
    {
      name: "client_name",
      label: t("Client"),
      show: (client) => <ClientName client={client} />,
      total: plural(totals.clients, "# client", "# clients"),
    },
    figure("projects", t("Projects"), ({ projects, links }) => (
      <RowsBehind link={links.projects}>{formatNumber(projects)}</RowsBehind>
    )),
    figure(
      "worked_hours",
      t("Hours"),
      ({ worked_hours, links }) => <RowsBehind link={links.time}>{formatHours(worked_hours)}</RowsBehind>,
      formatHours(totals.worked_hours),
    ),
    known("revenue.total", t("Revenue"), ({ revenue }) => revenue.total, { total: "revenue" }),
    known("revenue_portion_percent", t("Share of total"), (client) => client.revenue_portion_percent, {
      show: formatPercent,
    }),
    known("cost.total", t("Cost"), ({ cost }) => cost.total, { total: "cost" }),
    known("profit", t("Profit"), ({ profit }) => profit, { total: "profit" }),
    known("margin_percent", t("Margin"), ({ margin_percent }) => margin_percent, {
      ...{ show: formatPercent, total: "margin_percent" },
    }),
    known("billing.invoiced", t("Invoiced"), ({ billing }) => billing.invoiced),
    known("billing.collected", t("Collected"), ({ billing }) => billing.collected),
    known("billing.outstanding", t("Outstanding"), ({ billing }) => billing.outstanding),
    known("billing.overdue", t("Overdue"), ({ billing }) => billing.overdue),
    known("billing.unbilled", t("Not invoiced"), ({ billing }) => billing.unbilled),
    figure("billing.average_days_to_pay", t("Days to pay"), ({ billing }) => daysToPay(billing)),
  ];
}

/** The client's average days to pay, or a dash if nothing was paid. */
export const daysToPay = ({ average_days_to_pay }: ClientResult["billing"]): string =>
  average_days_to_pay === null ? "–" : formatNumber(average_days_to_pay, 1);
