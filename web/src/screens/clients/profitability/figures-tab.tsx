import { Anchor, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../../components/skeletons.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { AmountList } from "../../../figures/amount-list.tsx";
import { EconomicsChoices, useEconomicsChoices } from "../../../figures/economics-choices.tsx";
import { FigureList } from "../../../figures/figure-list.tsx";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { UnknownNote } from "../../../figures/left-out-note.tsx";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { listBehind } from "../../../figures/rows-behind.tsx";
import { UnconvertedNote } from "../../../figures/unconverted.tsx";
import { formatHours } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { daysToPay } from "./client-columns.tsx";
import { type ClientResult, clientProfitabilityQuery } from "./client-profitability.ts";
import { ClientProjectFigures } from "./project-figures.tsx";

/** The revenue, cost and receivables of one client in a period, and their parts. */
export function ClientFigures({ record }: RecordViewProps<"clients">) {
  const choices = useEconomicsChoices("-revenue.total");
  const { date, basis, approval, currency: requested } = choices.query;
  const query = { client_id: record.id, date, basis, approval, currency: requested };
  const { data: report, error } = useQuery(clientProfitabilityQuery(query));
  const client = report?.data.rows[0];
  const currency = report?.meta.currency ?? choices.currency;
  return (
    <Stack gap="lg">
      <EconomicsChoices choices={choices} hasMoney />
      {error && <ReadProblem error={error} />}
      {!report && !error && <FieldsSkeleton />}
      {report && client && (
        <>
          <Result client={client} currency={currency} period={inWords(choices.period)} />
          <Parts client={client} currency={currency} />
          <ClientProjectFigures query={query} choices={choices} />
          <UnconvertedNote amounts={report.meta.unconverted} />
        </>
      )}
    </Stack>
  );
}

interface ResultProps {
  readonly client: ClientResult;
  readonly currency: string;
}

function Result({ client, currency, period }: ResultProps & { readonly period: string }) {
  const { unknown } = client;
  const money = (path: string, value: number | null) => (
    <KnownFigure {...{ value, unknown, path }} show={(amount: number) => formatMoney(amount, currency)} />
  );
  return (
    <Panel title={t("Result")} note={t`${period}, in ${currency}.`}>
      <FigureList
        figures={[
          { label: t("Worked"), value: formatHours(client.worked_hours) },
          { label: t("Revenue"), value: money("revenue.total", client.revenue.total) },
          { label: t("Cost"), value: money("cost.total", client.cost.total) },
          { label: t("Profit"), value: money("profit", client.profit) },
          {
            label: t("Margin"),
            value: (
              <KnownFigure
                {...{ value: client.margin_percent, unknown, path: "margin_percent" }}
                show={formatPercent}
              />
            ),
          },
          { label: t("Not invoiced yet"), value: money("billing.unbilled", client.billing.unbilled) },
          { label: t("Days to pay"), value: daysToPay(client.billing) },
        ]}
      />
      <UnknownNote unknown={unknown} />
      <Behind {...client.links} />
    </Panel>
  );
}

const BEHIND = [
  ["time", t("Time entries")],
  ["expenses", t("Expenses")],
  ["projects", t("Projects")],
  ["invoices", t("Invoices")],
] as const;

/** Links to the records behind the figures. */
function Behind(links: ClientResult["links"]) {
  const lists = BEHIND.flatMap(([name, label]) => {
    const list = links[name] === null ? null : listBehind(links[name]);
    return list ? [{ ...list, label }] : [];
  });
  return (
    <Group gap="md" mt="md">
      <Text size="sm" c="dimmed">
        {t("Records behind these figures:")}
      </Text>
      {lists.map(({ to, search, label }) => (
        <Anchor key={label} component={Link} to={to} search={search as never} size="sm">
          {label}
        </Anchor>
      ))}
    </Group>
  );
}

function Parts({ client: { revenue, cost, billing, unknown }, currency }: ResultProps) {
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg">
      <AmountList
        title={t("Revenue")}
        currency={currency}
        unknown={unknown}
        parts={[
          [t("Of projects"), "revenue.projects", revenue.projects],
          [t("Invoiced without project"), "revenue.other", revenue.other],
        ]}
        total={["revenue.total", revenue.total]}
      />
      <AmountList
        title={t("Cost")}
        currency={currency}
        unknown={unknown}
        parts={[
          [t("Time"), "cost.labour", cost.labour],
          [t("Expenses of projects"), "cost.expenses", cost.expenses],
          [t("Expenses without a project"), "cost.other", cost.other],
        ]}
        total={["cost.total", cost.total]}
      />
      <AmountList
        title={t("Billing")}
        currency={currency}
        unknown={unknown}
        parts={[
          [t("Invoiced"), "billing.invoiced", billing.invoiced],
          [t("Collected"), "billing.collected", billing.collected],
          [t("Outstanding"), "billing.outstanding", billing.outstanding],
          [t("Overdue"), "billing.overdue", billing.overdue],
          [t("Not invoiced yet"), "billing.unbilled", billing.unbilled],
        ]}
      />
    </SimpleGrid>
  );
}
