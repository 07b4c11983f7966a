import { Table } from "@mantine/core";
import { type CSSProperties, lazy, Suspense, useState } from "react";
import type { ApiRecord } from "../api/records.ts";
import { loadCode } from "../app/load-code.ts";
import { SortButton } from "../components/sort-button.tsx";
import { type Column, columnLabel, type ResourceUi } from "../declare/resource-ui.ts";
import { Cell, isNumeric } from "./cell.tsx";
import classes from "./record-table.module.css";
import { PageChoice, RowChoice } from "./row-choice.tsx";
import { RowLink } from "./row-link.tsx";
import { descending, directionOf, sortOf } from "./sorting.ts";
import { useDensity } from "./use-density.ts";
import { NO_ACTIONS, type RowActions, useRowKeys } from "./use-row-keys.ts";
import { useRowMenu } from "./use-row-menu.tsx";
import { keepTextUnmarked, type RowTarget, useRowOpening } from "./use-row-opening.ts";
import type { Selection } from "./use-selection.ts";

export interface RecordTableProps {
  readonly ui: ResourceUi;
  readonly columns: readonly Column[];
  readonly records: readonly ApiRecord[];
  readonly target: RowTarget;
  /** The fields by which the caller may sort. */
  readonly sortable: ReadonlySet<string>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** The selected rows, if the list has operations on several records. */
  readonly selection?: Selection | null;
  /** Whether single cells can be edited. */
  readonly hasEditableCells?: boolean;
  /** What E and D do. */
  readonly actions?: RowActions;
}

const CellEditing = lazy(() => loadCode(() => import("./cells/cell-editing.tsx")));

// A list has hundreds of cells. As plain elements with the classes of the library they are made in a fraction of the time, and
// without its code.
const TABLE = `${Table.classes.table} ${classes.table}`;
const SCROLLER = `mantine-TableScrollContainer-scrollContainer ${classes.scroller}`;
const CELL = Table.classes.td;
const CHOICE = `${Table.classes.td} ${classes.choice}`;
const ROW = `${Table.classes.tr} ${classes.row}`;

/** The records of a list as rows; a click on the first cell's link, or anywhere in the row, opens the record. */
export function RecordTable(props: RecordTableProps) {
  const { ui, columns, records, target, selection, actions = NO_ACTIONS } = props;
  const widths = columns.map((column) => (isNumeric(ui, column) ? 96 : 150));
  const minWidth = `${
    Math.max(
      480,
      widths.reduce((sum, width) => sum + width, 0),
    ) / 16
  }rem`;
  const [density] = useDensity();
  const opening = useRowOpening(
    target,
    selection ? (record) => selection.chooseTo(record, records) : undefined,
  );
  const rows = useRowKeys(actions);
  const menu = useRowMenu({ ui, target, selection, actions });
  // The code that edits cells is loaded when somebody points at a row or moves the focus to one.
  const [isUsed, setUsed] = useState(false);
  const use = props.hasEditableCells && !isUsed ? () => setUsed(true) : undefined;
  return (
    <div className={SCROLLER}>
      <table
        className={TABLE}
        style={{ "--table-min-width": minWidth } as CSSProperties}
        data-density={density}
      >
        <thead>
          <tr className={Table.classes.tr} data-with-row-border>
            {selection && (
              <th className={`${Table.classes.th} ${classes.choice}`}>
                <PageChoice records={records} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <SortableHeading key={column.name} column={column} {...props} />
            ))}
            <td className={classes.menuCell} />
          </tr>
        </thead>
        <tbody
          className={Table.classes.tbody}
          ref={rows}
          data-rows
          onPointerEnter={use}
          onFocus={use}
          onMouseDown={keepTextUnmarked}
        >
          {records.map((record) => (
            <tr
              key={record.id}
              className={ROW}
              data-record={record.id}
              data-with-row-border
              data-opens={target(record) !== null || undefined}
              data-chosen={selection?.isChosen(record.id) || undefined}
              onClick={opening(record)}
            >
              {selection && (
                <td className={CHOICE}>
                  <RowChoice ui={ui} record={record} among={records} selection={selection} />
                </td>
              )}
              {columns.map((column, index) => (
                <td
                  key={column.name}
                  className={CELL}
                  data-column={column.name}
                  data-numeric={isNumeric(ui, column) || undefined}
                >
                  {index === 0 ? (
                    <RowLink target={target(record)}>
                      <Cell ui={ui} column={column} record={record} />
                    </RowLink>
                  ) : (
                    <Cell ui={ui} column={column} record={record} />
                  )}
                </td>
              ))}
              <td className={classes.menuCell}>{menu.buttonOf(record)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {menu.shown}
      {isUsed && (
        <Suspense fallback={null}>
          <CellEditing ui={ui} records={records} rows={rows} />
        </Suspense>
      )}
    </div>
  );
}

function SortableHeading({ ui, column, sortable, sort, onSort }: RecordTableProps & { column: Column }) {
  const label = columnLabel(ui, column);
  const numeric = isNumeric(ui, column) || undefined;
  const by = sortOf(column, sortable);
  if (by === null)
    return (
      <th className={Table.classes.th} data-numeric={numeric}>
        {label}
      </th>
    );
  const direction = directionOf(by, sort);
  return (
    <th className={Table.classes.th} data-numeric={numeric} aria-sort={direction}>
      <SortButton
        label={label}
        direction={direction}
        onSort={() => onSort(direction === "ascending" ? descending(by) : by)}
      />
    </th>
  );
}
