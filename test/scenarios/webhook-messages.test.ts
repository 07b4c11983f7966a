import { describe, expect, test } from "vitest";
import { verify } from "../support/receiver.ts";
import { attributes, ok, WebhookSite } from "./webhook-site.ts";

const site = new WebhookSite();

describe("a message", () => {
  test("is signed, thin and minified, and tells of the record without its values", async () => {
    const { secret } = await site.subscribe(["employees.*"]);
    const { body } = await ok(
      site.acme.owner.post("/employees", {
        email: "ana@acme.test",
        first_name: "Ana",
        last_name: "Pop",
        start_date: "2026-01-05",
        salary: 4000,
        salary_type: "monthly",
        phone: "0700",
      }),
      201,
    );
    expect(await site.deliver()).toBe(1);
    const [message] = site.receiver.received;
    expect(message!.method).toBe("POST");
    expect(message!.path).toBe("/hook");
    expect(message!.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Workspace-Webhooks/1",
      "webhook-id": expect.stringMatching(/^msg_[0-9A-HJKMNP-TV-Z]{26}$/),
      "webhook-timestamp": String(Math.floor(site.app.clock.now().getTime() / 1_000)),
      "content-length": String(Buffer.byteLength(message!.text)),
    });
    expect(verify(message!, secret)).toEqual(message!.message);
    expect(message!.text).toBe(JSON.stringify(message!.message));
    const { changed, ...data } = message!.message.data;
    expect({ ...message!.message, data }).toEqual({
      type: "employees.created",
      timestamp: "2026-07-14T10:00:00.000000Z",
      data: {
        id: body.data.id,
        type: "employees",
        url: expect.stringMatching(
          new RegExp(
            `^http://${site.acme.workspace.subdomain}\\.localhost:\\d+/api/employees/${body.data.id}$`,
          ),
        ),
        actor: { type: "api_key", id: expect.any(String) },
        workspace: site.acme.workspace.subdomain,
      },
    });
    expect(changed).toEqual(expect.arrayContaining(["first_name", "email", "phone"]));
    for (const gated of ["salary", "salary_type", "weekly_hours_capacity", "sensitive_information"]) {
      expect(changed).not.toContain(gated);
    }
    expect(message!.text).not.toContain("4000");
    const feed = await ok(site.acme.owner.get("/changes?types=employees.created"));
    expect(feed.body.data.map(({ id }: { id: string }) => id)).toEqual([message!.headers["webhook-id"]]);
  });

  test("names no field of what is scoped as a whole, but what every webhook takes anyway", async () => {
    const { id } = await site.subscribe(["salary_history.created", "clients.created", "webhooks.updated"]);
    const ana = { email: "pay@acme.test", first_name: "Ana", last_name: "Pop", start_date: "2025-01-01" };
    const { data } = (await ok(site.acme.owner.post("/employees", ana), 201)).body;
    const salary = { employee_id: data.id, amount: 4000, type: "monthly", start_date: "2026-01-01" };
    await ok(site.acme.owner.post("/salary-history", salary), 201);
    await ok(site.acme.owner.post("/clients", { name: "Northwind" }), 201);
    await ok(site.acme.owner.patch(`/webhooks/${id}`, { description: "Books" }));
    await site.deliver();
    const reported = site.receiver.received.map(({ message }) => [message.type, message.data.changed]);
    expect(Object.fromEntries(reported)).toEqual({
      "salary_history.created": [],
      "clients.created": [],
      "webhooks.updated": ["description"],
    });
  });

  test("of a deletion has no URL, of the workspace its own", async () => {
    await site.subscribe(["tags.deleted", "workspace.updated"]);
    const tag = await site.makeTag();
    await ok(site.acme.owner.delete(`/tags/${tag}`), 204);
    await ok(site.acme.owner.patch("/workspace", { payment_terms_days: 7 }));
    await site.deliver();
    const byType = new Map(site.receiver.received.map(({ message }) => [message.type, message.data]));
    expect(byType.get("tags.deleted")).toMatchObject({ id: tag, url: null });
    expect(byType.get("workspace.updated")).toMatchObject({
      id: site.acme.workspace.id,
      url: expect.stringMatching(/\/api\/workspace$/),
      changed: ["payment_terms_days"],
    });
  });

  test("comes with both signatures while an older secret is still good, the newer one first", async () => {
    const { id, secret: older } = await site.subscribe(["tags.created"]);
    const rotated = await ok(site.run(id, "rotate-secret", { grace_minutes: 60 }));
    const newer = rotated.body.meta.secret;
    expect(rotated.headers.get("cache-control")).toBe("no-store");
    expect(attributes(rotated)).toMatchObject({
      secret_hint: `whsec_…${newer.slice(-4)}`,
      previous_secret_expires_at: "2026-07-14T11:00:00.000000Z",
    });
    await site.makeTag();
    await site.deliver();
    const [both] = site.receiver.received;
    const signatures = String(both!.headers["webhook-signature"]).split(" ");
    expect(signatures).toHaveLength(2);
    verify(both!, newer);
    verify(both!, older);
    verify({ ...both!, headers: { ...both!.headers, "webhook-signature": signatures[0] } }, newer);
    site.moveClock(3_600);
    await site.makeTag();
    await site.deliver();
    const after = site.receiver.received[1]!;
    expect(String(after.headers["webhook-signature"]).split(" ")).toHaveLength(1);
    verify(after, newer);
    expect(() => verify(after, older)).toThrow();
    expect((await site.webhook(id)).previous_secret_expires_at).toBeNull();
  });

  test("a second rotation ends the oldest secret, one without grace the present one", async () => {
    const { id, secret: first } = await site.subscribe(["tags.created"]);
    const rotate = async (grace_minutes: number) =>
      (await ok(site.run(id, "rotate-secret", { grace_minutes }))).body.meta.secret;
    const second = await rotate(60);
    const third = await rotate(60);
    await site.makeTag();
    await site.deliver();
    verify(site.receiver.received[0]!, second);
    verify(site.receiver.received[0]!, third);
    expect(() => verify(site.receiver.received[0]!, first)).toThrow();
    const fourth = await rotate(0);
    await site.makeTag();
    await site.deliver();
    verify(site.receiver.received[1]!, fourth);
    expect(() => verify(site.receiver.received[1]!, third)).toThrow();
    const refused = await site.run(id, "rotate-secret", {
      grace_minutes: 20_000,
    });
    expect(refused.body.errors).toEqual({
      grace_minutes: ["The grace minutes field must not be greater than 10080."],
    });
  });
});

describe("which events are delivered", () => {
  test("those that are subscribed to, once to each webhook", async () => {
    const one = await site.subscribe(["tags.created"]);
    const all = await site.subscribe(["tags.*"]);
    await site.subscribe(["employees.*"]);
    const tag = await site.makeTag();
    await ok(site.acme.owner.patch(`/tags/${tag}`, { color: "#aa0000" }));
    await site.deliver();
    await site.deliver();
    const made = await site.deliveries();
    expect(
      made.map(({ webhook_id, event_type }: { webhook_id: string; event_type: string }) => [
        webhook_id,
        event_type,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [one.id, "tags.created"],
        [all.id, "tags.created"],
        [all.id, "tags.updated"],
      ]),
    );
    expect(made).toHaveLength(3);
    expect(site.receiver.received).toHaveLength(3);
    const ids = site.receiver.received.filter(({ message }) => message.type === "tags.created");
    expect(new Set(ids.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  test("those that committed: nothing of a dry run, of a refusal, of a bulk request that failed", async () => {
    const { id } = await site.subscribe(["tags.created"]);
    await ok(site.acme.owner.post("/tags?dry_run=true", { name: "Dry run" }), 201);
    expect(
      (await site.acme.owner.post("/tags/bulk", [{ name: "A" }, { name: "B" }, { name: "" }])).status,
    ).toBe(422);
    expect(await site.deliver()).toBe(0);
    await ok(site.acme.owner.post("/tags/bulk", [{ name: "A" }, { name: "B" }, { name: "C" }]), 201);
    expect(await site.deliver()).toBe(3);
    expect(await site.deliveries(`&webhook_id=${id}`)).toHaveLength(3);
  });

  test("a transaction that commits late is reported all the same", async () => {
    await site.subscribe(["tags.created"]);
    const tag = (name: string) =>
      site.app.installation.work(site.acme.workspace, (work) =>
        work.create("tags", { name, color: "#aa0000" }),
      );
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun: () => void = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const late = site.app.installation.work(site.acme.workspace, async (work) => {
      await work.create("tags", { name: "Began first", color: "#aa0000" });
      begun();
      await finished;
    });
    await isBegun;
    await tag("Commits first");
    expect(await site.deliver()).toBe(1);
    finish();
    await late;
    expect(await site.deliver()).toBe(1);
    await tag("Third");
    expect(await site.deliver()).toBe(1);
    expect((await site.deliveries()).length).toBe(3);
  });

  test("more than one step of them, each once", async () => {
    await site.subscribe(["tags.created"]);
    for (let round = 0; round < 3; round++) {
      const names = Array.from({ length: 400 }, (_, index) => ({ name: `Many ${round} ${index}` }));
      await ok(site.acme.owner.post("/tags/bulk", names), 201);
    }
    expect(await site.loop.dispatch()).toBe(1_200);
    expect(await site.loop.dispatch()).toBe(0);
    const { rows } = await site.app.installation.pool.query(
      "select count(distinct payload -> 'data' ->> 'id')::integer as count from webhook_deliveries where workspace_id = $1",
      [site.acme.workspace.id],
    );
    expect(rows[0].count).toBe(1_200);
    await site.app.installation.pool.query("delete from webhooks where workspace_id = $1", [
      site.acme.workspace.id,
    ]);
  });

  test("what happened before the subscription was changed goes by the one before", async () => {
    const { id } = await site.subscribe(["tags.created"]);
    await site.makeTag();
    await ok(site.acme.owner.patch(`/webhooks/${id}`, { events: ["tags.updated", "webhooks.updated"] }));
    const tag = await site.makeTag();
    await ok(site.acme.owner.patch(`/tags/${tag}`, { color: "#aa0000" }));
    await site.deliver();
    expect((await site.deliveries()).map(({ event_type }: { event_type: string }) => event_type)).toEqual([
      "tags.created",
      "webhooks.updated",
      "tags.updated",
    ]);
  });

  test("a new webhook is notified of what happens from then on, not of itself; another one is", async () => {
    await site.makeTag();
    const first = await site.subscribe(["*"]);
    await site.deliver();
    expect(await site.deliveries()).toEqual([]);
    await site.subscribe(["tags.*"]);
    await site.deliver();
    expect(await site.deliveries()).toMatchObject([{ webhook_id: first.id, event_type: "webhooks.created" }]);
  });

  test("what ended before a webhook was enabled is not for it, though nobody had read it; what ends later is", async () => {
    const first = await site.subscribe(["tags.created"]);
    const before = await site.makeTag();
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun: (id: string) => void = () => {};
    const isBegun = new Promise<string>((resolve) => {
      begun = resolve;
    });
    const late = site.app.installation.work(site.acme.workspace, async (work) => {
      begun(await work.create("tags", { name: "Began before", color: "#aa0000" }));
      await finished;
    });
    const during = await isBegun;
    const second = await site.subscribe(["tags.created", "webhooks.*"]);
    finish();
    await late;
    const after = await site.makeTag();
    await site.deliver();
    const reported = async (webhook: string) =>
      (await site.deliveries(`&webhook_id=${webhook}`)).map(
        ({ payload }: { payload: { data: { id: string } } }) => payload.data.id,
      );
    expect(await reported(first.id)).toEqual([before, during, after]);
    expect(await reported(second.id)).toEqual([during, after]);
    await ok(site.run(second.id, "disable"));
    await ok(site.run(second.id, "enable"));
    await site.deliver();
    expect(await reported(second.id)).toEqual([during, after]);
  });

  test("nothing of another workspace", async () => {
    const globex = await site.app.addWorkspace("globex");
    await site.subscribe(["*"]);
    await ok(globex.owner.post("/tags", { name: "Theirs" }), 201);
    await site.deliver();
    expect(await site.deliveries()).toEqual([]);
  });

  test("attempts and their results raise none: a webhook for everything comes to rest", async () => {
    await site.subscribe(["*"]);
    await site.makeTag();
    expect(await site.deliver()).toBe(1);
    expect(await site.deliver()).toBe(0);
    const made = await site.deliveries();
    await ok(site.acme.owner.post(`/webhook-deliveries/${made[0].id}/actions?action=replay`));
    expect(await site.deliver()).toBe(1);
    expect(await site.deliver()).toBe(0);
    expect(
      (await ok(site.acme.owner.get("/audit-log?event=webhook_deliveries.replay"))).body.meta.total,
    ).toBe(1);
  });
});
