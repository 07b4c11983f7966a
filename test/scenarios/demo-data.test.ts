import { beforeAll, expect, test } from "vitest";
import { putInRequestedDemoData } from "../../src/administration/demo-data-job.ts";
import { repeatedJobs } from "../../src/administration/jobs.ts";
import type { Reply, TestWorkspace } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";
import { contentsOf, differences } from "../support/workspace-contents.ts";
import { add, shown } from "./company.ts";

const { app } = testCompany();

const SMALL = { employees: 10, timesheets: 400, invoices: "history", seed: 1, onlyAdds: true } as const;

/** What no demo data can leave as it was: the journal and what follows it, the use of keys, and the ids that were given. */
const MOVED_ON = [
  ...["journal", "journal_commits", "workspace_marks", "notification_cursors", "webhook_cursors"],
  ...["api_keys", "api_key_calls", "idempotent_requests", "demo_data", "missing_week_searches", "counters"],
];

/** The data of a response that is no record. */
function dataOf({ status, body, text }: Reply) {
  expect(status, text).toBe(200);
  return body.data;
}

/** Everything that a serving program does by itself, once. */
async function runJobs(): Promise<void> {
  for (const { name, run } of repeatedJobs(app.installation)) if (name !== "demo data") await run();
}

async function putIn({ owner }: TestWorkspace): Promise<void> {
  expect(dataOf(await owner.post("/demo-data"))).toMatchObject({ status: "putting_in", is_possible: false });
  expect(await putInRequestedDemoData(app.installation, SMALL)()).toBe(1);
  expect(dataOf(await owner.get("/demo-data"))).toMatchObject({
    status: "present",
    problem: null,
    step: null,
  });
  await runJobs();
}

async function takeOut({ owner }: TestWorkspace): Promise<void> {
  expect(dataOf(await owner.delete("/demo-data"))).toMatchObject({ status: "absent", records: [] });
  await runJobs();
}

const contents = ({ workspace }: TestWorkspace) => contentsOf(app, workspace.id);
const changedTables = (
  one: Awaited<ReturnType<typeof contents>>,
  other: Awaited<ReturnType<typeof contents>>,
) => differences(one, other).filter(({ table }) => !MOVED_ON.includes(table));

const stepsOf = async ({ owner }: TestWorkspace): Promise<Record<string, boolean>> => {
  const { data } = (await owner.get("/home")).body;
  const card = data.find(({ name }: { name: string }) => name === "set-up");
  return Object.fromEntries(
    card.items.map(({ step }: { step: { name: string; is_done: boolean } }) => [step.name, step.is_done]),
  );
};

let empty: TestWorkspace;
beforeAll(async () => {
  empty = await app.addWorkspace("empty");
});

test("a workspace that demo data was put into and taken out of is what it was before", async () => {
  const { owner } = empty;
  await add(owner, "webhooks", { url: "https://hooks.acme.test/all", events: ["*"] });
  await runJobs();
  const before = await contents(empty);
  const steps = await stepsOf(empty);
  expect(dataOf(await owner.get("/session")).workspace.has_demo_data).toBe(false);

  await putIn(empty);
  expect((await owner.get("/employees")).body.meta.total).toBe(10);
  expect((await owner.get("/search?q=Acme")).status).toBe(200);
  expect(dataOf(await owner.get("/session")).workspace.has_demo_data).toBe(true);
  // It is no fact about the company, and nobody is notified of it.
  expect(await stepsOf(empty)).toEqual(steps);
  const during = await contents(empty);
  expect(during.get("webhook_deliveries")!.size).toBe(0);
  expect(during.get("queued_mails")!.size).toBe(0);
  expect(
    differences(before, during).filter(
      ({ table, changed, missing }) => !MOVED_ON.includes(table) && changed.length + missing.length > 0,
    ),
  ).toEqual([]);

  await takeOut(empty);
  const after = await contents(empty);
  expect(changedTables(before, after)).toEqual([]);
  expect(after.get("webhook_deliveries")!.size).toBe(0);
  const given = differences(before, after).find(({ table }) => table === "counters");
  expect(given!.added.map((row) => JSON.parse(row).name)).toEqual(["directions"]);
  expect(await stepsOf(empty)).toEqual(steps);
  // Each deletion is in the audit log, under the name of who took it out.
  const { data } = (await owner.get("/audit-log?event=projects.deleted&perPage=1")).body;
  expect(data[0].attributes).toMatchObject({ resource_type: "projects", actor_type: "api_key" });
});

campaignTest("what was added beside demo data stays as it is", async () => {
  const workspace = await app.addWorkspace("beside");
  const { owner } = workspace;
  await runJobs();
  const before = await contents(workspace);
  await putIn(workspace);
  const between = await contents(workspace);
  await add(owner, "departments", { name: "Own department" });
  const boss = await add(owner, "employees", {
    ...{ first_name: "Own", last_name: "Person", email: "own@acme.test", start_date: "2026-01-01" },
  });
  const client = await add(owner, "clients", { name: "Own client" });
  const project = await add(owner, "projects", {
    name: "Own project",
    client_id: client,
    manager_employee_id: boss,
  });
  await add(owner, "project-assignments", { project_id: project, employee_id: boss });
  await add(owner, "timesheets", {
    employee_id: boss,
    project_id: project,
    date: "2026-07-13",
    worked_minutes: 90,
  });
  await add(owner, "leads", { name: "Own lead", company_name: "Globex" });
  await add(owner, "tickets", { subject: "Own ticket", requester_email: "somebody@globex.test" });
  await add(owner, "tags", { name: "Own tag", type: "employee" });
  await runJobs();
  const own = differences(between, await contents(workspace));
  expect(own.find(({ table }) => table === "timesheets")!.added).toHaveLength(1);

  await takeOut(workspace);
  // Nothing is left of the demo, and the rows that were added are the same to the last value.
  const addedRows = (changes: ReturnType<typeof differences>) =>
    changes
      .filter(({ table }) => !MOVED_ON.includes(table))
      .map(({ table, added }) => [table, [...added].sort()]);
  const left = changedTables(before, await contents(workspace));
  expect(addedRows(left)).toEqual(addedRows(own).filter(([, rows]) => rows!.length > 0));
  expect(left.flatMap(({ missing, changed }) => [...missing, ...changed])).toEqual([]);
  expect((await owner.get("/employees")).body.meta.total).toBe(1);
  expect((await owner.get("/projects")).body.meta.total).toBe(1);
  expect((await owner.get("/timesheets")).body.meta.total).toBe(1);
  expect((await owner.get("/tickets")).body.meta.total).toBe(1);
  expect(await stepsOf(workspace)).toMatchObject({ project: true, people: false });
});

campaignTest("it is not taken out while other records depend on it, and these are listed", async () => {
  const workspace = await app.addWorkspace("dependent");
  const { owner } = workspace;
  await putIn(workspace);
  const [demoProject] = (await owner.get("/projects?archived=false&perPage=1")).body.data;
  const [demoTag] = (await owner.get("/tags?perPage=1")).body.data;
  const task = await add(owner, "tasks", { name: "Own task", project_id: demoProject.id });
  const person = await add(owner, "employees", {
    ...{ first_name: "Own", last_name: "Person", email: "own@acme.test", start_date: "2026-01-01" },
    tag_ids: [demoTag.id],
  });
  const client = await add(owner, "clients", {
    name: "Own client",
    custom_fields: { client_since: "2026-01-01" },
  });
  const before = await contents(workspace);

  const refused = await owner.delete("/demo-data");
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(
    /^The demo data cannot be taken out, because 1 client, 1 employee and 1 task of your own depend on it: Own client, Own Person, Own task\. /,
  );
  expect(refused.body.dependents).toEqual([
    { resource: "clients", count: 1, records: [{ id: client, name: "Own client" }] },
    { resource: "employees", count: 1, records: [{ id: person, name: "Own Person" }] },
    { resource: "tasks", count: 1, records: [{ id: task, name: "Own task" }] },
  ]);
  expect(changedTables(before, await contents(workspace))).toEqual([]);

  await owner.delete(`/tasks/${task}`);
  shown(await owner.patch(`/employees/${person}`, { tag_ids: [] }));
  shown(await owner.patch(`/clients/${client}`, { custom_fields: { client_since: null } }));
  await takeOut(workspace);
  expect((await owner.get("/employees")).body.meta.total).toBe(1);
});

test("it is put only into an empty workspace, once, by those who manage the workspace", async () => {
  const workspace = await app.addWorkspace("refused");
  const { owner } = workspace;
  const key = await workspace.scoped("self", "manage-employees");
  for (const reply of [
    await key.get("/demo-data"),
    await key.post("/demo-data"),
    await key.delete("/demo-data"),
  ])
    expect(reply).toMatchObject({ status: 403, body: { required_permission: "manage-workspace" } });
  expect(await owner.delete("/demo-data")).toMatchObject({
    status: 409,
    body: { message: "There is no demo data in the workspace." },
  });
  const client = await add(owner, "clients", { name: "Globex" });
  expect(dataOf(await owner.get("/demo-data"))).toMatchObject({ status: "absent", is_possible: false });
  expect(await owner.post("/demo-data")).toMatchObject({
    status: 409,
    body: { message: "Demo data can only be put into an empty workspace, but this one has 1 client." },
  });
  await owner.delete(`/clients/${client}`);
  expect((await owner.post("/demo-data?dry_run=true")).status).toBe(200);
  expect(dataOf(await owner.get("/demo-data"))).toMatchObject({ status: "absent", is_possible: true });

  dataOf(await owner.post("/demo-data"));
  expect(await owner.post("/demo-data")).toMatchObject({ status: 409 });
  expect(await owner.delete("/demo-data")).toMatchObject({
    status: 409,
    body: { message: "The demo data is still being put in." },
  });
  // Somebody was faster than the job: nothing is created, and the reason is returned.
  await add(owner, "clients", { name: "Globex" });
  const before = await contents(workspace);
  expect(await putInRequestedDemoData(app.installation, SMALL)()).toBe(1);
  expect(changedTables(before, await contents(workspace))).toEqual([]);
  expect(dataOf(await owner.get("/demo-data"))).toMatchObject({
    status: "absent",
    problem: "The workspace is not empty any more: it has 1 client.",
  });
});
