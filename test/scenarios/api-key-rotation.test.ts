import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOW, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { act, created, ids, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { type SignedIn, signIn } from "./signed-in.ts";

let app: TestApp;
let acme: TestWorkspace;
let owner: SignedIn;
let ana: Colleague;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  owner = await signIn(app, "acme", "owner@acme.test");
  ana = await colleague(app, acme, "Ana Pop", "view-employees", "manage-timesheets");
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

interface Made {
  readonly id: string;
  readonly key: string;
}
let made = 0;
async function make(by: SignedIn, more: object = {}): Promise<Made> {
  const reply = await by.send("POST", "/api-keys", { name: `Key ${++made}`, scopes: [], ...more });
  return { id: created(reply).id, key: reply.body.meta.plain_text_key };
}
const run = (by: SignedIn, id: string, action: string, body: object = {}): Promise<Reply> =>
  by.send("POST", `/api-keys/${id}/actions?action=${action}`, body);
async function regenerate(by: SignedIn, id: string, body: object = {}): Promise<string> {
  const reply = await run(by, id, "regenerate", body);
  shown(reply);
  expect(reply.headers.get("cache-control")).toBe("no-store");
  return reply.body.meta.plain_text_key;
}
const statusOf = async (key: string): Promise<number> => (await app.as(key).get("/session")).status;
const statuses = (...keys: string[]): Promise<number[]> => Promise.all(keys.map(statusOf));
const at = (time: string): void => app.clock.set(`2026-07-14T${time}Z`);
const see = async (by: SignedIn, id: string) => shown(await by.get(`/api-keys/${id}`));
/** The entries of a key in the journal, oldest first. */
const entriesOf = async (id: string) =>
  (await acme.owner.get(`/audit-log?resource_type=api-keys&resource_id=${id}&sort=id`)).body.data.map(
    (entry: { attributes: object }) => entry.attributes,
  );

describe("regenerating a key", () => {
  it("lets the old secret work until the end of the grace, to the second", async () => {
    const { id, key: first } = await make(ana.session, { scopes: ["view-employees"] });
    const before = await see(ana.session, id);
    at("12:00:00");
    const second = await regenerate(ana.session, id, { grace_minutes: 60 });
    const after = await see(ana.session, id);
    expect(after).toMatchObject({
      name: before.name,
      scopes: ["view-employees"],
      status: "active",
      key_hint: `${second.slice(0, 16)}…`,
      regenerated_at: "2026-07-14T12:00:00.000000Z",
      previous_secret_expires_at: "2026-07-14T13:00:00.000000Z",
    });
    at("12:59:59");
    expect(await statuses(first, second)).toEqual([200, 200]);
    at("13:00:00");
    expect(await statuses(first, second)).toEqual([401, 200]);
    expect((await see(ana.session, id)).previous_secret_expires_at).toBeNull();
    const [, entry] = await entriesOf(id);
    expect(entry).toMatchObject({ event: "api_keys.regenerate", params: { grace_minutes: 60 } });
    expect(entry.changes.key_hint).toEqual({ from: before.key_hint, to: after.key_hint });
  });

  it("a second time ends the first secret at once, whatever grace it had", async () => {
    const { id, key: first } = await make(ana.session);
    at("12:00:00");
    const second = await regenerate(ana.session, id, { grace_minutes: 60 });
    at("12:30:00");
    const third = await regenerate(ana.session, id, { grace_minutes: 0 });
    expect(await statuses(first, second, third)).toEqual([401, 401, 200]);
    const fourth = await regenerate(ana.session, id, { grace_minutes: 60 });
    const fifth = await regenerate(ana.session, id, { grace_minutes: 60 });
    expect(await statuses(third, fourth, fifth)).toEqual([401, 200, 200]);
    const { rows } = await app.installation.pool.query(
      "select count(*)::integer as live from api_key_secrets where api_key_id = $1",
      [id],
    );
    expect(rows[0].live).toBe(2);
  });

  it("ends the old secret at once unless a grace is requested, of a week at most", async () => {
    const { id, key } = await make(ana.session);
    refused(await run(ana.session, id, "regenerate", { grace_minutes: 20_000 }), {
      grace_minutes: "The grace minutes field must not be greater than 10080.",
    });
    refused(await run(ana.session, id, "regenerate", { grace_minutes: -1, expires_at: "soon", name: "x" }), {
      name: "The name field is not a parameter of this action.",
      grace_minutes: "The grace minutes field must be at least 0.",
      expires_at: "The expires at field must be a valid date-time with an offset.",
    });
    refused(await run(ana.session, id, "regenerate", { expires_at: NOW }), {
      expires_at: "The expires at field must be a date after now.",
    });
    expect(await statusOf(key)).toBe(200);
    const next = await regenerate(ana.session, id);
    expect(await statuses(key, next)).toEqual([401, 200]);
    const entries = await entriesOf(id);
    expect(entries.at(-1)).toMatchObject({ event: "api_keys.regenerate", params: { grace_minutes: 0 } });
  });

  it("is tried in a dry run without any effect", async () => {
    const { id, key } = await make(ana.session);
    const trial = await ana.session.send(
      "POST",
      `/api-keys/${id}/actions?action=regenerate&dry_run=true`,
      {},
    );
    expect([trial.status, trial.body.meta]).toEqual([200, { plain_text_key: null }]);
    expect(await statusOf(key)).toBe(200);
  });

  it("counts both secrets against one limit", async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_KEY: "4" } });
    try {
      await limited.addWorkspace("acme");
      const person = await signIn(limited, "acme", "owner@acme.test");
      const reply = await person.send("POST", "/api-keys", { name: "Limited", scopes: [] });
      const path = `/api-keys/${reply.body.data.id}/actions?action=regenerate`;
      const again = await person.send("POST", path, { grace_minutes: 60 });
      const keys = [reply.body.meta.plain_text_key, again.body.meta.plain_text_key];
      const replies = [];
      for (let n = 0; n < 5; n++) replies.push(await limited.as(keys[n % 2]).get("/session"));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
      await limited.installation.usage.flush();
      const used = shown(await person.get(`/api-keys/${reply.body.data.id}`));
      expect(used.last_used_at).toBe("2026-07-14T10:00:00.000000Z");
      const calls = await person.get(`/api-keys/${reply.body.data.id}/getters/usage`);
      expect(calls.body.data.days.at(-1)).toMatchObject({ success: 4, client_error: 1, total: 5 });
    } finally {
      await limited.close();
    }
  });
});

describe("ending the grace", () => {
  it("ends the old secret now; there must be one", async () => {
    const { id, key: first } = await make(ana.session);
    refused(await run(ana.session, id, "end-grace"), {
      action: "The key has no current grace period.",
    });
    const second = await regenerate(ana.session, id, { grace_minutes: 60 });
    expect(shown(await run(owner, id, "end-grace")).previous_secret_expires_at).toBeNull();
    expect(await statuses(first, second)).toEqual([401, 200]);
    refused(await run(ana.session, id, "end-grace"), {
      action: "The key has no current grace period.",
    });
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      event: "api_keys.end_grace",
      actor_name: "Workspace Owner",
    });
  });
});

describe("an expiry", () => {
  it("comes without anything running, and regenerating with a new one brings the key back", async () => {
    const { id, key } = await make(ana.session, { expires_at: "2026-07-14T11:00:00Z" });
    at("10:59:59");
    expect(await statusOf(key)).toBe(200);
    at("11:00:00");
    expect(await statusOf(key)).toBe(401);
    expect(await see(ana.session, id)).toMatchObject({ status: "expired", effective_scopes: [] });
    refused(await ana.session.send("PATCH", `/api-keys/${id}`, { expires_at: "2027-01-01T00:00:00Z" }), {
      expires_at: "The key has expired; regenerate it with a new expiry.",
    });
    refused(await run(ana.session, id, "regenerate"), { expires_at: "The expires at field is required." });
    refused(await run(ana.session, id, "regenerate", { expires_at: "2026-07-14T10:59:00Z" }), {
      expires_at: "The expires at field must be a date after now.",
    });
    const next = await regenerate(ana.session, id, { expires_at: "2026-07-14T12:00:00Z" });
    expect(await see(ana.session, id)).toMatchObject({ status: "active" });
    expect(await statuses(key, next)).toEqual([401, 200]);
    const unlimited = await regenerate(ana.session, id, { expires_at: null });
    expect((await see(ana.session, id)).expires_at).toBeNull();
    expect(await statusOf(unlimited)).toBe(200);
  });

  it("is needed, and at most so far away as the workspace allows, from the making of the secret on", async () => {
    const { id: old } = await make(ana.session);
    const allow = (days: number | null) =>
      acme.owner.patch("/workspace", { api_key_max_lifetime_days: days });
    shown(await allow(30));
    const attempt = (expires_at?: string) =>
      ana.session.send("POST", "/api-keys", { name: "Limited", scopes: [], expires_at });
    refused(await attempt(), { expires_at: "The expires at field is required." });
    refused(await attempt("2026-08-13T10:00:01Z"), {
      expires_at: "The expires at field must be a date before or equal to 2026-08-13T10:00:00.000000Z.",
    });
    const { id } = created(await attempt("2026-08-13T10:00:00Z"));
    app.clock.set("2026-07-24T10:00:00Z");
    refused(await ana.session.send("PATCH", `/api-keys/${id}`, { expires_at: "2026-08-14T10:00:00Z" }), {
      expires_at: "The expires at field must be a date before or equal to 2026-08-13T10:00:00.000000Z.",
    });
    refused(await ana.session.send("PATCH", `/api-keys/${id}`, { expires_at: null }), {
      expires_at: "The expires at field is required.",
    });
    await regenerate(ana.session, id, { expires_at: "2026-08-23T10:00:00Z" });
    shown(await ana.session.send("PATCH", `/api-keys/${old}`, { description: "Keeps its expiry: never" }));
    refused(await run(ana.session, old, "regenerate"), { expires_at: "The expires at field is required." });
    shown(await allow(null));
  });
});

describe("revoking a key", () => {
  it("ends both secrets in every process from the next request on, for good", async () => {
    const other = await app.secondProcess();
    try {
      const { id, key: first } = await make(ana.session);
      const second = await regenerate(ana.session, id, { grace_minutes: 60 });
      for (const key of [first, second]) expect((await other.as(key).get("/session")).status).toBe(200);
      const revoked = shown(await run(ana.session, id, "revoke"));
      expect(revoked).toMatchObject({
        status: "revoked",
        revoke_reason: "manual",
        revoked_at: "2026-07-14T10:00:00.000000Z",
        revoked_by_user_id: ana.account,
        previous_secret_expires_at: null,
      });
      for (const key of [first, second]) {
        expect(await statusOf(key)).toBe(401);
        expect((await other.as(key).get("/session")).status).toBe(401);
      }
      const message = "The key has been revoked.";
      for (const action of ["revoke", "regenerate", "end-grace"])
        refused(await run(ana.session, id, action), { action: message });
      refused(await ana.session.send("PATCH", `/api-keys/${id}`, { name: "Risen" }), { name: message });
      expect((await entriesOf(id)).at(-1)).toMatchObject({
        event: "api_keys.revoke",
        params: { reason: "manual" },
        user_id: ana.account,
        actor_type: "user",
      });
    } finally {
      await other.close();
    }
  });

  it("of several is all or nothing", async () => {
    const keys = [await make(ana.session), await make(ana.session), await make(ana.session)];
    const [one, two, three] = keys.map(({ id }) => id);
    const revoke = (repositories: unknown, more: object = {}) =>
      owner.send("POST", "/api-keys/actions?action=revoke", { repositories, ...more });
    shown(await run(ana.session, two!, "revoke"));
    refused(await revoke([one, two, three]), { "repositories.1": "The key has been revoked." });
    expect(await statuses(keys[0]!.key, keys[2]!.key)).toEqual([200, 200]);
    refused(await revoke([one], { reason: "creator_archived" }), {
      reason: "The selected reason is invalid.",
    });
    const both = await revoke([three, one], { reason: "replaced" });
    expect([both.status, both.body.message]).toEqual([200, "Revoked 2 keys."]);
    expect(both.body.data.map((record: { id: string }) => record.id)).toEqual([three, one]);
    expect(both.body).not.toHaveProperty("meta");
    expect(await statuses(keys[0]!.key, keys[2]!.key)).toEqual([401, 401]);
    const [left, right] = [(await entriesOf(one!)).at(-1), (await entriesOf(three!)).at(-1)];
    expect(left.batch_id).toBe(right.batch_id);
  });
});

describe("archiving a creator", () => {
  it("revokes the keys, and restoring does not bring them back", async () => {
    const ben = await colleague(app, acme, "Ben Leaver");
    const { id, key } = await make(ben.session);
    shown(await act(acme.owner, `/employees/${ben.id}`, "archive"));
    expect(await statusOf(key)).toBe(401);
    expect(await see(owner, id)).toMatchObject({ status: "revoked", revoke_reason: "creator_archived" });
    expect((await entriesOf(id)).at(-1)).toMatchObject({ event: "api_keys.revoke", params: null });
    shown(await act(acme.owner, `/employees/${ben.id}`, "restore"));
    expect(await statusOf(key)).toBe(401);
  });

  it("suspends them where the workspace says so, until the account is back; both are reported", async () => {
    shown(await acme.owner.patch("/workspace", { revoke_keys_on_archive: false }));
    const cem = await colleague(app, acme, "Cem Pause", "view-employees");
    const { id, key } = await make(cem.session, { scopes: ["view-employees"] });
    shown(await act(acme.owner, `/employees/${cem.id}`, "archive"));
    expect(await statusOf(key)).toBe(401);
    expect(await see(owner, id)).toMatchObject({ status: "suspended", effective_scopes: [] });
    expect(ids(await owner.get("/api-keys?status=suspended"))).toEqual([id]);
    shown(await act(acme.owner, `/employees/${cem.id}`, "restore"));
    expect(await statusOf(key)).toBe(200);
    const reported = (await entriesOf(id)).map(({ event, changes }: { event: string; changes: object }) => [
      event,
      "status" in changes ? changes.status : null,
    ]);
    expect(reported).toEqual([
      ["api_keys.created", { from: null, to: "active" }],
      ["api_keys.updated", { from: "active", to: "suspended" }],
      ["api_keys.updated", { from: "suspended", to: "active" }],
    ]);
    shown(await acme.owner.patch("/workspace", { revoke_keys_on_archive: true }));
  });

  it("is no different from their last day having passed: the keys are suspended", async () => {
    const dan = await colleague(app, acme, "Dan Last");
    const { id, key } = await make(dan.session);
    shown(await acme.owner.patch(`/employees/${dan.id}`, { termination_date: "2026-07-14" }));
    expect(await statusOf(key)).toBe(200);
    app.clock.set("2026-07-15T00:00:00Z");
    expect(await statusOf(key)).toBe(401);
    expect((await see(owner, id)).status).toBe("suspended");
  });
});

describe("a creator's rights", () => {
  it("bound the key at every moment; its scopes stay as they were chosen", async () => {
    const eva = await colleague(app, acme, "Eva Less", "view-employees", "manage-timesheets");
    const { id, key } = await make(eva.session, { scopes: ["view-employees", "manage-timesheets"] });
    const born = async () => (await app.as(key).get(`/employees/${ana.id}`)).body.data.attributes;
    expect(await born()).toHaveProperty("birth_date");
    shown(await acme.owner.patch(`/roles/${eva.role}`, { permissions: ["manage-timesheets"] }));
    expect(await born()).not.toHaveProperty("birth_date");
    expect(await see(eva.session, id)).toMatchObject({
      scopes: ["manage-timesheets", "view-employees"],
      effective_scopes: ["manage-timesheets", "view-timesheets"],
    });
    shown(await eva.session.send("PATCH", `/api-keys/${id}`, await see(eva.session, id)));
    const shared = { name: "Another", scopes: ["view-employees"] };
    refused(await eva.session.send("POST", "/api-keys", shared), {
      "scopes.0": "You cannot grant view-employees.",
    });
    const reported = (await entriesOf(id)).at(-1);
    expect(reported).toMatchObject({
      event: "api_keys.updated",
      changes: { effective_scopes: { to: ["manage-timesheets", "view-timesheets"] } },
    });
    shown(await acme.owner.patch(`/users/${eva.account}`, { role_id: acme.roles.Employee }));
    expect((await see(eva.session, id)).effective_scopes).toEqual([]);
    expect((await entriesOf(id)).at(-1).changes).toMatchObject({ effective_scopes: { to: [] } });
  });
});
