import { createServer } from "node:net";
import type { Logger } from "pino";
import { type Demo, type OperationContext, seedDemo } from "../../operations.ts";
import { systemClock } from "../../platform/clock/clock.ts";
import type { Config } from "../../platform/config/load-config.ts";
import { bringUpToDate } from "../../platform/database/bring-up-to-date.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { createPool } from "../../platform/database/pool.ts";
import { CommandError } from "../failure.ts";

/** An installation that is ready to be served from. */
export interface Prepared {
  readonly context: OperationContext;
  /** Given when the demo workspace was made just now. */
  readonly demo: Demo | null;
  /** Closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date and fills an empty one with the demo. The port is tried first: the
 * demo key is shown only once, so nothing that can be foreseen may fail after it was made.
 */
export async function prepare(config: Config, log: Logger): Promise<Prepared> {
  await requireFreePort(config);
  const database = await openDatabase(config, log, { serving: true });
  try {
    await bringUpToDate(database, log);
    const prepared = connect(config, log, database);
    const demo = config.demo ? await seedDemo(prepared.context) : null;
    return { ...prepared, demo };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Gives a process its connections to the database. */
export function connect(config: Config, log: Logger, database: Database): Omit<Prepared, "demo"> {
  const pool = createPool(database.url, {
    onError: ({ message }) => log.warn({ reason: message }, "an idle database connection broke"),
  });
  return {
    context: { pool, config, log, clock: systemClock },
    close: async () => {
      await Promise.race([pool.end(), sleep(PATIENCE_WITH_QUERIES)]);
      await database.close();
    },
  };
}

const PATIENCE_WITH_QUERIES = 1_000;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject).listen({ host, port, exclusive: true }, resolve);
    });
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    throw explainListening(error, host, port);
  }
}

/** Says what to do when an address cannot be listened on; any other error is given back as it is. */
export function explainListening(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new CommandError(`Port ${port} on ${host} is taken: stop the program that uses it, or set PORT`);
    case "EACCES":
      return new CommandError(`Port ${port} needs rights that this user lacks: set PORT to one above 1023`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new CommandError(`${host} is no address of this machine: set HOST to one, or to 0.0.0.0`);
    default:
      return error;
  }
}
