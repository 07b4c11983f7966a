import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();
let client: string;

beforeAll(async () => {
  client = await add(acme.owner, "clients", { name: "Client X" });
});

const add1 = (body: Record<string, unknown>) => acme.owner.post("/projects", body);

describe("the defaults", () => {
  it("is the model and the currency from the client", async () => {
    const dollars = await add(acme.owner, "clients", { name: "Overseas", currency: "USD" });
    expect(created(await add1({ name: "Alpha", client_id: client }))).toMatchObject({
      billing_model: "time_and_materials",
      currency: "EUR",
      client_name: "Client X",
      budget: null,
      budget_alert_percent: 80,
      archived: false,
      is_used: false,
    });
    expect(created(await add1({ name: "Alpha", client_id: dollars }))).toMatchObject({ currency: "USD" });
    expect(created(await add1({ name: "Alpha" }))).toMatchObject({
      billing_model: "non_billable",
      client_id: null,
      client_name: null,
      currency: "EUR",
    });
  });

  it("is the fee from a budget in money", async () => {
    const fixed = { client_id: client, billing_model: "fixed_fee" };
    expect(
      created(await add1({ ...fixed, name: "Fixed", budget: 1200, budget_type: "amount" })).fee_amount,
    ).toBe(1200);
    const retainer = { client_id: client, billing_model: "retainer", starts_at: "2026-03-16" };
    expect(
      created(await add1({ ...retainer, name: "Monthly", budget: 300, budget_type: "monthly_amount" }))
        .fee_amount,
    ).toBe(300);
    refused(await add1({ ...fixed, name: "Other", budget: 1200, budget_type: "hours" }), {
      fee_amount: "The fee amount field is required.",
    });
  });

  it("is that a budget goes with its type", async () => {
    const id = await add(acme.owner, "projects", {
      name: "Budgeted",
      client_id: client,
      budget: 10.5,
      budget_type: "cost",
      budget_includes_expenses: true,
    });
    expect(shown(await acme.owner.patch(`/projects/${id}`, { budget: null }))).toMatchObject({
      budget: null,
      budget_type: null,
      budget_includes_expenses: false,
    });
  });
});

describe("bad input", () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      "a fixed fee without a fee",
      { billing_model: "fixed_fee" },
      { fee_amount: "The fee amount field is required." },
    ],
    [
      "a budget alone",
      { budget: 10 },
      { budget_type: "The budget type field is required when budget is present." },
    ],
    [
      "an end before the start",
      { starts_at: "2026-02-01", ends_at: "2026-01-31" },
      { ends_at: "The ends at field must be a date after or equal to starts at." },
    ],
    [
      "more than all of the revenue",
      { billing_model: "revenue_share", revenue_share_percent: 101 },
      { revenue_share_percent: "The revenue share percent field must not be greater than 100." },
    ],
    [
      "included minutes without a price of more",
      { billing_model: "retainer", fee_amount: 1, starts_at: "2026-01-01", retainer_minutes: 60 },
      { billed_rate: "The billed rate field is required when retainer minutes is present." },
    ],
    [
      "a retainer without a first day",
      { billing_model: "retainer", fee_amount: 1 },
      { starts_at: "The starts at field is required when billing model is retainer." },
    ],
    [
      "expenses in a budget of hours",
      { budget: 1, budget_type: "hours", budget_includes_expenses: true },
      {
        budget_includes_expenses:
          "The budget includes expenses field is prohibited unless budget type is amount, monthly_amount or cost.",
      },
    ],
    [
      "a budget type alone",
      { budget_type: "hours" },
      { budget_type: "The budget type field is prohibited without budget." },
    ],
    [
      "a share of no revenue",
      { revenue_share_percent: 5 },
      {
        revenue_share_percent:
          "The revenue share percent field is prohibited unless billing model is revenue_share.",
      },
    ],
    [
      "a model that bills, without a client",
      { client_id: null, billing_model: "time_and_materials" },
      { client_id: "The client id field is required unless billing model is non_billable." },
    ],
    [
      "a website of another scheme",
      { website: "ftp://x.test" },
      { website: "The website field must be a valid URL." },
    ],
  ])("%s is refused", async (name, body, errors) => {
    refused(await add1({ name, client_id: client, ...body }), errors);
  });

  it("is a client of another workspace, or an archived one", async () => {
    const other = await app.addWorkspace("other");
    const foreign = await add(other.owner, "clients", { name: "Foreign" });
    const gone = await add(acme.owner, "clients", { name: "Gone" });
    shown(await act(acme.owner, `/clients/${gone}`, "archive"));
    for (const client_id of [foreign, gone]) {
      refused(await add1({ name: "Nowhere", client_id }), {
        client_id: "The selected client id is invalid.",
      });
    }
  });

  it("is what another model forbids, unless it is emptied with the change", async () => {
    const id = await add(acme.owner, "projects", {
      name: "Turning",
      client_id: client,
      billing_model: "fixed_fee",
      fee_amount: 500,
    });
    refused(await acme.owner.patch(`/projects/${id}`, { billing_model: "time_and_materials" }), {
      fee_amount: "The fee amount field is prohibited unless billing model is fixed_fee or retainer.",
    });
    const turned = { billing_model: "time_and_materials", fee_amount: null };
    expect(shown(await acme.owner.patch(`/projects/${id}`, turned))).toMatchObject(turned);
  });
});

describe("names and codes", () => {
  it("are unique among the unarchived of a client, and for ever", async () => {
    const first = await add(acme.owner, "projects", { name: "Twice", code: "T-1", client_id: client });
    const taken = { name: "The name has already been taken." };
    refused(await add1({ name: "tWICE", client_id: client }), taken);
    created(await add1({ name: "Twice" }));
    shown(await act(acme.owner, `/projects/${first}`, "archive"));
    refused(await add1({ name: "New", code: "t-1", client_id: client }), {
      code: "The code has already been taken.",
    });
    const second = await add(acme.owner, "projects", { name: "Twice", client_id: client });
    refused(await act(acme.owner, `/projects/${first}`, "restore"), { action: taken.name });
    shown(await acme.owner.patch(`/projects/${second}`, { name: "Thrice" }));
    expect(shown(await act(acme.owner, `/projects/${first}`, "restore"))).toMatchObject({
      archived: false,
      archived_at: null,
    });
  });
});

describe("an archived project", () => {
  it("is in lists, but only its description changes", async () => {
    const id = await add(acme.owner, "projects", { name: "Old", client_id: client });
    const archived = shown(await act(acme.owner, `/projects/${id}`, "archive"));
    expect(archived).toMatchObject({ archived: true, archived_at: "2026-07-14T10:00:00.000000Z" });
    refused(await act(acme.owner, `/projects/${id}`, "archive"), {
      action: "The project is already archived.",
    });
    expect(ids(await acme.owner.get("/projects?archived=true&perPage=500"))).toContain(id);
    refused(await acme.owner.patch(`/projects/${id}`, { name: "New", description: "Why" }), {
      name: "An archived project cannot be changed.",
    });
    expect(
      shown(await acme.owner.patch(`/projects/${id}`, { ...archived, description: "Why" })),
    ).toMatchObject({
      description: "Why",
    });
    const employee_id = await hire(acme.owner, "Late Comer");
    const invalid = { project_id: "The selected project id is invalid." };
    refused(await acme.owner.post("/tasks", { project_id: id, name: "Dev" }), invalid);
    refused(await acme.owner.post("/project-assignments", { project_id: id, employee_id }), invalid);
  });

  it("has no running timer", async () => {
    const id = await add(acme.owner, "projects", { name: "Timed", client_id: client });
    const employee = await hire(acme.owner, "Tim Er");
    await app.installation.pool.query(
      `insert into timesheets (workspace_id, id, employee_id, project_id, date, started_at, timezone, is_billable, created_at, updated_at)
       values ($1, '01J0000000000000000000T1ME', $2, $3, '2026-07-14', '2026-07-14T09:00Z', 'UTC', true, now(), now())`,
      [acme.workspace.id, employee, id],
    );
    refused(await act(acme.owner, `/projects/${id}`, "archive"), {
      action: "The project has a running timer.",
    });
  });
});

describe("deleting a project", () => {
  it("takes its tasks and assignments along, which are no use of it", async () => {
    const id = await add(acme.owner, "projects", { name: "Short", client_id: client });
    const employee_id = await hire(acme.owner, "Dee Part");
    const task = await add(acme.owner, "tasks", { project_id: id, name: "Dev" });
    const assignment = await add(acme.owner, "project-assignments", { project_id: id, employee_id });
    expect((await read(acme.owner, `/projects/${id}`)).is_used).toBe(false);
    expect((await acme.owner.delete(`/projects/${id}`)).status).toBe(204);
    for (const path of [`/tasks/${task}`, `/project-assignments/${assignment}`])
      expect((await acme.owner.get(path)).status).toBe(404);
    expect((await acme.owner.delete(`/employees/${employee_id}`)).status).toBe(204);
  });
});

describe("who sees a project", () => {
  let ana: string;
  let boss: Caller;
  let member: Caller;
  let stranger: Caller;
  let alpha: string;
  let led: string;

  beforeAll(async () => {
    const top = await hire(acme.owner, "Bo Ss");
    ana = await hire(acme.owner, "Ana Mem", { manager_employee_id: top });
    const lead = await hire(acme.owner, "Lea Der");
    boss = await acme.callerFor(top);
    member = await acme.callerFor(ana);
    stranger = await acme.callerFor(lead);
    alpha = await add(acme.owner, "projects", {
      name: "Seen",
      client_id: client,
      budget: 100,
      budget_type: "hours",
      billed_rate: 75,
    });
    led = await add(acme.owner, "projects", { name: "Led", manager_employee_id: lead });
    await add(acme.owner, "project-assignments", {
      project_id: alpha,
      employee_id: ana,
      starts_at: "2020-01-01",
      ends_at: "2020-01-31",
    });
    await add(acme.owner, "tasks", { project_id: alpha, name: "Dev", billed_rate: 90 });
  });

  it("includes assigned people, their superiors, and the lead", async () => {
    for (const caller of [boss, member]) expect(ids(await caller.get("/projects"))).toEqual([alpha]);
    expect(ids(await stranger.get("/projects"))).toEqual([led]);
    expect((await stranger.get(`/projects/${alpha}`)).status).toBe(404);
    for (const path of ["tasks", "project-assignments"]) {
      expect(ids(await member.get(`/${path}`))).toHaveLength(1);
      expect(ids(await stranger.get(`/${path}`))).toEqual([]);
    }
    expect((await member.get(`/projects/${alpha}`)).body.data.meta).toEqual({
      authorizedToShow: true,
      authorizedToUpdate: false,
      authorizedToDelete: false,
      actions: [],
    });
  });

  it("sees neither budget nor prices without the permission", async () => {
    const manager = await acme.scoped("manage-projects");
    const gated = ["budget", "fee_amount", "billed_rate", "revenue_share_percent"];
    const seen = await read(manager, `/projects/${alpha}`);
    for (const name of gated) expect(seen).not.toHaveProperty(name);
    expect(seen).toMatchObject({ budget_type: "hours", client_name: "Client X" });
    const [task] = (await manager.get(`/tasks?project_id=${alpha}`)).body.data;
    expect(task.attributes).not.toHaveProperty("billed_rate");
    for (const path of ["/projects?sort=budget", "/projects?budget=1,5"]) {
      const reply = await manager.get(path);
      expect(reply.status, path).toBe(403);
      expect(reply.body.required_permission).toBe("view-project-financials");
    }
    const denied = await manager.patch(`/projects/${alpha}`, { budget: 5 });
    expect(denied.status).toBe(403);
    expect(denied.body.required_permission).toBe("view-project-financials");
    expect(shown(await manager.patch(`/projects/${alpha}`, { description: "Fine" })).description).toBe(
      "Fine",
    );
  });

  it("reaches it from the employee", async () => {
    await add(acme.owner, "project-assignments", {
      project_id: alpha,
      employee_id: ana,
      starts_at: "2026-07-01",
    });
    const related = async (caller: Caller) =>
      (
        await caller.get(`/employees/${ana}?include=projects[name|budget]`)
      ).body.data.relationships.projects.map((project: { attributes: unknown }) => project.attributes);
    expect(await related(acme.owner)).toEqual([{ name: "Seen", budget: 100 }]);
    expect(await related(member)).toEqual([{ name: "Seen" }]);
    expect(await related(stranger)).toEqual([]);
    const whole = await acme.owner.get(`/employees/${ana}?related=projects`);
    expect(Object.keys(whole.body.data.relationships.projects[0].attributes)).toEqual(
      expect.arrayContaining(
        "archived billing_model budget budget_type client_id client_name created_at currency description ends_at id is_used logo_path name revenue_share_percent starts_at website".split(
          " ",
        ),
      ),
    );
    expect(ids(await acme.owner.get(`/employees?project_id=${alpha}`))).toEqual([ana]);
    expect(ids(await stranger.get(`/employees?project_id=${alpha}`))).toEqual([]);
    const project = await acme.owner.get(`/projects/${alpha}?include=employees[name].manager[name]`);
    expect(project.body.data.relationships.employees[0].attributes).toEqual({ name: "Ana Mem" });
    expect(ids(await acme.owner.get(`/projects?employee_id=${ana}`))).toEqual([alpha]);
  });
});

describe("a client's new name", () => {
  it("is shown by its projects immediately, which the feed reports", async () => {
    const named = await add(acme.owner, "clients", { name: "Before" });
    const id = await add(acme.owner, "projects", { name: "Following", client_id: named });
    shown(await acme.owner.patch(`/clients/${named}`, { name: "After" }));
    expect(await read(acme.owner, `/projects/${id}`)).toMatchObject({ client_name: "After" });
    const { rows } = await app.installation.pool.query(
      "select event, changes from journal where resource_id = $1 order by id desc limit 1",
      [id],
    );
    expect(rows[0]).toEqual({
      event: "projects.updated",
      changes: { client_name: { from: "Before", to: "After" } },
    });
  });
});
