import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { DatabaseError } from "./database-error.ts";

const COPIES_KEPT = 2;
const TIMEOUT_MS = 5_000;
const OBJECT_IN_USE = "55006";

/**
 * Copies a database on its server, replacing an older copy with that name, and drops all but the newest two copies with
 * the same prefix (up to the last `_`).
 * @throws DatabaseError if other programs stay connected to the database
 */
export async function copyDatabase(
  superuserConnectionString: string,
  source: string,
  copy: string,
): Promise<void> {
  const superuser = new pg.Client({ connectionString: superuserConnectionString });
  superuser.on("error", () => {});
  await superuser.connect();
  try {
    await superuser.query(`drop database if exists ${pg.escapeIdentifier(copy)}`);
    await copyWhenUnused(superuser, source, copy);
    for (const old of await olderCopies(superuser, copy)) {
      await superuser.query(`drop database if exists ${pg.escapeIdentifier(old)}`);
    }
  } finally {
    await superuser.end();
  }
}

async function copyWhenUnused(superuser: pg.Client, source: string, copy: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      // Copying files writes the data once; the other strategy would also write all of it to the WAL.
      await superuser.query(
        `create database ${pg.escapeIdentifier(copy)} template ${pg.escapeIdentifier(source)} strategy file_copy`,
      );
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== OBJECT_IN_USE) throw error;
      if (Date.now() > until) {
        throw new DatabaseError(
          "The database is copied before it is migrated, but other programs use it: end them and start again",
        );
      }
      await wait(100);
    }
  }
}

async function olderCopies(superuser: pg.Client, copy: string): Promise<string[]> {
  const beginning = copy.slice(0, copy.lastIndexOf("_") + 1);
  const { rows } = await superuser.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1) order by datname desc offset ${COPIES_KEPT}`,
    [beginning],
  );
  return rows.map(({ name }) => name);
}
