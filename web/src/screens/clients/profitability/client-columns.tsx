import { Anchor, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ArchivedBadge } from "../../../components/archived-badge.tsx";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatHours } from "../../../format/durations.ts";
import { formatMoney, formatNumber, formatPercent } from "../../../format/numbers.ts";
import { useMay } from "../../../session/session.ts";
import type { ClientProfitability, ClientResult } from "./client-profitability.ts";

type Column = FigureColumn<ClientResult>;

/** Leads to what the client brings, for those who may see the client itself. */
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
  total?: string,
): Column => ({ ...{ name, label, show, isFigure: true }, ...(total === undefined ? {} : { total }) });

/** The columns of the clients' report. */
export function clientColumns({ totals }: ClientProfitability, currency: string): readonly Column[] {
  const money = (amount: number): string => formatMoney(amount, currency);
  const amount = (name: string, label: string, of: (client: ClientResult) => number, total?: number) =>
    figure(name, label, (client) => money(of(client)), total === undefined ? undefined : money(total));
  return [
    {
      name: "client_name",
      label: "Client",
      show: (client) => <ClientName client={client} />,
      total: totals.clients === 1 ? "1 client" : `${formatNumber(totals.clients)} clients`,
    },
    figure("projects", "Projects", ({ projects, links }) => (
      <RowsBehind link={links.projects}>{formatNumber(projects)}</RowsBehind>
    )),
    figure(
      "worked_hours",
      "Hours",
      ({ worked_hours, links }) => <RowsBehind link={links.time}>{formatHours(worked_hours)}</RowsBehind>,
      formatHours(totals.worked_hours),
    ),
    amount("revenue.total", "Revenue", ({ revenue }) => revenue.total, totals.revenue),
    figure("revenue_portion_percent", "Share", ({ revenue_portion_percent }) =>
      formatPercent(revenue_portion_percent),
    ),
    amount("cost.total", "Cost", ({ cost }) => cost.total, totals.cost),
    amount("profit", "Profit", ({ profit }) => profit, totals.profit),
    figure(
      "margin_percent",
      "Margin",
      ({ margin_percent }) => formatPercent(margin_percent),
      formatPercent(totals.margin_percent),
    ),
    amount("billing.invoiced", "Invoiced", ({ billing }) => billing.invoiced),
    amount("billing.collected", "Collected", ({ billing }) => billing.collected),
    amount("billing.outstanding", "Outstanding", ({ billing }) => billing.outstanding),
    amount("billing.overdue", "Overdue", ({ billing }) => billing.overdue),
    amount("billing.unbilled", "Not invoiced", ({ billing }) => billing.unbilled),
    figure("billing.average_days_to_pay", "Days to pay", ({ billing }) => daysToPay(billing)),
  ];
}

/** How long the client takes to pay; a dash where nothing was paid. */
export const daysToPay = ({ average_days_to_pay }: ClientResult["billing"]): string =>
  average_days_to_pay === null ? "–" : formatNumber(average_days_to_pay, 1);
