import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generateApiKey } from "../../src/platform/auth/api-key-format.ts";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { sendRaw } from "../support/conformance/raw-request.ts";
import { expectStatus } from "../support/conformance/replies.ts";
import { sessionWriter, signIn as signInAt } from "../support/conformance/writer.ts";

const MINUTE = 60_000;
const LIMITS = {
  RATE_LIMIT_KEY: "60",
  RATE_LIMIT_USER: "180",
  RATE_LIMIT_SESSION: "600",
  RATE_LIMIT_UNAUTHENTICATED: "30",
};

let app: TestApp;
let workspace: TestWorkspace;
/** Every test begins an hour after the one before, so that nothing of it is left. */
let start = Date.parse("2026-07-14T10:00:00Z");
const at = (ms: number): void => app.clock.set(new Date(start + ms));

beforeAll(async () => {
  app = await startTestApp({ env: LIMITS });
  workspace = await app.addWorkspace("limited");
});
beforeEach(() => {
  start += 60 * MINUTE;
  at(0);
});
afterAll(() => app.close());

/** Sends one request after the other; returns how many were let through. */
async function spend(caller: Caller, count: number): Promise<number> {
  let passed = 0;
  for (let n = 0; n < count; n++) if ((await caller.get("/tags?perPage=1")).status === 200) passed++;
  return passed;
}

function expectRefused(reply: Reply, seconds: number): void {
  expectStatus(reply, 429);
  expect(reply.body).toEqual({ message: "Too Many Requests." });
  expect(reply.headers.get("retry-after")).toBe(String(seconds));
  expect(reply.headers.get("x-ratelimit-remaining")).toBe("0");
}

describe("a key", () => {
  test("returns in every response how many of its 60 requests a minute are left", async () => {
    const key = await workspace.scoped();
    for (let left = 59; left >= 57; left--) {
      const { headers } = await key.get("/tags");
      expect(headers.get("x-ratelimit-limit")).toBe("60");
      expect(headers.get("x-ratelimit-remaining")).toBe(String(left));
      expect(headers.get("ratelimit-policy")).toMatch(/"key";q=60;w=60/);
      expect(headers.get("ratelimit-policy")).toMatch(/"user";q=180;w=60/);
      expect(headers.get("ratelimit")).toMatch(new RegExp(`"key";r=${left};t=60`));
      expect(headers.get("retry-after")).toBeNull();
    }
  });

  test("may send 60 requests a minute and no more", async () => {
    const key = await workspace.scoped();
    expect(await spend(key, 60)).toBe(60);
    expectRefused(await key.get("/tags"), 60);
    at(MINUTE - 1000);
    expectRefused(await key.get("/tags"), 1);
    at(MINUTE);
    expectStatus(await key.get("/tags"), 200);
  });

  test("has a sliding window: requests of half a minute ago are available again half a minute later", async () => {
    const key = await workspace.scoped();
    expect(await spend(key, 30)).toBe(30);
    at(MINUTE / 2);
    expect(await spend(key, 31)).toBe(30);
    expectRefused(await key.get("/tags"), 30);
    at(MINUTE);
    expect(await spend(key, 31)).toBe(30);
    expectRefused(await key.get("/tags"), 30);
    at(1.5 * MINUTE);
    expect(await spend(key, 31)).toBe(30);
  });

  test("is not counted for what was refused", async () => {
    const key = await workspace.scoped();
    await spend(key, 60);
    at(MINUTE / 2);
    expect(await spend(key, 40)).toBe(0);
    at(MINUTE);
    expect(await spend(key, 60)).toBe(60);
  });

  test("is counted for every outcome of a request, and every response contains its limit", async () => {
    const key = await workspace.scoped();
    const responses: [number, Reply][] = [
      [403, await key.post("/tags", { name: "x" })],
      [404, await key.get("/tags/01ARZ3NDEKTSV4RRFFQ69G5FAV")],
      [422, await key.get("/tags?nonsense=1")],
      [
        400,
        await app.request("POST", "/tags", {
          key: key.key,
          raw: "{",
          headers: { "Content-Type": "application/json" },
        }),
      ],
      [
        415,
        await app.request("POST", "/tags", {
          key: key.key,
          raw: "{}",
          headers: { "Content-Type": "text/plain" },
        }),
      ],
    ];
    for (const [index, [status, reply]] of responses.entries()) {
      expectStatus(reply, status);
      expect(reply.headers.get("x-ratelimit-remaining")).toBe(String(59 - index));
    }
  });

  test("is not authenticated if the URL leads to nothing", async () => {
    const key = await workspace.scoped();
    const headers = { Authorization: `Bearer ${key.key}` };
    for (const target of ["/api/tags?a=%", "/api/%zz"]) {
      expect((await sendRaw(app.url, { method: "GET", target, headers })).status).toBe(400);
    }
  });
});

describe("a person", () => {
  const signIn = async () =>
    sessionWriter(
      app,
      await signInAt(app, "limited", { email: "owner@limited.test", password: "correct horse battery" }),
    );

  test("may send 180 requests a minute with all keys together", async () => {
    const keys = [await workspace.scoped(), await workspace.scoped(), await workspace.scoped()];
    const last = await workspace.scoped();
    for (const key of keys) await spend(key, 59);
    expect(await spend(last, 5)).toBe(3);
    const refused = await keys[0]!.get("/tags");
    expectRefused(refused, 60);
    expect(refused.headers.get("x-ratelimit-limit")).toBe("180");
    // The refusal took nothing from the key, which has one left.
    at(MINUTE);
    expect(await spend(keys[0]!, 61)).toBe(60);
  });

  test("may send 600 requests a minute in all sessions together", async () => {
    const [first, second] = [await signIn(), await signIn()];
    const { headers } = await first.get("/tags");
    expect(headers.get("ratelimit-policy")).toBe('"session";q=600;w=60');
    expect(headers.get("ratelimit")).toBe('"session";r=599;t=60');
    expect(headers.get("x-ratelimit-limit")).toBe("600");
    expect(await spend(first, 300)).toBe(300);
    expect(await spend(second, 301)).toBe(299);
    expectRefused(await first.get("/tags"), 60);
    at(MINUTE);
    expectStatus(await first.get("/tags"), 200);
  });

  test("is limited separately for keys and for the web UI", async () => {
    const [session, key] = [await signIn(), await workspace.scoped()];
    expect(await spend(session, 200)).toBe(200);
    expect(await spend(key, 61)).toBe(60);
    const { headers } = await session.get("/tags");
    expect(headers.get("x-ratelimit-remaining")).toBe("399");
  });
});

describe("an IP address", () => {
  const bad = () => app.request("GET", "/tags", { key: generateApiKey().plainText });

  test("gets 30 refusals a minute and then has to wait", async () => {
    for (let n = 0; n < 30; n++) expectStatus(await bad(), 401);
    expectRefused(await bad(), 60);
    expectRefused(await app.request("GET", "/tags"), 60);
    at(MINUTE);
    expectStatus(await bad(), 401);
  });

  test("is not counted for good credentials", async () => {
    const key = await workspace.scoped();
    expect(await spend(key, 50)).toBe(50);
    for (let n = 0; n < 30; n++) expectStatus(await bad(), 401);
    expectRefused(await bad(), 60);
  });

  test("counts wrong passwords too", async () => {
    const signIn = (n: number) =>
      app.request("POST", "/session?tenant=limited", {
        body: { email: `nobody${n}@x.test`, password: "wrong wrong" },
      });
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await signIn(n)).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(422));
    expect(statuses[30]).toBe(429);
  });
});

describe("requests that are refused before anything is done", () => {
  const WRONG = [
    ["GET", "/nothing", 404],
    ["DELETE", "/tags", 405],
    ["GET", "/tags?page=1&page=1", 422],
    ["GET", "/tags?page=%zz", 400],
  ] as const;

  test.each(WRONG)(
    "%s %s counts against a key's limit and returns the limit",
    async (method, path, status) => {
      const key = await workspace.scoped();
      const reply = expectStatus(await app.request(method, path, { key: key.key }), status);
      expect(reply.headers.get("x-ratelimit-limit")).toBe("60");
      expect(reply.headers.get("x-ratelimit-remaining")).toBe("59");
      expect(reply.headers.get("ratelimit")).toMatch(/r=59/);
      const next = await key.get("/tags");
      expect(next.headers.get("x-ratelimit-remaining")).toBe("58");
    },
  );

  test.each(WRONG)(
    "%s %s is refused at once without a credential, and 401 with a bad one",
    async (...wrong) => {
      const [method, path, status] = wrong;
      const open = expectStatus(await app.request(method, path), status);
      expect(open.headers.get("x-ratelimit-limit")).toBeNull();
      const bad = expectStatus(await app.request(method, path, { key: "wsk_bad" }), 401);
      expect(bad.headers.get("x-ratelimit-limit")).toBeNull();
    },
  );
});
