import type { Pool } from "pg";
import { inWorkspace, Rollback } from "./transaction.ts";
import { Work, type WorkOrigin } from "./work.ts";

/** What came of a transaction, and what has to be done now that it is durable. */
interface Outcome<T> {
  readonly result: T;
  readonly effects: Work["effects"];
  readonly hasEntries: boolean;
}

/**
 * Runs a piece of work in one transaction of the workspace: its journal entries are appended last, and its effects
 * outside the database follow the commit. A dry run does everything and undoes it.
 */
export async function doWork<T>(
  pool: Pool,
  origin: WorkOrigin,
  body: (work: Work) => Promise<T>,
): Promise<T> {
  const { result, effects, hasEntries } = await inWorkspace<Outcome<T>>(
    pool,
    origin.workspace.id,
    async (client) => {
      const work = new Work(origin, client);
      const result = await body(work);
      await work.journal.flush();
      const outcome = { result, effects: work.effects, hasEntries: work.journal.commit.hasEntries };
      return work.isDryRun ? new Rollback({ ...outcome, effects: [], hasEntries: false }) : outcome;
    },
    origin.isReport ? "force_custom_plan" : "auto",
  );
  if (hasEntries) origin.onEntries?.();
  for (const effect of effects) await effect();
  return result;
}

/** Runs a piece of work that only reads, on one connection and without the statements of a transaction. */
export async function doReading<T>(
  pool: Pool,
  origin: WorkOrigin,
  body: (work: Work) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await body(new Work({ ...origin, isReading: true }, client));
  } finally {
    client.release();
  }
}
