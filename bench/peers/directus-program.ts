import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The version with which figures are compared. */
export const DIRECTUS_VERSION = "11.3.5";

/** What a static token of the administrator is; the server listens on this machine only. */
const TOKEN = "only-for-benchmarks-only-for-benchmarks";

const START_TIMEOUT_MS = 120_000;

/** A Directus that is running. */
export interface Directus {
  readonly url: string;
  readonly token: string;
  readonly pid: number;
  close(): Promise<void>;
}

/**
 * Installs Directus from npm in a folder of its own, unless it is there, and returns the folder. Its scripts do not run:
 * only the two native parts that it needs are built, with the headers of Node.js on this machine if it has some.
 */
export function installDirectus(folder = join(homedir(), ".cache/bureau-bench/directus")): string {
  if (existsSync(join(folder, "installed"))) return folder;
  mkdirSync(folder, { recursive: true });
  const manifest = { name: "peer", private: true, dependencies: { directus: DIRECTUS_VERSION } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const headers = existsSync("/usr/include/node/node.h") ? { npm_config_nodedir: "/usr" } : {};
  const npm = (...words: string[]): void =>
    void execFileSync("npm", words, {
      cwd: folder,
      stdio: ["ignore", 2, 2],
      env: { ...process.env, ...headers },
    });
  npm("install", "--ignore-scripts", "--no-audit", "--no-fund");
  npm("rebuild", "argon2", "isolated-vm");
  writeFileSync(join(folder, "installed"), DIRECTUS_VERSION);
  return folder;
}

/** Sets up the tables of Directus in a schema of the database. */
export function bootstrapDirectus(folder: string, databaseUrl: string, schema: string): void {
  const env = settings(databaseUrl, schema);
  execFileSync("node", [join(folder, "node_modules/directus/cli.js"), "bootstrap"], {
    ...{ cwd: folder, env, stdio: ["ignore", 2, 2] },
  });
}

/** Starts Directus on a port. */
export async function startDirectus(
  folder: string,
  databaseUrl: string,
  schema: string,
  port: number,
): Promise<Directus> {
  const env = { ...settings(databaseUrl, schema), HOST: "127.0.0.1", PORT: String(port) };
  const child = spawn("node", [join(folder, "node_modules/directus/cli.js"), "start"], {
    ...{ cwd: folder, env, stdio: ["ignore", 2, 2] },
  });
  const url = `http://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  for (
    const until = Date.now() + START_TIMEOUT_MS;
    Date.now() < until && child.exitCode === null;
    await wait(200)
  ) {
    const reply = await fetch(`${url}/server/ping`).catch(() => null);
    if (reply?.ok) return { url, token: TOKEN, pid: child.pid!, close };
  }
  await close();
  throw new Error("Directus does not respond.");
}

/** Production settings, without limits on requests, and without its cache, which would return what has changed since. */
const settings = (databaseUrl: string, schema: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: "production",
  DB_CLIENT: "pg",
  DB_CONNECTION_STRING: databaseUrl,
  DB_SEARCH_PATH: `array:${schema}`,
  DB_POOL__MIN: "0",
  DB_POOL__MAX: "20",
  SECRET: TOKEN,
  ADMIN_EMAIL: "admin@example.com",
  ADMIN_PASSWORD: "only for benchmarks",
  ADMIN_TOKEN: TOKEN,
  CACHE_ENABLED: "false",
  RATE_LIMITER_ENABLED: "false",
  PRESSURE_LIMITER_ENABLED: "false",
  TELEMETRY: "false",
  LOG_LEVEL: "fatal",
  WEBSOCKETS_ENABLED: "false",
});
