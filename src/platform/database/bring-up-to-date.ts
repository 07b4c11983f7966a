import type { Logger } from "pino";
import { copyDatabase } from "./copy-database.ts";
import type { Database } from "./database.ts";
import { migrate, migrationStatus } from "./migrate.ts";

/** The result of migrating a database. */
export interface UpToDate {
  readonly applied: readonly string[];
  /** The name of the copy with the previous state, if one was made. */
  readonly copy: string | null;
}

/**
 * Migrates the database of the installation. An embedded database with data is copied first; an external one has to be
 * backed up by its operator.
 * @throws DatabaseError as `migrate` does, or if the copy fails
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
