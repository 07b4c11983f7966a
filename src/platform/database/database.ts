import pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config/load-config.ts";
import { maskSecret } from "../config/mask-secret.ts";
import { DatabaseError } from "./database-error.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

/** The database of the installation, ready for connections. */
export interface Database {
  readonly url: string;
  /** Set if it is the embedded one. */
  readonly embedded?: EmbeddedPostgres;
  /** Leaves an embedded server, which stops when no other program uses it. Close the pools first. */
  close(): Promise<void>;
}

/** The oldest major version whose statements the migrations may use (decision 340). */
const MIN_VERSION = 15;

/**
 * Opens DATABASE_URL or, without one, the embedded PostgreSQL in DATA_DIR, and checks that it is suitable. `serving`:
 * as the only program that serves from this DATA_DIR.
 * @throws DatabaseError with one line that says what to do
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  log: Logger,
  { serving = false } = {},
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    await checkDatabase(config.databaseUrl);
    return { url: config.databaseUrl, close: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log, serving });
  return { url: embedded.connectionString, embedded, close: () => embedded.stop() };
}

/**
 * Checks the version, the encoding and the locale of a database.
 * @throws DatabaseError if it does not respond or is not suitable
 */
export async function checkDatabase(url: string): Promise<void> {
  const { version, number, encoding, name, lowers } = await describeDatabase(url);
  if (Math.floor(number / 10_000) < MIN_VERSION) {
    throw new DatabaseError(
      `The database server has PostgreSQL ${version}: give DATABASE_URL one with version ${MIN_VERSION} or later`,
    );
  }
  if (encoding !== "UTF8" || !lowers) {
    const fault =
      encoding === "UTF8" ? "a collation that knows only ASCII letters" : `the encoding ${encoding}`;
    throw new DatabaseError(
      `The database "${name}" has ${fault}: make a new one with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`,
    );
  }
}

/** Properties of a database. */
export interface DatabaseDescription {
  readonly name: string;
  readonly version: string;
  /** The version number, such as 180004 for 18.4. */
  readonly number: number;
  readonly encoding: string;
  /** Whether non-ASCII letters have a lower case in its locale. */
  readonly lowers: boolean;
  /** Whether the role bypasses row-level security. */
  readonly unrestricted: boolean;
  /** The database's clock, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * Reads the properties of a database.
 * @throws DatabaseError if it does not respond
 */
export async function describeDatabase(url: string): Promise<DatabaseDescription> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<DatabaseDescription>(
      `select current_database() as name, split_part(current_setting('server_version'), ' ', 1) as version,
         current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding,
         lower('É') = 'é' as lowers, rolsuper or rolbypassrls as unrestricted,
         extract(epoch from clock_timestamp())::float8 * 1000 as now
       from pg_roles where rolname = current_user`,
    );
    return rows[0]!;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new DatabaseError(
      `The database ${maskSecret(url)} does not respond (${message || code}): start it, or correct DATABASE_URL`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
