import { describe, expect, test } from "vitest";
import { verify } from "../support/receiver.ts";
import { attributes, ok, WebhookSite } from "./webhook-site.ts";

const site = new WebhookSite();

describe("the settings of a webhook", () => {
  test("its secret is returned only once, at its creation; nothing else ever tells it", async () => {
    const created = await ok(
      site.acme.owner.post("/webhooks", {
        url: site.receiver.url,
        events: ["tags.created"],
        description: "Copy",
      }),
      201,
    );
    const { secret } = created.body.meta;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(created.headers.get("cache-control")).toBe("no-store");
    expect(attributes(created)).toMatchObject({
      url: site.receiver.url,
      description: "Copy",
      events: ["tags.created"],
      status: "enabled",
      disabled_reason: null,
      secret_hint: `whsec_…${secret.slice(-4)}`,
      previous_secret_expires_at: null,
      last_attempt_at: null,
    });
    const id = created.body.data.id;
    const shown = await site.acme.owner.get(`/webhooks/${id}`);
    expect(shown.body).not.toHaveProperty("meta");
    const { rows } = await site.app.installation.pool.query(
      `select to_jsonb(w)::text as retained from webhooks w where id = $1
       union all select to_jsonb(j)::text from journal j where resource_id = $1`,
      [id],
    );
    const raw = Buffer.from(secret.slice(6), "base64");
    for (const text of [shown.text, ...rows.map(({ retained }) => retained)]) {
      expect(text).not.toContain(secret.slice(6));
      expect(text).not.toContain(raw.toString("hex"));
    }
    expect(rows.map(({ retained }) => JSON.parse(retained).changes).filter(Boolean)[0]).not.toHaveProperty(
      "sealed_secret",
    );
  });

  test("a repeated request and a dry run get null in its place", async () => {
    const body = { url: site.receiver.url, events: ["*"] };
    const dryRun = await ok(site.acme.owner.post("/webhooks?dry_run=true", body), 201);
    expect(dryRun.body.meta).toEqual({ secret: null });
    const once = { headers: { "Idempotency-Key": "webhook" } };
    const first = await ok(site.acme.owner.post("/webhooks", body, once), 201);
    expect(first.body.meta.secret).toMatch(/^whsec_/);
    const again = await ok(site.acme.owner.post("/webhooks", body, once), 201);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.body).toEqual({ ...first.body, meta: { secret: null } });
    expect((await site.acme.owner.get("/webhooks")).body.meta.total).toBe(1);
  });

  test("several made at once get their secrets in order", async () => {
    const made = await ok(
      site.acme.owner.post("/webhooks/bulk", [
        { url: site.receiver.url, events: ["tags.*"] },
        { url: site.receiver.url, events: ["*"] },
      ]),
      201,
    );
    expect(made.body.meta.map((meta: { secret: string }) => `whsec_…${meta.secret.slice(-4)}`)).toEqual(
      // biome-ignore lint/suspicious/noExplicitAny: as the API returns them.
      made.body.data.map((one: any) => one.attributes.secret_hint),
    );
  });

  test.each([
    [{}, { url: ["The url field is required."], events: ["The events field is required."] }],
    [{ url: "ftp://a.example", events: ["*"] }, { url: ["The url field must be a valid URL."] }],
    [{ url: "https://", events: ["*"] }, { url: ["The url field must be a valid URL."] }],
    [
      { url: "https://u:p@a.example/", events: ["*"] },
      { url: ["The url field must not contain user information or a fragment."] },
    ],
    [
      { url: "https://a.example/#x", events: ["*"] },
      { url: ["The url field must not contain user information or a fragment."] },
    ],
    [{ events: [] }, { events: ["The events field must have at least 1 items."] }],
    [{ events: ["tags.fly"] }, { "events.0": ["The selected events.0 is invalid."] }],
    [{ events: ["tags.created", "nothing.*"] }, { "events.1": ["The selected events.1 is invalid."] }],
    [
      { events: ["tags.created", "tags.created"] },
      { "events.1": ["The events.1 field has a duplicate value."] },
    ],
    [{ events: ["*", "tags.created"] }, { events: ["The events field must hold * alone, or other names."] }],
    [{ events: ["webhook.test"] }, { "events.0": ["The selected events.0 is invalid."] }],
  ])("%j is refused", async (body, errors) => {
    const given = Object.keys(body).length === 0 ? body : { url: site.receiver.url, ...body };
    const reply = await site.acme.owner.post("/webhooks", given);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual(errors);
  });

  test("there are at most 20, and they need manage-workspace", async () => {
    const many = Array.from({ length: 20 }, () => ({ url: site.receiver.url, events: ["*"] }));
    await ok(site.acme.owner.post("/webhooks/bulk", many), 201);
    const one = await site.acme.owner.post("/webhooks", many[0]);
    expect(one.body.errors).toEqual({ url: ["You can have at most 20 webhooks."] });
    const other = await site.acme.scoped("manage-organization");
    for (const path of ["/webhooks", "/webhook-deliveries"]) {
      const reply = await other.get(path);
      expect([path, reply.status, reply.body.required_permission]).toEqual([path, 403, "manage-workspace"]);
    }
  });

  test("are found by status, by URL and by what they are subscribed to", async () => {
    await site.subscribe(["tags.created"]);
    await site.subscribe(["tags.*"]);
    await site.subscribe(["*"], `${site.receiver.url}/all`);
    const third = await site.subscribe(["employees.archive"]);
    await ok(site.acme.owner.post(`/webhooks/${third.id}/actions?action=disable`));
    const count = async (query: string) =>
      (await ok(site.acme.owner.get(`/webhooks?${query}`))).body.meta.total;
    expect(await count("event=tags.created")).toBe(3);
    expect(await count("-event=tags.created")).toBe(1);
    expect(await count("event=tags.deleted")).toBe(2);
    expect(await count("status=disabled")).toBe(1);
    expect(await count(`url=${encodeURIComponent(`${site.receiver.url}/all`)}`)).toBe(1);
    expect(await count("search=/all")).toBe(1);
  });

  test("every credential reads what there is to be notified of", async () => {
    const anybody = await site.acme.scoped();
    const { body } = await ok(anybody.get("/webhooks/getters/event-types"));
    const types = body.data.map(({ type }: { type: string }) => type);
    expect(new Set(types).size).toBe(types.length);
    expect(types).toEqual(
      expect.arrayContaining([
        "employees.created",
        "employees.updated",
        "employees.deleted",
        "employees.upload_avatar",
        "workspace.updated",
        "webhooks.rotate_secret",
        "webhooks.disabled",
        "api_keys.expired",
      ]),
    );
    for (const silent of ["audit_log", "session", "webhook_deliveries", "webhook"]) {
      expect(types.filter((type: string) => type.startsWith(`${silent}.`))).toEqual([]);
    }
    for (const { type, resource, title, description, example } of body.data) {
      expect([type, typeof resource, typeof title, typeof description]).toEqual([
        type,
        "string",
        "string",
        "string",
      ]);
      expect(example).toMatchObject({
        type,
        data: { type: resource, workspace: site.acme.workspace.subdomain },
      });
      expect(Buffer.byteLength(JSON.stringify(example))).toBeLessThan(20 * 1024);
    }
  });
});

describe("a test", () => {
  test("is tried once, at once, and returns its delivery", async () => {
    const { id, secret } = await site.subscribe(["tags.created"]);
    const tested = await ok(site.run(id, "test"));
    expect(tested.body.data.type).toBe("webhook-deliveries");
    expect(attributes(tested)).toMatchObject({
      webhook_id: id,
      event_type: "webhook.test",
      status: "succeeded",
      attempts_count: 1,
      attempts: [{ number: 1, response_status: 200 }],
    });
    expect(verify(site.receiver.received[0]!, secret)).toMatchObject({
      type: "webhook.test",
      data: { id, type: "webhooks", changed: [] },
    });
    site.receiver.responses(500);
    const failed = await ok(site.run(id, "test", { event: "tags.created" }));
    expect(attributes(failed)).toMatchObject({ status: "failed", attempts_count: 1, next_attempt_at: null });
    expect(site.receiver.received[1]!.message).toMatchObject({
      type: "tags.created",
      data: { type: "tags" },
    });
    expect(await site.deliver()).toBe(0);
    const feed = await ok(site.acme.owner.get("/changes"));
    expect(feed.body.data.map(({ event }: { event: string }) => event)).not.toContain("webhook.test");
  });

  test("needs an event that there is and a webhook that is enabled; a dry run sends nothing", async () => {
    const { id } = await site.subscribe(["tags.created"]);
    const dryRun = await ok(site.acme.owner.post(`/webhooks/${id}/actions?action=test&dry_run=true`));
    expect(attributes(dryRun)).toMatchObject({ status: "pending", attempts_count: 0 });
    const unknown = await site.run(id, "test", { event: "tags.fly" });
    expect(unknown.body.errors).toEqual({ event: ["The selected event is invalid."] });
    await ok(site.run(id, "disable"));
    const disabled = await site.run(id, "test");
    expect(disabled.body.errors).toEqual({ action: ["The webhook is disabled."] });
    expect(site.receiver.received).toEqual([]);
    expect(await site.deliveries()).toEqual([]);
  });
});
