import { type Sql, sql } from "../../engine/sql/sql.ts";
import type { Period } from "./calendar-intervals.ts";

/** Whether a moment is within a period, whose days are those of UTC. */
export const isWithinDays = (moment: Sql, { from, to }: Period): Sql =>
  sql`(${moment} >= ${from}::date::timestamp at time zone 'UTC'
    and ${moment} < (${to}::date + 1)::timestamp at time zone 'UTC')`;
