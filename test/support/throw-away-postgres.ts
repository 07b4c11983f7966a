import { readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded-postgres.ts";
import { findServer } from "../../src/platform/database/embedded-server.ts";
import { isRunning } from "../../src/platform/database/running-process.ts";

const FOLDER = /^bureau-test-(\d+)$/;

/** A PostgreSQL that lives as long as one test run, in a folder of its own. */
export interface ThrowAwayPostgres {
  readonly superuserUrl: string;
  /** The application's role, on the database `bureau`. */
  readonly ownerUrl: string;
  end(): Promise<void>;
}

/** Starts one, and clears away those of runs that were killed. */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  clearAbandoned(tmpdir());
  const dataDir = join(tmpdir(), `bureau-test-${process.pid}`);
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: "fatal" }), ephemeral: true });
  return {
    superuserUrl: server.superuserConnectionString,
    ownerUrl: server.connectionString,
    end: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function clearAbandoned(place: string): void {
  for (const name of readdirSync(place)) {
    const [, owner] = FOLDER.exec(name) ?? [];
    if (owner === undefined || (isRunning(Number(owner)) && Number(owner) !== process.pid)) continue;
    const folder = join(place, name);
    if (statSync(folder).uid !== process.getuid?.()) continue;
    const server = findServer({ folder: join(folder, "postgres") });
    if (server !== undefined) process.kill(server.pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
