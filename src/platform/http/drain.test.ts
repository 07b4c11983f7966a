import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDrain, type Drain } from "./drain.ts";
import { registerHealth } from "./health.ts";

let fastify: FastifyInstance;
let drain: Drain;
let url: string;
let finish: () => void;
let started: Promise<void>;

beforeEach(async () => {
  fastify = Fastify({ forceCloseConnections: true });
  drain = createDrain();
  drain.addTo(fastify);
  registerHealth(fastify, { isReady: async () => true, draining: drain.draining });
  let begin: () => void;
  started = new Promise((resolve) => {
    begin = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  fastify.get("/slow", async () => {
    begin();
    await finished;
    return { done: true };
  });
  url = await fastify.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  finish();
  await fastify.close();
});

test("a server without running requests is drained at once", async () => {
  await drain.drain(60_000);
  expect(drain.draining()).toBe(true);
});

test("running requests finish, new ones are refused, readiness says 503, the process still lives", async () => {
  const slow = fetch(`${url}/slow`);
  await started;
  let drained = false;
  const draining = drain.drain(60_000).then(() => {
    drained = true;
  });
  const refused = await fetch(`${url}/slow`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(drained).toBe(false);
  finish();
  expect(await (await slow).json()).toEqual({ done: true });
  await draining;
});

test("an aborted request is not waited for", async () => {
  const abort = new AbortController();
  const slow = fetch(`${url}/slow`, { signal: abort.signal }).catch(() => "given up");
  await started;
  const draining = drain.drain(60_000);
  abort.abort();
  expect(await slow).toBe("given up");
  await draining;
});

test("a request that does not end is waited for only for a limited time", async () => {
  const slow = fetch(`${url}/slow`).catch(() => {});
  await started;
  await drain.drain(10);
  finish();
  await slow;
});
