import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import { generateApiKey } from "../../src/platform/auth/api-key-format.ts";
import { type Caller, NOW, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { accountIdOf, act, add, hire, ids, read, refused, shown } from "./company.ts";

let app: TestApp;
let acme: TestWorkspace;
let owner: Caller;
/** Ana holds manage-timesheets and view-employees by a role of her own. */
let ana: string;
let anasAccount: string;
let anasRole: string;

beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  acme = await app.addWorkspace("acme");
  owner = acme.owner;
  ana = await hire(owner, "Ana Pop");
  anasAccount = await accountIdOf(owner, ana);
  anasRole = await add(owner, "roles", {
    name: "Time keeper",
    permissions: ["manage-timesheets", "view-employees"],
  });
  shown(await owner.patch(`/users/${anasAccount}`, { role_id: anasRole }));
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

let made = 0;
async function make(
  more: Partial<Parameters<typeof createApiKey>[1]> = {},
): Promise<{ id: string; caller: Caller; plain: string }> {
  const name = `Key of Ana ${++made}`;
  const { id, key } = await app.installation.work(acme.workspace, (work) =>
    createApiKey(work, { userId: anasAccount, name, scopes: [], ips: [], ...more }),
  );
  return { id, caller: app.as(key), plain: key };
}
/** What an error says by field, in English. */
const errorsIn = ({ errors }: { errors: unknown }): unknown => JSON.parse(JSON.stringify(errors));
const errorsOf = async (more: Partial<Parameters<typeof createApiKey>[1]>) => {
  const error = await make(more).catch((thrown: { errors: unknown }) => thrown);
  return errorsIn(error as { errors: unknown });
};
const query = (text: string, ...values: unknown[]) => app.installation.pool.query(text, values);
const from = (ip: string) => ({ headers: { "X-Forwarded-For": ip } });

describe("a key that Ana made", () => {
  it("may do what she chose within what she may do, and is shown by its hint only", async () => {
    const { id, caller, plain } = await make({
      name: "Both",
      description: "For reports.",
      scopes: ["view-employees", "manage-timesheets"],
    });
    const shownKey = await read(caller, `/api-keys/${id}`);
    expect(shownKey).toMatchObject({
      name: "Both",
      description: "For reports.",
      status: "active",
      scopes: ["manage-timesheets", "view-employees"],
      effective_scopes: ["manage-timesheets", "view-employees", "view-timesheets"],
      ip_allowlist: [],
      expires_at: null,
      created_by_user_id: anasAccount,
      last_used_at: null,
      regenerated_at: null,
      previous_secret_expires_at: null,
      revoked_at: null,
      revoked_by_user_id: null,
      revoke_reason: null,
      is_current: true,
    });
    const [publicId, secret] = plain.slice("wsk_".length).split("_");
    expect(plain).toMatch(/^wsk_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}$/);
    expect(shownKey.key_hint).toBe(`wsk_${publicId}…`);
    const { rows } = await query(
      "select k::text || s::text as stored, s.secret_hash from api_keys k join api_key_secrets s on s.api_key_id = k.id where k.id = $1",
      id,
    );
    expect(rows[0].stored).not.toContain(secret!.slice(0, 32));
    expect(rows[0].secret_hash).toEqual(createHash("sha256").update(secret!.slice(0, 32)).digest());
    const reported = await query("select changes::text as reported from journal where resource_id = $1", id);
    expect(reported.rows.map((row) => row.reported).join()).not.toContain(secret!.slice(0, 32));
  });

  it("cannot be given what she does not hold, or what there is not", async () => {
    expect(await errorsOf({ scopes: ["view-employees", "manage-salaries"] })).toEqual({
      "scopes.1": ["You cannot grant manage-salaries."],
    });
    expect(await errorsOf({ scopes: ["fly"] })).toEqual({
      "scopes.0": ["The selected scopes.0 is invalid."],
    });
    expect(await errorsOf({ ips: ["10.0.0.300", "0.0.0.0/0", "::/0"] })).toEqual({
      "ip_allowlist.0": ["The ip_allowlist.0 field must be a valid IP address or CIDR."],
      "ip_allowlist.1": ["Leave the list empty to allow every address."],
      "ip_allowlist.2": ["Leave the list empty to allow every address."],
    });
    expect(await errorsOf({ expires: "2026-07-14T10:00:00Z" })).toEqual({
      expires_at: ["The expires at field must be a date after now."],
    });
    expect(await errorsOf({ name: "BOTH" })).toEqual({ name: ["The name has already been taken."] });
    expect(await errorsOf({ name: "n".repeat(101) })).toEqual({
      name: ["The name field must not be greater than 100 characters."],
    });
  });

  it("loses with the next request what her role loses; its scopes stay as chosen", async () => {
    const { id, caller } = await make({ scopes: ["manage-timesheets", "view-employees"] });
    const bob = await hire(owner, "Bob Rus");
    expect(await read(caller, `/employees/${bob}`)).toHaveProperty("address");
    shown(await owner.patch(`/roles/${anasRole}`, { permissions: ["manage-timesheets"] }));
    expect(await read(caller, `/employees/${bob}`)).not.toHaveProperty("address");
    expect(await read(caller, `/api-keys/${id}`)).toMatchObject({
      scopes: ["manage-timesheets", "view-employees"],
      effective_scopes: ["manage-timesheets", "view-timesheets"],
    });
    shown(await owner.patch(`/roles/${anasRole}`, { permissions: ["manage-timesheets", "view-employees"] }));
    expect(await read(caller, `/employees/${bob}`)).toHaveProperty("address");
  });

  it("without scopes sees what is open, with self her own", async () => {
    const { caller } = await make();
    expect(await read(caller, `/employees/${ana}`)).not.toHaveProperty("address");
    const { caller: own } = await make({ scopes: ["self"] });
    expect(await read(own, `/employees/${ana}`)).toHaveProperty("address");
    expect((await caller.get("/session")).body.data.permissions).toEqual([]);
  });

  it("sees itself, and with self her other keys; nobody else's", async () => {
    const alone = await make();
    expect(ids(await alone.caller.get("/api-keys"))).toEqual([alone.id]);
    const { id, caller } = await make({ scopes: ["self"] });
    const list = await caller.get("/api-keys?perPage=100");
    const keys = list.body.data.map((row: { attributes: Record<string, unknown> }) => row.attributes);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys.map((key: Record<string, unknown>) => key.created_by_user_id))).toEqual(
      new Set([anasAccount]),
    );
    expect(keys.filter((key: Record<string, unknown>) => key.is_current)).toMatchObject([{ id }]);
    const [other] = ids(await owner.get("/api-keys?is_current=true"));
    expect((await caller.get(`/api-keys/${other}`)).status).toBe(404);
  });

  it("is seen by holders of manage-api-keys, with where it was used", async () => {
    const { id, caller } = await make();
    app.clock.set("2026-07-14T10:07:42.123Z");
    await caller.get("/session", { headers: { "X-Forwarded-For": "192.0.2.9", "User-Agent": "Robot/1" } });
    await app.installation.usage.flush();
    const used = {
      last_used_at: "2026-07-14T10:07:00.000000Z",
      last_used_ip: "192.0.2.9",
      last_used_user_agent: "Robot/1",
    };
    const reviewer = await acme.scoped("manage-api-keys");
    const seen = await read(reviewer, `/api-keys/${id}`);
    expect(seen).toMatchObject({ ...used, is_current: false });
    expect(seen.updated_at).toBe("2026-07-14T10:00:00.000000Z");
    expect(await read((await make({ scopes: ["self"] })).caller, `/api-keys/${id}`)).toMatchObject(used);
    expect((await (await acme.scoped("manage-users")).get(`/api-keys/${id}`)).status).toBe(404);
  });

  it("is used also by requests that end in 403, 404 or 422", async () => {
    for (const [path, status] of [
      ["/salary-history", 403],
      ["/employees/x", 404],
      ["/employees?colour=1", 422],
    ] as const) {
      const { id, caller } = await make();
      expect((await caller.get(path)).status).toBe(status);
      await app.installation.usage.flush();
      expect((await read(owner, `/api-keys/${id}`)).last_used_at).not.toBeNull();
    }
  });

  it("shows its creator", async () => {
    const { id } = await make();
    const reply = await owner.get(`/api-keys/${id}?include=createdBy[email],revokedBy[email]`);
    expect(reply.body.data.relationships).toMatchObject({
      createdBy: { attributes: { email: "ana.pop@x.test" } },
      revokedBy: null,
    });
  });
});

describe("the addresses of a key", () => {
  it("limit where it works; they are stored in network form", async () => {
    const { id, caller } = await make({ ips: ["192.0.2.5/24", "2001:DB8::1/32"] });
    expect((await caller.get("/session", from("192.0.2.77"))).status).toBe(200);
    expect((await caller.get("/session", from("::ffff:192.0.2.77"))).status).toBe(200);
    expect((await caller.get("/session", from("2001:db8:ffff::9"))).status).toBe(200);
    const refusal = await caller.get("/session", from("198.51.100.1"));
    expect([refusal.status, refusal.body]).toEqual([
      403,
      { message: "This address is not allowed for the API key." },
    ]);
    expect((await read(owner, `/api-keys/${id}`)).ip_allowlist).toEqual(["192.0.2.0/24", "2001:db8::/32"]);
  });
});

describe("a key that is not good", () => {
  it("returns the same 401, whatever is wrong", async () => {
    const good = await make();
    const revoked = await make();
    await query(
      "update api_keys set revoked_at = $2, revoke_reason = 'manual' where id = $1",
      revoked.id,
      NOW,
    );
    const expired = await make({ expires: "2026-07-14T10:00:01Z" });
    const beta = await app.addWorkspace("beta");
    app.clock.set("2026-07-14T10:00:01Z");
    const wrongEnd = `${good.plain.slice(0, -1)}${good.plain.endsWith("0") ? "1" : "0"}`;
    const responses: [number, string, string | null][] = [];
    for (const [path, key] of [
      ["/employees", null],
      ["/employees", "nonsense"],
      ["/employees", wrongEnd],
      ["/employees", generateApiKey().plainText],
      ["/employees", revoked.plain],
      ["/employees", expired.plain],
      ["/employees?tenant=acme", beta.owner.key],
      ["/employees?tenant=beta", good.plain],
    ] as const) {
      const reply = await app.request("GET", path, { key });
      responses.push([reply.status, reply.text, reply.headers.get("www-authenticate")]);
    }
    for (const response of responses)
      expect(response).toEqual([401, '{"message":"Unauthenticated."}', "Bearer"]);
    expect((await app.request("GET", "/employees?tenant=acme", { key: good.plain })).status).toBe(200);
    const basic = { headers: { Authorization: `Basic ${good.plain}` } };
    expect((await app.request("GET", "/employees", basic)).status).toBe(401);
  });

  it("of an unknown workspace is not found", async () => {
    expect((await app.request("GET", "/employees?tenant=nowhere")).status).toBe(404);
  });
});

describe("the status of a key", () => {
  it("is expired when its time has come, without any job", async () => {
    const { id, caller } = await make({ expires: "2026-07-15T12:00:00+02:00" });
    expect(await read(caller, `/api-keys/${id}`)).toMatchObject({
      status: "active",
      expires_at: "2026-07-15T10:00:00.000000Z",
    });
    app.clock.set("2026-07-15T09:59:59.999Z");
    expect((await caller.get("/session")).status).toBe(200);
    app.clock.set("2026-07-15T10:00:00Z");
    expect((await caller.get("/session")).status).toBe(401);
    expect(await read(owner, `/api-keys/${id}`)).toMatchObject({ status: "expired", effective_scopes: [] });
  });

  it("is suspended while its creator has left, and active again after", async () => {
    const { id, caller } = await make({ scopes: ["view-employees"] });
    shown(await owner.patch(`/employees/${ana}`, { termination_date: "2026-07-14" }));
    expect((await caller.get("/session")).status).toBe(200);
    app.clock.set("2026-07-15T00:00:00Z");
    expect((await caller.get("/session")).status).toBe(401);
    expect(await read(owner, `/api-keys/${id}`)).toMatchObject({ status: "suspended", effective_scopes: [] });
    shown(await owner.patch(`/employees/${ana}`, { termination_date: null }));
    expect((await caller.get("/session")).status).toBe(200);
    expect(await read(owner, `/api-keys/${id}`)).toMatchObject({
      status: "active",
      effective_scopes: ["view-employees"],
    });
  });

  it("is revoked for good when its creator is archived", async () => {
    const dan = await hire(owner, "Dan Ursu");
    const caller = await acme.callerFor(dan, "view-employees");
    const [id] = ids(await caller.get("/api-keys"));
    shown(await act(owner, `/employees/${dan}`, "archive"));
    expect((await caller.get("/session")).status).toBe(401);
    expect(await read(owner, `/api-keys/${id}`)).toMatchObject({
      status: "revoked",
      revoked_at: "2026-07-14T10:00:00.000000Z",
      revoked_by_user_id: acme.ownerUserId,
      revoke_reason: "creator_archived",
      effective_scopes: [],
      scopes: ["self", "team", "view-employees"],
    });
    shown(await act(owner, `/employees/${dan}`, "restore"));
    expect((await caller.get("/session")).status).toBe(401);
    expect((await read(owner, `/api-keys/${id}`)).status).toBe("revoked");
  });

  it("is the first that applies: revoked, expired, suspended", async () => {
    const { id } = await make({ expires: "2026-07-14T11:00:00Z" });
    const status = async () => (await read(owner, `/api-keys/${id}`)).status;
    shown(await owner.patch(`/employees/${ana}`, { termination_date: "2026-07-13" }));
    expect(await status()).toBe("suspended");
    app.clock.set("2026-07-14T11:00:00Z");
    expect(await status()).toBe("expired");
    await query("update api_keys set revoked_at = $2 where id = $1", id, NOW);
    expect(await status()).toBe("revoked");
    app.clock.set(NOW);
    shown(await owner.patch(`/employees/${ana}`, { termination_date: null }));
  });
});

describe("two secrets of one key", () => {
  it("both work until the grace period of the earlier one ends", async () => {
    const { id, caller: old } = await make();
    const next = generateApiKey();
    await query(
      "insert into api_key_secrets (workspace_id, public_id, api_key_id, secret_hash) values ($1, $2, $3, $4)",
      acme.workspace.id,
      next.publicId,
      id,
      next.secretHash,
    );
    await query(
      "update api_key_secrets set expires_at = '2026-07-14T11:00:00Z' where api_key_id = $1 and public_id <> $2",
      id,
      next.publicId,
    );
    await query(
      "update api_keys set public_id = $2, regenerated_at = $3 where id = $1",
      id,
      next.publicId,
      NOW,
    );
    const present = app.as(next.plainText);
    app.clock.set("2026-07-14T10:59:59Z");
    for (const caller of [old, present]) {
      expect(ids(await caller.get("/api-keys?is_current=true"))).toEqual([id]);
    }
    expect((await read(present, `/api-keys/${id}`)).previous_secret_expires_at).toBe(
      "2026-07-14T11:00:00.000000Z",
    );
    app.clock.set("2026-07-14T11:00:00Z");
    expect((await old.get("/session")).status).toBe(401);
    expect(await read(present, `/api-keys/${id}`)).toMatchObject({
      previous_secret_expires_at: null,
      key_hint: `wsk_${next.publicId}…`,
      status: "active",
    });
  });
});

describe("finding keys", () => {
  it("by status, creator, scopes, times, name and hint", async () => {
    const gamma = await app.addWorkspace("gamma");
    const userId = gamma.ownerUserId;
    const create = (name: string, scopes: string[], expires: string | null = null) =>
      app.installation.work(gamma.workspace, (work) =>
        createApiKey(work, { userId, name, scopes, ips: [], expires }),
      );
    await create("Alpha report", ["manage-leave"]);
    const beta = await create("Beta", ["view-leave", "view-clients"], "2026-07-14T12:00:00Z");
    app.clock.set("2026-07-14T12:00:00Z");
    const names = async (text: string) =>
      (await gamma.owner.get(`/api-keys?${text}`)).body.data.map(
        (row: { attributes: { name: string } }) => row.attributes.name,
      );
    expect(await names("")).toEqual(["Beta", "Alpha report", "Key 1"]);
    expect(await names("sort=name")).toEqual(["Alpha report", "Beta", "Key 1"]);
    expect(await names("sort=status,-id")).toEqual(["Alpha report", "Key 1", "Beta"]);
    expect(await names("status=expired")).toEqual(["Beta"]);
    expect(await names("status=expired,revoked")).toEqual(["Beta"]);
    expect(await names("-status=expired")).toEqual(["Alpha report", "Key 1"]);
    expect(await names("scopes=view-leave&sort=name")).toEqual(["Beta", "Key 1"]);
    expect(await names("scopes=manage-leave&is_current=false")).toEqual(["Alpha report"]);
    expect(await names("is_current=true")).toEqual(["Key 1"]);
    expect(await names(`created_by_user_id=${userId}`)).toHaveLength(3);
    expect(await names("expires_at=2026-07-14")).toEqual(["Beta"]);
    expect(await names("expires_at=null&sort=id")).toEqual(["Key 1", "Alpha report"]);
    expect(await names("revoked_at=null")).toHaveLength(3);
    expect(await names("created_at=2026-07-14")).toHaveLength(3);
    expect(await names("search=report")).toEqual(["Alpha report"]);
    const hint = (await read(gamma.owner, `/api-keys/${beta.id}`)).key_hint as string;
    expect(await names(`search=${encodeURIComponent(hint.slice(0, -1))}`)).toEqual(["Beta"]);
    const searchables = (await gamma.owner.get("/api-keys/filters?only=searchables")).body.data;
    expect(searchables.map((row: { key: string }) => row.key)).toEqual(["name", "description", "key_hint"]);
    refused(await gamma.owner.get("/api-keys?status=lost"), {
      status: "The status filter must be one of: active, expired, revoked, suspended.",
    });
  });
});

describe("an account", () => {
  it("has at most 50 keys that are not revoked", async () => {
    const bob = await hire(owner, "Bob Many");
    const userId = await accountIdOf(owner, bob);
    const create = (name: string) =>
      app.installation.work(acme.workspace, (work) =>
        createApiKey(work, { userId, name, scopes: [], ips: [] }),
      );
    for (let number = 1; number <= 50; number++) await create(`Key ${number}`);
    const refusal = await create("One more").catch(errorsIn);
    expect(refusal).toEqual({ name: ["You can have at most 50 keys."] });
    await query(
      "update api_keys set revoked_at = $2 where created_by_user_id = $1 and name = 'Key 7'",
      userId,
      NOW,
    );
    expect(await create("Key 7")).toMatchObject({ key: expect.stringMatching(/^wsk_/) });
  });
});

describe("the limit of a key", () => {
  it("is 429 with Retry-After beyond it, and refused requests are not counted", async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_KEY: "3" } });
    try {
      const { owner: by } = await limited.addWorkspace("acme");
      const statuses = [];
      for (let sent = 0; sent < 5; sent++) statuses.push((await by.get("/session")).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      const refusal = await by.get("/session");
      expect(refusal.headers.get("retry-after")).toBe("60");
      expect(refusal.headers.get("x-ratelimit-limit")).toBe("3");
      limited.clock.set("2026-07-14T10:01:00Z");
      expect((await by.get("/session")).headers.get("x-ratelimit-remaining")).toBe("2");
    } finally {
      await limited.close();
    }
  });
});
