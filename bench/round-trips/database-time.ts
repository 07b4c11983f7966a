import { readFile } from "node:fs/promises";
import type pg from "pg";
import type { Statement } from "../recorded-statements.ts";

const WARM_UP = 30;
const REPETITIONS = 300;

/**
 * Milliseconds of processor time of the database for a statement that reads: the mean over many executions on one
 * connection, less that of a statement that does nothing. Other programs on the machine hardly change it. NaN where
 * the system does not tell it.
 */
export async function databaseTime(pool: pg.Pool, { name, text, values }: Statement): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const meanOf = async (statement: pg.QueryConfig): Promise<number> => {
      for (let time = 0; time < WARM_UP; time++) await client.query(statement);
      const before = await processorTime(rows[0]!.pid);
      for (let time = 0; time < REPETITIONS; time++) await client.query(statement);
      return ((await processorTime(rows[0]!.pid)) - before) / REPETITIONS;
    };
    const nothing = await meanOf({ name: "nothing", text: "select 1", values: [] });
    return (await meanOf({ name, text, values: [...values] })) - nothing;
  } finally {
    client.release();
  }
}

/** Milliseconds that a process has run so far. */
async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => "NaN");
  return Number(text.split(" ")[0]) / 1e6;
}
