import type { Column, ColumnType } from "../../../platform/spreadsheets/column.ts";
import type { Sheet } from "../../../platform/spreadsheets/write-xlsx.ts";
import type { Unconverted } from "../../rates/index.ts";

/** What a getter returned for a section. */
export interface SectionData {
  readonly data: unknown;
  readonly unconverted: readonly Unconverted[];
}

/** A figure or a name of a report. */
export type Cell = string | number | null | undefined;

/** The rows of a sheet by the keys of its columns; other members of a row are not written. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const TEXTS = new Set(["figure", "name", "label", "lost_reason", "stage", "bucket", "parameter", "value"]);
const DAYS = new Set(["from", "to"]);

const isAmount = (key: string): boolean => key.endsWith("amount") || key === "velocity_per_day";

/** Counts are integers; amounts, percentages and days are decimals. */
function typeOf(key: string): ColumnType {
  if (TEXTS.has(key)) return "text";
  if (DAYS.has(key)) return "date";
  return key === "count" || key.endsWith("_count") ? "integer" : "decimal";
}

/** A column; the heading of one with amounts names the currency. */
const columnOf = (key: string, currency: string): Column => ({
  key,
  type: typeOf(key),
  ...(isAmount(key) ? { title: `${key} (${currency})` } : {}),
});

/** A text that spreadsheet programs could read as a formula gets a leading apostrophe. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellOf = (value: unknown): Cell =>
  typeof value === "string" ? guarded(value) : typeof value === "number" ? String(value) : null;

/** A sheet with the figures of a report. */
export const sheetOf = (name: string, { columns, rows }: Table, currency: string): Sheet => ({
  name,
  columns: columns.map((key) => columnOf(key, currency)),
  rows: rows.map((row) => Object.fromEntries(columns.map((key) => [key, cellOf(row[key])]))),
});
