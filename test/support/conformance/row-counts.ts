import type { Pool } from "pg";

/** Tables that requests may write whatever comes of them. */
const ASIDE = ["api_key_calls", "rate_limit_windows", "schema_migrations"];

/** How many rows each table holds, by its name. */
export async function rowCounts(pool: Pool): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [ASIDE],
  );
  const counts = tables.map(({ name }) => `(select count(*)::integer from "${name}") as "${name}"`);
  const { rows } = await pool.query<Record<string, number>>(`select ${counts.join(", ")}`);
  return rows[0]!;
}
