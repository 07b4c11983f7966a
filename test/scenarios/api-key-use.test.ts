import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { raiseExpiredKeys } from "../../src/modules/api-keys/index.ts";
import {
  type Caller,
  NOW,
  type Reply,
  startTestApp,
  type TestApp,
  type TestWorkspace,
} from "../support/app.ts";
import { created, hire, shown } from "./company.ts";
import { type SignedIn, signIn } from "./signed-in.ts";

let app: TestApp;
let acme: TestWorkspace;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  acme = await app.addWorkspace("acme", { timezone: "Europe/Berlin" });
  owner = await signIn(app, "acme", "owner@acme.test");
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

interface Made {
  readonly id: string;
  readonly caller: Caller;
}
let made = 0;
async function make(more: object = {}): Promise<Made> {
  const reply = await owner.send("POST", "/api-keys", { name: `Made ${++made}`, scopes: [], ...more });
  return { id: created(reply).id, caller: app.as(reply.body.meta.plain_text_key) };
}
const from = (caller: Caller, ip: string, path = "/session"): Promise<Reply> =>
  caller.get(path, { headers: { "X-Forwarded-For": ip, "User-Agent": `From ${ip}` } });
const see = async (id: string) => shown(await owner.get(`/api-keys/${id}`));
const entries = async (id: string, event: string) =>
  (await acme.owner.get(`/audit-log?resource_id=${id}&event=${event}&sort=id`)).body.data.map(
    (entry: { attributes: object }) => entry.attributes,
  );

describe("an allowlist", () => {
  it("opens the key to its addresses only; IPv4 within IPv6 is IPv4", async () => {
    const { caller } = await make({ ip_allowlist: ["192.0.2.0/24", "2001:db8::/48"] });
    for (const ip of ["192.0.2.77", "::ffff:192.0.2.77", "2001:db8:0:ffff::1"])
      expect([ip, (await from(caller, ip)).status]).toEqual([ip, 200]);
    for (const ip of ["198.51.100.1", "::ffff:198.51.100.1", "2001:db8:1::1"]) {
      const reply = await from(caller, ip);
      expect([ip, reply.status, reply.body]).toEqual([
        ip,
        403,
        { message: "This address is not allowed for the API key." },
      ]);
    }
  });

  it("changes what is allowed from the next request on, in every process", async () => {
    const other = await app.secondProcess();
    try {
      const { id, caller } = await make();
      const there = other.as(caller.key);
      expect((await from(there, "198.51.100.1")).status).toBe(200);
      shown(await owner.send("PATCH", `/api-keys/${id}`, { ip_allowlist: ["192.0.2.1"] }));
      expect((await from(there, "198.51.100.1")).status).toBe(403);
      expect((await from(there, "192.0.2.1")).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it("tells of another workspace's key no more than 401", async () => {
    await app.addWorkspace("beta");
    const { caller } = await make({ ip_allowlist: ["192.0.2.1"] });
    expect((await from(caller, "198.51.100.1", "/session?tenant=beta")).status).toBe(401);
  });

  it("leaves an entry for each refused address, once an hour at most", async () => {
    const { id, caller } = await make({ ip_allowlist: ["192.0.2.1"] });
    const tryAt = async (time: string, ip: string): Promise<void> => {
      app.clock.set(`2026-07-14T${time}Z`);
      expect((await from(caller, ip)).status).toBe(403);
    };
    await Promise.all([tryAt("10:00:00", "198.51.100.1"), tryAt("10:00:00", "198.51.100.1")]);
    await tryAt("10:00:00", "198.51.100.2");
    await tryAt("10:59:59", "198.51.100.1");
    await tryAt("11:00:00", "198.51.100.1");
    const reported = await entries(id, "api_keys.refused_address");
    expect(
      reported.map(({ ip, created_at }: { ip: string; created_at: string }) => [ip, created_at]),
    ).toEqual([
      ["198.51.100.1", "2026-07-14T10:00:00.000000Z"],
      ["198.51.100.2", "2026-07-14T10:00:00.000000Z"],
      ["198.51.100.1", "2026-07-14T11:00:00.000000Z"],
    ]);
    expect(reported[0]).toMatchObject({
      resource_type: "api-keys",
      api_key_id: id,
      user_id: acme.ownerUserId,
      user_agent: "From 198.51.100.1",
      changes: {},
    });
    expect(reported[0].request_id).toEqual(expect.any(String));
  });

  it("keeps a flood from one address from using up the key's own limit", async () => {
    const limited = await startTestApp({
      env: { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_KEY: "5", RATE_LIMIT_UNAUTHENTICATED: "3" },
    });
    try {
      await limited.addWorkspace("acme");
      const person = await signIn(limited, "acme", "owner@acme.test");
      const body = { name: "Guarded", scopes: [], ip_allowlist: ["192.0.2.1"] };
      const caller = limited.as((await person.send("POST", "/api-keys", body)).body.meta.plain_text_key);
      const flood = [];
      for (let n = 0; n < 8; n++) flood.push((await from(caller, "198.51.100.1")).status);
      expect(flood).toEqual([403, 403, 403, 429, 429, 429, 429, 429]);
      expect((await from(caller, "192.0.2.1")).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe("the last use", () => {
  it("is noted to the minute with address and program, also of refused requests, and is no change", async () => {
    const { id, caller } = await make({ ip_allowlist: ["192.0.2.0/24"] });
    const before = await owner.get(`/api-keys/${id}`);
    app.clock.set("2026-07-14T10:07:42.5Z");
    const uses: [path: string, ip: string, status: number][] = [
      ["/session", "192.0.2.1", 200],
      ["/salary-history", "192.0.2.2", 403],
      ["/employees?page=x", "192.0.2.3", 422],
      ["/session", "198.51.100.4", 403],
    ];
    for (const [path, ip, status] of uses) {
      expect((await from(caller, ip, path)).status).toBe(status);
      await app.installation.usage.flush();
      expect(await see(id)).toMatchObject({
        last_used_at: "2026-07-14T10:07:00.000000Z",
        last_used_ip: ip,
        last_used_user_agent: `From ${ip}`,
      });
      app.clock.set(new Date(app.clock.now().getTime() + 1));
    }
    const after = await owner.get(`/api-keys/${id}`);
    expect(shown(after).updated_at).toBe(shown(before).updated_at);
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    expect(await entries(id, "api_keys.updated")).toEqual([]);
  });

  it("is not noted where the key is not taken at all", async () => {
    const { id, caller } = await make();
    expect((await app.as(`${caller.key.slice(0, -1)}~`).get("/session")).status).toBe(401);
    shown(await owner.send("POST", `/api-keys/${id}/actions?action=revoke`));
    expect((await caller.get("/session")).status).toBe(401);
    await app.installation.usage.flush();
    expect((await see(id)).last_used_at).toBeNull();
  });
});

describe("the calls of a key", () => {
  const calls = async (id: string) => {
    const reply = await acme.owner.get(`/api-keys/${id}/getters/usage`);
    expect(reply.status, reply.text).toBe(200);
    return reply.body.data.days;
  };

  it("are counted by day of the workspace and class of the response, for the last 30 days", async () => {
    const { id, caller } = await make();
    const none = await calls(id);
    expect(none).toHaveLength(30);
    expect(none[0]).toEqual({
      date: "2026-06-15T00:00:00.000000Z",
      success: 0,
      client_error: 0,
      server_error: 0,
      total: 0,
    });
    // An address where nothing is counts as well.
    for (const path of ["/session", "/employees", "/employees?page=x", "/salary-history", "/nowhere"])
      await caller.get(path);
    await caller.get("/employees", { headers: { "If-None-Match": "*" } });
    // In Berlin it is the next day already.
    app.clock.set("2026-07-14T22:00:00Z");
    await caller.post("/employees", {});
    await app.installation.usage.flush();
    expect((await calls(id)).slice(-2)).toEqual([
      { date: "2026-07-14T00:00:00.000000Z", success: 3, client_error: 3, server_error: 0, total: 6 },
      { date: "2026-07-15T00:00:00.000000Z", success: 0, client_error: 1, server_error: 0, total: 1 },
    ]);
    app.clock.set("2026-08-13T10:00:00Z");
    expect((await calls(id))[0]).toMatchObject({ date: "2026-07-15T00:00:00.000000Z", total: 1 });
    const [{ id: ownersId }] = (await acme.owner.get("/api-keys?is_current=true")).body.data;
    expect((await acme.owner.get(`/api-keys/${ownersId}/getters/usage`)).status).toBe(200);
    const stranger = await acme.callerFor(await hire(acme.owner, "Stran Ger"));
    expect((await stranger.get(`/api-keys/${ownersId}/getters/usage`)).status).toBe(404);
  });

  it("of several processes are added up, and none is lost when the database does not take them", async () => {
    const other = await app.secondProcess();
    const { id, caller } = await make();
    const { pool, usage } = app.installation;
    try {
      await caller.get("/session");
      await other.as(caller.key).get("/session");
      await pool.query("alter table api_key_calls rename to away");
      await usage.flush();
      await pool.query("alter table away rename to api_key_calls");
      await caller.get("/salary-history");
      await Promise.all([usage.flush(), other.installation.usage.flush()]);
      await usage.flush();
      expect((await calls(id)).at(-1)).toMatchObject({ success: 2, client_error: 1, total: 3 });
    } finally {
      await other.close();
    }
  });

  it("are written when the program ends, and forgotten once they are shown no more", async () => {
    const { id, caller } = await make();
    const other = await app.secondProcess();
    await other.as(caller.key).get("/session");
    await other.close();
    expect((await calls(id)).at(-1)).toMatchObject({ success: 1 });
    app.clock.set("2026-10-01T10:00:00Z");
    await caller.get("/session");
    await app.installation.usage.flush();
    const { rows } = await app.installation.pool.query(
      "select day from api_key_calls where api_key_id = $1",
      [id],
    );
    expect(rows).toEqual([{ day: "2026-10-01" }]);
  });
});

describe("secrets", () => {
  it("and their hashes are in no entry, no list and no response that is stored", async () => {
    const reply = await app.request("POST", "/api-keys", {
      body: { name: "Hidden", scopes: [] },
      headers: { Cookie: owner.cookie, Origin: app.url, "Idempotency-Key": "hidden" },
    });
    const { id } = reply.body.data;
    const path = `/api-keys/${id}/actions?action=regenerate`;
    const second = await owner.send("POST", path, { grace_minutes: 10 });
    const { pool } = app.installation;
    const { rows: hashes } = await pool.query(
      "select encode(secret_hash, 'hex') as hash from api_key_secrets where api_key_id = $1",
      [id],
    );
    expect(hashes).toHaveLength(2);
    const retained = await pool.query(
      `select (select string_agg(j::text, '') from journal j) || (select string_agg(i::text, '') from idempotent_requests i)
         || (select string_agg(k::text, '') from api_keys k) as text`,
    );
    const shownTexts = [
      retained.rows[0].text,
      (await acme.owner.get("/audit-log?perPage=500")).text,
      (await owner.get("/api-keys?perPage=500&related=createdBy")).text,
      (await acme.owner.get("/changes?perPage=500")).text,
    ];
    const secrets = [reply, second].map(({ body }) => body.meta.plain_text_key.slice(17, 49));
    for (const text of shownTexts)
      for (const secret of [...secrets, ...hashes.map(({ hash }) => hash)])
        expect(text).not.toContain(secret);
  });
});

describe("the event of an expiry", () => {
  it("is raised once for each time that a key expires, by the system", async () => {
    const { id } = await make({ expires_at: "2026-07-14T11:00:00Z" });
    const raise = (): Promise<number> => app.installation.work(acme.workspace, raiseExpiredKeys);
    expect(await raise()).toBe(0);
    app.clock.set("2026-07-14T11:00:00Z");
    expect(await raise()).toBe(1);
    expect(await raise()).toBe(0);
    const body = { expires_at: "2026-07-14T12:00:00Z" };
    shown(await owner.send("POST", `/api-keys/${id}/actions?action=regenerate`, body));
    app.clock.set("2026-07-14T12:03:00Z");
    expect(await raise()).toBe(1);
    const reported = await entries(id, "api_keys.expired");
    expect(reported).toHaveLength(2);
    expect(reported[1]).toMatchObject({
      actor_type: "system",
      user_id: null,
      api_key_id: null,
      created_at: "2026-07-14T12:03:00.000000Z",
    });
    const revoked = await make({ expires_at: "2026-07-14T13:00:00Z" });
    shown(await owner.send("POST", `/api-keys/${revoked.id}/actions?action=revoke`));
    app.clock.set("2026-07-14T14:00:00Z");
    expect(await raise()).toBe(0);
  });
});
