import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { type HealthOptions, measureRequests, registerHealth } from "./health.ts";

const TOKEN = "metrics-token";
let fastify: FastifyInstance;
afterEach(() => fastify.close());

function serve(options: Partial<HealthOptions> = {}): FastifyInstance {
  fastify = Fastify();
  measureRequests(fastify);
  registerHealth(fastify, { isReady: async () => true, draining: () => false, ...options });
  fastify.get("/pets/:name", () => ({}));
  return fastify;
}

test("the process is alive", async () => {
  expect((await serve().inject("/healthz")).json()).toEqual({ status: "ok" });
});

test.each<[string, Partial<HealthOptions>, number]>([
  ["ready", {}, 200],
  ["unavailable", { isReady: async () => false }, 503],
  ["unavailable", { isReady: () => Promise.reject(new Error("no database")) }, 503],
  ["draining", { draining: () => true }, 503],
])("readiness: %s", async (status, options, code) => {
  const response = await serve(options).inject("/readyz");
  expect(response.statusCode).toBe(code);
  expect(response.json()).toEqual({ status });
  expect(response.headers["retry-after"]).toBe(code === 503 ? "5" : undefined);
});

test("metrics count requests by route, not by path", async () => {
  serve();
  await fastify.inject("/pets/rex");
  await fastify.inject("/pets/tom");
  const { body, headers } = await fastify.inject("/metrics");
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/pets/:name",status="200"} 2',
  );
  expect(body).not.toContain("rex");
  expect(body).toContain("process_cpu_seconds_total");
});

test.each<[string, object, string | undefined, number]>([
  ["loopback", {}, undefined, 200],
  ["loopback over IPv6", { remoteAddress: "::ffff:127.0.0.1" }, undefined, 200],
  ["loopback on behalf of another host", { headers: { "x-forwarded-for": "203.0.113.9" } }, undefined, 403],
  ["another host", { remoteAddress: "203.0.113.9" }, undefined, 403],
  ["another host without the token", { remoteAddress: "203.0.113.9" }, TOKEN, 401],
  [
    "another host with a wrong token",
    { remoteAddress: "203.0.113.9", headers: { authorization: "Bearer metrics-tokem" } },
    TOKEN,
    401,
  ],
  [
    "another host with the token",
    { remoteAddress: "203.0.113.9", headers: { authorization: `Bearer ${TOKEN}` } },
    TOKEN,
    200,
  ],
])("metrics for %s", async (_who, request, metricsToken, code) => {
  expect((await serve({ metricsToken }).inject({ url: "/metrics", ...request })).statusCode).toBe(code);
});
