import type { Installation } from "../compose.ts";
import type { Config } from "../platform/config/load-config.ts";
import { readMigrations } from "../platform/database/migration-files.ts";
import { registerDocs } from "../platform/http/docs.ts";
import { createDrain } from "../platform/http/drain.ts";
import { measureRequests, registerHealth } from "../platform/http/health.ts";
import { registerWebUi } from "../platform/http/web-ui.ts";
import { startJobs } from "./jobs.ts";

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** How long closing the server waits for running requests, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Listens on the configured address. `close` refuses new requests, lets running ones finish and then resolves. */
export async function serveInstallation(installation: Installation, config: Config): Promise<Serving> {
  const newest = (await readMigrations()).at(-1)!.name;
  const drain = createDrain();
  const fastify = await installation.server((fastify) => {
    drain.addTo(fastify);
    measureRequests(fastify);
  });
  registerHealth(fastify, {
    isReady: () => isCurrent(installation, newest),
    draining: drain.draining,
    metricsToken: config.metricsToken,
  });
  await registerDocs(fastify, { openApiUrl: "/api/openapi.json" });
  await registerWebUi(fastify, { appDomain: config.appDomain, uploadLimit: config.uploadLimit });
  const url = await fastify.listen({ host: config.host, port: config.port });
  const jobs = startJobs(installation);
  return {
    url,
    async close() {
      installation.endStreams();
      await Promise.all([drain.drain(TIMEOUT_MS), jobs.stop()]);
      await fastify.close();
      await installation.close();
    },
  };
}

/** Whether the database responds and has the schema of this program. */
async function isCurrent({ pool }: Installation, newest: string): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from schema_migrations order by name desc limit 1",
  );
  return rows[0]?.name === newest;
}
