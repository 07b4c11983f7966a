import { describe, expect, test } from "vitest";
import { startReceiver, verify } from "../support/receiver.ts";
import { attributes, ok, WebhookSite } from "./webhook-site.ts";

const site = new WebhookSite();

describe("attempts", () => {
  test("two failures, then success: the same id, three timestamps, three signatures", async () => {
    const { id, secret } = await site.subscribe(["tags.created"]);
    site.receiver.responses(500, 500, (response) => response.writeHead(201).end("thank you"));
    await site.makeTag();
    expect(await site.deliver()).toBe(1);
    expect(await site.webhook(id)).toMatchObject({
      failing_since: "2026-07-14T10:00:00.000000Z",
      last_success_at: null,
    });
    site.moveClock(4);
    expect(await site.deliver()).toBe(0);
    site.moveClock(1);
    expect(await site.deliver()).toBe(1);
    site.moveClock(300);
    expect(await site.deliver()).toBe(1);
    const [delivery] = await site.deliveries();
    expect(delivery).toMatchObject({
      status: "succeeded",
      attempts_count: 3,
      next_attempt_at: null,
      last_response_status: 201,
      attempts: [
        { number: 1, at: "2026-07-14T10:00:00.000000Z", response_status: 500, error: null, is_replay: false },
        { number: 2, at: "2026-07-14T10:00:05.000000Z", response_status: 500 },
        { number: 3, at: "2026-07-14T10:05:05.000000Z", response_status: 201, response_body: "thank you" },
      ],
    });
    const heads = site.receiver.received.map(({ headers }) => headers);
    expect(new Set(heads.map((head) => head["webhook-id"]))).toEqual(new Set([delivery.event_id]));
    expect(new Set(heads.map((head) => head["webhook-timestamp"])).size).toBe(3);
    expect(new Set(heads.map((head) => head["webhook-signature"])).size).toBe(3);
    for (const message of site.receiver.received) expect(verify(message, secret)).toEqual(delivery.payload);
    expect(await site.webhook(id)).toMatchObject({
      failing_since: null,
      last_success_at: "2026-07-14T10:05:05.000000Z",
      last_attempt_at: "2026-07-14T10:05:05.000000Z",
      status: "enabled",
    });
  });

  test("ten failures take 75 h 35 min 5 s; a replay begins again and the log goes on", async () => {
    await site.subscribe(["tags.created"]);
    site.receiver.always(500);
    await site.makeTag();
    const began = site.app.clock.now().getTime();
    for (let sent = await site.deliver(); sent > 0; sent = await site.deliver()) {
      const [{ next_attempt_at }] = await site.deliveries();
      if (next_attempt_at === null) break;
      site.app.clock.set(new Date(Date.parse(next_attempt_at) - 1_000));
      expect(await site.deliver()).toBe(0);
      site.moveClock(1);
    }
    expect((site.app.clock.now().getTime() - began) / 1_000).toBe(75 * 3_600 + 35 * 60 + 5);
    const [failed] = await site.deliveries();
    expect(failed).toMatchObject({ status: "failed", attempts_count: 10, next_attempt_at: null });
    expect(failed.attempts.map(({ number }: { number: number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    site.receiver.responses(500, 200);
    const replayed = await ok(site.acme.owner.post(`/webhook-deliveries/${failed.id}/actions?action=replay`));
    expect(attributes(replayed)).toMatchObject({ status: "pending", attempts_count: 10 });
    await site.deliver();
    site.moveClock(5);
    await site.deliver();
    const [succeeded] = await site.deliveries();
    expect(succeeded).toMatchObject({ status: "succeeded", attempts_count: 12, event_id: failed.event_id });
    expect(succeeded.attempts.slice(9)).toMatchObject([
      { number: 10, is_replay: false },
      { number: 11, is_replay: true, response_status: 500 },
      { number: 12, is_replay: true, response_status: 200 },
    ]);
    expect(new Set(site.receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  test("410 disables the webhook and cancels what is pending; enabled again, it is notified of the next event", async () => {
    const { id } = await site.subscribe(["tags.created"]);
    const watcher = await site.subscribe(["webhooks.*"], `${site.receiver.url}/watcher`);
    site.receiver.responses(500);
    await site.makeTag();
    await site.deliver();
    site.receiver.always((response, { path }) => response.writeHead(path === "/hook" ? 410 : 200).end());
    await site.makeTag();
    await site.deliver();
    expect(await site.webhook(id)).toMatchObject({
      status: "disabled",
      disabled_reason: "gone",
      disabled_at: "2026-07-14T10:00:00.000000Z",
    });
    const own = () => site.deliveries(`&webhook_id=${id}`);
    expect((await own()).map(({ status }: { status: string }) => status)).toEqual(["cancelled", "failed"]);
    await site.deliver();
    expect(await site.deliveries(`&webhook_id=${watcher.id}`)).toMatchObject([
      { event_type: "webhooks.disabled", status: "succeeded" },
    ]);
    const reported = site.receiver.received.find(
      ({ message }) => message.type === "webhooks.disabled",
    )!.message;
    expect(reported.data).toMatchObject({ id, actor: { type: "system", id: null } });
    expect(reported.data.changed).toEqual(
      expect.arrayContaining(["status", "disabled_reason", "disabled_at"]),
    );

    await site.makeTag();
    await site.deliver();
    expect(await own()).toHaveLength(2);
    const replay = await site.acme.owner.post(
      `/webhook-deliveries/${(await own())[0].id}/actions?action=replay`,
    );
    expect(replay.body.errors).toEqual({ action: ["The webhook is disabled."] });
    const enabled = await ok(site.run(id, "enable"));
    expect(attributes(enabled)).toMatchObject({
      status: "enabled",
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
    });
    site.receiver.always(200);
    await site.makeTag();
    await site.deliver();
    expect((await own()).map(({ status }: { status: string }) => status)).toEqual([
      "cancelled",
      "failed",
      "succeeded",
    ]);
    const again = await site.run(id, "enable");
    expect(again.body.errors).toEqual({ action: ["The webhook is already enabled."] });
  });

  test("Retry-After puts the next attempt off", async () => {
    await site.subscribe(["tags.created"]);
    site.receiver.responses(500, (response) => response.writeHead(429, { "Retry-After": "600" }).end());
    await site.makeTag();
    await site.deliver();
    site.moveClock(5);
    await site.deliver();
    const [delivery] = await site.deliveries();
    expect(delivery.next_attempt_at).toBe("2026-07-14T10:10:05.000000Z");
  });

  test("five days of failures disable it, and its managers are notified by mail", async () => {
    const { id } = await site.subscribe(["tags.created"]);
    site.receiver.always(500);
    await site.makeTag();
    await site.deliver();
    site.moveClock(5 * 86_400 - 1);
    await site.makeTag();
    await site.deliver();
    expect((await site.webhook(id)).status).toBe("enabled");
    site.moveClock(1);
    await site.makeTag();
    await site.deliver();
    expect(await site.webhook(id)).toMatchObject({ status: "disabled", disabled_reason: "failing" });
    const statuses = await site.statuses();
    expect(statuses).toEqual(["cancelled", "cancelled", "cancelled"]);
    const { readdir, readFile } = await import("node:fs/promises");
    const outbox = `${site.app.dataDir}/outbox`;
    const mails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(`${outbox}/${name}`, "utf8")),
    );
    const reported = mails.filter((mail) => mail.includes(`owner@${site.acme.workspace.subdomain}.test`));
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain("A webhook of");
  });

  test("redirects are not followed; what comes back is kept up to 4 KiB, without what no text can hold", async () => {
    await site.subscribe(["tags.created"]);
    const other = await startReceiver();
    site.receiver.responses((response) =>
      response.writeHead(302, { Location: other.url }).end("\u0000é".repeat(3_000)),
    );
    await site.makeTag();
    await site.deliver();
    expect(other.received).toEqual([]);
    await other.close();
    const [{ attempts, status }] = await site.deliveries();
    expect(status).toBe("pending");
    expect(attempts[0].response_status).toBe(302);
    expect(Buffer.byteLength(attempts[0].response_body.replaceAll("\ufffd", "\u0000"))).toBeLessThanOrEqual(
      4_097,
    );
    expect(attempts[0].response_body.startsWith("\ufffdé")).toBe(true);
  });

  test("an endpoint that is not there is a failed connection", async () => {
    const gone = await startReceiver();
    await gone.close();
    await site.subscribe(["tags.created"], gone.url);
    await site.makeTag();
    await site.deliver();
    expect(await site.deliveries()).toMatchObject([
      {
        status: "pending",
        last_response_status: null,
        attempts: [{ response_status: null, error: "connection" }],
      },
    ]);
  });

  test("pending ones can be cancelled, others cannot; all that filters match are replayed at once", async () => {
    const { id } = await site.subscribe(["tags.created"]);
    for (let i = 0; i < 3; i++) await site.makeTag();
    await site.loop.dispatch();
    const [first] = await site.deliveries();
    const cancelled = await ok(site.acme.owner.post(`/webhook-deliveries/${first.id}/actions?action=cancel`));
    expect(attributes(cancelled)).toMatchObject({ status: "cancelled", next_attempt_at: null });
    const again = await site.acme.owner.post(`/webhook-deliveries/${first.id}/actions?action=cancel`);
    expect(again.body.errors).toEqual({ action: ["The delivery is not pending."] });
    const pending = await site.acme.owner.post("/webhook-deliveries/actions?action=replay", {
      repositories: "all",
    });
    expect(pending.body.errors).toEqual({
      "repositories.1": ["The delivery is already pending."],
      "repositories.2": ["The delivery is already pending."],
    });
    expect(await site.loop.sendDue()).toBe(2);
    const replayed = await ok(
      site.acme.owner.post(
        `/webhook-deliveries/actions?action=replay&webhook_id=${id}&status=cancelled,succeeded&event_at=2026-07-14`,
        { repositories: "all" },
      ),
    );
    expect(replayed.body.data).toHaveLength(3);
    expect(await site.loop.sendDue()).toBe(3);
    expect(await site.statuses()).toEqual(["succeeded", "succeeded", "succeeded"]);
  });

  test("disabling cancels what is pending, deleting takes the log with it", async () => {
    const { id } = await site.subscribe(["tags.created"]);
    await site.makeTag();
    await site.loop.dispatch();
    await ok(site.run(id, "disable"));
    expect(await site.deliveries()).toMatchObject([{ status: "cancelled", next_attempt_at: null }]);
    expect(await site.webhook(id)).toMatchObject({ status: "disabled", disabled_reason: "manual" });
    await site.makeTag();
    expect(await site.deliver()).toBe(0);
    await ok(site.acme.owner.delete(`/webhooks/${id}`), 204);
    expect(await site.deliveries()).toEqual([]);
  });
});
