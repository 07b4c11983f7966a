import { formatDate } from "../../format/dates.ts";
import { formatMoney, formatNumber, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import type { CellValue, ReportColumn, ReportRow } from "./report-query.ts";

/** A figure with its unit. */
export function inUnit(value: number, unit: string | null | undefined): string {
  if (!unit) return formatNumber(value);
  return unit === "percent" ? formatPercent(value) : formatMoney(value, unit);
}

/** The unit of a figure in a row: that of its column, or what the row says. */
function unitIn({ unit, cells }: ReportRow, column: ReportColumn): string | null | undefined {
  if (column.unit !== "of_row") return unit ?? column.unit;
  const currency = cells.currency ?? cells.of_currency;
  return typeof currency === "string" ? currency : null;
}

/** A cell of a report in words. */
export function inCell(row: ReportRow, column: ReportColumn): string {
  const value: CellValue | undefined = row.cells[column.key];
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? t("Yes") : t("No");
  if (typeof value === "number") return inUnit(value, unitIn(row, column));
  return column.type === "date" ? formatDate(value) : value;
}
