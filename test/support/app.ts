import { cp, rm } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { compose, type Installation } from "../../src/compose.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { fixedClock } from "../../src/platform/clock/clock.ts";
import { loadConfig } from "../../src/platform/config/load-config.ts";
import { createPool } from "../../src/platform/database/pool.ts";
import type { ResolveHost } from "../../src/platform/network/resolve-host.ts";
import { PRODUCT } from "./conformance/product.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { sendForm, sendJson } from "./send.ts";
import { makeTestFolder } from "./test-folder.ts";
import {
  type KnownWorkspace,
  makeWorkspace,
  openWorkspace,
  type TestWorkspace,
  type WorkspaceOptions,
} from "./test-workspace.ts";

export type { TestWorkspace } from "./test-workspace.ts";

/** The time at which scenarios take place, unless they set another. */
export const NOW = "2026-07-14T10:00:00Z";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON body; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  readonly body: any;
  readonly text: string;
  readonly bytes: Buffer;
}

export interface RequestOptions {
  readonly key?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A caller with a key: `await ana.get("/employees?status=active")`. */
export interface Caller {
  readonly key: string;
  get(path: string, options?: RequestOptions): Promise<Reply>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<Reply>;
  patch(path: string, body?: unknown, options?: RequestOptions): Promise<Reply>;
  delete(path: string, body?: unknown, options?: RequestOptions): Promise<Reply>;
}

export interface TestApp {
  readonly url: string;
  readonly installation: Installation;
  readonly clock: ReturnType<typeof fixedClock>;
  readonly dataDir: string;
  readonly databaseUrl: string;
  addWorkspace(subdomain: string, options?: WorkspaceOptions): Promise<TestWorkspace>;
  /** A workspace that already exists, because the database is a copy of the one in which it was created. */
  openWorkspace(known: KnownWorkspace): TestWorkspace;
  request(
    method: string,
    path: string,
    options?: RequestOptions & { raw?: RequestInit["body"] },
  ): Promise<Reply>;
  as(key: string): Caller;
  /** Another server over the same database, with caches of its own, and with other settings if some are given. */
  secondProcess(env?: Record<string, string>): Promise<TestApp>;
  /** Ends it but leaves its data, so that it can be copied; a later run removes the files. */
  leave(): Promise<LeftBehind>;
  close(): Promise<void>;
}

/** The data of a test application that has ended. */
export interface LeftBehind {
  readonly database: TestDatabase;
  readonly dataDir: string;
}

export interface TestAppOptions {
  readonly now?: string;
  /** Declarations for the test, instead of the product's. */
  readonly schema?: Schema;
  /** Adds routes to the server; called before it listens. */
  readonly extend?: (fastify: FastifyInstance) => Promise<void>;
  /** The addresses of host names, instead of those from DNS. */
  readonly resolveHost?: ResolveHost;
  /** Settings as in the environment; rate limits are off by default. */
  readonly env?: Record<string, string>;
}

const NO_LIMITS = {
  RATE_LIMIT_KEY: "0",
  RATE_LIMIT_USER: "0",
  RATE_LIMIT_SESSION: "0",
  RATE_LIMIT_UNAUTHENTICATED: "0",
};

/** Starts the whole program over a database of its own, on a free port of 127.0.0.1. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return startOver(await createTestDatabase(), options);
}

/** Starts it over a copy of another test application's data: its database and the files of its data folder. */
export async function startCopy(left: LeftBehind, options: TestAppOptions = {}): Promise<TestApp> {
  return startOver(await left.database.copy(), options, left.dataDir);
}

async function startOver(database: TestDatabase, options: TestAppOptions, files?: string): Promise<TestApp> {
  const dataDir = makeTestFolder();
  if (files !== undefined) await cp(files, dataDir, { recursive: true });
  const clock = fixedClock(options.now ?? NOW);
  const config = loadConfig({ DATA_DIR: dataDir, ...NO_LIMITS, ...options.env });
  const pool = createPool(database.url, { size: 10 });
  const log = pino({ level: process.env.TEST_LOG ?? "silent" });
  const { schema = PRODUCT, resolveHost } = options;
  const installation = compose({ pool, config, log, clock, schema, resolveHost });
  const fastify = await installation.server();
  await options.extend?.(fastify);
  await fastify.listen({ host: "127.0.0.1", port: 0 });
  const { port } = fastify.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;

  const request: TestApp["request"] = (method, path, { raw, ...options } = {}) => {
    const target = path.startsWith("http") ? path : `${url}/api${path}`;
    return raw === undefined ? sendJson(method, target, options) : sendForm(method, target, raw, options);
  };
  const as = (key: string): Caller => ({
    key,
    get: (path, more) => request("GET", path, { key, ...more }),
    post: (path, body, more) => request("POST", path, { key, body, ...more }),
    patch: (path, body, more) => request("PATCH", path, { key, body, ...more }),
    delete: (path, body, more) => request("DELETE", path, { key, body, ...more }),
  });

  const parts = { installation, as };
  const end = async (): Promise<void> => {
    await fastify.close();
    await installation.close();
    await pool.end();
  };

  return {
    url,
    installation,
    clock,
    dataDir,
    databaseUrl: database.url,
    addWorkspace: async (subdomain, more) =>
      openWorkspace(parts, await makeWorkspace(parts, subdomain, more)),
    openWorkspace: (known) => openWorkspace(parts, known),
    request,
    as,
    secondProcess: (env) =>
      startOver({ ...database, drop: async () => {} }, { ...options, env: { ...options.env, ...env } }),
    async leave() {
      await end();
      return { database, dataDir };
    },
    async close() {
      await end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
