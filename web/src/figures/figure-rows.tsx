import { Table, UnstyledButton } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { type FigureColumn, type FigureTableProps, nextSort } from "./figure-column.ts";
import classes from "./figure-table.module.css";

/** The rows as a table whose head orders them. */
export function FigureRows<Row>(props: FigureTableProps<Row>) {
  const { label, columns, rows, keyOf } = props;
  const hasTotals = columns.some(({ total }) => total !== undefined);
  const [naming, ...others] = columns;
  return (
    <Table.ScrollContainer minWidth={200 + others.length * 110} type="native">
      <Table verticalSpacing="sm" horizontalSpacing="md" className={classes.table} aria-label={label}>
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
              <Table.Th scope="row">{naming?.total ?? "Total"}</Table.Th>
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
  const isAscending = sort === name;
  const isDescending = sort === `-${name}`;
  return (
    <Table.Th
      data-figure={isFigure || undefined}
      aria-sort={isAscending ? "ascending" : isDescending ? "descending" : "none"}
    >
      <UnstyledButton className={classes.sort} onClick={() => onSort(nextSort(column, sort))}>
        {label}
        <span className={classes.arrow} data-active={isAscending || isDescending || undefined}>
          <Icon
            name={isAscending ? "chevron-up" : isDescending ? "chevron-down" : "selector"}
            size={14}
            stroke={2}
          />
        </span>
      </UnstyledButton>
    </Table.Th>
  );
}
