import type pg from "pg";

/** Runs statements on a connection of their own that may take longer than those of the program, such as those that seed. */
export async function withoutTimeout<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    return await act(client);
  } finally {
    client.release(true);
  }
}
