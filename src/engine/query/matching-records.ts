import { hasFiguresByKey } from "../sql/rows-by-key.ts";
import { and, column, fromContext, raw, type Sql, sql } from "../sql/sql.ts";
import { selectFromRecords } from "./select-from-records.ts";

/** The records that a list selects, for a statement that reads a page of them and counts them. */
export interface MatchingRecords {
  /** A common table expression with which the statement begins; null: none is needed. */
  readonly expression: Sql | null;
  /** The condition over `record`. */
  readonly condition: Sql;
  /** A select of their number. */
  readonly count: Sql;
}

/**
 * The records that meet a condition. If it compares figures that are read in one pass over another table, the pass is made
 * once for the page and the number.
 */
export function matchingRecords(table: Sql, condition: Sql): MatchingRecords {
  if (!hasFiguresByKey(condition, "record")) {
    const count = selectFromRecords(raw("count(*)::integer"), table, { condition });
    return { expression: null, condition, count };
  }
  const found = selectFromRecords(column("record", "id"), table, { condition });
  return {
    expression: sql`matching as materialized (${found})`,
    condition: and([
      sql`${column("record", "workspace_id")} = ${fromContext("workspace")}`,
      sql`${column("record", "id")} in (select matching.id from matching)`,
    ]),
    count: raw("select count(*)::integer from matching"),
  };
}
