import type { Breakdown, ReportColumn, ReportRow, ReportTable } from "./report-query.ts";

const isFigure = ({ type }: ReportColumn): boolean => type === "integer" || type === "decimal";

/** More bars than these cannot be read; of more rows the largest are drawn, and of times none. */
const MAX_ROWS = 24;
const MAX_TIMES = 60;

const OVER_TIME = /^\d{4}(-(\d{2}|Q\d|W\d{2}))?(-\d{2})?$|^FY\d{4}$/u;

const hasValue = (rows: readonly ReportRow[], key: string): boolean =>
  rows.some(({ cells }) => Number(cells[key] ?? 0) !== 0);

/** Amounts in several currencies are not drawn, because bars on one axis would compare them. */
const isComparable = ({ unit }: ReportColumn): boolean => unit !== "of_row";

/** The column by which rows are called in a chart; a table within another begins with the names of what it is in. */
export const namingOf = ({ columns }: ReportTable): ReportColumn | undefined =>
  columns.find((column) => !isFigure(column) && !column.key.startsWith("of_")) ?? columns[0];

/** The figures of a table that can be drawn; empty if a chart would say nothing. */
export function figuresToDraw(table: ReportTable): readonly ReportColumn[] {
  const { columns, rows } = table;
  const naming = namingOf(table);
  if (!naming || isFigure(naming) || rows.length < 2) return [];
  if (isOverTime(table) && rows.length > MAX_TIMES) return [];
  return columns.filter((column) => isFigure(column) && isComparable(column) && hasValue(rows, column.key));
}

/** Figures of a table that are drawn as parts of one whole, with the title of the whole. */
export interface DrawnBreakdown {
  readonly title: string;
  readonly parts: readonly ReportColumn[];
}

/** The breakdowns of a table with at least two parts to be seen. */
export function breakdownsToDraw({ breakdowns = [] }: ReportTable, figures: readonly ReportColumn[]) {
  return breakdowns
    .map(
      ({ title, parts }: Breakdown): DrawnBreakdown => ({
        title,
        parts: parts.flatMap((part) => figures.find(({ key }) => key === part) ?? []),
      }),
    )
    .filter(({ parts }) => parts.length > 1);
}

/** The rows that are drawn: all of them, or the largest in the figures, in the order of the table. */
export function rowsToDraw(table: ReportTable, keys: readonly string[]): readonly ReportRow[] {
  const { rows } = table;
  if (rows.length <= MAX_ROWS || isOverTime(table)) return rows;
  const sizeOf = ({ cells }: ReportRow): number =>
    keys.reduce((sum, key) => sum + Math.abs(Number(cells[key] ?? 0)), 0);
  const largest = new Set(rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MAX_ROWS));
  return rows.filter((row) => largest.has(row));
}

/** More lines than these cannot be distinguished. */
const MAX_LINES = 4;

/** The figures that are drawn as lines: all of them, or those with the largest sums, in the order of the table. */
export function linesToDraw(
  { rows }: ReportTable,
  figures: readonly ReportColumn[],
): readonly ReportColumn[] {
  if (figures.length <= MAX_LINES) return figures;
  const sumOf = ({ key }: ReportColumn): number =>
    rows.reduce((sum, { cells }) => sum + Math.abs(Number(cells[key] ?? 0)), 0);
  const largest = new Set(figures.toSorted((one, other) => sumOf(other) - sumOf(one)).slice(0, MAX_LINES));
  return figures.filter((figure) => largest.has(figure));
}

/** Whether the rows of a table are months, quarters, years or days. */
export function isOverTime(table: ReportTable): boolean {
  const naming = namingOf(table);
  return (
    naming !== undefined && table.rows.every(({ cells }) => OVER_TIME.test(String(cells[naming.key] ?? "")))
  );
}

/** Whether the columns of a table are series with the same unit over time, which are drawn together. */
export const isOneSeriesEach = (table: ReportTable): boolean =>
  table.columns[0]?.key === "label" && isOverTime(table);
