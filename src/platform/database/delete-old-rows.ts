import type { Pool } from "pg";

const ROWS_AT_ONCE = 5_000;
const DAY_MS = 86_400_000;

/** Rows that are kept for some days only: those of a table, by a column with a time. Both are names from the program. */
export interface ShortLived {
  readonly table: string;
  readonly column: string;
  readonly days: number;
}

/**
 * Deletes the rows of all workspaces that are older than the days for which they are kept, in parts; returns how many.
 * Several processes may run it at the same time.
 */
export async function deleteOldRows(
  pool: Pool,
  { table, column, days }: ShortLived,
  now: Date,
): Promise<number> {
  const oldest = new Date(now.getTime() - days * DAY_MS);
  for (let deleted = 0; ; ) {
    const { rowCount } = await pool.query(
      `delete from ${table} where (workspace_id, id) in (
         select workspace_id, id from ${table} where ${column} < $1 limit ${ROWS_AT_ONCE} for update skip locked)`,
      [oldest],
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return deleted;
  }
}
