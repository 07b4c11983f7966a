import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { wordsFor } from "../languages/words-for.ts";

/** How a server shuts down without interrupting requests. */
export interface Drain {
  /** Counts the running requests of all routes that are added to `fastify` afterwards, and refuses new ones later. */
  addTo(fastify: FastifyInstance): void;
  /** Whether the server no longer accepts new requests. */
  draining(): boolean;
  /**
   * Refuses new requests, and waits until the running ones have finished or `timeoutMs` milliseconds have passed. The
   * server keeps listening, so that `/readyz` can respond with 503.
   */
  drain(timeoutMs: number): Promise<void>;
}

const HEALTH = new Set(["/healthz", "/readyz", "/metrics"]);

export function createDrain(): Drain {
  let draining = false;
  let running = 0;
  let emptied: () => void = () => {};
  const onRequest: onRequestHookHandler = (request, reply, next) => {
    if (HEALTH.has(request.routeOptions.url ?? "")) return next();
    if (draining) {
      const words = wordsFor(request.headers["accept-language"]);
      reply
        .code(503)
        .headers({
          "retry-after": "5",
          connection: "close",
          "content-language": words.language,
          vary: "Accept-Language",
        })
        .send({ message: words.say("The server is closing. Please try again.") });
      return;
    }
    running += 1;
    // This event is emitted in every case: after the response, and when the client disconnects.
    reply.raw.once("close", () => {
      running -= 1;
      if (running === 0) emptied();
    });
    next();
  };
  return {
    addTo: (fastify) => void fastify.addHook("onRequest", onRequest),
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
