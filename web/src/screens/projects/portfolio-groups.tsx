import { Anchor, SimpleGrid, Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Panel } from "../../components/panel.tsx";
import { TotalFigure } from "../../figures/known-figure.tsx";
import { billingModelInWords, type Portfolio, type Sums } from "../../figures/project-economics.ts";
import type { Totalled } from "../../figures/unknown.ts";
import { formatHours } from "../../format/durations.ts";
import { formatMoney, formatNumber, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { useMay } from "../../session/session.ts";
import classes from "./portfolio-groups.module.css";

interface Group extends Sums, Totalled {
  readonly key: string;
  readonly name: ReactNode;
  readonly projects: number;
}

/** The portfolio by client and by billing model. */
export function PortfolioGroups({
  by_billing_model,
  by_client,
  currency,
}: Portfolio & { readonly currency: string }) {
  const may = useMay();
  const models = by_billing_model.map((sums) => ({
    ...sums,
    key: sums.billing_model,
    name: billingModelInWords(sums.billing_model),
  }));
  const clients = by_client.map((sums) => ({
    ...sums,
    key: String(sums.client_id),
    name:
      sums.client_id !== null && may("view-clients") ? (
        <Anchor component={Link} to={`/clients/${sums.client_id}`} size="sm">
          {sums.client_name}
        </Anchor>
      ) : (
        (sums.client_name ?? t("Internal"))
      ),
  }));
  return (
    <SimpleGrid cols={{ base: 1, xl: 2 }} spacing="lg">
      <Groups title={t("By client")} groups={clients} currency={currency} />
      <Groups title={t("By billing model")} groups={models} currency={currency} />
    </SimpleGrid>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly currency: string;
}

function Groups({ title, groups, currency }: GroupsProps) {
  const hasMoney = groups.some(({ profit }) => profit !== undefined);
  const amount = (value: number) => formatMoney(value, currency);
  return (
    <Panel title={title}>
      <Table.ScrollContainer minWidth={hasMoney ? 480 : 280} type="native">
        <Table className={classes.figures}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("Name")}</Table.Th>
              <Table.Th ta="right">{t("Projects")}</Table.Th>
              <Table.Th ta="right">{t("Hours")}</Table.Th>
              {hasMoney && <Table.Th ta="right">{t("Profit")}</Table.Th>}
              {hasMoney && <Table.Th ta="right">{t("Margin")}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groups.map(({ key, name, projects, worked_hours, profit, margin_percent, ...totals }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" fw={400}>
                  {name}
                </Table.Th>
                <Table.Td ta="right">{formatNumber(projects)}</Table.Td>
                <Table.Td ta="right">{formatHours(worked_hours)}</Table.Td>
                {hasMoney && (
                  <Table.Td ta="right">
                    <TotalFigure value={profit} totals={totals} name="profit" show={amount} />
                  </Table.Td>
                )}
                {hasMoney && (
                  <Table.Td ta="right">
                    <TotalFigure
                      {...{ value: margin_percent, totals, name: "margin_percent" }}
                      show={formatPercent}
                    />
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
