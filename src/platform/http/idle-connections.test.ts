import http from "node:http";
import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { endIdleConnections } from "./idle-connections.ts";

test("a server that closes while it sends a response has closed when the response has ended", async () => {
  const fastify = Fastify({ forceCloseConnections: "idle" });
  endIdleConnections(fastify);
  const body = new PassThrough();
  fastify.get("/slow", async () => body);
  const url = await fastify.listen({ host: "127.0.0.1", port: 0 });
  const agent = new http.Agent({ keepAlive: true });
  const message = await new Promise<http.IncomingMessage>((resolve) => {
    http.get(`${url}/slow`, { agent }, resolve);
    body.write("first ");
  });
  const closed = fastify.close();
  while (fastify.server.listening) await setImmediate();
  body.end("last");
  expect(Buffer.concat(await message.toArray()).toString()).toBe("first last");
  await closed;
  agent.destroy();
  // Without it, closing takes as long as the server keeps connections alive, which is more than a minute.
}, 30_000);
