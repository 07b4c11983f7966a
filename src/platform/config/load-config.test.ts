import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestFolder, removeTestFolder } from "../../../test/support/test-folder.ts";
import { ConfigError } from "./config-error.ts";
import { loadConfig, readSettings } from "./load-config.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
let dataDir: string;

beforeEach(() => {
  dataDir = makeTestFolder();
});
afterEach(() => removeTestFolder(dataDir));

function problemOf(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error("the configuration was accepted");
}

test("an empty environment gives the documented defaults", () => {
  const { values, problems } = readSettings({});
  expect(problems).toEqual([]);
  expect(values).toEqual({
    host: "127.0.0.1",
    port: 3000,
    appDomain: "localhost",
    publicUrl: undefined,
    databaseUrl: undefined,
    databaseReplicaUrls: [],
    dataDir: join(process.cwd(), "var"),
    redisUrl: undefined,
    storageUrl: undefined,
    smtpUrl: undefined,
    appSecret: undefined,
    rateLimitKey: 60,
    rateLimitUser: 180,
    rateLimitSession: 600,
    rateLimitUnauthenticated: 30,
    trustedProxies: [],
    webhookAllowPrivate: false,
    workers: 1,
    demo: true,
    logLevel: "info",
    rememberedResponses: 67_108_864,
    metricsToken: undefined,
    jsonBodyLimit: 1_048_576,
    uploadLimit: 26_214_400,
    importSizeLimit: 5_242_880,
    importRowLimit: 5_000,
  });
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ PORT: "http" }, 'PORT="http": allowed is a whole number from 0 to 65535'],
  [{ PORT: "" }, 'PORT="": allowed is a whole number from 0 to 65535'],
  [{ PORT: "65536" }, 'PORT="65536": allowed is'],
  [{ WORKERS: "0" }, 'WORKERS="0": allowed is a whole number from 1 to 256'],
  [{ RATE_LIMIT_KEY: "-1" }, 'RATE_LIMIT_KEY="-1": allowed is a whole number from 0'],
  [{ DEMO: "maybe" }, 'DEMO="maybe": allowed is on or off'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL="loud": allowed is one of fatal, error'],
  [{ APP_DOMAIN: "https://example.com" }, 'APP_DOMAIN="https://example.com": allowed is a domain name'],
  [{ PUBLIC_URL: "https://example.com/app" }, 'PUBLIC_URL="https://example.com/app": allowed is an http'],
  [
    { TRUSTED_PROXIES: "10.0.0.0/8, 10.0.0.0/33" },
    'TRUSTED_PROXIES="10.0.0.0/8, 10.0.0.0/33": allowed is a comma',
  ],
  [{ STORAGE_URL: "ftp://files" }, 'STORAGE_URL="ftp://files": allowed is file:<folder> or s3://<bucket>'],
  [{ JSON_BODY_LIMIT: "1 kB" }, 'JSON_BODY_LIMIT="1 kB": allowed is a size from 1024'],
  [
    { DATABASE_URL: "mysql://a:s3cret@db/x" },
    'DATABASE_URL="mysql://********@db/x": allowed is a URL such as',
  ],
  [{ APP_SECRET: "short" }, 'APP_SECRET="********": allowed is at least 32 characters'],
  [
    { DATABASE_REPLICA_URLS: "postgres://db/x" },
    'DATABASE_REPLICA_URLS="postgres://db/x": allowed only together with DATABASE_URL',
  ],
  [
    { NODE_ENV: "production", DATABASE_URL: "postgres://db/x" },
    "APP_SECRET: required in production with DATABASE_URL",
  ],
  [{ RATE_LIMIT_KEYS: "9" }, 'RATE_LIMIT_KEYS="9": there is no such setting, allowed is RATE_LIMIT_KEY, '],
  [{ APP_SECRET_KEY: SECRET }, 'APP_SECRET_KEY="********": there is no such setting, allowed is APP_SECRET'],
])("%o is refused: %s", (env, expected) => {
  expect(problemOf(env)).toContain(expected);
});

test("one line names every bad variable", () => {
  const message = problemOf({ PORT: "a\nb", DEMO: "x", LOG_LEVEL: "y" });
  expect(message.split("; ").map((part) => part.split("=")[0])).toEqual(["PORT", "DEMO", "LOG_LEVEL"]);
  expect(message).not.toContain("\n");
});

test("variables of other programs do not matter", () => {
  expect(readSettings({ APP_NAME: "x", PORT_FORWARD: "y", DATABASE_POOL: "z" }).problems).toEqual([]);
});

test("given values are read", () => {
  const config = loadConfig({
    DATA_DIR: dataDir,
    APP_SECRET: SECRET,
    DATABASE_URL: "postgres://u:p@db/bureau",
    DATABASE_REPLICA_URLS: "postgres://u:p@r1/bureau, postgres://u:p@r2/bureau",
    TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    PUBLIC_URL: "https://example.com/",
    APP_DOMAIN: "Example.COM",
    UPLOAD_LIMIT: "2GiB",
    WEBHOOK_ALLOW_PRIVATE: "on",
    STORAGE_URL: `file:${dataDir}/elsewhere`,
    REDIS_URL: "",
  });
  expect(config).toMatchObject({
    appSecret: SECRET,
    databaseReplicaUrls: ["postgres://u:p@r1/bureau", "postgres://u:p@r2/bureau"],
    trustedProxies: ["10.0.0.0/8", "::1/128"],
    publicUrl: "https://example.com",
    appDomain: "example.com",
    uploadLimit: 2 * 1024 ** 3,
    webhookAllowPrivate: true,
    storageUrl: `file://${dataDir}/elsewhere`,
    redisUrl: undefined,
  });
});

test("origins name every setting once, its value masked when secret", () => {
  const { origins } = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: "postgres://u:s3cret@db/x", PORT: "1" });
  expect(origins).toHaveLength(26);
  expect(JSON.stringify(origins)).not.toContain("s3cret");
  expect(origins.find((o) => o.name === "PORT")).toEqual({ name: "PORT", value: "1", origin: "environment" });
  expect(origins.find((o) => o.name === "HOST")?.origin).toBe("default");
  expect(origins.find((o) => o.name === "APP_SECRET")).toMatchObject({
    value: "********",
    origin: "DATA_DIR",
  });
  expect(origins.find((o) => o.name === "STORAGE_URL")?.value).toBe(`file:${dataDir}/files`);
});

test("the secret is made once, for its owner only", () => {
  const first = loadConfig({ DATA_DIR: join(dataDir, "new") });
  const path = join(dataDir, "new", "app-secret");
  expect(first.appSecret.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(path, "utf8").trim()).toBe(first.appSecret);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(loadConfig({ DATA_DIR: join(dataDir, "new") }).appSecret).toBe(first.appSecret);
});

test("a damaged secret file or an unusable data folder is refused", () => {
  writeFileSync(join(dataDir, "app-secret"), "half");
  expect(problemOf({})).toContain("app-secret does not hold at least 32 characters");
  expect(problemOf({ DATA_DIR: join(dataDir, "app-secret", "below") })).toContain('DATA_DIR="');
});
