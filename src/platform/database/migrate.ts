import pg from "pg";
import type { Logger } from "pino";
import { DatabaseError } from "./database-error.ts";
import { type Migration, readMigrations } from "./migration-files.ts";
import { type AppliedMigration, compareMigrations, type MigrationStatus } from "./migration-status.ts";

/** The options of migrating a database. */
export interface MigrateOptions {
  readonly log: Logger;
  /** Another folder than the program's own, for tests. */
  readonly folder?: string;
}

const LOCK = "hashtext('bureau migrations')";

/**
 * Applies the pending migrations, each in a transaction of its own. If several programs start concurrently, they run
 * one at a time.
 * @returns the names of the applied migrations
 * @throws DatabaseError if the database is newer than the program, an applied file has changed, or a migration fails;
 *   the previous ones remain applied
 */
export async function migrate(url: string, { log, folder }: MigrateOptions): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await readApplied(client);
    const { pending } = requireKnown(compareMigrations(migrations, applied));
    for (const migration of migrations.filter(({ name }) => pending.includes(name))) {
      await apply(client, migration);
      log.debug({ migration: migration.name }, "migration applied");
    }
    return pending;
  });
}

/** Compares the database with the migrations. It changes nothing. */
export async function migrationStatus(url: string, folder?: string): Promise<MigrationStatus> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => compareMigrations(migrations, await readApplied(client)));
}

function requireKnown(status: MigrationStatus): MigrationStatus {
  const { unknown, changed, late } = status;
  if (unknown.length > 0) {
    throw new DatabaseError(
      `The database is newer than this program (it has had ${unknown.join(", ")}): start the newer version, or restore the copy made before it`,
    );
  }
  if (changed.length > 0) {
    throw new DatabaseError(
      `The migration ${changed.join(", ")} was applied with another content: put the file back as it was and write the change as a new migration`,
    );
  }
  if (late.length > 0) {
    throw new DatabaseError(
      `The migration ${late.join(", ")} comes before one that was applied already: give it the next number`,
    );
  }
  return status;
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query(sql);
    // A migration may have changed the role or the search path.
    await client.query("reset role; reset all");
    await client.query("insert into schema_migrations (name, sha256) values ($1, $2)", [name, sha256]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new DatabaseError(
      `The migration ${name} failed and was undone (${(error as Error).message}): fix what it reports and migrate again`,
    );
  }
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query("select to_regclass('schema_migrations') is not null as made");
  if (!rows[0].made) return [];
  return (await client.query<AppliedMigration>("select name, sha256 from schema_migrations order by name"))
    .rows;
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
