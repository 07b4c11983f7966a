import { isShare } from "./figure-words.ts";
import type { ReportTable } from "./report-data.ts";

/** What a figure is measured in: a percentage, a currency by its code, or that of its row (`OF_ROW`). */
export type Unit = string;

/** The unit of amounts of a table whose rows are in several currencies, which each row says. */
export const OF_ROW = "of_row";

const AMOUNTS = [
  ...[
    "amount",
    "revenue",
    "costs?",
    "profit",
    "net",
    "collected",
    "outstanding",
    "invoiced",
    "credited",
    "fees",
  ],
  ...["salary", "value", "contribution", "undepreciated", "reimbursable", "reimbursed", "balance_due"],
  ...["billable", "billed", "unbilled", "employer_total", "employee_total", "projected_yearly"],
  ...["effective_hourly_rate", "average_billed_rate", "average_cost_rate"],
].join("|");
const MONEY = new RegExp(
  `(^|[._])(${AMOUNTS})(_net|_total)?$|^(revenue|cost|billing)\\.(?!average_days)`,
  "u",
);

/** Names of amounts only beside other amounts, because elsewhere they are numbers of records. */
const BESIDE_AMOUNTS = new Set(["total", "overdue", "tax"]);
const OTHER_AMOUNTS = new Set(["net", "balance_due", "outstanding"]);

/** The unit of a figure, by the path of its name; `currency` is that of the amounts of the report, if they have one. */
export function unitOf(path: string, currency: string | null, isBesideAmounts = false): Unit | null {
  const name = path.split(".").at(-1)!;
  if (isShare(name)) return "percent";
  const isMoney = MONEY.test(path) || (isBesideAmounts && BESIDE_AMOUNTS.has(name));
  return currency !== null && isMoney ? currency : null;
}

const CURRENCIES = ["currency", "of_currency"];

/** The currency in which all rows of a table are, or `OF_ROW` if each says its own; null if nothing says it. */
function currencyOf({ columns, rows }: ReportTable, ofReport: string | null): string | null {
  const key = CURRENCIES.find((name) => columns.some((column) => column.key === name));
  if (key === undefined) return ofReport;
  const found = new Set(rows.map(({ cells }) => cells[key]));
  const [only] = found;
  return found.size === 1 && typeof only === "string" ? only : OF_ROW;
}

const isCurrency = (unit: Unit | null): unit is Unit =>
  unit !== null && unit !== "percent" && unit !== OF_ROW;

/** Adds the units of columns, with currencies in their titles, and those of rows with one figure each. */
export function withUnits(tables: readonly ReportTable[], currency: string | null): ReportTable[] {
  return tables.map((table) => {
    const own = currencyOf(table, currency);
    const isBesideAmounts = table.columns.some(({ key }) => OTHER_AMOUNTS.has(key));
    return {
      ...table,
      columns: table.columns.map((column) => {
        const isFigure = column.type === "integer" || column.type === "decimal";
        // The series of a report over time are its amounts, whatever their names are.
        const unit = !isFigure ? null : table.isSeries ? own : unitOf(column.key, own, isBesideAmounts);
        return { ...column, ...(isCurrency(unit) ? { title: `${column.title} (${unit})` } : {}), unit };
      }),
      rows: table.rows.map(({ path, ...row }) => {
        if (path === undefined) return row;
        const unit = typeof row.cells.value === "number" ? unitOf(path, own) : null;
        const figure = isCurrency(unit) ? `${row.cells.figure} (${unit})` : row.cells.figure;
        return { ...row, cells: { ...row.cells, figure }, unit };
      }),
    };
  });
}
