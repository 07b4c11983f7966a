import { createServer } from "node:net";
import type { Command } from "commander";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bureauProgram } from "../../src/cli/program.ts";
import { startTestApp } from "../support/app.ts";
import { campaignSize, campaignTest } from "../support/campaign.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { makeTestFolder, removeTestFolder } from "../support/test-folder.ts";
import { bureau } from "./bureau-command.ts";
import { query } from "./embedded-program.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
let database: TestDatabase;
let dataDir: string;
let settings: NodeJS.ProcessEnv;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = makeTestFolder();
  settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
});
afterAll(async () => {
  removeTestFolder(dataDir);
  await database.drop();
});

function leaves(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
}

test("every command describes itself and takes --json", () => {
  const commands = leaves(bureauProgram());
  expect(commands.map((command) => `${command.parent?.name()} ${command.name()}`)).toEqual([
    "bureau serve",
    "bureau migrate",
    "workspace create",
    "workspace list",
    "key create",
    "bureau seed",
    "bureau doctor",
  ]);
  for (const command of commands) {
    expect(command.description()).not.toBe("");
    expect(command.options.map(({ long }) => long)).toContain("--json");
  }
});

campaignTest("--help prints to the standard output and succeeds", async () => {
  const { exitCode, stdout, stderr } = await bureau(["key", "create", "--help"]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toContain("Usage: bureau key create [options]");
  expect(stdout).toContain("--scopes <scopes>");
});

/** Each command starts the program in a process of its own. `npm test` runs one in eight wrong uses. */
const isTried = (_: unknown, index: number): boolean => index % campaignSize({ suite: 8, campaign: 1 }) === 0;

const WRONG_USES: readonly (readonly [args: readonly string[], fault: string])[] = [
  [[], "name a command"],
  [["workspace"], "name a command"],
  [["launch"], "unknown command 'launch'"],
  [["migrate", "--force"], "unknown option '--force'"],
  [["migrate", "now"], "too many arguments"],
  [["workspace", "create", "--name", "x", "--owner-email", "y"], "missing required argument 'subdomain'"],
  [["key", "create", "--workspace", "acme"], "required option '--user <email>' not specified"],
  [
    ["seed", "--workspace", "acme", "--employees", "many"],
    "'many' is invalid. The value must be a whole number.",
  ],
];

test.each(WRONG_USES.filter(isTried))(
  "wrong usage %j fails with one line that says what to do",
  async (args, fault) => {
    const { exitCode, stdout, stderr } = await bureau(args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(/^bureau: [^\n]*\(--help shows what is allowed\)\n$/);
    expect(stderr).toContain(fault);
  },
);

test("an invalid setting prevents every command from starting", async () => {
  const { exitCode, stdout, stderr } = await bureau(["serve"], { ...settings, PORT: "web", DEMO: "maybe" });
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 2,
    stdout: "",
    stderr:
      'bureau: PORT="web": allowed is a whole number from 0 to 65535; DEMO="maybe": allowed is on or off\n',
  });
});

campaignTest("an unreachable database is reported in one line without its password", async () => {
  const away = { ...settings, DATABASE_URL: "postgres://bureau:s3cret@127.0.0.1:1/bureau" };
  const { exitCode, stderr } = await bureau(["migrate"], away);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(
    /^bureau: The database postgres:\/\/\*+@127\.0\.0\.1:1\/bureau does not respond .*\n$/,
  );
});

campaignTest("a port that is in use is reported in one line, before anything is changed", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  const port = await new Promise((resolve) => {
    other.once("listening", () => resolve((other.address() as { port: number }).port));
  });
  const { exitCode, stdout, stderr } = await bureau(["serve"], { ...settings, PORT: String(port) });
  other.close();
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: "" });
  expect(stderr).toBe(
    `bureau: Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT\n`,
  );
});

test("migrate prints exactly one JSON value", async () => {
  const { exitCode, stdout, stderr } = await bureau(["migrate", "--json"], settings);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(JSON.parse(stdout)).toEqual({ applied: [], copy: null });
});

campaignTest(
  "an empty list of scopes creates a key without any scope, which reads what is open",
  async () => {
    const app = await startTestApp();
    await app.addWorkspace("acme");
    const create = (scopes: string) =>
      bureau(
        [
          "key",
          "create",
          "--workspace",
          "acme",
          "--user",
          "owner@acme.test",
          "--name",
          "None",
          "--scopes",
          scopes,
          "--json",
        ],
        { ...settings, DATABASE_URL: app.databaseUrl },
      );
    const { key } = JSON.parse((await create("")).stdout);
    expect((await app.as(key).get("/departments")).status).toBe(200);
    expect((await app.as(key).get("/salary-history")).status).toBe(403);
    expect(await create("view-clients,")).toMatchObject({ exitCode: 2, stdout: "" });
    await app.close();
  },
);

campaignTest("a database newer than the program is refused by every command", async () => {
  await query(database.url, "insert into schema_migrations (name, sha256) values ('9999_add_future', 'x')");
  const results = await Promise.all([
    bureau(["migrate"], settings),
    bureau(["workspace", "list", "--json"], settings),
  ]);
  await query(database.url, "delete from schema_migrations where name = '9999_add_future'");
  for (const { exitCode, stdout, stderr } of results) {
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: "" });
    expect(stderr).toMatch(
      /^bureau: The database is newer than this program \(it has had 9999_add_future\).*\n$/,
    );
  }
});

test("doctor writes one line for each check, with each setting's origin and no secret", async () => {
  const { exitCode, stdout, stderr } = await bureau(["doctor"], {
    ...settings,
    APP_SECRET: SECRET,
    PORT: "0",
  });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toContain("ok       PORT: 0 (environment)\n");
  expect(stdout).toContain("ok       RATE_LIMIT_USER: 180 (default)\n");
  expect(stdout).toContain("ok       RATE_LIMIT_SESSION: 600 (default)\n");
  expect(stdout).toMatch(/^ok {7}database: PostgreSQL [\d.]+, UTF8$/m);
  expect(stdout).toMatch(/^ok {7}migrations: all \d+ applied$/m);
  expect(stdout).toMatch(/^ok {7}database role: subject to row-level security$/m);
  expect(stdout).toMatch(/^ok {7}clocks: /m);
  expect(stdout).toMatch(/^ok {7}storage: .*files can be written$/m);
  expect(stdout).toMatch(/^ok {7}mail: .*outbox can be written$/m);
  expect(stdout).not.toContain(SECRET);
  expect(stdout).not.toContain(new URL(database.url).password);
});

campaignTest("doctor fails if a check fails, and says so in its JSON", async () => {
  const broken = { ...settings, SMTP_URL: "smtp://127.0.0.1:1", RATE_LIMIT_KEY: "60" };
  const { exitCode, stdout, stderr } = await bureau(["doctor", "--json"], broken);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^bureau: 1 check\(s\) failed[^\n]*\n$/);
  const { ok, checks } = JSON.parse(stdout);
  expect(ok).toBe(false);
  expect(checks.filter(({ result }: { result: string }) => result === "failed")).toMatchObject([
    { check: "mail", detail: expect.stringContaining("ECONNREFUSED") },
  ]);
});

campaignTest("doctor names an invalid setting beside the valid ones", async () => {
  const { exitCode, stdout } = await bureau(["doctor"], { ...settings, LOG_LEVEL: "loud" });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('failed   LOG_LEVEL: LOG_LEVEL="loud": allowed is one of fatal, error');
  expect(stdout).toContain("ok       HOST: 127.0.0.1 (default)\n");
});
