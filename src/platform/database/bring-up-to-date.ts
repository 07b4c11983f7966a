import type { Logger } from "pino";
import { copyDatabase } from "./copy-database.ts";
import type { Database } from "./database.ts";
import { migrate, migrationStatus } from "./migrate.ts";

/** The result of bringing a database up to date. */
export interface UpToDate {
  readonly applied: readonly string[];
  /** The database beside it that holds the state before, when one was made. */
  readonly copy: string | null;
}

/**
 * Brings the schema of the installation up to date. When the embedded database has been in use, it is copied
 * first; a server of the operator's own is backed up by its operator.
 *
 * @throws DatabaseError as `migrate` does, and when the copy cannot be made.
 */
export async function bringUpToDate(database: Database, log: Logger, folder?: string): Promise<UpToDate> {
  const status = await migrationStatus(database.url, folder);
  const inUse = status.applied.length > 0 && status.pending.length > 0 && status.unknown.length === 0;
  let copy: string | null = null;
  if (inUse && database.embedded !== undefined) {
    copy = `bureau_before_${status.pending[0]!.slice(0, "NNNN".length)}`;
    await copyDatabase(database.embedded.superuserConnectionString, "bureau", copy);
    log.info({ copy }, "database copied before migrating");
  } else if (inUse) {
    log.warn("DATABASE_URL is migrated without a copy: its server is backed up by its operator");
  }
  const applied = await migrate(database.url, { log, folder });
  if (applied.length > 0) log.info({ applied }, "database brought up to date");
  return { applied, copy };
}
