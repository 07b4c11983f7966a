import type pg from "pg";
import { percentile } from "../load.ts";
import type { Statement } from "../recorded-statements.ts";

const WARM_UP = 50;
const REPETITIONS = 400;

/**
 * Milliseconds of the database for a statement that reads, without the way there and back: the median over many
 * executions on one connection, less the median of a statement that does nothing.
 */
export async function databaseTime(pool: pg.Pool, { name, text, values }: Statement): Promise<number> {
  const client = await pool.connect();
  try {
    const nothing = await medianOf(client, { name: "nothing", text: "select 1", values: [] });
    return (await medianOf(client, { name, text, values: [...values] })) - nothing;
  } finally {
    client.release();
  }
}

async function medianOf(client: pg.PoolClient, statement: pg.QueryConfig): Promise<number> {
  const times: number[] = [];
  for (let time = -WARM_UP; time < REPETITIONS; time++) {
    const started = performance.now();
    await client.query(statement);
    if (time >= 0) times.push(performance.now() - started);
  }
  return percentile(
    times.toSorted((one, other) => one - other),
    0.5,
  );
}
