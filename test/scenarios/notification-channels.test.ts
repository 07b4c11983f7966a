import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notifyPeople, sendChannelMessages } from "../../src/modules/notifications/index.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { act, add, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { addPolicy } from "./leave.ts";

/** A Tuesday. */
const NOW = "2026-07-14T10:00:00Z";

let app: TestApp;
let acme: TestWorkspace;
let receiver: Receiver;
let boss: Colleague;
let ana: Colleague;
let count = 0;

const at = (moment: string): void => app.clock.set(new Date(moment));
const notify = () => notifyPeople(app.installation)();
const send = () => sendChannelMessages(app.installation)();

beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOK_ALLOW_PRIVATE: "on" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  at(NOW);
  receiver = await startReceiver();
  acme = await app.addWorkspace(`acme${++count}`);
  boss = await colleague(app, acme, "Bea Boss", "manage-workspace", "manage-tickets");
  ana = await colleague(app, acme, "Ana Pop");
  await notify();
});
afterEach(() => receiver.close());

const bodyOf = (more: object = {}) => ({
  ...{ name: "Support", service: "slack", audience: "workspace", address: `${receiver.url}/T1/B2/secret` },
  kinds: ["ticket-assigned", "ticket-due"],
  ...more,
});

const setUp = async ({ session }: Colleague, more: object = {}): Promise<string> => {
  const reply = await session.send("POST", "/notification-channels", bodyOf(more));
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
};

const channel = async ({ session }: Colleague, id: string) =>
  (await session.get(`/notification-channels/${id}`)).body.data.attributes;

const assign = async (subject = "Printer <!channel> *on fire*"): Promise<string> => {
  const ticket = await add(acme.owner, "tickets", { subject });
  shown(await act(acme.owner, `/tickets/${ticket}`, "assign", { assignee_employee_id: ana.id }));
  await notify();
  return ticket;
};

describe("a channel", () => {
  test("never returns its address, and stores it encrypted", async () => {
    const reply = await boss.session.send("POST", "/notification-channels", bodyOf());
    expect(reply.text).not.toContain("/T1/B2/secret");
    expect(reply.body.data.attributes.address_hint).toMatch(/^127\.0\.0\.1:\d+\/…cret$/);
    const { rows } = await app.installation.pool.query(
      "select row_to_json(c)::text as stored from notification_channels c where id = $1",
      [reply.body.data.id],
    );
    expect(rows[0].stored).not.toContain("T1/B2");
    const journal = await app.installation.pool.query("select changes::text as changes from journal");
    for (const { changes } of journal.rows) expect(changes).not.toContain("T1/B2");
  });

  test("of the workspace needs the permission, and a key cannot have one at all", async () => {
    const reply = await ana.session.send("POST", "/notification-channels", bodyOf());
    expect([reply.status, reply.body.required_permission]).toEqual([403, "manage-workspace"]);
    const byKey = await acme.owner.post("/notification-channels", bodyOf());
    expect([byKey.status, byKey.body.message]).toEqual([
      403,
      "API keys cannot manage channels, because their messages have the rights of a person.",
    ]);
  });

  test("of a person is nobody else's, not even the administrator's", async () => {
    const id = await setUp(ana, { audience: "person" });
    expect((await boss.session.get(`/notification-channels/${id}`)).status).toBe(404);
    const list = await boss.session.get("/notification-channels");
    expect(list.body.data).toEqual([]);
  });

  test("takes kinds that exist, and of the workspace only those that concern no single person", async () => {
    const unknown = await ana.session.send(
      "POST",
      "/notification-channels",
      bodyOf({ audience: "person", kinds: ["x"] }),
    );
    refused(unknown, { "kinds.0": "The selected kinds.0 is invalid." });
    const twice = bodyOf({ kinds: ["ticket-due", "ticket-due"] });
    refused(await boss.session.send("POST", "/notification-channels", twice), {
      "kinds.1": "The kinds.1 field has a duplicate value.",
    });
    const private_ = bodyOf({ kinds: ["leave-to-decide"] });
    const reply = await boss.session.send("POST", "/notification-channels", private_);
    refused(reply, { "kinds.0": "The selected kinds.0 is invalid." });
    const { body } = await boss.session.get("/notification-choices");
    const shareable = body.data.filter((one: { is_shareable: boolean }) => one.is_shareable);
    expect(shareable.map((one: { kind: string }) => one.kind).sort()).toEqual(
      [
        ...["invoice-overdue", "invoice-paid", "lead-assigned", "offer-outcome"],
        ...["ticket-assigned", "ticket-due", "ticket-resolved"],
      ].sort(),
    );
  });
});

describe("messages", () => {
  test("to Slack are one for each event, with nothing that is a link or a mention of everybody", async () => {
    await setUp(boss);
    const ticket = await assign();
    await Promise.all([send(), send()]);
    await send();
    await notify();
    await send();
    expect(receiver.received).toHaveLength(1);
    const [{ message, path, headers }] = receiver.received as [Receiver["received"][number]];
    expect(path).toBe("/hook/T1/B2/secret");
    expect(headers["content-type"]).toBe("application/json");
    expect(message.text).toContain("ticket #1 to Ana Pop");
    expect(message.text).toContain("Printer &lt;!channel&gt; *\u200bon fire*\u200b");
    expect(message.blocks[0]).toMatchObject({
      type: "section",
      text: {
        type: "mrkdwn",
        text: expect.stringMatching(
          new RegExp(`^<http://acme${count}\\.[^|]+/open\\?type=tickets&id=${ticket}\\|`),
        ),
      },
    });
    expect(message.blocks[1]).toEqual({
      type: "context",
      elements: [{ type: "plain_text", text: "Printer <!channel> *on fire* · normal", emoji: false }],
    });
  });

  test("to Teams are adaptive cards", async () => {
    await setUp(boss, { service: "teams" });
    const ticket = await assign("Printer");
    await send();
    const [{ message }] = receiver.received as [Receiver["received"][number]];
    const [attachment] = message.attachments;
    expect([message.type, attachment.contentType]).toEqual([
      "message",
      "application/vnd.microsoft.card.adaptive",
    ]);
    expect(attachment.content).toMatchObject({
      ...{ type: "AdaptiveCard", version: "1.4" },
      body: [
        {
          type: "RichTextBlock",
          inlines: [
            { type: "TextRun", text: expect.stringContaining("ticket #1 to Ana Pop"), weight: "bolder" },
          ],
        },
        { type: "RichTextBlock", inlines: [{ type: "TextRun", text: "Printer · normal", isSubtle: true }] },
      ],
      actions: [
        { type: "Action.OpenUrl", title: "Open in Bureau", url: expect.stringContaining(`id=${ticket}`) },
      ],
    });
  });

  test("to a person are what the person is notified of, in the words for the person, on a working day", async () => {
    await setUp(ana, { audience: "person", kinds: ["ticket-assigned"] });
    await setUp(boss, { audience: "person", kinds: ["ticket-assigned"] });
    await add(acme.owner, "public-holidays", { name: "Day of rest", date: "2026-07-14" });
    await assign();
    await send();
    expect(receiver.received).toEqual([]);
    at("2026-07-15T08:00:00Z");
    await send();
    expect(receiver.received.map(({ message }) => message.text)).toEqual([
      expect.stringContaining("assigned ticket #1 to you"),
    ]);
  });

  test("say nothing that the person may not see when they are sent, or has read", async () => {
    const manager = await colleague(app, acme, "Mia Manager");
    shown(await acme.owner.patch(`/employees/${ana.id}`, { manager_employee_id: manager.id }));
    const holiday_policy_id = await addPolicy(acme.owner);
    await setUp(manager, { audience: "person", kinds: ["leave-to-decide"] });
    const ask = (start_date: string) =>
      ana.session.send("POST", "/holidays", { start_date, end_date: start_date, holiday_policy_id });
    await ask("2026-08-03");
    await notify();
    const { body } = await manager.session.get("/notifications?kind=leave-to-decide");
    await manager.session.send("POST", `/notifications/${body.data[0].id}/actions?action=mark-read`);
    await send();
    expect(receiver.received).toEqual([]);
    await ask("2026-08-04");
    await notify();
    shown(await acme.owner.patch(`/employees/${ana.id}`, { manager_employee_id: null }));
    await send();
    expect(receiver.received).toEqual([]);
  });

  test("of the workspace end with the right of the person who set the channel up", async () => {
    await setUp(boss);
    shown(await acme.owner.patch(`/roles/${boss.role}`, { permissions: ["manage-tickets"] }));
    await assign();
    await send();
    expect(receiver.received).toEqual([]);
  });

  test("have the rights of whoever changed the channel of the workspace last", async () => {
    const id = await setUp(boss);
    const other = await colleague(app, acme, "Otto Office", "manage-workspace");
    const reply = await other.session.send("PATCH", `/notification-channels/${id}`, { name: "Desk" });
    expect(reply.body.data.attributes.user_id).toBe(other.account);
    // Otto sees no tickets of others.
    await assign();
    await send();
    expect(receiver.received).toEqual([]);
  });
});

describe("an attempt that fails", () => {
  test("is repeated later, and not before", async () => {
    const id = await setUp(boss);
    receiver.responses(500, 503);
    await assign();
    await send();
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await channel(boss, id)).toMatchObject({ last_problem: "500", last_success_at: null });
    at("2026-07-14T10:00:06Z");
    await send();
    expect(receiver.received).toHaveLength(2);
    at("2026-07-14T10:10:00Z");
    await send();
    expect(receiver.received).toHaveLength(3);
    expect(await channel(boss, id)).toMatchObject({ last_problem: null, failing_since: null });
    at("2026-07-15T10:00:00Z");
    expect(await send()).toBe(0);
  });

  test("is repeated by another process when this one was killed", async () => {
    await setUp(boss);
    await assign();
    // What a killed process leaves behind: a message that it took and did not record.
    await app.installation.pool.query(
      "update channel_messages set attempts = 1, due_at = $1 where status = 'pending'",
      [new Date("2026-07-14T10:01:00Z")],
    );
    expect(await send()).toBe(0);
    at("2026-07-14T10:01:00Z");
    expect(await send()).toBe(1);
    expect(receiver.received).toHaveLength(1);
  });

  test("ends the channel if the address does not exist any more, and its person is notified", async () => {
    const id = await setUp(boss);
    receiver.always(404);
    await assign();
    await send();
    expect(await channel(boss, id)).toMatchObject({ status: "disabled", disabled_reason: "gone" });
    await notify();
    const { body } = await boss.session.get("/notifications?kind=channel-disabled");
    expect(body.data[0].attributes).toMatchObject({
      title: "Notifications are no longer sent to “Support”",
      detail: "The address does not exist any more",
    });
    await assign();
    expect(await send()).toBe(0);
    const enabled = await boss.session.send("POST", `/notification-channels/${id}/actions?action=enable`);
    expect(enabled.body.data.attributes).toMatchObject({ status: "enabled", disabled_reason: null });
  });
});

test("a test message is sent at once, and the channel says what became of it", async () => {
  const id = await setUp(ana, { audience: "person", kinds: ["ticket-assigned"] });
  const path = `/notification-channels/${id}/actions?action=test`;
  expect((await ana.session.send("POST", path)).status).toBe(200);
  expect(await channel(ana, id)).toMatchObject({
    last_problem: null,
    last_success_at: expect.any(String),
  });
  expect(receiver.received[0]!.message.text).toBe(
    `This is a test message from acme${count}. · Notifications will be shown here.`,
  );
  receiver.always(403);
  await ana.session.send("POST", path);
  expect(await channel(ana, id)).toMatchObject({ last_problem: "403", status: "enabled" });
});
