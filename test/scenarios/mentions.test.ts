import { beforeEach, describe, expect, test } from "vitest";
import { notifyPeople } from "../../src/modules/notifications/index.ts";
import { testCompany } from "../support/test-company.ts";
import { add, hire, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";

const { app, acme, owner } = testCompany();

let count = 0;
let ana: Colleague;
let ben: Colleague;
let agent: Colleague;

beforeEach(async () => {
  app.clock.set(new Date("2026-07-14T10:00:00Z"));
  count++;
  ana = await colleague(app, acme, `Ana Pop${count}`);
  ben = await colleague(app, acme, `Ben Nae${count}`);
  agent = await colleague(app, acme, `Ada Agent${count}`, "manage-tickets");
  await notify();
});

const notify = () => notifyPeople(app.installation)();
const mention = ({ id }: Pick<Colleague, "id">, name = "Somebody") => `@[${name}](employees:${id})`;

const mentionsOf = async ({ session }: Colleague) => {
  const kinds = ["ticket", "task", "page"].map((one) => `mentioned-${one === "page" ? "on" : "in"}-${one}`);
  const { body } = await session.get(`/notifications?kind=${[...kinds, "mentioned-on-lead"].join(",")}`);
  return body.data.map(({ attributes }: { attributes: Record<string, unknown> }) => attributes);
};

describe("a mention in a comment", () => {
  let ticket: string;
  beforeEach(async () => {
    ticket = await add(owner, "tickets", { subject: "Printer", requester_employee_id: ana.id });
  });
  const comment = (body: string, visibility = "public") =>
    agent.session.send("POST", "/ticket-comments", { ticket_id: ticket, body, visibility });

  test("is notified to the person, once, in words without markup", async () => {
    const reply = await comment(
      `Please look, ${mention(ana, "Ana [P]")} and ${mention(ana, "Ana")}: **urgent**`,
    );
    expect(reply.status, reply.text).toBe(201);
    await Promise.all([notify(), notify()]);
    const [found, ...more] = await mentionsOf(ana);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      kind: "mentioned-in-ticket",
      title: expect.stringMatching(new RegExp(`^Ada Agent${count} mentioned you in ticket #\\d+$`)),
      record_type: "ticket-comments",
      record_id: reply.body.data.id,
    });
    expect(found.detail).toContain("Printer · Please look, ");
    expect(found.detail).toContain("@Ana: urgent");
  });

  test("that is added later is notified to the new person only", async () => {
    const { id } = (await comment(`Please look, ${mention(ana)}`)).body.data;
    await notify();
    const edit = async (body: string) => {
      shown(await agent.session.send("PATCH", `/ticket-comments/${id}`, { body }));
      await notify();
    };
    const second = await colleague(app, acme, `Bo Agent${count}`, "manage-tickets");
    await edit(`Please look, ${mention(ana)} and ${mention(second)}`);
    await edit(`Please look, ${mention(second)}`);
    await edit(`Please look, ${mention(second)} and again ${mention(ana)}`);
    expect(await mentionsOf(ana)).toHaveLength(1);
    expect(await mentionsOf(second)).toHaveLength(1);
  });

  test("notifies nobody who may not read it, until that person may", async () => {
    const { id } = (await comment(`Not for ${mention(ana)} and ${mention(ben)}`, "internal")).body.data;
    await notify();
    expect(await mentionsOf(ana)).toEqual([]);
    expect(await mentionsOf(ben)).toEqual([]);
    shown(await agent.session.send("PATCH", `/ticket-comments/${id}`, { visibility: "public" }));
    expect(await mentionsOf(ana)).toHaveLength(1);
    expect(await mentionsOf(ben)).toEqual([]);
  });

  test("of oneself notifies nobody", async () => {
    await comment(`I, ${mention(agent)}, do it.`);
    await notify();
    expect(await mentionsOf(agent)).toEqual([]);
  });

  test("of nobody is refused, and so is somebody out of sight", async () => {
    const message = { body: "The body field mentions somebody who cannot be found." };
    refused(await comment(mention({ id: "01ARZ3NDEKTSV4RRFFQ69G5FAV" })), message);
    const draft = await hire(owner, `Dan Draft${count}`, { start_date: "2027-01-01" });
    const seen = await agent.session.get(`/employees/${draft}`);
    const reply = await comment(mention({ id: draft }));
    if (seen.status === 404) refused(reply, message);
    else expect(reply.status).toBe(201);
    const kept = (await comment(`For ${mention(ana)}`)).body.data;
    const bad = { body: `For ${mention(ana)} and ${mention({ id: "01ARZ3NDEKTSV4RRFFQ69G5FAV" })}` };
    refused(await agent.session.send("PATCH", `/ticket-comments/${kept.id}`, bad), message);
    // What is no mention is text.
    for (const text of [
      "@[Ana](employees:x)",
      "@Ana",
      `[Ana](employees:${ana.id})`,
      "@[](employees:01ARZ3NDEKTSV4RRFFQ69G5FAV)",
    ])
      expect((await comment(text)).status).toBe(201);
  });
});

test("tasks and the timeline of a lead can mention people", async () => {
  const project_id = await add(owner, "projects", { name: `Website ${count}` });
  await add(owner, "project-assignments", { project_id, employee_id: ana.id });
  const task = await add(owner, "tasks", {
    project_id,
    name: "Plan",
    description: `Ask ${mention(ana, "Ana")}`,
  });
  const lead_id = await add(owner, "leads", { name: `Relaunch ${count}`, company_name: "Acme" });
  const seller = await colleague(app, acme, `Sue Seller${count}`, "view-leads");
  await add(owner, "lead-activities", {
    lead_id,
    type: "note",
    body: `Call ${mention(seller, "Sue")} first`,
  });
  await notify();
  expect(await mentionsOf(ana)).toMatchObject([
    { kind: "mentioned-in-task", record_id: task, detail: `Website ${count} · Ask @Ana` },
  ]);
  expect(await mentionsOf(seller)).toMatchObject([
    {
      kind: "mentioned-on-lead",
      title: expect.stringContaining(`“Relaunch ${count}”`),
      detail: "Call @Sue first",
    },
  ]);
});

test("a page mentions people, who are notified of a draft when they may read it", async () => {
  const teamspace_id = await add(owner, "teamspaces", {
    name: `Handbook ${count}`,
    default_access: "viewer",
  });
  const page = await add(owner, "pages", {
    teamspace_id,
    title: "Rules",
    content: `Ask **${mention(ana, "Ana")}**.`,
  });
  await notify();
  expect(await mentionsOf(ana)).toEqual([]);
  shown(await owner.post(`/pages/${page}/actions?action=publish`));
  expect(await mentionsOf(ana)).toMatchObject([
    { kind: "mentioned-on-page", title: expect.stringContaining("“Rules”"), detail: `Handbook ${count}` },
  ]);
  const { body } = await owner.get(`/pages/${page}`);
  expect(body.data.attributes.excerpt).toBe("Ask @Ana.");
});
