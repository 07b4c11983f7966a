import { type Actor, holds, momentOnTheWire, parseSort } from "../../../engine/declare/index.ts";
import { forbidden, type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { publishTable } from "../../../platform/exports/table-file.ts";
import { type Unknown, unknownInWords } from "../../../platform/figures/figure-rows.ts";
import { periodForMeta } from "../../../platform/figures/report-period.ts";
import type { CellValue, Column } from "../../../platform/spreadsheets/column.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";
import type { Unconverted } from "./unconverted.ts";

type Figure = string | number | boolean | null;
type Nested = { readonly [name: string]: Figure | Nested | readonly Unknown[] };

/** A row of a report: names and figures, some of them nested, and the reasons why figures are unknown. */
export type ReportRow = Nested;

export const mayReadMoney = (actor: Actor): boolean => holds(actor, "view-project-financials");

/** The row's names and figures by path (`time.worked_minutes`), without links. */
function flat(
  row: ReportRow,
  written: (unknown: readonly Unknown[]) => string | null,
  prefix = "",
): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const [name, value] of Object.entries(row)) {
    if (name === "links") continue;
    if (Array.isArray(value)) figures[prefix + name] = written(value as readonly Unknown[]);
    else if (value !== null && typeof value === "object")
      Object.assign(figures, flat(value as Nested, written, `${prefix}${name}.`));
    else figures[prefix + name] = value;
  }
  return figures;
}

/** The reasons for unknown figures, by which rows are not ordered. */
const unwritten = (): null => null;

/** A name or figure of a row by its path; null where it has none. */
function figureAt(row: ReportRow, path: string): Figure {
  let found: Nested[string] | undefined = row;
  for (const name of path.split("."))
    found = found !== null && typeof found === "object" ? (found as Nested)[name] : undefined;
  return found === undefined || typeof found === "object" ? null : found;
}

/** Resolves a sort key: `revenue` is `revenue.total`, and `worked_minutes` the figure of that name in any group. */
function pathOf(name: string, paths: readonly string[]): string | undefined {
  const endings = (path: string) => path === name || path === `${name}.total` || path.endsWith(`.${name}`);
  return paths.find((path) => path === name) ?? paths.find(endings);
}

const collator = new Intl.Collator("en", { sensitivity: "base" });

/** Nulls come last in ascending and first in descending order, as in lists. */
function compare(a: Figure, b: Figure): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "string" && typeof b === "string") return collator.compare(a, b);
  return Number(a) - Number(b);
}

export interface RowOrder {
  /** The value of the `sort` parameter; null for the first default key that the rows have. */
  readonly sort: string | null;
  readonly defaults: readonly string[];
  /** All sort keys that a row can have; the first is its name. */
  readonly all: readonly string[];
}

/**
 * Sorts rows by a name or figure, then by name, then in the given order.
 * @throws 403 for a figure that the actor cannot read, 422 for an unknown one
 */
export function orderedRows<Row extends ReportRow>(
  rows: readonly Row[],
  { sort, defaults, all }: RowOrder,
  actor: Actor,
): Row[] {
  const shown = rows.length > 0 ? Object.keys(flat(rows[0]!, unwritten)) : [];
  const byDefault = parseSort(defaults.join(","));
  const [requested, ...others] = sort === null ? [] : parseSort(sort);
  const { name, isDescending } =
    requested ?? byDefault.find((one) => pathOf(one.name, shown)) ?? byDefault[0]!;
  if (!pathOf(name, all) || others.length > 0) {
    throw invalidField("sort", message`The sort parameter must be one of: ${all.join(", ")}.`);
  }
  const path = pathOf(name, shown);
  if (path === undefined) {
    if (!mayReadMoney(actor)) throw forbidden("view-project-financials", "sort");
    if (rows.length > 0) throw forbidden("view-payroll", "sort");
    return [];
  }
  const sign = isDescending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, figure: figureAt(row, path), name: figureAt(row, all[0]!) }));
  return keyed
    .toSorted((a, b) => sign * compare(a.figure, b.figure) || compare(a.name, b.name))
    .map(({ row }) => row);
}

const typeOf = (path: string, values: readonly Figure[]): Column["type"] => {
  const value = values.find((one) => one !== null);
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "number")
    return path.endsWith("_minutes") || path === "projects" ? "integer" : "decimal";
  return "text";
};

/** Exports rows as a file with a column for each name and figure. */
export async function publishRows(
  { work }: GetterContext,
  { format, period }: EconomicsQuery,
  title: string,
  rows: readonly ReportRow[],
): Promise<{ url: string; expires_at: string }> {
  const flattened = rows.map((row) => flat(row, (unknown) => unknownInWords(unknown, work.words)));
  const all = new Set(flattened.flatMap((row) => Object.keys(row)));
  // The reasons for unknown figures are the last column.
  const paths = [
    ...[...all].filter((path) => path !== "unknown"),
    ...(all.has("unknown") ? ["unknown"] : []),
  ];
  const columns = paths.map((key) => ({
    key,
    type: typeOf(
      key,
      flattened.map((row) => row[key] ?? null),
    ),
  }));
  const name = `${title.toLowerCase().replaceAll(" ", "-")}-${period.from ?? "start"}_${period.to}`;
  const { url, expires_at } = await publishTable(work, format === "csv" ? "csv" : "xlsx", {
    name,
    title,
    columns,
    rows: flattened as Record<string, CellValue>[],
  });
  return { url, expires_at };
}

/** The `meta` of a report. */
export const reportMeta = ({ work }: GetterContext, query: EconomicsQuery, unconverted: Unconverted) => ({
  date: periodForMeta(query.period),
  currency: query.currency,
  basis: query.basis,
  approval: query.onlyApproved ? "approved" : "all",
  as_of: momentOnTheWire(work.now),
  filters: query.filters,
  unconverted: mayReadMoney(work.actor) ? unconverted.shown() : [],
});
