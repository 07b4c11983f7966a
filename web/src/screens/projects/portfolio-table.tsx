import { Anchor, Paper, Table, Text, UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import { formatMoney, formatNumber } from "../../format/numbers.ts";
import { BudgetBadge } from "./budget-bar.tsx";
import type { PortfolioRow } from "./economics.ts";
import { billingModelInWords } from "./project-ui.tsx";

interface PortfolioTableProps {
  readonly rows: readonly PortfolioRow[];
  readonly currency: string;
  /** As in the `sort` parameter; empty: the API's own order. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

interface Column {
  readonly name: keyof PortfolioRow;
  readonly label: string;
  readonly isFigure: boolean;
  readonly show: (row: PortfolioRow, currency: string) => ReactNode;
}

const amount = (value: unknown, currency: string) =>
  typeof value === "number" ? formatMoney(value, currency) : "–";
const percent = (value: unknown) => (typeof value === "number" ? `${formatNumber(value)} %` : "–");

const COLUMNS: readonly Column[] = [
  {
    name: "name",
    label: "Project",
    isFigure: false,
    show: ({ name, project_id, client_name, billing_model }) => (
      <>
        <Anchor component={Link} to={`/projects/${project_id}`} size="sm" fw={500}>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {[client_name ?? "Internal", billingModelInWords(billing_model)].join(" · ")}
        </Text>
      </>
    ),
  },
  { name: "worked_hours", label: "Hours", isFigure: true, show: (row) => formatNumber(row.worked_hours) },
  {
    name: "revenue",
    label: "Revenue",
    isFigure: true,
    show: (row, currency) => amount(row.revenue, currency),
  },
  { name: "cost", label: "Cost", isFigure: true, show: (row, currency) => amount(row.cost, currency) },
  { name: "profit", label: "Profit", isFigure: true, show: (row, currency) => amount(row.profit, currency) },
  { name: "margin_percent", label: "Margin", isFigure: true, show: (row) => percent(row.margin_percent) },
  { name: "burn_percent", label: "Budget used", isFigure: true, show: (row) => percent(row.burn_percent) },
  {
    name: "budget_status",
    label: "Budget",
    isFigure: false,
    show: ({ budget_status }) => <BudgetBadge status={budget_status} />,
  },
];

/** The projects as rows that are ordered by any figure. */
export function PortfolioTable({ rows, currency, sort, onSort }: PortfolioTableProps) {
  // Money is there for all rows or, for those who may not see it, for none.
  const shown = COLUMNS.filter(({ name }) => rows.some((row) => row[name] !== undefined));
  const next = (name: string) => (sort === `-${name}` ? name : `-${name}`);
  return (
    <Paper withBorder style={{ borderColor: "var(--bureau-line)", overflow: "hidden" }}>
      <Table.ScrollContainer minWidth={shown.length * 110} type="native">
        <Table verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              {shown.map(({ name, label, isFigure }) => {
                const order = sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none";
                return (
                  <Table.Th key={name} ta={isFigure ? "right" : undefined} aria-sort={order}>
                    <UnstyledButton fz="sm" fw={600} onClick={() => onSort(next(name))}>
                      {label}{" "}
                      {order !== "none" && (
                        <Icon name={order === "ascending" ? "sort-ascending" : "sort-descending"} size={14} />
                      )}
                    </UnstyledButton>
                  </Table.Th>
                );
              })}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.project_id}>
                {shown.map(({ name, isFigure, show }) => (
                  <Table.Td key={name} ta={isFigure ? "right" : undefined}>
                    {show(row, currency)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}
