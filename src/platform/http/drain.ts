import type { FastifyInstance } from "fastify";
import { wordsFor } from "../languages/words-for.ts";

/** How a server shuts down without interrupting requests. */
export interface Drain {
  /** Whether the server no longer accepts new requests. */
  draining(): boolean;
  /**
   * Refuses new requests, and waits until the running ones have finished or `timeoutMs` milliseconds have passed. The
   * server keeps listening, so that `/readyz` can respond with 503.
   */
  drain(timeoutMs: number): Promise<void>;
}

const HEALTH = new Set(["/healthz", "/readyz", "/metrics"]);

/** Enables `fastify` to be drained: counts the running requests of all routes. */
export function registerDrain(fastify: FastifyInstance): Drain {
  let draining = false;
  let running = 0;
  let emptied: () => void = () => {};
  fastify.addHook("onRequest", async (request, reply) => {
    if (HEALTH.has(request.routeOptions.url ?? "")) return;
    if (draining) {
      const words = wordsFor(request.headers["accept-language"]);
      return reply
        .code(503)
        .headers({
          "retry-after": "5",
          connection: "close",
          "content-language": words.language,
          vary: "Accept-Language",
        })
        .send({ message: words.say("The server is closing. Please try again.") });
    }
    running += 1;
    // This event is emitted in every case: after the response, and when the client disconnects.
    reply.raw.once("close", () => {
      running -= 1;
      if (running === 0) emptied();
    });
  });
  return {
    draining: () => draining,
    drain: async (timeoutMs) => {
      draining = true;
      if (running === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        emptied = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
