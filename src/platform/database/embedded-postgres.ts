import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { DatabaseError } from "./database-error.ts";
import { type EmbeddedCluster, openCluster, readKeys } from "./embedded-cluster.ts";
import { ensureApplicationDatabase } from "./embedded-owner.ts";
import { enter, type Presence } from "./embedded-presence.ts";
import { endServer, findServer, type Launch, launchServer } from "./embedded-server.ts";

/** The options of the embedded PostgreSQL. */
export interface EmbeddedOptions {
  /** An absolute path; the database files are in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: Logger;
  /** Whether to be the only program that serves from this DATA_DIR. */
  readonly serving?: boolean;
  /** Whether data may be lost in a crash of the machine, as in tests. */
  readonly ephemeral?: boolean;
}

/** An embedded PostgreSQL in use by this program. */
export interface EmbeddedPostgres {
  /** The URL for the application's own role, which is not a superuser. */
  readonly connectionString: string;
  /** The URL for the superuser, only for setup and copies. */
  readonly superuserConnectionString: string;
  /** Whether the server was running already: another program started it, or was killed and left it running. */
  readonly adopted: boolean;
  /** Leaves the server, and stops it if no other program uses it. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 60_000;
const PAUSE = 20;
const PAUSE_BEFORE_RETURN = 500;

/**
 * Connects to the PostgreSQL of a DATA_DIR, or starts it: creates its files at the first start, takes over a running
 * server, and restarts it if it is lost.
 * @throws DatabaseError with one line that says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, serving = false, ephemeral = false } = options;
  const cluster = await openCluster(dataDir, !ephemeral);
  const join = () => joinOrLaunch(cluster, serving, !ephemeral);
  let { presence, adopted, port } = await join();
  await ensureApplicationDatabase(presence.client, readKeys(cluster.folder).password);
  log.debug({ port, adopted }, "embedded PostgreSQL is running");

  let stopping: Promise<void> | undefined;
  let returning: Promise<void> | undefined;
  const watch = () => {
    presence.client.once("end", () => {
      if (stopping === undefined) returning = comeBack();
    });
  };
  const comeBack = async () => {
    log.warn("the embedded PostgreSQL is gone: bringing it back");
    while (stopping === undefined) {
      try {
        const joined = await join();
        presence = joined.presence;
        if (joined.port === port) log.info("the embedded PostgreSQL is back");
        else
          log.fatal(
            "the embedded PostgreSQL is back at another port, its own was taken: restart this program",
          );
        return watch();
      } catch (error) {
        log.error(error, "the embedded PostgreSQL does not come back");
        await wait(PAUSE_BEFORE_RETURN);
      }
    }
  };
  watch();

  const stop = async () => {
    await returning;
    const endIfRunning = async () => {
      const server = findServer(cluster);
      if (server !== undefined && !(await endServer(cluster, server, STOP_TIMEOUT_MS))) {
        log.error({ process: server.pid }, "the embedded PostgreSQL has not ended yet");
      }
    };
    await presence.leave(endIfRunning).catch((error) => log.debug(error, "the embedded PostgreSQL was gone"));
  };
  return {
    connectionString: urlOf(cluster, port, "bureau"),
    superuserConnectionString: urlOf(cluster, port, "postgres"),
    adopted,
    stop: () => {
      stopping ??= Promise.resolve().then(stop);
      return stopping;
    },
  };
}

function urlOf({ folder }: EmbeddedCluster, port: number, role: "bureau" | "postgres"): string {
  const { password, superuserPassword } = readKeys(folder);
  return `postgres://${role}:${role === "bureau" ? password : superuserPassword}@127.0.0.1:${port}/${role}`;
}

/**
 * Several programs may run this concurrently while another one stops the server. Any conflict is resolved by checking
 * again, because PostgreSQL itself allows only one server per cluster.
 */
async function joinOrLaunch(
  cluster: EmbeddedCluster,
  serving: boolean,
  durable: boolean,
): Promise<{ presence: Presence; adopted: boolean; port: number }> {
  const until = Date.now() + START_TIMEOUT_MS;
  let launch: Launch | undefined;
  for (;;) {
    const server = findServer(cluster);
    if (server === undefined) {
      const complaint = launch?.complaint();
      if (complaint !== undefined && !isPassing(complaint)) throw startFailure(cluster, complaint);
      if (launch === undefined || complaint !== undefined) launch = await launchServer(cluster, durable);
    } else {
      const presence = await tryToEnter(cluster, server.port, serving);
      if (presence !== undefined) {
        return {
          presence,
          port: server.port,
          adopted: launch === undefined || launch.complaint() !== undefined,
        };
      }
    }
    if (Date.now() > until) throw startFailure(cluster, "it does not respond");
    await wait(PAUSE);
  }
}

// Two programs started a server at the same time, or the processes of a killed server are still ending.
function isPassing(complaint: string): boolean {
  return /lock file "postmaster.pid"|shared memory block|Address already in use|could not create any TCP\/IP/.test(
    complaint,
  );
}

function startFailure({ folder }: EmbeddedCluster, complaint: string): DatabaseError {
  return new DatabaseError(
    `The embedded PostgreSQL did not start (${complaint.trim()}): see ${folder}.log, or set DATABASE_URL`,
  );
}

async function tryToEnter(
  cluster: EmbeddedCluster,
  port: number,
  serving: boolean,
): Promise<Presence | undefined> {
  try {
    return await enter(urlOf(cluster, port, "postgres"), serving);
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    // Wrong passwords mean that the files do not belong together, so waiting would not help.
    if (error instanceof DatabaseError || code === "28P01") throw error;
    return undefined;
  }
}
