import type { Installation } from "../compose.ts";
import type { Config } from "../platform/config/load-config.ts";
import { registerHealth } from "../platform/http/health.ts";

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens at the configured address. `close` refuses new requests, lets running ones finish and answers then. */
export async function serveInstallation(installation: Installation, config: Config): Promise<Serving> {
  let draining = false;
  const fastify = await installation.server();
  await registerHealth(fastify, {
    isReady: async () => {
      await installation.pool.query("select 1");
      return true;
    },
    draining: () => draining,
    metricsToken: config.metricsToken,
  });
  const url = await fastify.listen({ host: config.host, port: config.port });
  return {
    url,
    async close() {
      draining = true;
      await fastify.close();
      await installation.close();
    },
  };
}
