import { type Sql, sql } from "../../engine/sql/sql.ts";
import { type Operand, valuesOf } from "../../engine/work/operand.ts";

/** The values that a parameter of a report selects; null stands for records without a value. */
export type Chosen = readonly (string | null)[];

/** Whether an expression is one of the chosen values; always if nothing was chosen. */
export function isAmong(expression: Sql, chosen: Chosen | null): Sql {
  if (chosen === null) return sql`true`;
  const values = chosen.filter((value) => value !== null);
  const among = sql`${expression} = any(${values}::text[])`;
  return chosen.includes(null) ? sql`(${among} or ${expression} is null)` : among;
}

/** The values that a parameter of a report has; null: it was not given. */
export const chosenIn = (given: Operand<string | null> | undefined): Chosen | null =>
  given === undefined ? null : valuesOf(given);

export type Filters = Readonly<Record<string, string>>;

/**
 * The filters of a list for the chosen values of each, except those that are given otherwise; null if the list cannot
 * express them, because it takes null alone.
 */
export function filtersOf(chosen: Readonly<Record<string, Chosen | null>>, without: Filters): Filters | null {
  const filters: Record<string, string> = {};
  for (const [name, values] of Object.entries(chosen)) {
    if (name in without || values === null) continue;
    if (values.length > 1 && values.includes(null)) return null;
    filters[name] = values.map((id) => id ?? "null").join(",");
  }
  return filters;
}
