import { Anchor, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { FigureColumn } from "../../../figures/figure-column.ts";
import { KnownFigure } from "../../../figures/known-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMinutes } from "../../../format/durations.ts";
import { formatMoney, formatNumber } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { Unbilled, UnbilledRow } from "../figures/invoice-reports.ts";

type Totals = Unbilled["totals"][number];
type Column = FigureColumn<UnbilledRow>;

/** The columns of unbilled work in one currency, with its totals. */
export function unbilledColumns(totals: Totals, mayBill: boolean): readonly Column[] {
  const figure = (
    name: string,
    label: string,
    show: (row: UnbilledRow) => ReactNode,
    total: ReactNode,
  ): Column => ({ name, label, isFigure: true, isUnsorted: true, show, total });
  const amount = (name: "time_amount" | "expenses_amount" | "fees_amount") => (row: UnbilledRow) => (
    <KnownFigure
      value={row[name]}
      unknown={row.unknown}
      path={name}
      show={(known) => formatMoney(known, row.currency)}
    />
  );
  const sum = (known: number | null): string => (known === null ? "–" : formatMoney(known, totals.currency));
  return [
    {
      ...{ name: "project", label: t("Project"), isUnsorted: true, total: t("Together") },
      show: (row) => (
        <Stack gap={0}>
          <Anchor component={Link} to={`/projects/${row.project_id}`} size="sm">
            {row.project_name}
          </Anchor>
          <Text size="xs" c="dimmed" component="span">
            {row.client_name}
          </Text>
        </Stack>
      ),
    },
    figure(
      "minutes",
      t("Hours"),
      ({ minutes, links }) => <RowsBehind link={links.time}>{formatMinutes(minutes)}</RowsBehind>,
      formatMinutes(totals.minutes),
    ),
    figure("time_amount", t("Time"), amount("time_amount"), sum(totals.time_amount)),
    figure(
      "expenses_amount",
      t("Expenses"),
      (row) => <RowsBehind link={row.links.expenses}>{amount("expenses_amount")(row)}</RowsBehind>,
      sum(totals.expenses_amount),
    ),
    figure("fees_amount", t("Fees"), amount("fees_amount"), sum(totals.fees_amount)),
    figure(
      "unapproved_minutes",
      t("Not approved"),
      ({ unapproved_minutes, links }) =>
        unapproved_minutes === 0 ? (
          "–"
        ) : (
          <RowsBehind link={links.unapproved}>{formatMinutes(unapproved_minutes)}</RowsBehind>
        ),
      formatMinutes(totals.unapproved_minutes),
    ),
    figure(
      "unpriced_entries",
      t("Without a rate"),
      ({ unpriced_entries }) => (unpriced_entries === 0 ? "–" : formatNumber(unpriced_entries)),
      formatNumber(totals.unpriced_entries),
    ),
    ...(mayBill ? [BILL] : []),
  ];
}

const BILL: Column = {
  ...{ name: "bill", label: t("Bill"), isUnsorted: true },
  show: ({ client_id, project_id }) => (
    <Anchor
      component={Link}
      to="/invoices/bill-unbilled"
      search={{ client_id, project_ids: project_id, skip_unpriced: "true" } as never}
      size="sm"
    >
      {t("Bill")}
    </Anchor>
  ),
};
