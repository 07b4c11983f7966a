import { ident, join, type Sql, sql } from "../../engine/sql/index.ts";
import type { KnownField, KnownResource } from "../../engine/work/known-resource.ts";
import type { Column, ColumnType } from "../spreadsheets/column.ts";

/** A column of an export, with the SQL of its value. */
export interface FieldColumn extends Column {
  readonly expression: Sql;
}

/** The types of cells by the type of the field; fields of other types are text, as the API returns them. */
const CELLS: Readonly<Record<string, ColumnType>> = {
  boolean: "boolean",
  integer: "integer",
  decimal: "decimal",
  money: "decimal",
  date: "date",
};

/** The type of the cells with values of a field; null: the values have no one type. */
export const cellType = (fieldType: string | null): ColumnType => CELLS[fieldType ?? ""] ?? "text";

function columnOf({ name, type, shown }: KnownField, alias: string): FieldColumn {
  const cell = cellType(type.name);
  const value = shown(alias);
  if (cell === "text") return { key: name, type: cell, expression: type.json(value) };
  return { key: name, type: cell, expression: sql`(${value})::text` };
}

/** Columns for fields of a resource, in order; `alias` is that of its table in the statement. */
export const fieldColumns = (
  { fields }: KnownResource,
  names: readonly string[],
  alias: string,
): FieldColumn[] => names.map((name) => columnOf(fields.get(name)!, alias));

/** The head of an export's statement; the values have the keys of the columns. */
export const selectColumns = (columns: readonly FieldColumn[]): Sql =>
  join(
    columns.map(({ expression, key }) => sql`${expression} as ${ident(key)}`),
    ", ",
  );
