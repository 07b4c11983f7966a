import { type Sql, sql } from "../../engine/sql/sql.ts";
import { roundRatio } from "./round-ratio.ts";

const MICROSECONDS_A_DAY = 86_400_000_000n;

/** The mean number of days of intervals with this sum, with 2 decimals, divided once; null if there are none. */
export const meanInDays = (sum: Sql, count: Sql): Sql =>
  sql`round(extract(epoch from ${sum}) / nullif((${count}) * 86400, 0), 2)`;

/** The same of sums of microseconds. */
export function meanDaysOf(sums: readonly string[], count: number): number | null {
  const total = sums.reduce((all, sum) => all + BigInt(sum), 0n);
  return roundRatio(total, BigInt(count) * MICROSECONDS_A_DAY, 2);
}
