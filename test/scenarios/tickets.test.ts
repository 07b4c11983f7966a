import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, conflicting, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

let stages: Record<string, string>;
/** An agent by permission, and two employees who hold none. */
let agent: Caller;
let agentId: string;
let rita: Caller;
let ritaId: string;
let tom: Caller;

beforeAll(async () => {
  const { data } = (await owner.get("/ticket-stages")).body;
  stages = Object.fromEntries(data.map((one: Fields) => [one.attributes.name, one.id]));
  agentId = await hire(owner, "Alan Agent");
  agent = await acme.callerFor(agentId, "view-tickets", "manage-tickets");
  ritaId = await hire(owner, "Rita Requester");
  rita = await acme.callerFor(ritaId);
  tom = await acme.callerFor(await hire(owner, "Tom Other"));
});

const at = (moment: string): void => app.clock.set(`${moment.replace("Z", "")}:00Z`);
const moment = (text: string): string => `${text.replace("Z", "")}:00.000000Z`;
const open = (by: Caller, more: Fields = {}): Promise<string> =>
  add(by, "tickets", { subject: "The scanner is offline", ...more });
const ticket = (id: string, by = owner): Promise<Fields> => read(by, `/tickets/${id}`);
const doTo = (id: string, action: string, body: Fields = {}, by = agent) =>
  act(by, `/tickets/${id}`, action, body);
const comment = (ticket_id: string, by: Caller, visibility: string | undefined, body = "We look into it.") =>
  by.post("/ticket-comments", { ticket_id, body, ...(visibility ? { visibility } : {}) });

const WEEKDAYS = Object.fromEntries(["1", "2", "3", "4", "5"].map((day) => [day, [["09:00", "17:00"]]]));

describe("the service level agreement of a desk in Berlin, Monday to Friday from 9 to 17", () => {
  let high: string;

  beforeAll(async () => {
    shown(
      await owner.patch("/workspace", {
        timezone: "Europe/Berlin",
        business_hours: { exclude_public_holidays: true, days: WEEKDAYS },
      }),
    );
    for (const [name, date] of [
      ["Good Friday", "2026-04-03"],
      ["Easter Monday", "2026-04-06"],
    ])
      await add(owner, "public-holidays", { name, date, country: "DE" });
  });

  it("counts business hours across a weekend and public holidays", async () => {
    at("2026-04-02T14:30Z");
    high = await open(rita, { priority: "high" });
    expect(await ticket(high)).toMatchObject({
      first_response_target_minutes: 60,
      resolution_target_minutes: 480,
      first_response_due_at: moment("2026-04-07T07:30Z"),
      resolution_due_at: moment("2026-04-07T14:30Z"),
      first_response_state: "running",
      resolution_state: "running",
      requester_employee_id: ritaId,
      channel: "api",
      stage_id: stages.New,
      status: "open",
    });
  });

  it("counts the first public comment of an agent as the first response, and no internal one", async () => {
    at("2026-04-07T07:10Z");
    created(await comment(high, agent, undefined));
    expect(await ticket(high)).toMatchObject({ first_responded_at: null, first_response_minutes: null });
    at("2026-04-07T07:20Z");
    expect(created(await comment(high, agent, "public"))).toMatchObject({
      is_first_response: true,
      author_type: "agent",
    });
    expect(await ticket(high)).toMatchObject({
      first_responded_at: moment("2026-04-07T07:20Z"),
      first_response_minutes: 50,
      first_response_state: "met",
    });
  });

  it("pauses while the ticket waits for the customer", async () => {
    at("2026-04-07T08:00Z");
    shown(await doTo(high, "move", { stage_id: stages["Waiting for customer"] }));
    at("2026-04-07T10:00Z");
    expect(await ticket(high)).toMatchObject({
      status: "pending",
      resolution_due_at: null,
      resolution_state: "paused",
      sla_paused_minutes: 120,
    });
    at("2026-04-08T09:00Z");
    shown(await doTo(high, "move", { stage_id: stages["In progress"] }));
    expect(await ticket(high)).toMatchObject({
      sla_paused_minutes: 540,
      resolution_due_at: moment("2026-04-09T07:30Z"),
      resolution_state: "running",
    });
  });

  it("ends with the resolution, and goes on without the time between when the requester comments again", async () => {
    at("2026-04-08T10:30Z");
    shown(await doTo(high, "resolve"));
    expect(await ticket(high)).toMatchObject({
      resolution_minutes: 180,
      resolution_state: "met",
      resolved_at: moment("2026-04-08T10:30Z"),
      resolution_due_at: moment("2026-04-09T07:30Z"),
    });
    at("2026-04-09T07:00Z");
    expect(created(await comment(high, rita, undefined, "It is offline again."))).toMatchObject({
      author_type: "requester",
      visibility: "public",
    });
    expect(await ticket(high)).toMatchObject({
      status: "open",
      stage_id: stages.New,
      reopen_count: 1,
      sla_paused_minutes: 810,
      resolved_at: null,
      resolution_minutes: null,
      resolution_due_at: moment("2026-04-09T12:00Z"),
      first_responded_at: moment("2026-04-07T07:20Z"),
    });
  });

  it("keeps its start when the priority changes", async () => {
    at("2026-04-02T14:30Z");
    const id = await open(rita, { priority: "high" });
    shown(await agent.patch(`/tickets/${id}`, { priority: "urgent" }));
    expect(await ticket(id)).toMatchObject({
      first_response_due_at: moment("2026-04-02T15:00Z"),
      resolution_due_at: moment("2026-04-07T10:30Z"),
    });
    expect(
      (await agent.post("/tickets/actions?action=set-priority", { repositories: [id], priority: "normal" }))
        .status,
    ).toBe(200);
    expect(await ticket(id)).toMatchObject({
      first_response_due_at: moment("2026-04-07T10:30Z"),
      resolution_due_at: moment("2026-04-09T14:30Z"),
    });
  });

  it("follows the clocks in spring", async () => {
    at("2026-03-27T15:30Z");
    const high = await open(rita, { priority: "high" });
    expect((await ticket(high)).first_response_due_at).toBe(moment("2026-03-30T07:30Z"));
    at("2026-03-28T12:00Z");
    const urgent = await open(rita, { priority: "urgent" });
    expect((await ticket(urgent)).first_response_due_at).toBe(moment("2026-03-30T07:30Z"));
  });

  it("takes a resolution without a comment as the first response", async () => {
    at("2026-04-08T08:00Z");
    const id = await open(rita, { priority: "high" });
    at("2026-04-08T08:40Z");
    shown(await doTo(id, "resolve"));
    expect(await ticket(id)).toMatchObject({
      first_responded_at: moment("2026-04-08T08:40Z"),
      first_response_minutes: 40,
      first_response_state: "met",
    });
  });

  it("is judged by business time: a response in the night after a due time at closing is met, one in the morning is not", async () => {
    at("2026-04-08T14:30Z");
    const [one, other] = [await open(rita, { priority: "urgent" }), await open(rita, { priority: "urgent" })];
    at("2026-04-09T06:59Z");
    expect((await ticket(one)).first_response_state).toBe("running");
    created(await comment(one, agent, "public"));
    expect(await ticket(one)).toMatchObject({ first_response_minutes: 30, first_response_state: "met" });
    at("2026-04-09T07:01Z");
    expect(await ticket(other)).toMatchObject({ first_response_state: "breached", is_sla_breached: true });
    const found = await owner.get("/tickets?first_response_state=breached&is_sla_breached=true&status=open");
    expect(ids(found)).toContain(other);
  });

  it("changes for existing tickets only when it is recalculated", async () => {
    at("2026-04-13T08:00Z");
    const id = await open(rita, { priority: "high" });
    const { ticket_sla } = await read(owner, "/workspace");
    const high = { first_response_minutes: 90, resolution_minutes: null };
    shown(await owner.patch("/workspace", { ticket_sla: { ...ticket_sla, high } }));
    expect((await ticket(id)).first_response_due_at).toBe(moment("2026-04-13T09:00Z"));
    forbidden(await rita.post("/tickets/actions?action=recalculate-sla", {}), "manage-tickets");
    expect((await agent.post("/tickets/actions?action=recalculate-sla", {})).status).toBe(200);
    expect(await ticket(id)).toMatchObject({
      first_response_due_at: moment("2026-04-13T09:30Z"),
      resolution_due_at: null,
      resolution_state: "none",
    });
    shown(await owner.patch("/workspace", { ticket_sla }));
  });
});

describe("the board", () => {
  it("moves one card and leaves the ranks of the others", async () => {
    const stage = await add(owner, "ticket-stages", { name: "Ranked", category: "open" });
    const [a, b, c] = [
      await open(agent, { stage_id: stage }),
      await open(agent, { stage_id: stage }),
      await open(agent, { stage_id: stage }),
    ];
    const order = async () => ids(await owner.get(`/tickets?stage_id=${stage}&sort=stage_id,position`));
    expect(await order()).toEqual([a, b, c]);
    const before = [(await ticket(a)).position, (await ticket(b)).position];
    shown(await doTo(c, "move", { stage_id: stage, before_id: a }));
    expect(await order()).toEqual([c, a, b]);
    expect([(await ticket(a)).position, (await ticket(b)).position]).toEqual(before);
    shown(await doTo(c, "move", { stage_id: stage, after_id: a }));
    expect(await order()).toEqual([a, c, b]);
    shown(await doTo(a, "move", { stage_id: stage }));
    expect(await order()).toEqual([c, b, a]);
    expect((await agent.post("/tickets/actions?action=reorder", { repositories: [a, c] })).status).toBe(200);
    expect(await order()).toEqual([a, b, c]);
  });

  it("refuses places that are no places of the stage", async () => {
    const [one, other] = [await open(agent), await open(agent, { stage_id: stages["In progress"] })];
    refused(await doTo(one, "move", { stage_id: stages.New, before_id: other }), {
      before_id: "The selected before id is invalid.",
    });
    refused(await doTo(one, "move", { stage_id: stages.New, before_id: one, after_id: one }), {
      before_id: "The before id field is prohibited when after id is present.",
    });
    expect((await agent.post("/tickets/actions?action=reorder", { repositories: [one, other] })).status).toBe(
      422,
    );
  });

  it("has limits of work in progress", async () => {
    const stage = await add(owner, "ticket-stages", { name: "Narrow", category: "open", wip_limit: 2 });
    const [a] = [await open(agent, { stage_id: stage }), await open(agent, { stage_id: stage })];
    const full = { stage_id: "The stage Narrow is full (2)." };
    refused(await agent.post("/tickets", { subject: "Third", stage_id: stage }), full);
    const third = await open(agent);
    refused(await doTo(third, "move", { stage_id: stage }), full);
    refused(await agent.patch(`/tickets/${third}`, { stage_id: stage }), full);
    shown(await doTo(a, "move", { stage_id: stage }));
  });

  it("always has an open and a resolved stage, and archives a stage into one of its category", async () => {
    refused(await act(owner, `/ticket-stages/${stages.Resolved}`, "archive"), {
      action: "At least one stage of the category resolved is required.",
    });
    refused(await owner.patch(`/ticket-stages/${stages.New}`, { category: "pending" }), {
      category: "The category field cannot be changed once the stage has been used.",
    });
    const parts = await add(owner, "ticket-stages", { name: "Waiting for parts", category: "pending" });
    const id = await open(agent, { stage_id: parts });
    refused(await act(owner, `/ticket-stages/${parts}`, "archive", { move_to_stage_id: stages.New }), {
      move_to_stage_id: "The selected move to stage id is invalid.",
    });
    shown(
      await act(owner, `/ticket-stages/${parts}`, "archive", {
        move_to_stage_id: stages["Waiting for customer"],
      }),
    );
    expect(await ticket(id)).toMatchObject({ stage_id: stages["Waiting for customer"], status: "pending" });
    refused(await agent.post("/tickets", { subject: "Late", stage_id: parts }), {
      stage_id: "The selected stage id is invalid.",
    });
  });
});

describe("who does what", () => {
  it("lets anybody open tickets, and see no more than their own with public comments", async () => {
    const id = await open(rita);
    created(await comment(id, agent, "internal", "He calls every day."));
    created(await comment(id, agent, "public"));
    expect((await ticket(id, rita)).comments_count).toBe(1);
    expect((await ticket(id)).comments_count).toBe(2);
    expect(ids(await rita.get(`/ticket-comments?ticket_id=${id}`))).toHaveLength(1);
    expect(ids(await rita.get("/ticket-comments?search=every"))).toEqual([]);
    expect((await tom.get(`/tickets/${id}`)).status).toBe(404);
    expect((await comment(id, rita, "internal")).status).toBe(403);
    forbidden(await doTo(id, "resolve", {}, rita));
    expect((await rita.patch(`/tickets/${id}`, { priority: "urgent" })).status).toBe(403);
    shown(await doTo(id, "resolve"));
    shown(await doTo(id, "reopen", { comment: "Not yet." }, rita));
    expect(await ticket(id)).toMatchObject({ status: "open", reopen_count: 1 });
    forbidden(
      await rita.post("/tickets", { subject: "For Tom", requester_employee_id: agentId }),
      "manage-tickets",
    );
    forbidden(
      await rita.post("/tickets", { subject: "Mine", assignee_employee_id: agentId }),
      "manage-tickets",
    );
  });

  it("gives an unassigned ticket to one of two who take it", async () => {
    const id = await open(rita);
    const other = await acme.callerFor(await hire(owner, "Vera Viewer"), "view-tickets");
    const replies = await Promise.all([doTo(id, "take"), doTo(id, "take", {}, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    refused(await doTo(id, "take"), { action: "The ticket is already assigned." });
  });

  it("lets an assignee without a permission work on the ticket and hand it over", async () => {
    const ben = await hire(owner, "Ben Assignee");
    const byBen = await acme.callerFor(ben);
    const id = await open(rita);
    shown(await doTo(id, "assign", { assignee_employee_id: ben }));
    expect(created(await comment(id, byBen, "public"))).toMatchObject({ is_first_response: true });
    shown(await byBen.patch(`/tickets/${id}`, { priority: "low" }));
    expect(
      (await byBen.post(`/tickets/${id}/actions?action=assign`, { assignee_employee_id: agentId })).status,
    ).toBe(200);
    expect((await byBen.get(`/tickets/${id}`)).status).toBe(404);
  });

  it("keeps the first response, and lets authors regret other comments for 15 minutes", async () => {
    at("2026-07-14T10:00Z");
    const id = await open(rita);
    const first = created(await comment(id, agent, "public")).id;
    const own = created(await comment(id, rita, undefined)).id;
    conflicting(await agent.delete(`/ticket-comments/${first}`), "The first response cannot be deleted.");
    expect((await rita.patch(`/ticket-comments/${first}`, { body: "No." })).status).toBe(403);
    expect(shown(await rita.patch(`/ticket-comments/${own}`, { body: "Thank you." })).edited_at).toBe(
      moment("2026-07-14T10:00Z"),
    );
    at("2026-07-14T10:16Z");
    forbidden(await rita.delete(`/ticket-comments/${own}`), "manage-tickets");
    expect((await agent.delete(`/ticket-comments/${own}`)).status).toBe(204);
  });

  it("makes an internal comment the first response when it becomes public, and never internal again", async () => {
    at("2026-07-14T11:00Z");
    const id = await open(rita);
    const one = created(await comment(id, agent, "internal")).id;
    at("2026-07-14T11:05Z");
    expect(
      shown(await agent.patch(`/ticket-comments/${one}`, { visibility: "public" })).is_first_response,
    ).toBe(true);
    expect((await ticket(id)).first_responded_at).toBe(moment("2026-07-14T11:05Z"));
    refused(await agent.patch(`/ticket-comments/${one}`, { visibility: "internal" }), {
      visibility: "A public comment cannot become internal.",
    });
  });

  it("reopens by a comment only so long after the resolution", async () => {
    at("2026-06-01T10:00Z");
    const id = await open(rita);
    shown(await doTo(id, "resolve"));
    at("2026-06-15T10:01Z");
    refused(await comment(id, rita, undefined), {
      ticket_id: "This ticket was resolved more than 14 days ago; open a new one.",
    });
    created(await comment(id, agent, "internal", "Closed for good."));
    at("2026-06-15T10:00Z");
    created(await comment(id, rita, undefined));
    expect((await ticket(id)).status).toBe("open");
  });

  it("takes files with comments, but no programs", async () => {
    const id = await open(rita);
    const one = created(await comment(id, rita, undefined)).id;
    const upload = (name: string, content: string) => {
      const form = new FormData();
      form.append("file", new Blob([content]), name);
      const path = `/ticket-comments/${one}/actions?action=add-attachment`;
      return app.request("POST", path, { key: rita.key, raw: form });
    };
    expect(shown(await upload("log.txt", "offline")).attachments).toMatchObject([
      { file_name: "log.txt", size: 7, mime_type: "application/octet-stream" },
    ]);
    refused(await upload("fix.exe", "offline"), { file: "The file field must not be a program." });
    const [{ id: attachment_id }] = (await read(rita, `/ticket-comments/${one}`)).attachments;
    expect((await tom.get(`/ticket-comments/${one}`)).status).toBe(404);
    expect(
      shown(await act(rita, `/ticket-comments/${one}`, "remove-attachment", { attachment_id })).attachments,
    ).toEqual([]);
  });
});

describe("what fits together", () => {
  it("is checked: contacts and projects are the client's, tasks the project's", async () => {
    const [acmeId, other] = [
      await add(owner, "clients", { name: "Atlantic Freight" }),
      await add(owner, "clients", { name: "Baltic Trade" }),
    ];
    const contact = await add(owner, "client-contacts", { client_id: acmeId, email: "m@atlantic.example" });
    const project = await add(owner, "projects", { name: "Website", client_id: acmeId });
    const task = await add(owner, "tasks", { name: "Support", project_id: project });
    const body = { subject: "Broken", client_contact_id: contact };
    expect(created(await agent.post("/tickets", body))).toMatchObject({
      client_id: acmeId,
      requester_employee_id: null,
    });
    refused(await agent.post("/tickets", { ...body, client_id: other }), {
      client_contact_id: "The selected client contact id is invalid.",
    });
    refused(await owner.post("/tickets", { subject: "Broken", client_id: other, project_id: project }), {
      project_id: "The selected project id is invalid.",
    });
    refused(await owner.post("/tickets", { subject: "Broken", task_id: task }), {
      task_id: "The selected task id is invalid.",
    });
    created(
      await owner.post("/tickets", {
        subject: "Broken",
        client_id: acmeId,
        project_id: project,
        task_id: task,
      }),
    );
    refused(await agent.post("/tickets", { subject: "" }), { subject: "The subject field is required." });
    refused(await agent.post("/tickets", { subject: "Done", stage_id: stages.Resolved }), {
      stage_id: "The selected stage id is invalid.",
    });
  });

  it("numbers tickets 1, 2, 3, and gives no number twice", async () => {
    const [one, two] = [await open(agent), await open(agent)];
    const last = (await ticket(two)).number;
    expect(last).toBe((await ticket(one)).number + 1);
    expect((await agent.delete(`/tickets/${two}`)).status).toBe(204);
    expect((await ticket(await open(agent))).number).toBe(last + 1);
  });
});

describe("ticket analytics", () => {
  it("counts what came in, was responded to, resolved and reopened in a period, and the backlog", async () => {
    at("2027-03-01T08:00Z");
    const client_id = await add(owner, "clients", { name: "Measured" });
    const opened = { client_id, assignee_employee_id: agentId };
    const [a, b, c] = [
      await open(agent, { ...opened, priority: "urgent" }),
      await open(agent, { ...opened, priority: "urgent" }),
      await open(agent, { ...opened, priority: "normal" }),
    ];
    at("2027-03-01T08:20Z");
    shown(await doTo(a, "resolve"));
    at("2027-03-01T09:00Z");
    shown(await doTo(b, "resolve"));
    shown(await doTo(b, "reopen"));
    const { data } = (
      await agent.get(`/tickets/getters/ticket-analytics?client_id=${client_id}&date=2027-03-01,2027-03-31`)
    ).body;
    expect(data).toMatchObject({
      created_count: 3,
      resolved_count: 1,
      backlog_count: 2,
      reopened_count: 1,
      first_response: {
        ...{ count: 2, average_minutes: 40, median_minutes: 40, met_count: 1, breached_count: 1 },
        ...{ compliance: 50, untracked_count: 0 },
      },
      resolution: { count: 1, average_minutes: 20, median_minutes: 20, met_count: 1, compliance: 100 },
      by_priority: [
        { priority: "urgent", created_count: 2, resolved_count: 1, backlog_count: 1 },
        { priority: "normal", created_count: 1, resolved_count: 0, backlog_count: 1 },
      ],
      by_assignee: [{ assignee_employee_id: agentId, name: "Alan Agent", created_count: 3 }],
    });
    const { pathname, search } = new URL(data.links.backlog);
    expect(ids(await owner.get(`${pathname.replace("/api", "")}${search}`)).sort()).toEqual([b, c].sort());
    forbidden(await rita.get("/tickets/getters/ticket-analytics"), "view-tickets");
  });
});
