import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, register } from "prom-client";
import { metricsText } from "../metrics/metrics-text.ts";

/** The dependencies of the health endpoints. */
export interface HealthOptions {
  /** Whether the database responds and has no pending migrations. */
  readonly isReady: () => Promise<boolean>;
  /** The server is shutting down and accepts no new requests. */
  readonly draining: () => boolean;
  /** A bearer token that allows other hosts to read `/metrics`. */
  readonly metricsToken?: string;
}

const READY_TIMEOUT_MS = 3_000;
const RETRY_AFTER = "5";
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip"];

/** Adds `/healthz`, `/readyz` and `/metrics`, which shows what `measureRequests` measures. */
export function registerHealth(fastify: FastifyInstance, options: HealthOptions): void {
  fastify.get("/healthz", () => ({ status: "ok" }));
  fastify.get("/readyz", async (_request, reply) => {
    const status = options.draining() ? "draining" : (await isReadyInTime(options)) ? "ready" : "unavailable";
    if (status !== "ready") reply.code(503).header("retry-after", RETRY_AFTER);
    return { status };
  });
  fastify.get("/metrics", (request, reply) => serveMetrics(request, reply, options.metricsToken));
}

async function isReadyInTime({ isReady }: HealthOptions): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
  });
  const ready = await Promise.race([isReady().catch(() => false), overdue]);
  clearTimeout(timer);
  return ready;
}

async function serveMetrics(request: FastifyRequest, reply: FastifyReply, token: string | undefined) {
  if (!isLocal(request) && !holdsToken(request, token)) {
    return token === undefined
      ? reply.code(403).send({ message: "This action is unauthorized." })
      : reply.code(401).header("www-authenticate", "Bearer").send({ message: "Unauthenticated." });
  }
  return reply.type(register.contentType).send(await metricsText());
}

// Behind a proxy on the same host every request comes from loopback, so a forwarded request is not local.
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? "";
  const loopback = address === "::1" || /^(::ffff:)?127\./.test(address);
  return loopback && FORWARDED.every((name) => headers[name] === undefined);
}

function holdsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Measures the requests of all routes that are added to `fastify` afterwards. */
export function measureRequests(fastify: FastifyInstance): void {
  const durations = requestDurations();
  fastify.addHook("onResponse", (request, reply, next) => {
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    next();
  });
}

// The metrics belong to the process: a second server of the same process adds to them.
function requestDurations(): Histogram<"method" | "route" | "status"> {
  const name = "http_request_duration_seconds";
  const known = register.getSingleMetric(name);
  if (known instanceof Histogram) return known;
  collectDefaultMetrics();
  return new Histogram({
    name,
    help: "How long requests took, in seconds.",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
  });
}
