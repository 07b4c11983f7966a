import { beforeEach, describe, expect, test } from "vitest";
import { repeatedJobs } from "../../src/administration/jobs.ts";
import { notifyPeople } from "../../src/modules/notifications/index.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { addPolicy } from "./leave.ts";
import { mailDueNotifications, mailsTo } from "./outbox.ts";
import type { SignedIn } from "./signed-in.ts";

const { app, acme, owner } = testCompany();

/** A Tuesday. */
const NOW = "2026-07-14T10:00:00Z";
const at = (moment: string): void => app.clock.set(new Date(moment));

let count = 0;
let manager: Colleague;
let ana: Colleague;
let policy: string;

const notify = (): Promise<number> => notifyPeople(app.installation)();
const mail = (): Promise<void> => mailDueNotifications(app);

beforeEach(async () => {
  at(NOW);
  count++;
  manager = await colleague(app, acme, `Mia Manager${count}`);
  ana = await colleague(app, acme, `Ana Asker${count}`);
  shown(await owner.patch(`/employees/${ana.id}`, { manager_employee_id: manager.id }));
  policy = await addPolicy(owner);
  await notify();
});

const askLeave = async (from = "2026-08-03", to = "2026-08-05"): Promise<string> => {
  const body = { start_date: from, end_date: to, holiday_policy_id: policy };
  const reply = await ana.session.send("POST", "/holidays", body);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
};

const decide = async (id: string, action: string, body = {}): Promise<void> => {
  const reply = await manager.session.send("POST", `/holidays/${id}/actions?action=${action}`, body);
  expect(reply.status, reply.text).toBe(200);
};

interface NotifiedEvent {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What a person was notified, newest first. */
const notificationsOf = async (session: Pick<SignedIn, "get">, query = ""): Promise<NotifiedEvent[]> => {
  const reply = await session.get(`/notifications${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
};

const unread = async ({ session }: Colleague): Promise<number> =>
  (await session.get("/notifications/getters/unread-count")).body.data.unread;

describe("leave", () => {
  test("is notified to the manager when it is asked for, and to the employee when it is decided", async () => {
    const leave = await askLeave();
    await notify();
    expect(await notificationsOf(manager.session)).toMatchObject([
      {
        attributes: {
          kind: "leave-to-decide",
          title: `Ana Asker${count} requested leave`,
          detail: expect.stringContaining("3 Aug – 5 Aug 2026 · Leave"),
          record_type: "holidays",
          record_id: leave,
          is_read: false,
          actor_name: `Ana Asker${count}`,
        },
      },
    ]);
    expect(await notificationsOf(ana.session)).toEqual([]);
    await decide(leave, "reject", { status_explanation: "Everybody is away." });
    await notify();
    expect(await notificationsOf(ana.session)).toMatchObject([
      {
        attributes: {
          kind: "leave-decided",
          title: `Mia Manager${count} rejected your leave`,
          detail: expect.stringContaining("Everybody is away."),
        },
      },
    ]);
    expect(await notificationsOf(manager.session)).toHaveLength(1);
  });

  test("is notified once, however often people are notified", async () => {
    await askLeave();
    await Promise.all([notify(), notify(), notify()]);
    await notify();
    expect(await notificationsOf(manager.session)).toHaveLength(1);
  });
});

describe("reading", () => {
  test("is counted, one by one and all at once", async () => {
    await askLeave();
    await askLeave("2026-09-01", "2026-09-02");
    await notify();
    expect(await unread(manager)).toBe(2);
    const [newest, older] = await notificationsOf(manager.session);
    const path = (notified: NotifiedEvent | undefined) => `/notifications/${notified!.id}/actions`;
    expect((await manager.session.send("POST", `${path(newest)}?action=mark-read`)).status).toBe(200);
    expect(await unread(manager)).toBe(1);
    expect(await notificationsOf(manager.session, "?is_read=false")).toMatchObject([{ id: older!.id }]);
    expect((await manager.session.send("POST", `${path(newest)}?action=mark-unread`)).status).toBe(200);
    expect(await unread(manager)).toBe(2);
    const all = await manager.session.send("POST", "/notifications/actions?action=mark-all-read");
    expect(all.body.data).toEqual({ marked: 2 });
    expect(await unread(manager)).toBe(0);
  });

  test("is nobody else's business, not even the owner's", async () => {
    await askLeave();
    await notify();
    const [notified] = await notificationsOf(manager.session);
    expect((await owner.get(`/notifications/${notified!.id}`)).status).toBe(404);
    expect((await ana.session.get(`/notifications/${notified!.id}`)).status).toBe(404);
    const path = `/notifications/${notified!.id}/actions?action=mark-read`;
    expect((await ana.session.send("POST", path)).status).toBe(404);
  });

  test("shows nothing of a record that is out of sight by then", async () => {
    await askLeave();
    await notify();
    const [notified] = await notificationsOf(manager.session);
    expect(await unread(manager)).toBe(1);
    shown(await owner.patch(`/employees/${ana.id}`, { manager_employee_id: null }));
    expect(await notificationsOf(manager.session)).toEqual([]);
    expect(await unread(manager)).toBe(0);
    expect((await manager.session.get(`/notifications/${notified!.id}`)).status).toBe(404);
    await mail();
    expect(await mailsTo(app, manager.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining("requested leave") }),
    );
  });

  test("shows nothing of a record that was deleted", async () => {
    const leave = await askLeave();
    await notify();
    expect((await ana.session.send("DELETE", `/holidays/${leave}`)).status).toBe(204);
    expect(await notificationsOf(manager.session)).toEqual([]);
  });
});

describe("mails", () => {
  const subjectsTo = async ({ email }: Colleague): Promise<string[]> =>
    (await mailsTo(app, email)).map(({ subject }) => subject).filter((one) => !/invit/i.test(one));

  test("are sent at once, once, with links to decide and to end them", async () => {
    const leave = await askLeave();
    await notify();
    await mail();
    await mail();
    const mails = (await mailsTo(app, manager.email)).filter(({ subject }) => subject.includes("leave"));
    expect(mails).toHaveLength(1);
    const [{ subject, text, source }] = mails as [(typeof mails)[number]];
    expect(subject).toBe(`Ana Asker${count} requested leave`);
    expect(text).toContain(`/open?type=holidays&id=${leave}`);
    expect(text).toContain(`/decide?type=holidays&id=${leave}&action=approve`);
    expect(text).toContain(`/decide?type=holidays&id=${leave}&action=reject`);
    expect(source).toContain("Content-Type: text/html");
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(source).toMatch(/^List-Unsubscribe:\s+<http/m);
  });

  test("do not offer a decision that was made meanwhile, and leave out what was read", async () => {
    const leave = await askLeave();
    await askLeave("2026-09-01", "2026-09-02");
    await notify();
    await decide(leave, "approve");
    const [newest] = await notificationsOf(manager.session);
    await manager.session.send("POST", `/notifications/${newest!.id}/actions?action=mark-read`);
    await mail();
    const mails = (await mailsTo(app, manager.email)).filter(({ subject }) => subject.includes("leave"));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`/open?type=holidays&id=${leave}`);
    expect(mails[0]!.text).not.toContain("/decide?");
  });

  test("wait in the digest of the next working day where somebody chose that", async () => {
    at("2026-07-17T10:00:00Z");
    const choice = await manager.session.send("PATCH", "/notification-choices/leave-to-decide", {
      delivery: "digest",
    });
    expect(choice.body.data).toMatchObject({ delivery: "digest", is_chosen: true });
    await askLeave();
    await askLeave("2026-09-01", "2026-09-02");
    await notify();
    at("2026-07-20T07:59:00Z");
    await mail();
    expect(await subjectsTo(manager)).toEqual([]);
    at("2026-07-20T08:00:00Z");
    await mail();
    expect(await subjectsTo(manager)).toEqual(["2 notifications from acme"]);
  });

  test("at once wait on a public holiday and on leave", async () => {
    await add(owner, "public-holidays", { name: "Day of rest", date: "2026-07-15" });
    const absence = { employee_id: manager.id, holiday_policy_id: policy };
    const leave = await add(owner, "holidays", {
      start_date: "2026-07-16",
      end_date: "2026-07-16",
      ...absence,
    });
    shown(await act(owner, `/holidays/${leave}`, "approve"));
    at("2026-07-15T10:00:00Z");
    await askLeave();
    await notify();
    await mail();
    at("2026-07-17T07:00:00Z");
    await mail();
    const asked = async () => (await subjectsTo(manager)).filter((one) => one.includes("requested leave"));
    expect(await asked()).toEqual([]);
    at("2026-07-17T08:00:00Z");
    await mail();
    expect(await asked()).toHaveLength(1);
    // In the web UI nothing waits.
    expect(await notificationsOf(manager.session, "?kind=leave-to-decide")).toHaveLength(1);
  });

  test("end with one click, which leaves the web UI as it is", async () => {
    await askLeave();
    await notify();
    await mail();
    const [first] = (await mailsTo(app, manager.email)).filter(({ subject }) => subject.includes("leave"));
    const url = new URL(/^List-Unsubscribe:\s*<([^>]+)>/m.exec(first!.source.replace(/\r\n\s+/g, ""))![1]!);
    const path = `/unsubscribe${url.search}&tenant=acme`;
    const opened = await app.request("GET", path);
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toContain("/unsubscribe?token=");
    const wrong = await app.request("POST", `${path.replace("token=", "token=x")}`);
    refused(wrong, { token: "The token field is not valid." });
    const ended = await app.request("POST", path);
    expect(ended.body.data).toEqual({ kinds: ["Leave to decide"] });
    await askLeave("2026-09-01", "2026-09-02");
    await notify();
    await mail();
    expect(await subjectsTo(manager)).toHaveLength(1);
    expect(await notificationsOf(manager.session)).toHaveLength(2);
  });
});

describe("choices", () => {
  test("are listed with the defaults of the kinds, and refused for what does not exist", async () => {
    const { body } = await ana.session.get("/notification-choices");
    expect(body.data).toContainEqual({
      kind: "leave-decided",
      title: "Decisions on your leave",
      description: "Your leave was approved, rejected or cancelled.",
      module: "Leave",
      delivery: "mail",
      is_shareable: false,
      is_chosen: false,
    });
    expect(
      (await ana.session.send("PATCH", "/notification-choices/nothing", { delivery: "mail" })).status,
    ).toBe(404);
    const unknown = await ana.session.send("PATCH", "/notification-choices/leave-decided", {
      delivery: "pigeon",
    });
    refused(unknown, { delivery: "The selected delivery is invalid." });
  });

  test("of none mean that nothing is notified", async () => {
    await manager.session.send("PATCH", "/notification-choices/leave-to-decide", { delivery: "none" });
    await askLeave();
    await notify();
    expect(await notificationsOf(manager.session)).toEqual([]);
  });
});

test("people are notified of tasks and tickets that others give them, and not of what they do themselves", async () => {
  const project = await add(owner, "projects", { name: `Website ${count}` });
  await add(owner, "project-assignments", { project_id: project, employee_id: ana.id });
  const task = await add(owner, "tasks", {
    name: "Draw the plan",
    project_id: project,
    assigned_employee_ids: [ana.id],
  });
  const desk = await colleague(app, acme, `Tia Agent${count}`, "manage-tickets");
  const ticket = await add(owner, "tickets", { subject: "Printer", requester_employee_id: ana.id });
  shown(await act(owner, `/tickets/${ticket}`, "assign", { assignee_employee_id: desk.id }));
  const own = await add(owner, "tickets", { subject: "Screen", requester_employee_id: ana.id });
  await desk.session.send("POST", `/tickets/${own}/actions?action=take`);
  await notify();
  expect(await notificationsOf(ana.session)).toMatchObject([
    { attributes: { kind: "task-assigned", record_id: task, detail: `Website ${count}` } },
    { attributes: { kind: "project-assigned" } },
  ]);
  expect(await notificationsOf(desk.session)).toMatchObject([
    {
      attributes: { kind: "ticket-assigned", record_id: ticket, detail: expect.stringContaining("Printer") },
    },
  ]);
});

test("a person without an account is nobody to notify", async () => {
  const silent = await hire(owner, `Sam Silent${count}`);
  shown(await owner.patch(`/employees/${ana.id}`, { manager_employee_id: silent }));
  await askLeave();
  await notify();
  expect(await notificationsOf(manager.session)).toEqual([]);
});

describe("due dates", () => {
  const runDue = async (): Promise<void> => {
    for (const { name, run } of repeatedJobs(app.installation))
      if (name === "tickets that are due") await run();
    await notify();
  };
  const dueOf = async ({ session }: Colleague, kind: string) =>
    (await notificationsOf(session)).filter(({ attributes }) => attributes.kind === kind);

  test("of tickets are notified to the assignee once, on the day, and again when they were moved", async () => {
    const ticket = await add(owner, "tickets", {
      subject: "The printer",
      assignee_employee_id: ana.id,
      due_date: "2026-07-15",
    });
    await runDue();
    expect(await dueOf(ana, "ticket-due")).toEqual([]);
    at("2026-07-15T05:00:00Z");
    await runDue();
    expect(await dueOf(ana, "ticket-due")).toEqual([]);
    at("2026-07-15T10:00:00Z");
    await Promise.all([runDue(), runDue()]);
    await runDue();
    expect(await dueOf(ana, "ticket-due")).toMatchObject([
      {
        attributes: {
          title: expect.stringMatching(/^Ticket #\d+ is due$/),
          detail: "The printer · due 15 Jul 2026",
          record_id: ticket,
        },
      },
    ]);
    expect(await dueOf(manager, "ticket-due")).toEqual([]);
    shown(await owner.patch(`/tickets/${ticket}`, { due_date: "2026-07-17" }));
    at("2026-07-17T10:00:00Z");
    await runDue();
    expect(await dueOf(ana, "ticket-due")).toHaveLength(2);
    const resolved = await add(owner, "tickets", {
      subject: "Done",
      assignee_employee_id: ana.id,
      due_date: "2026-07-18",
    });
    await act(owner, `/tickets/${resolved}`, "resolve");
    at("2026-07-18T10:00:00Z");
    await runDue();
    expect(await dueOf(ana, "ticket-due")).toHaveLength(2);
  });
});
