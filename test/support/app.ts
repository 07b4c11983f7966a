import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { addWorkspace } from "../../src/administration/add-workspace.ts";
import { compose, type Installation } from "../../src/compose.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import type { Workspace } from "../../src/engine/work/workspace.ts";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import { fixedClock } from "../../src/platform/clock/clock.ts";
import { loadConfig } from "../../src/platform/config/load-config.ts";
import { createPool } from "../../src/platform/database/pool.ts";
import type { ResolveHost } from "../../src/platform/network/resolve-host.ts";
import { createTestDatabase } from "./database.ts";

/** The moment at which scenarios happen, unless they say otherwise. */
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

export interface TestWorkspace {
  readonly workspace: Workspace;
  readonly ownerUserId: string;
  readonly roles: Readonly<Record<string, string>>;
  /** A key of the owner that may do everything. */
  readonly owner: Caller;
  /** A key of the owner limited to the given scopes. */
  scoped(...scopes: string[]): Promise<Caller>;
  /**
   * A key of the account of an employee, with all that it can be given; its role gets the permissions (a role of its
   * own is made for them).
   */
  callerFor(employeeId: string, ...permissions: string[]): Promise<Caller>;
  /** A key of the account of an employee, with the given scopes alone. */
  keyOf(employeeId: string, ...scopes: string[]): Promise<Caller>;
}

export interface TestApp {
  readonly url: string;
  readonly installation: Installation;
  readonly clock: ReturnType<typeof fixedClock>;
  readonly dataDir: string;
  readonly databaseUrl: string;
  addWorkspace(subdomain: string, options?: { timezone?: string; currency?: string }): Promise<TestWorkspace>;
  request(
    method: string,
    path: string,
    options?: RequestOptions & { raw?: RequestInit["body"] },
  ): Promise<Reply>;
  as(key: string): Caller;
  /** Another server over the same database, with a memory of its own. */
  secondProcess(): Promise<TestApp>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly now?: string;
  /** Declarations of the test's own instead of the product's. */
  readonly schema?: Schema;
  /** Serves more than the API: called before the server listens. */
  readonly extend?: (fastify: FastifyInstance) => Promise<void>;
  /** What host names stand for, instead of what the name servers say. */
  readonly resolveHost?: ResolveHost;
  /** Settings as in the environment; the rate limits are off unless given. */
  readonly env?: Record<string, string>;
}

const NO_LIMITS = {
  RATE_LIMIT_KEY: "0",
  RATE_LIMIT_USER: "0",
  RATE_LIMIT_SESSION: "0",
  RATE_LIMIT_UNAUTHENTICATED: "0",
};

/** The whole program over a database of its own, listening on a free port of 127.0.0.1. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return startOver(await createTestDatabase(), options);
}

async function startOver(
  database: { url: string; drop(): Promise<void> },
  options: TestAppOptions,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "bureau-test-"));
  const clock = fixedClock(options.now ?? NOW);
  const config = loadConfig({ DATA_DIR: dataDir, ...NO_LIMITS, ...options.env });
  const pool = createPool(database.url, { size: 10 });
  const log = pino({ level: process.env.TEST_LOG ?? "silent" });
  const { schema, resolveHost } = options;
  const installation = compose({ pool, config, log, clock, schema, resolveHost });
  const fastify = await installation.server();
  await options.extend?.(fastify);
  await fastify.listen({ host: "127.0.0.1", port: 0 });
  const { port } = fastify.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;

  const request: TestApp["request"] = async (method, path, { key, body, headers = {}, raw } = {}) => {
    const response = await fetch(path.startsWith("http") ? path : `${url}/api${path}`, {
      method,
      redirect: "manual",
      headers: {
        Accept: "application/json",
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString();
    const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : undefined,
      text,
      bytes,
    };
  };
  const as = (key: string): Caller => ({
    key,
    get: (path, more) => request("GET", path, { key, ...more }),
    post: (path, body, more) => request("POST", path, { key, body, ...more }),
    patch: (path, body, more) => request("PATCH", path, { key, body, ...more }),
    delete: (path, body, more) => request("DELETE", path, { key, body, ...more }),
  });

  const addTestWorkspace: TestApp["addWorkspace"] = async (subdomain, more = {}) => {
    const { workspace, filled } = await addWorkspace(installation, {
      subdomain,
      name: subdomain,
      ownerEmail: `owner@${subdomain}.test`,
      ownerPassword: "correct horse battery",
      ...more,
    });
    let made = 0;
    const keyOf = async (userId: string, scopes: string[] | "all"): Promise<Caller> => {
      made++;
      const { key } = await installation.work(workspace, (work) =>
        createApiKey(work, { userId, name: `Key ${made}`, scopes, ips: [] }),
      );
      return as(key);
    };
    const accountOf = async (employeeId: string): Promise<string> => {
      const { rows } = await pool.query<{ id: string }>(
        "select id from users where workspace_id = $1 and employee_id = $2",
        [workspace.id, employeeId],
      );
      return rows[0]!.id;
    };
    const owner = await keyOf(filled.ownerUserId, "all");
    return {
      workspace,
      ownerUserId: filled.ownerUserId,
      roles: filled.roles,
      owner,
      scoped: (...scopes) => keyOf(filled.ownerUserId, scopes),
      keyOf: async (employeeId, ...scopes) => keyOf(await accountOf(employeeId), scopes),
      async callerFor(employeeId, ...permissions) {
        const userId = await accountOf(employeeId);
        if (permissions.length > 0) {
          made++;
          const role = await owner.post("/roles", { name: `Role ${made}`, permissions });
          await owner.patch(`/users/${userId}`, { role_id: role.body.data.id });
        }
        return keyOf(userId, "all");
      },
    };
  };

  return {
    url,
    installation,
    clock,
    dataDir,
    databaseUrl: database.url,
    addWorkspace: addTestWorkspace,
    request,
    as,
    secondProcess: () => startOver({ url: database.url, drop: async () => {} }, options),
    async close() {
      await fastify.close();
      await installation.close();
      await pool.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
