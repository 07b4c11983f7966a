import type { Pool } from "pg";

/** Tables that requests may write to, even if they fail. */
const ASIDE = ["api_key_calls", "rate_limit_windows", "schema_migrations", "workspace_marks"];

/** Tests call this thousands of times, and reading the names of the tables takes longer than counting their rows. */
const statements = new WeakMap<Pool, Promise<string>>();

async function makeStatement(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [ASIDE],
  );
  const counts = tables.map(({ name }) => `(select count(*)::integer from "${name}") as "${name}"`);
  return `select ${counts.join(", ")}`;
}

/** The number of rows of each table, by its name. The names are cached, because these tests create no tables. */
export async function rowCounts(pool: Pool): Promise<Record<string, number>> {
  const statement = statements.get(pool) ?? makeStatement(pool);
  statements.set(pool, statement);
  // A named statement is planned once for each connection.
  const { rows } = await pool.query<Record<string, number>>({ name: "row counts", text: await statement });
  return rows[0]!;
}
