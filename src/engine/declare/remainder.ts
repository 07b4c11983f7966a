import type { Sql } from "../query/sql.ts";

/**
 * Records that still name an archived one, such as the open tasks of somebody who has left: nothing is wrong with them,
 * but somebody has to take them over. Words are what follows a number: "open task is still assigned to them".
 */
export interface Remainder {
  /** Whose records are counted. */
  readonly resource: string;
  readonly singular: string;
  readonly plural: string;
  /** Which of them are counted, as SQL over their alias and an array of the ids of what was archived. */
  readonly counts: (alias: string, archived: Sql) => Sql;
}
