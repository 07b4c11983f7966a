import type { Logger } from "pino";
import type { AdministrationContext } from "../administration.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { type Config, loadConfig } from "../platform/config/load-config.ts";
import { bringUpToDate } from "../platform/database/bring-up-to-date.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { migrationStatus } from "../platform/database/migrate.ts";
import { createPool } from "../platform/database/pool.ts";
import { createLogger } from "../platform/log/create-logger.ts";
import { CommandError } from "./failure.ts";

/** The program is loaded only by commands that use it, so that help and errors are fast. */
export const loadAdministration = () => import("../administration.ts");

/**
 * Runs a command on the installation, with or without a running server: opens the database, checks its schema (a new
 * database gets it), and closes it afterwards.
 */
export function withInstallation<T>(use: (context: AdministrationContext) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const log = commandLog(config);
  return withDatabase(config, log, async (database) => {
    await requireSchema(database, log);
    const pool = createPool(database.url);
    try {
      return await use({ pool, config, log, clock: systemClock });
    } finally {
      await pool.end();
    }
  });
}

/** Opens the database for one command, and closes it also after Ctrl-C. */
export async function withDatabase<T>(
  config: Config,
  log: Logger,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, log);
  const abandon = (signal: NodeJS.Signals) => {
    void database.close().finally(() => process.exit(signal === "SIGINT" ? 130 : 143));
  };
  process.once("SIGINT", abandon).once("SIGTERM", abandon);
  try {
    return await use(database);
  } finally {
    process.off("SIGINT", abandon).off("SIGTERM", abandon);
    await database.close();
  }
}

/** A command prints its own result; the log goes to standard error, only if LOG_LEVEL is set. */
export function commandLog({ origins, logLevel }: Config): Logger {
  const asked = origins.some(({ name, origin }) => name === "LOG_LEVEL" && origin === "environment");
  return createLogger({ level: asked ? logLevel : "silent", stream: process.stderr });
}

async function requireSchema(database: Database, log: Logger): Promise<void> {
  const { applied, pending, unknown } = await migrationStatus(database.url);
  if (applied.length === 0 || unknown.length > 0) {
    await bringUpToDate(database, log);
  } else if (pending.length > 0) {
    throw new CommandError(
      `The database lacks ${pending.length} migration(s): run "bureau migrate", or start the server, first`,
    );
  }
}
