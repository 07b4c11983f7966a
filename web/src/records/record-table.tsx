import { Table, UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ApiRecord } from "../api/records.ts";
import { SortButton } from "../components/sort-button.tsx";
import { type Column, columnLabel, type ResourceUi } from "../declare/resource-ui.ts";
import { hasValueAt, valueAt } from "../declare/value-at.ts";
import { FieldValue, uiOf } from "../fields/index.tsx";
import classes from "./record-table.module.css";

/** Where a row leads: a page of the record, or something beside the list. */
export type RowTarget = (
  record: ApiRecord,
) => { readonly to: string } | { readonly onOpen: () => void } | null;

export interface RecordTableProps {
  readonly ui: ResourceUi;
  readonly columns: readonly Column[];
  readonly records: readonly ApiRecord[];
  readonly target: RowTarget;
  /** The fields by which the caller may sort. */
  readonly sortable: ReadonlySet<string>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** The records of a list as rows; the first cell leads to the record. */
export function RecordTable(props: RecordTableProps) {
  const { ui, columns, records, target } = props;
  return (
    <Table.ScrollContainer minWidth={Math.max(480, columns.length * 150)} type="native">
      <Table verticalSpacing="sm" horizontalSpacing="md" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <SortableHeading key={column.name} column={column} {...props} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map((record) => (
            <Table.Tr key={record.id} className={classes.row}>
              {columns.map((column, index) => (
                <Table.Td key={column.name} data-numeric={isNumeric(ui, column) || undefined}>
                  {index === 0 ? (
                    <RowLink target={target(record)}>
                      <Cell ui={ui} column={column} record={record} />
                    </RowLink>
                  ) : (
                    <Cell ui={ui} column={column} record={record} />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const isNumeric = (ui: ResourceUi, { name, render, isFigure }: Column): boolean => {
  const field = ui.fields[name];
  if (render) return isFigure === true;
  return field !== undefined && uiOf(field).isNumeric === true;
};

interface CellProps {
  readonly ui: ResourceUi;
  readonly column: Column;
  readonly record: ApiRecord;
}

/** What a column says of a record; nothing where the field is not the reader's. */
export function Cell({ ui, column, record }: CellProps) {
  if (column.render) return column.render(record);
  const field = ui.fields[column.name];
  if (!field || !hasValueAt(record.attributes, field.name)) return null;
  return <FieldValue field={field} value={valueAt(record.attributes, field.name)} record={record} />;
}

/** Leads to the record from anywhere in its row or card. */
export function RowLink({ target, children }: { target: ReturnType<RowTarget>; children: ReactNode }) {
  if (target === null) return children;
  if ("to" in target) {
    return (
      <Link to={target.to} className={classes.link}>
        {children}
      </Link>
    );
  }
  return (
    <UnstyledButton onClick={target.onOpen} className={classes.link}>
      {children}
    </UnstyledButton>
  );
}

function SortableHeading({ ui, column, sortable, sort, onSort }: RecordTableProps & { column: Column }) {
  const label = columnLabel(ui, column);
  const by = column.sort ?? column.name;
  const fields = by.split(",");
  const numeric = isNumeric(ui, column) || undefined;
  if (!fields.every((name) => sortable.has(name))) return <Table.Th data-numeric={numeric}>{label}</Table.Th>;
  const direction = sort === by ? "ascending" : sort === descending(by) ? "descending" : "none";
  return (
    <Table.Th data-numeric={numeric} aria-sort={direction}>
      <SortButton
        label={label}
        direction={direction}
        onSort={() => onSort(direction === "ascending" ? descending(by) : by)}
      />
    </Table.Th>
  );
}

const descending = (by: string): string =>
  by
    .split(",")
    .map((name) => `-${name}`)
    .join(",");
