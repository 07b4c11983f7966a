import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { created, forbidden, ids, read, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { type SignedIn, signIn } from "./signed-in.ts";

let app: TestApp;
let acme: TestWorkspace;
let owner: SignedIn;
/** May see employees and manage timesheets. */
let ana: Colleague;
let ben: Colleague;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  owner = await signIn(app, "acme", "owner@acme.test");
  ana = await colleague(app, acme, "Ana Pop", "manage-timesheets", "view-employees");
  ben = await colleague(app, acme, "Ben Oak");
});
afterAll(() => app.close());

const MANAGING = { message: "API keys cannot manage API keys." };
const make = (by: SignedIn, name: string, more: object = {}): Promise<Reply> =>
  by.send("POST", "/api-keys", { name, scopes: [], ...more });

describe("making a key", () => {
  it("shows the whole key once, beside the record", async () => {
    const reply = await make(ana.session, "Import", { scopes: ["view-employees", "manage-timesheets"] });
    const attributes = created(reply);
    const { plain_text_key: key } = reply.body.meta;
    expect(Object.keys(reply.body)).toEqual(["data", "meta"]);
    expect(key).toMatch(/^wsk_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}$/);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("location")).toBe(`${app.url}/api/api-keys/${attributes.id}`);
    expect(attributes).toMatchObject({
      name: "Import",
      description: null,
      key_hint: `${key.slice(0, 16)}…`,
      status: "active",
      scopes: ["manage-timesheets", "view-employees"],
      effective_scopes: ["manage-timesheets", "view-employees", "view-timesheets"],
      ip_allowlist: [],
      expires_at: null,
      created_by_user_id: ana.account,
      last_used_at: null,
      regenerated_at: null,
      previous_secret_expires_at: null,
      revoked_at: null,
      is_current: false,
    });
    expect(reply.body.data.meta).toEqual({
      authorizedToShow: true,
      authorizedToUpdate: true,
      authorizedToDelete: false,
    });
    const secret = key.slice(17);
    const again = await ana.session.get(`/api-keys/${attributes.id}?related=createdBy`);
    expect(shown(again).key_hint).toBe(attributes.key_hint);
    expect(again.text).not.toContain(secret);
    expect(again.text).not.toContain("plain_text_key");
    expect((await app.as(key).get("/session")).body.data.permissions).toEqual(attributes.effective_scopes);
  });

  it("grants nothing that its creator does not hold now", async () => {
    const wanted = { scopes: ["view-employees", "manage-salaries", "manage-employees"] };
    refused(await make(ana.session, "Too much", wanted), {
      "scopes.1": "You cannot grant manage-salaries.",
      "scopes.2": "You cannot grant manage-employees.",
    });
    expect(created(await make(ana.session, "Implied", { scopes: ["view-timesheets"] })).scopes).toEqual([
      "view-timesheets",
    ]);
  });

  it("names everything that is wrong at once", async () => {
    refused(await ana.session.send("POST", "/api-keys", {}), {
      name: "The name field is required.",
      scopes: "The scopes field is required.",
    });
    refused(
      await make(ana.session, "x".repeat(101), {
        scopes: ["fly", "view-employees", "view-employees"],
        ip_allowlist: ["10.0.0.300", "0.0.0.0/0", 7],
        expires_at: "2026-07-14T10:00:00Z",
        description: "x".repeat(501),
      }),
      {
        name: "The name field must not be greater than 100 characters.",
        description: "The description field must not be greater than 500 characters.",
        "scopes.0": "The selected scopes.0 is invalid.",
        "scopes.2": "The scopes.2 field has a duplicate value.",
        "ip_allowlist.0": "The ip_allowlist.0 field must be a valid IP address or CIDR.",
        "ip_allowlist.1": "Leave the list empty to allow every address.",
        "ip_allowlist.2": "The ip_allowlist.2 field must be a valid IP address or CIDR.",
        expires_at: "The expires at field must be a date after now.",
      },
    );
    refused(await make(ana.session, "Many", { ip_allowlist: Array(51).fill("10.0.0.1") }), {
      ip_allowlist: "The ip allowlist field must not have more than 50 items.",
    });
    refused(await make(ana.session, "Odd", { expires_at: "tomorrow" }), {
      expires_at: "The expires at field must be a valid date-time with an offset.",
    });
    refused(await make(ana.session, "Odd", { public_id: "x", secret_hash: "x" }), {
      public_id: "The public_id field is not a field of api-keys.",
      secret_hash: "The secret_hash field is not a field of api-keys.",
    });
  });

  it("keeps addresses in network form, each once", async () => {
    const list = ["192.0.2.5/24", "2001:DB8::0001", "::ffff:10.1.2.3", "198.51.100.7"];
    const key = created(await make(ana.session, "Office", { ip_allowlist: list }));
    expect(key.ip_allowlist).toEqual(["192.0.2.0/24", "2001:db8::1", "10.1.2.3", "198.51.100.7"]);
    refused(await make(ana.session, "Twice", { ip_allowlist: ["192.0.2.5/24", "192.0.2.0/24"] }), {
      "ip_allowlist.1": "The ip_allowlist.1 field has a duplicate value.",
    });
  });

  it("needs a name that is free among the creator's keys that are not revoked", async () => {
    const { id } = created(await make(ana.session, "Payroll"));
    refused(await make(ana.session, "PAYROLL"), { name: "The name has already been taken." });
    created(await make(ben.session, "Payroll"));
    shown(await ana.session.send("POST", `/api-keys/${id}/actions?action=revoke`));
    created(await make(ana.session, "payroll"));
  });

  it("repeated with the same Idempotency-Key makes no second one and does not tell the secret again", async () => {
    const body = { name: "Once", scopes: [] };
    const send = () =>
      app.request("POST", "/api-keys", {
        body,
        headers: { Cookie: ana.session.cookie, Origin: app.url, "Idempotency-Key": '"once"' },
      });
    const [first, again] = [await send(), await send()];
    expect(first.body.meta.plain_text_key).toMatch(/^wsk_/);
    expect(again.status).toBe(201);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.headers.get("cache-control")).toBe("no-store");
    expect(again.body).toEqual({ data: first.body.data, meta: { plain_text_key: null } });
  });

  it("is tried in a dry run without making one", async () => {
    const reply = await ana.session.send("POST", "/api-keys?dry_run=true", { name: "Dry run", scopes: [] });
    expect([reply.status, reply.headers.get("dry-run")]).toEqual([201, "true"]);
    expect(reply.body.meta).toEqual({ plain_text_key: null });
    expect((await ana.session.get("/api-keys?search=Dry")).body.meta.total).toBe(0);
  });

  it("is done by everyone, or by managers of keys only where the workspace says so", async () => {
    const allow = (who: string) => acme.owner.patch("/workspace", { api_keys_allowed_for: who });
    shown(await allow("managers"));
    forbidden(await make(ben.session, "Not now"), "manage-api-keys");
    created(await make(owner, "Manager's"));
    shown(await allow("everyone"));
    created(await make(ben.session, "Now"));
  });

  it("stops at 50 keys that are not revoked", async () => {
    const cem = await colleague(app, acme, "Cem Fifty");
    const body = Array.from({ length: 50 }, (_, n) => ({ name: `Key ${n}`, scopes: [] }));
    const many = await cem.session.send("POST", "/api-keys/bulk", body);
    expect(many.status, many.text).toBe(201);
    expect(
      new Set(many.body.meta.map((reported: { plain_text_key: string }) => reported.plain_text_key)).size,
    ).toBe(50);
    refused(await make(cem.session, "One more"), { name: "You can have at most 50 keys." });
    const [{ id }] = many.body.data;
    shown(await cem.session.send("POST", `/api-keys/${id}/actions?action=revoke`));
    const parallel = await Promise.all([make(cem.session, "A"), make(cem.session, "B")]);
    expect(parallel.map((reply) => reply.status).sort()).toEqual([201, 422]);
  });
});

describe("changing a key", () => {
  it("changes what is said about it, where it may come from, and when it ends", async () => {
    const { id, updated_at } = created(await make(ana.session, "Draft", { scopes: ["manage-timesheets"] }));
    app.clock.set("2026-07-14T10:05:00Z");
    const body = {
      name: "Final",
      description: "For the importer",
      ip_allowlist: ["192.0.2.9/31"],
      expires_at: "2026-12-31T23:59:59+01:00",
      scopes: ["view-timesheets"],
    };
    const changed = shown(await ana.session.send("PATCH", `/api-keys/${id}`, body));
    expect(changed).toMatchObject({
      ...body,
      ip_allowlist: ["192.0.2.8/31"],
      expires_at: "2026-12-31T22:59:59.000000Z",
      effective_scopes: ["view-timesheets"],
    });
    expect(changed.updated_at).not.toBe(updated_at);
    const same = await ana.session.send("PATCH", `/api-keys/${id}`, changed);
    expect(shown(same)).toEqual(changed);
    const log = await acme.owner.get(`/audit-log?resource_id=${id}&sort=id`);
    expect(log.body.data.map((entry: { attributes: { event: string } }) => entry.attributes.event)).toEqual([
      "api_keys.created",
      "api_keys.updated",
    ]);
    expect(Object.keys(log.body.data[1].attributes.changes).sort()).toEqual(
      ["description", "effective_scopes", "expires_at", "ip_allowlist", "name", "scopes"].sort(),
    );
  });

  it("never adds a scope, but takes what those it has imply", async () => {
    const { id } = created(await make(ana.session, "Narrow", { scopes: ["manage-timesheets"] }));
    const patch = (scopes: string[]) => ana.session.send("PATCH", `/api-keys/${id}`, { scopes });
    refused(await patch(["manage-timesheets", "view-employees"]), {
      scopes: "Scopes cannot be added to a key; create a new one.",
    });
    expect(shown(await patch(["view-timesheets"])).scopes).toEqual(["view-timesheets"]);
    refused(await patch(["manage-timesheets"]), {
      scopes: "Scopes cannot be added to a key; create a new one.",
    });
    expect(shown(await patch([])).scopes).toEqual([]);
  });

  it("is refused as making one is", async () => {
    const { id } = created(await make(ana.session, "Third"));
    refused(
      await ana.session.send("PATCH", `/api-keys/${id}`, {
        name: "import",
        expires_at: "2026-07-14T09:00:00Z",
        ip_allowlist: ["::/0"],
        key: "x",
      }),
      {
        "ip_allowlist.0": "Leave the list empty to allow every address.",
        key: "The key field is not a field of api-keys.",
        expires_at: "The expires at field must be a date after now.",
        name: "The name has already been taken.",
      },
    );
  });

  it("is the creator's alone: a manager of keys sees and revokes it, others do not see it", async () => {
    const { id } = created(await make(ana.session, "Mine alone"));
    expect(shown(await owner.get(`/api-keys/${id}`)).name).toBe("Mine alone");
    expect((await owner.get(`/api-keys/${id}`)).body.data.meta.authorizedToUpdate).toBe(false);
    forbidden(await owner.send("PATCH", `/api-keys/${id}`, { name: "Yours" }));
    forbidden(await owner.send("POST", `/api-keys/${id}/actions?action=regenerate`));
    for (const path of [`/api-keys/${id}`, `/api-keys/${id}/actions?action=revoke`]) {
      const method = path.endsWith("revoke") ? "POST" : "PATCH";
      expect((await ben.session.send(method, path, {})).status).toBe(404);
    }
    expect(ids(await ben.session.get("/api-keys?perPage=100"))).not.toContain(id);
    const revoked = shown(
      await owner.send("POST", `/api-keys/${id}/actions?action=revoke`, { reason: "leaked" }),
    );
    expect(revoked).toMatchObject({
      status: "revoked",
      revoked_by_user_id: acme.ownerUserId,
      revoke_reason: "leaked",
      effective_scopes: [],
    });
  });

  it("shows to others than the creator and managers neither address nor program of the last use", async () => {
    const key = await acme.callerFor(ben.id);
    const list = (await key.get("/api-keys?is_current=true")).body.data;
    expect(list).toHaveLength(1);
    expect(list[0].attributes).toHaveProperty("last_used_ip");
    expect(ids(await key.get(`/api-keys?created_by_user_id=${acme.ownerUserId}`))).toEqual([]);
  });
});

describe("deleting a key", () => {
  it("is no method, for whoever is signed in", async () => {
    const { id } = created(await make(ana.session, "For ever"));
    for (const path of [`/api-keys/${id}`, "/api-keys/bulk"]) {
      const reply = await ana.session.send("DELETE", path, { repositories: [id] });
      expect(reply.status).toBe(405);
      expect(reply.headers.get("allow")).not.toContain("DELETE");
    }
  });
});

describe("a key", () => {
  let key: Caller;
  let id: string;
  beforeAll(async () => {
    key = acme.owner;
    [{ id }] = (await key.get("/api-keys?is_current=true")).body.data;
  });

  it("reads keys, at least itself", async () => {
    expect(await read(key, `/api-keys/${id}`)).toMatchObject({ is_current: true, status: "active" });
    const narrow = await acme.callerFor(ben.id);
    const [own] = (await narrow.get("/api-keys?is_current=true")).body.data;
    expect(own.attributes.created_by_user_id).toBe(ben.account);
    expect(own.meta.authorizedToUpdate).toBe(false);
    for (const path of ["/api-keys/filters", "/api-keys/actions", "/api-keys/getters"]) {
      expect((await narrow.get(path)).status).toBe(200);
    }
    expect((await narrow.get("/api-keys/actions")).body.data).toEqual([]);
    expect((await ana.session.get("/api-keys/actions")).body.data).toHaveLength(3);
  });

  it("manages no key, whatever its scopes", async () => {
    const body = { name: "By key", scopes: [] };
    const tries: [string, string, unknown?][] = [
      ["POST", "/api-keys", body],
      ["POST", "/api-keys", {}],
      ["POST", "/api-keys/bulk", [body]],
      ["PATCH", "/api-keys/bulk", [{ id, name: "Other" }]],
      ["DELETE", "/api-keys/bulk", { repositories: [id] }],
      ["PATCH", `/api-keys/${id}`, { name: "Other" }],
      ["PUT", `/api-keys/${id}`, { name: "Other" }],
      ["POST", `/api-keys/${id}`, { name: "Other" }],
      ["DELETE", `/api-keys/${id}`],
      ["POST", `/api-keys/${id}/actions?action=regenerate`, {}],
      ["POST", `/api-keys/${id}/actions?action=end-grace`, {}],
      ["POST", `/api-keys/${id}/actions?action=revoke`, {}],
      ["POST", `/api-keys/${id}/actions?action=nothing`, {}],
      ["POST", "/api-keys/actions?action=revoke", { repositories: [id] }],
      ["POST", "/api-keys/actions?action=revoke&dry_run=true", { repositories: "all" }],
    ];
    for (const [method, path, sent] of tries) {
      const reply = await app.request(method, path, { key: key.key, body: sent });
      expect([method, path, reply.status, reply.body]).toEqual([method, path, 403, MANAGING]);
    }
    expect((await read(key, `/api-keys/${id}`)).status).toBe("active");
  });

  it("with no method that there is gets 405 for reading, and 401 to nobody", async () => {
    expect((await key.get("/api-keys/bulk")).status).toBe(405);
    expect((await app.request("DELETE", `/api-keys/${id}?tenant=acme`)).status).toBe(401);
  });
});
