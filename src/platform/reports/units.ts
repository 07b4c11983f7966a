import { isShare } from "./figure-words.ts";
import type { ReportTable } from "./report-data.ts";

/** What a figure is measured in: a percentage, or a currency by its code. */
export type Unit = string;

const MONEY =
  /(^|[._])(amount|revenue|costs?|profit|net|collected|outstanding|invoiced|credited|fees|salary)(_net|_total)?$/u;

/** The unit of a figure, by the path of its name; `currency` is that of the amounts of the report, if they have one. */
export function unitOf(path: string, currency: string | null): Unit | null {
  if (isShare(path.split(".").at(-1)!)) return "percent";
  return currency !== null && MONEY.test(path) ? currency : null;
}

/** The currency in which all rows of a table are; null if they say none, or several. */
function currencyOf({ columns, rows }: ReportTable, ofReport: string | null): string | null {
  if (!columns.some(({ key }) => key === "currency")) return ofReport;
  const found = new Set(rows.map(({ cells }) => cells.currency));
  const [only] = found;
  return found.size === 1 && typeof only === "string" ? only : null;
}

/** Adds the units of columns, with currencies in their titles, and those of rows with one figure each. */
export function withUnits(tables: readonly ReportTable[], currency: string | null): ReportTable[] {
  return tables.map((table) => {
    const own = currencyOf(table, currency);
    return {
      ...table,
      columns: table.columns.map((column) => {
        const isFigure = column.type === "integer" || column.type === "decimal";
        // The series of a report over time are its amounts, whatever their names are.
        const unit = !isFigure ? null : table.isSeries ? own : unitOf(column.key, own);
        const isMoney = unit !== null && unit !== "percent";
        return { ...column, ...(isMoney ? { title: `${column.title} (${unit})` } : {}), unit };
      }),
      rows: table.rows.map(({ path, ...row }) => {
        if (path === undefined) return row;
        const unit = typeof row.cells.value === "number" ? unitOf(path, own) : null;
        const isMoney = unit !== null && unit !== "percent";
        const figure = isMoney ? `${row.cells.figure} (${unit})` : row.cells.figure;
        return { ...row, cells: { ...row.cells, figure }, unit };
      }),
    };
  });
}
