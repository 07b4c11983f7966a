import { type Sql, sql } from "../../engine/sql/sql.ts";

/** The values that a parameter of a report selects; null stands for records without a value. */
export type Chosen = readonly (string | null)[];

/** Whether an expression is one of the chosen values; always if nothing was chosen. */
export function isAmong(expression: Sql, chosen: Chosen | null): Sql {
  if (chosen === null) return sql`true`;
  const values = chosen.filter((value) => value !== null);
  const among = sql`${expression} = any(${values}::text[])`;
  return chosen.includes(null) ? sql`(${among} or ${expression} is null)` : among;
}
