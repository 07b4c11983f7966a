import { Table, Text } from "@mantine/core";
import { KnownFigure, TotalFigure } from "../../../figures/known-figure.tsx";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatMinutes } from "../../../format/durations.ts";
import { formatMoney, formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { ShareBar } from "../share-bar.tsx";
import type { GroupId, ReportMoney, ReportRow, ReportTotals } from "./grouped-report.ts";
import classes from "./report.module.css";

export interface ReportViewProps {
  readonly group: GroupId;
  readonly rows: readonly ReportRow[];
  readonly totals: ReportTotals;
}

const NAMES: Readonly<Record<GroupId, string>> = {
  employee_id: t("Person"),
  project_id: t("Project"),
  task_id: t("Task"),
};

/** The project of a task, or the client of a project. */
export const holderOf = ({ project_name, client_name }: ReportRow): string =>
  [project_name, client_name].filter(Boolean).join(" · ");

/** The parts of a row's bar. The longest row of the page has the full width. */
export function barParts(row: ReportRow, rows: readonly ReportRow[]) {
  const most = Math.max(1, ...rows.map(({ total_worked_minutes }) => total_worked_minutes));
  const other = row.total_non_billable_minutes;
  return [
    { name: "billable", share: (row.total_worked_minutes - other) / most },
    { name: "other", share: other / most },
  ];
}

/** A link to the entries of a row. */
export function RowEntries({ row }: { readonly row: ReportRow }) {
  return (
    <Text size="sm" fw={500} component="span">
      <RowsBehind link={row.link}>{row.entity_name}</RowsBehind>
    </Text>
  );
}

/** The report as a table with a bar and the figures of each row. */
export function ReportTable({ group, rows, totals }: ReportViewProps) {
  const hasMoney = totals.billed_amount !== undefined;
  return (
    <Table.ScrollContainer minWidth={hasMoney ? 900 : 640} type="native">
      <Table className={classes.table} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{NAMES[group]}</Table.Th>
            <Table.Th aria-hidden="true" className={classes.bars} />
            <Table.Th data-numeric>{t("Time")}</Table.Th>
            <Table.Th data-numeric>{t("Billable time")}</Table.Th>
            <Table.Th data-numeric>{t("Share")}</Table.Th>
            {hasMoney && (
              <>
                <Table.Th data-numeric>{t("Billed value")}</Table.Th>
                <Table.Th data-numeric>{t("Cost")}</Table.Th>
                <Table.Th data-numeric>{t("Profit")}</Table.Th>
                <Table.Th data-numeric>{t("Margin")}</Table.Th>
              </>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row" fw={400}>
                <RowEntries row={row} />
                {holderOf(row) && (
                  <Text size="xs" c="dimmed">
                    {holderOf(row)}
                  </Text>
                )}
              </Table.Th>
              <Table.Td>
                <ShareBar parts={barParts(row, rows)} />
              </Table.Td>
              <Table.Td data-numeric>{formatMinutes(row.total_worked_minutes)}</Table.Td>
              <Table.Td data-numeric>{formatMinutes(row.total_billable_minutes)}</Table.Td>
              <Table.Td data-numeric>{formatPercent(row.billable_percent)}</Table.Td>
              {hasMoney && <RowMoney row={row} />}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{t("Total")}</Table.Th>
            <Table.Td />
            <Table.Td data-numeric>{formatMinutes(totals.total_worked_minutes)}</Table.Td>
            <Table.Td data-numeric>{formatMinutes(totals.total_billable_minutes)}</Table.Td>
            <Table.Td />
            {hasMoney && <TotalMoney totals={totals} />}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}

type MoneyName = Exclude<keyof ReportMoney, "currency">;

const MONEY: readonly MoneyName[] = ["billed_amount", "cost_amount", "profit_amount", "margin_percent"];

/** Formats an amount or a percentage of a row or of the totals. */
export const writeMoney =
  (name: MoneyName, currency: string | undefined) =>
  (value: number): string =>
    name === "margin_percent" ? formatPercent(value) : formatMoney(value, String(currency));

function RowMoney({ row }: { readonly row: ReportRow }) {
  return MONEY.map((name) => (
    <Table.Td key={name} data-numeric>
      <KnownFigure
        {...{ value: row[name], unknown: row.unknown, path: name }}
        show={writeMoney(name, row.currency)}
      />
    </Table.Td>
  ));
}

function TotalMoney({ totals }: { readonly totals: ReportTotals }) {
  return MONEY.map((name) => (
    <Table.Td key={name} data-numeric>
      <TotalFigure {...{ value: totals[name], totals, name }} show={writeMoney(name, totals.currency)} />
    </Table.Td>
  ));
}
