import { Table } from "@mantine/core";
import { SortButton } from "../components/sort-button.tsx";
import { t } from "../messages/t.ts";
import { type FigureColumn, type FigureTableProps, nextSort } from "./figure-column.ts";
import classes from "./figure-table.module.css";

/** The rows as a table with sortable headers. */
export function FigureRows<Row>(props: FigureTableProps<Row>) {
  const { label, columns, rows, keyOf } = props;
  const hasTotals = columns.some(({ total }) => total !== undefined);
  const [naming, ...others] = columns;
  return (
    <Table.ScrollContainer minWidth={160 + others.length * 100} type="native">
      <Table verticalSpacing="sm" horizontalSpacing="xs" className={classes.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Heading key={column.name} column={column} {...props} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              <Table.Th scope="row" fw={400}>
                {naming?.show(row)}
              </Table.Th>
              {others.map(({ name, isFigure, show }) => (
                <Table.Td key={name} data-figure={isFigure || undefined}>
                  {show(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        {hasTotals && (
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{naming?.total ?? t("Total")}</Table.Th>
              {others.map(({ name, isFigure, total }) => (
                <Table.Td key={name} data-figure={isFigure || undefined}>
                  {total}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </Table.ScrollContainer>
  );
}

function Heading<Row>({ column, sort, onSort }: FigureTableProps<Row> & { column: FigureColumn<Row> }) {
  const { name, label, isFigure, isUnsorted } = column;
  if (isUnsorted) return <Table.Th data-figure={isFigure || undefined}>{label}</Table.Th>;
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none";
  return (
    <Table.Th data-figure={isFigure || undefined} aria-sort={direction}>
      <SortButton label={label} direction={direction} onSort={() => onSort(nextSort(column, sort))} />
    </Table.Th>
  );
}
