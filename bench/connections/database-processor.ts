import { readFile } from "node:fs/promises";
import type pg from "pg";

/** Nanoseconds that each process of the database has run, by its id. */
type RunTimes = ReadonlyMap<number, number>;

async function runTimes(pool: pg.Pool): Promise<RunTimes> {
  const { rows } = await pool.query<{ pid: number }>("select pid from pg_stat_activity");
  const times = new Map<number, number>();
  for (const { pid } of rows) {
    // A process may have ended meanwhile, and other systems do not tell it.
    const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => null);
    if (text !== null) times.set(pid, Number(text.split(" ")[0]));
  }
  return times;
}

/**
 * Runs `act` and returns its result with the seconds of processor time that the database used meanwhile: all of its
 * processes that are still running. NaN where the system does not tell it.
 */
export async function withDatabaseTime<Result>(
  pool: pg.Pool,
  act: () => Promise<Result>,
): Promise<{ result: Result; seconds: number }> {
  const before = await runTimes(pool);
  const result = await act();
  const after = await runTimes(pool);
  let nanoseconds = after.size === 0 ? Number.NaN : 0;
  for (const [pid, time] of after) nanoseconds += time - (before.get(pid) ?? 0);
  return { result, seconds: nanoseconds / 1e9 };
}
