import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { campaignTest as test } from "../support/campaign.ts";
import { makeTestFolder, removeTestFolder } from "../support/test-folder.ts";
import { bureau, killWithFamily, startBureau, startWithNpx } from "./bureau-command.ts";
import { serverOn } from "./embedded-program.ts";
import { readmeSession, runSession } from "./readme-session.ts";

let dataDir: string;
let running: ChildProcess | undefined;
beforeAll(() => {
  dataDir = makeTestFolder();
});
afterEach(() => {
  if (running) killWithFamily(running);
});
afterAll(() => removeTestFolder(dataDir));

interface Serving {
  /** Everything that was written to the standard output so far. */
  output(): string;
  readonly origin: string;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The time-out of a test in milliseconds, long enough for a busy machine. It does not measure speed. */
const TIMEOUT_MS = 120_000;

/** Starts the server on a free port and waits for the block that it prints. */
async function serve(settings: NodeJS.ProcessEnv = {}, start = startBureau): Promise<Serving> {
  const child = start(["serve"], { DATA_DIR: dataDir, PORT: "0", ...settings });
  running = child;
  let output = "";
  let errors = "";
  child.stderr!.on("data", (chunk) => {
    errors += chunk;
  });
  child.stdout!.on("data", (chunk) => {
    output += chunk;
  });
  const port = await vi.waitFor(
    () => {
      const found = /Web UI\s+http:\/\/acme\.localhost:(\d+)\/\n.*API reference.*\n.*\n.*\n/s.exec(
        output,
      )?.[1];
      if (found === undefined && child.exitCode === null) throw new Error("not yet");
      return found;
    },
    { timeout: TIMEOUT_MS, interval: 20 },
  );
  if (port === undefined) throw new Error(`the server ended: ${errors}`);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, "exit");
    child.kill(signal);
    return (await ended)[0] as number | null;
  };
  return { output: () => output, origin: `http://127.0.0.1:${port}`, end };
}

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).status;

test("the first start creates the demo workspace and prints how to sign in; the README's session runs on it; SIGTERM ends it cleanly", async () => {
  const { output, origin, end } = await serve();
  const key = /Demo API key\s+(wsk_\S+)/.exec(output())?.[1];
  expect(output()).toMatch(/Demo sign-in\s+\S+@\S+/);
  expect(await statusOf(`${origin}/healthz`)).toBe(200);
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  expect(await statusOf(`${origin}/metrics`)).toBe(200);
  expect(await statusOf(`${origin}/api/employees`, { authorization: `Bearer ${key}` })).toBe(200);
  await expectReadmeToRun(origin, key!);
  expect(await end("SIGTERM")).toBe(0);
  expect(serverOn(dataDir)).toBeUndefined();
});

/** The README's first session, run against a newly started demo as by its reader. */
async function expectReadmeToRun(origin: string, key: string): Promise<void> {
  const api = `http://acme.localhost:${new URL(origin).port}/api`;
  const lines = readmeSession({ api, key });
  const folder = makeTestFolder();
  const { requests, responses, exitCode } = await runSession(lines, folder);
  expect(requests.filter(({ status }) => status < 200 || status > 299)).toEqual([]);
  expect(exitCode).toBe(0);
  expect(requests).toHaveLength(lines.match(/\bbureau (?=-X|")|^curl /gm)!.length);
  const empty = responses.filter(({ data }) => Array.isArray(data) && data.length === 0);
  // Only the feed has nothing to report, because it was requested from now on.
  expect(empty).toEqual([{ data: [], meta: { next: expect.any(String), has_more: false } }]);
  const shown = (type: string) => responses.flatMap(({ data }) => data).filter((one) => one.type === type);
  expect(shown("employees").at(-1).attributes).toMatchObject({
    name: "Ana Pop",
    status: "inactive",
    termination_reason: "resignation",
  });
  expect(shown("holidays")[0].attributes.days).toBeGreaterThan(0);
  expect(shown("timesheets")[0].attributes.worked_minutes).toBe(90);
  expect(shown("audit-log")[0].attributes.event).toBe("employees.archive");
  expect(responses.some(({ data }) => data[0]?.lines?.length > 0)).toBe(true);
  expect(readdirSync(folder).some((name) => name.endsWith(".xlsx"))).toBe(true);
  removeTestFolder(folder);
}

test("a later start finds its data, does not show the key again, and commands join it", async () => {
  const { output, origin, end } = await serve();
  expect(output()).not.toContain("wsk_");
  expect(output()).toContain("bureau key create --workspace acme");
  const list = await bureau(["workspace", "list", "--json"], { DATA_DIR: dataDir });
  expect(JSON.parse(list.stdout)).toMatchObject([{ subdomain: "acme" }]);
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  const second = await bureau(["serve"], { DATA_DIR: dataDir, PORT: "0" });
  expect(second.exitCode).toBe(1);
  expect(second.stderr).toMatch(/^bureau: Another server is running on this DATA_DIR \([^\n]*\n$/);
  expect(await end("SIGINT")).toBe(0);
  expect(serverOn(dataDir)).toBeUndefined();
});

test("a workspace that is created while the server runs gets the server's address, not that of the command's settings", async () => {
  const { origin, end } = await serve();
  const { port } = new URL(origin);
  const create = (subdomain: string) =>
    bureau(["workspace", "create", subdomain, "--name", "New", "--owner-email", "owner@new.test", "--json"], {
      DATA_DIR: dataDir,
      PORT: "4321",
      APP_DOMAIN: "bureau.test",
    });
  const { url, invitationUrl } = JSON.parse((await create("beside")).stdout);
  expect(url).toBe(`http://beside.localhost:${port}`);
  expect(invitationUrl.startsWith(`${url}/invitation?token=`)).toBe(true);
  expect(await end("SIGTERM")).toBe(0);
  // Nothing is left of the server that is gone, and it is not known with what settings the next one starts.
  expect(JSON.parse((await create("alone")).stdout).url).toBe("http://alone.bureau.test:4321");
});

test.each([
  ["SIGTERM to npx alone", (npx: number) => process.kill(npx, "SIGTERM")],
  ["Ctrl-C, which reaches npx and the server,", (npx: number) => process.kill(-npx, "SIGINT")],
])("%s ends a server that npx started, and its database", async (_, finish) => {
  const { origin } = await serve({}, startWithNpx);
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  finish(running!.pid!);
  await vi.waitFor(() => expect(serverOn(dataDir)).toBeUndefined(), { timeout: TIMEOUT_MS, interval: 50 });
  await expect(fetch(origin)).rejects.toThrow();
});

test("after a kill -9 the next start takes over", async () => {
  const first = await serve();
  await first.end("SIGKILL");
  expect(serverOn(dataDir)).toBeDefined();
  const second = await serve();
  expect(await statusOf(`${second.origin}/readyz`)).toBe(200);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(serverOn(dataDir)).toBeUndefined();
});

test("several workers share the port and their figures are added; one that is killed is replaced", async () => {
  const { output, origin, end } = await serve({ WORKERS: "2" });
  const workers = () => new Set([...output().matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid)));
  expect(workers().size).toBe(2);
  for (let i = 0; i < 6; i += 1) {
    expect(await statusOf(`${origin}/healthz`, { connection: "close" })).toBe(200);
  }
  const figures = await (await fetch(`${origin}/metrics`)).text();
  expect(figures).toMatch(/^http_request_duration_seconds_count\{.*route="\/healthz".*\} 6$/m);

  process.kill([...workers()][0]!, "SIGKILL");
  // The first process reports the loss, and the new worker reports that it listens.
  await vi.waitFor(() => expect(workers().size).toBe(4), { timeout: TIMEOUT_MS, interval: 50 });
  expect(await statusOf(`${origin}/readyz`, { connection: "close" })).toBe(200);
  expect(await end("SIGTERM")).toBe(0);
  expect(serverOn(dataDir)).toBeUndefined();
});
