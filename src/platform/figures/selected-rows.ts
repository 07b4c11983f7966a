import { column, type Sql, sql } from "../../engine/sql/sql.ts";
import type { Period } from "./calendar-intervals.ts";

/** The condition that a moment is within the period, whose days are those of UTC. */
export const isWithinDays = (moment: Sql, { from, to }: Period): Sql =>
  sql`(${moment} >= ${from}::date::timestamp at time zone 'UTC'
    and ${moment} < (${to}::date + 1)::timestamp at time zone 'UTC')`;

/** The condition that a column has one of the chosen values, of which null may be one; `chosen` null: any value. */
export function isChosen(alias: string, name: string, chosen: readonly (string | null)[] | null): Sql {
  if (chosen === null) return sql`true`;
  const values = chosen.filter((value) => value !== null);
  const among = sql`${column(alias, name)} = any(${values}::text[])`;
  return chosen.includes(null) ? sql`(${among} or ${column(alias, name)} is null)` : among;
}
