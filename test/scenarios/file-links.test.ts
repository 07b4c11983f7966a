import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { removeExpiredExports } from "../../src/platform/exports/remove-expired-exports.ts";
import { type Caller, NOW, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";

let app: TestApp;
let acme: TestWorkspace;
let other: TestWorkspace;

async function exported(caller: Caller = acme.owner): Promise<{ url: string }> {
  const { status, body } = await caller.get("/employees/getters/export");
  expect(status).toBe(200);
  return body.data;
}

/** Fetches a file as a browser does: without a credential. */
const download = (url: string) => app.request("GET", url);

/** A request to this server under another name. */
async function requestAt(
  host: string,
  path: string,
  key?: string,
): Promise<{ status?: number; body: string }> {
  const headers = { Host: host, ...(key ? { Authorization: `Bearer ${key}` } : {}) };
  const [response] = (await once(get(`${app.url}${path}`, { headers }), "response")) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  other = await app.addWorkspace("other");
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

describe("the link to an exported file", () => {
  it("works for anybody for thirty minutes, and then is gone", async () => {
    const { url } = await exported();
    const { status, headers, bytes } = await download(url);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe(
      'attachment; filename="employees-2026-06-01_2026-06-30.xlsx"',
    );
    expect(headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(Number(headers.get("content-length"))).toBe(bytes.length);
    app.clock.set("2026-07-14T10:29:59Z");
    expect((await download(url)).bytes.equals(bytes)).toBe(true);
    app.clock.set("2026-07-14T10:30:00Z");
    const late = await download(url);
    expect([late.status, late.body]).toEqual([410, { message: "The link has expired." }]);
  });

  it("is refused when anything of it was altered, also after it expired", async () => {
    const { url } = await exported();
    const token = /files\/([^?]+)/.exec(url)![1]!;
    const [body, signature] = token.split(".") as [string, string];
    const payload = JSON.parse(Buffer.from(body, "base64url").toString());
    const forged = (changes: Record<string, unknown>) =>
      `${Buffer.from(JSON.stringify({ ...payload, ...changes })).toString("base64url")}.${signature}`;
    const altered = [
      forged({ expires: payload.expires + 3600 }),
      forged({ workspace: other.workspace.id }),
      forged({ path: `${other.workspace.id}/exports/01ARZ3NDEKTSV4RRFFQ69G5FAV` }),
      token.slice(0, -1),
      `${token}x`,
      "x",
    ];
    for (const moment of [NOW, "2026-07-14T11:00:00Z"]) {
      app.clock.set(moment);
      for (const changed of altered) {
        const { status, body } = await download(url.replace(token, changed));
        expect([status, body]).toEqual([403, { message: "The link is not valid." }]);
      }
    }
  });

  it("is worth nothing in another workspace", async () => {
    const { url } = await exported();
    const foreign = await download(url.replace("tenant=acme", "tenant=other"));
    expect([foreign.status, foreign.body]).toEqual([403, { message: "The link is not valid." }]);
    expect((await download(url.replace("tenant=acme", "tenant=nobody"))).status).toBe(404);
  });

  it("stays under the workspace's subdomain when it was requested there", async () => {
    const { port } = new URL(app.url);
    const link = async (query: string, host: string) => {
      const { body } = await requestAt(host, `/api/employees/getters/export?${query}`, acme.owner.key);
      return JSON.parse(body).data.url as string;
    };
    const under = await link("", `acme.localhost:${port}`);
    expect(under).toMatch(new RegExp(`^http://acme\\.localhost:${port}/api/files/[^?]+$`));
    const { pathname } = new URL(under);
    expect((await requestAt(`acme.localhost:${port}`, pathname)).status).toBe(200);
    expect((await requestAt(`other.localhost:${port}`, pathname)).status).toBe(403);
    for (const query of ["", "tenant=acme"]) {
      const beside = await link(query, `127.0.0.1:${port}`);
      expect(new URL(beside).search).toBe("?tenant=acme");
      expect((await download(beside)).status).toBe(200);
    }
  });

  it("does not mind a credential, good, bad or of another workspace", async () => {
    const { url } = await exported();
    for (const key of [acme.owner.key, other.owner.key, "wsk_nonsense"]) {
      expect((await app.request("GET", url, { key })).status).toBe(200);
    }
  });

  it("takes GET and HEAD only", async () => {
    const { url } = await exported();
    const head = await app.request("HEAD", url);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    const { status, headers } = await app.request("POST", url, { body: {} });
    expect([status, headers.get("allow")]).toEqual([405, "GET"]);
  });

  it("stands under the public address when there is one", async () => {
    const behindProxy = await startTestApp({
      env: { PUBLIC_URL: "https://bureau.example", APP_DOMAIN: "bureau.example" },
    });
    const { owner } = await behindProxy.addWorkspace("acme");
    const { url } = await exported(owner);
    await behindProxy.close();
    expect(url).toMatch(/^https:\/\/acme\.bureau\.example\/api\/files\/[^?]+$/);
  });
});

it("the files are removed an hour after their links expired", async () => {
  const { storage } = app.installation.services;
  const sweepAt = (moment: string) => removeExpiredExports(storage, new Date(moment));
  await sweepAt("2026-07-15T00:00:00Z");
  app.clock.set("2026-07-14T12:00:00Z");
  const { url } = await exported();
  await exported();
  expect(await sweepAt("2026-07-14T13:29:59Z")).toBe(0);
  expect((await download(url)).status).toBe(200);
  expect(await sweepAt("2026-07-14T13:30:00Z")).toBe(2);
  app.clock.set("2026-07-14T13:30:00Z");
  expect((await download(url)).status).toBe(410);
});
