export type ColumnType = "text" | "integer" | "decimal" | "date" | "boolean";

/** A column of an exported table. */
export interface Column {
  /** The key of the value in a row. */
  key: string;
  /** The heading; the key by default. */
  title?: string;
  type: ColumnType;
}

/**
 * A value of a row. Null, undefined and a missing key are an empty cell. Decimals are strings, so that they stay exact.
 * A date is `YYYY-MM-DD`, a text that starts like that, or a Date, of which the UTC day is used.
 */
export type CellValue = string | number | bigint | boolean | Date | null | undefined;
export type Row = Readonly<Record<string, CellValue>>;
export type Rows = Iterable<Row> | AsyncIterable<Row>;

const integerForm = /^-?\d+$/;
const decimalForm = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;
const dayForm = /^\d{4}-\d{2}-\d{2}(?![^T ])/;

export function headingOf(column: Column): string {
  return column.title ?? column.key;
}

/**
 * The cell's value as text, without quoting; null if it is empty. @throws if the value does not have the column's type
 */
export function cellText(column: Column, row: Row): string | null {
  const value = row[column.key];
  if (value === null || value === undefined) return null;
  const text = value instanceof Date ? value.toISOString() : String(value);
  switch (column.type) {
    case "text":
      return text;
    case "integer":
      if (integerForm.test(text)) return text;
      break;
    case "decimal":
      if (decimalForm.test(text)) return text;
      break;
    case "date":
      if (dayForm.test(text)) return text.slice(0, 10);
      break;
    case "boolean":
      if (text === "true" || text === "false") return text;
      break;
  }
  throw new TypeError(`The ${column.type} column ${column.key} cannot hold ${JSON.stringify(text)}.`);
}
