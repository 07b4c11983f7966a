import type { FastifyInstance } from "fastify";

/** In milliseconds. */
const EVERY = 50;

/**
 * Ends, while the server closes, each connection once its response has left. The server itself looks for idle connections
 * only once: one that is sending a response at that moment would stay until the client or the keep-alive time ends it.
 */
export function endIdleConnections(fastify: FastifyInstance): void {
  fastify.addHook("preClose", async () => {
    const { server } = fastify;
    if (!server.listening) return;
    const timer = setInterval(() => server.closeIdleConnections(), EVERY);
    server.once("close", () => clearInterval(timer));
  });
}
