import type { Sql } from "../sql/sql.ts";

/**
 * Records that still refer to an archived one, such as the open tasks of a former employee: they are valid, but
 * somebody has to take them over. The words follow a number: "open task is still assigned to them".
 */
export interface Remainder {
  /** The resource whose records are counted. */
  readonly resource: string;
  readonly singular: string;
  readonly plural: string;
  /** The condition on counted records, as SQL over their alias and an array of the archived ids. */
  readonly counts: (alias: string, archived: Sql) => Sql;
}
