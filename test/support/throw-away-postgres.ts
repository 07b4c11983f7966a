import pino from "pino";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded-postgres.ts";
import { clearAbandonedFolders, makeTestFolder, removeTestFolder } from "./test-folder.ts";

/** A PostgreSQL that exists for one test run, in a folder of its own. */
export interface ThrowAwayPostgres {
  readonly superuserUrl: string;
  /** The application's role on the database `bureau`. */
  readonly ownerUrl: string;
  end(): Promise<void>;
}

/** Starts one, and removes those of runs that were killed. */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  clearAbandonedFolders();
  const dataDir = makeTestFolder();
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: "fatal" }), ephemeral: true });
  return {
    superuserUrl: server.superuserConnectionString,
    ownerUrl: server.connectionString,
    end: async () => {
      await server.stop();
      removeTestFolder(dataDir);
    },
  };
}
