import { readFile } from "node:fs/promises";
import type pg from "pg";
import { secondsOfEndedSiblings } from "../process-time.ts";

/** Seconds that the processes of the database have run, those included that have ended; NaN where the system does not tell it. */
async function secondsOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number; own: number }>(
    "select pid, pg_backend_pid() as own from pg_stat_activity",
  );
  // Of statements that are executed in parallel, the other processes end with them.
  let seconds = await secondsOfEndedSiblings(rows[0]!.own);
  for (const { pid } of rows) {
    // A process may have ended meanwhile.
    const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => "0");
    seconds += Number(text.split(" ")[0]) / 1e9;
  }
  return seconds;
}

/**
 * Runs `act` and returns its result with the seconds of processor time that the database used meanwhile; NaN where the
 * system does not tell it.
 */
export async function withDatabaseTime<Result>(
  pool: pg.Pool,
  act: () => Promise<Result>,
): Promise<{ result: Result; seconds: number }> {
  const before = await secondsOf(pool);
  const result = await act();
  return { result, seconds: (await secondsOf(pool)) - before };
}
