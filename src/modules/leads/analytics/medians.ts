import { type Sql, sql } from "../../../engine/sql/index.ts";

/** The median in days of sorted seconds in an array; of an even number the mean of the middle two. */
export const middleOf = (sorted: Sql): Sql => sql`round((${sorted}[(cardinality(${sorted}) + 1) / 2]
  + ${sorted}[cardinality(${sorted}) / 2 + 1]) / 172800, 2)`;
