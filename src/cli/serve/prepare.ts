import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { type AdministrationContext, type Demo, seedDemo } from "../../administration.ts";
import { systemClock } from "../../platform/clock/clock.ts";
import type { Config } from "../../platform/config/load-config.ts";
import { bringUpToDate } from "../../platform/database/bring-up-to-date.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { createPool } from "../../platform/database/pool.ts";
import { requireFreePort } from "./listening.ts";
import type { Shutdown } from "./shutdown.ts";

/** An installation that is ready to serve. */
export interface Prepared {
  readonly context: AdministrationContext;
  /** Set if the demo workspace was just created. */
  readonly demo: Demo | null;
}

/**
 * Opens the database, migrates it and creates the demo workspace if it is empty. The port is checked first: the demo
 * key is shown only once, so everything that can fail is tried before it is created.
 */
export async function prepare(config: Config, log: Logger, shutdown: Shutdown): Promise<Prepared> {
  await requireFreePort(config);
  const database = await openDatabase(config, log, { serving: true });
  shutdown.add(() => database.close());
  await bringUpToDate(database, log);
  const context = connect(config, log, database, shutdown);
  return { context, demo: config.demo ? await seedDemo(context) : null };
}

const QUERY_TIMEOUT_MS = 1_000;

/** Opens the connections of a process to the database. */
export function connect(
  config: Config,
  log: Logger,
  database: Database,
  shutdown: Shutdown,
): AdministrationContext {
  const pool = createPool(database.url, {
    onError: ({ message }) => log.warn({ reason: message }, "an idle database connection broke"),
  });
  shutdown.add(async () => {
    await Promise.race([pool.end(), wait(QUERY_TIMEOUT_MS)]);
  });
  return { pool, config, log, clock: systemClock };
}
