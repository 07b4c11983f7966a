import type { Text } from "../../engine/errors/message.ts";
import type { Values } from "../../engine/work/records.ts";
import type { ListedValues } from "../../engine/work/work.ts";
import type { TableRow } from "../spreadsheets/table-row.ts";
import { cellText, wireValue } from "./cell-value.ts";
import type { Headers } from "./headers.ts";
import type { ImportColumn } from "./import-column.ts";

/** A problem with a cell that is known before the record is checked. */
export interface CellProblem {
  readonly message: Text;
  /** Some of the texts that are allowed, and how many there are in all. */
  readonly allowed?: ListedValues;
}

/** A row of the file on its way to a record. */
export interface RowDraft {
  readonly row: number;
  /** The cells by the name of their column; empty ones are the empty text. */
  readonly cells: ReadonlyMap<ImportColumn, string>;
  /** The body of a request that would create the record. */
  readonly body: Values;
  /** The problems of cells, by column. */
  readonly problems: Map<ImportColumn, CellProblem>;
  /** Whether it has a cell without a header. */
  readonly isTooLong: boolean;
}

/** Reads the cells of a row; those that name records are still to be resolved. */
export function draftOf({ number, cells }: TableRow, { columns }: Headers): RowDraft {
  const texts = new Map<ImportColumn, string>();
  const body: Values = {};
  columns.forEach((column, index) => {
    if (!column) return;
    const text = cellText(cells[index]);
    texts.set(column, text);
    if (text === "" && column.blankIsDefault) return;
    if (column.names === null) setValue(body, column, text === "" ? null : wireValue(text, column.schema));
  });
  const isTooLong = cells.slice(columns.length).some((cell) => cell.trim() !== "");
  return { row: number, cells: texts, body, problems: new Map(), isTooLong };
}

/** Sets the value of a column in the body. */
export function setValue(body: Values, { field, part }: ImportColumn, value: unknown): void {
  if (part === null) body[field] = value;
  else body[field] = { ...(body[field] as Values | undefined), [part]: value };
}
