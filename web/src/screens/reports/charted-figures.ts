import type { ReportColumn, ReportTable } from "./report-query.ts";

const isFigure = ({ type }: ReportColumn): boolean => type === "integer" || type === "decimal";
const MAX_ROWS = 24;

const OVER_TIME = /^\d{4}(-(\d{2}|Q\d|W\d{2}))?(-\d{2})?$|^FY\d{4}$/u;

/** The figures of a table that can be drawn; empty if a chart would say nothing. */
export function figuresToDraw({ columns, rows }: ReportTable): readonly ReportColumn[] {
  const [naming] = columns;
  if (!naming || isFigure(naming) || rows.length < 2 || rows.length > MAX_ROWS) return [];
  return columns.filter(
    (column) => isFigure(column) && rows.some(({ cells }) => Number(cells[column.key] ?? 0) !== 0),
  );
}

/** Whether the rows of a table are months, quarters, years or days. */
export const isOverTime = ({ columns, rows }: ReportTable): boolean =>
  columns[0] !== undefined && rows.every(({ cells }) => OVER_TIME.test(String(cells[columns[0]!.key] ?? "")));

/** Whether the columns of a table are series with the same unit over time, which are drawn together. */
export const isOneSeriesEach = (table: ReportTable): boolean =>
  table.columns[0]?.key === "label" && isOverTime(table);
