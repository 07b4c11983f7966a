import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { DatabaseError } from "./database-error.ts";

/**
 * The registration of a program at the embedded server: a connection that holds advisory locks as long as the program
 * uses the server. When the program ends, for whatever reason, the locks are released with the connection, so there are
 * no stale lock files.
 */
export interface Presence {
  readonly client: pg.Client;
  /** Ends the registration. If it was the last one, `endServer` runs while new programs wait. */
  leave(endServer: () => Promise<void>): Promise<void>;
}

const LOCK_SPACE = 0x42757265;
const PRESENT = `${LOCK_SPACE}, 1`;
const SERVING = `${LOCK_SPACE}, 2`;
const KILLED_PROGRAM_TIMEOUT_MS = 1_000;

/**
 * Connects to the server and registers; `serving` also claims to be the only serving program.
 * @throws DatabaseError if another program is serving already; an error of `pg` if the server does not respond
 */
export async function enter(connectionString: string, serving: boolean): Promise<Presence> {
  const client = new pg.Client({
    connectionString,
    application_name: `bureau ${serving ? "serve" : "command"}, process ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  // Losing the connection must not end the program; the owner of the registration listens for the end.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock_shared(${PRESENT})`);
    if (serving) await claimServing(client);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return { client, leave: (endServer) => leave(client, endServer) };
}

async function claimServing(client: pg.Client): Promise<void> {
  const until = Date.now() + KILLED_PROGRAM_TIMEOUT_MS;
  while (!(await tryLock(client, SERVING))) {
    if (Date.now() > until) {
      throw new DatabaseError(
        `Another server is running on this DATA_DIR (${await whoServes(client)}): stop it first, or set another DATA_DIR`,
      );
    }
    await wait(50);
  }
}

async function tryLock(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`);
  return rows[0]?.taken === true;
}

async function whoServes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and (classid, objid) = (${SERVING})`,
  );
  return rows[0]?.name ?? "it is just ending";
}

async function leave(client: pg.Client, endServer: () => Promise<void>): Promise<void> {
  try {
    await client.query(`select pg_advisory_unlock_shared(${PRESENT})`);
    if (await tryLock(client, PRESENT)) await endServer();
  } finally {
    await client.end().catch(() => {});
  }
}
