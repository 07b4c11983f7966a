import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, day, hire, ids, read, refused, shown } from "./company.ts";
import { log } from "./project-fixture.ts";

const { acme } = testCompany();
let client: string;
let made = 0;

beforeAll(async () => {
  client = await add(acme.owner, "clients", { name: "Client X" });
});

const newProject = (more: Record<string, unknown> = {}) =>
  add(acme.owner, "projects", { name: `P${++made}`, client_id: client, ...more });
const newPerson = (more: Record<string, unknown> = {}) => hire(acme.owner, `Ana P${++made}`, more);
const assign = (project_id: string, employee_id: string, more: Record<string, unknown> = {}) =>
  acme.owner.post("/project-assignments", { project_id, employee_id, starts_at: "2026-03-01", ...more });

const OVERLAP = { starts_at: "The employee is already assigned to this project in that period." };
const TIME_OUTSIDE = "There is time logged outside that period.";

describe("an assignment", () => {
  it("does not overlap another of the same employee and project", async () => {
    const [project, other, person] = [await newProject(), await newProject(), await newPerson()];
    const march = created(await assign(project, person, { ends_at: "2026-03-31" }));
    expect(march).toMatchObject({ is_active: false, employee_name: expect.stringContaining("Ana") });
    refused(await assign(project, person, { starts_at: "2026-03-31" }), OVERLAP);
    created(await assign(other, person, { starts_at: "2026-03-31" }));
    const april = created(await assign(project, person, { starts_at: "2026-04-01" })).id;
    refused(await acme.owner.patch(`/project-assignments/${april}`, { starts_at: "2026-03-31" }), OVERLAP);
    refused(await assign(project, person, { starts_at: "2030-01-01" }), OVERLAP);
  });

  it("starts today by default", async () => {
    const body = { project_id: await newProject(), employee_id: await newPerson() };
    refused(await acme.owner.post("/project-assignments", { ...body, ends_at: "2026-07-13" }), {
      ends_at: "The ends at field must be a date after or equal to starts at.",
    });
    expect(created(await acme.owner.post("/project-assignments", body))).toMatchObject({
      starts_at: day("2026-07-14"),
      is_active: true,
    });
  });

  it("has at most the hours of a week", async () => {
    refused(await assign(await newProject(), await newPerson(), { weekly_hours_capacity: 169 }), {
      weekly_hours_capacity: "The weekly hours capacity field must not be greater than 168.",
    });
  });

  it("is created only once by concurrent requests that overlap", async () => {
    const [project, person] = [await newProject(), await newPerson()];
    const replies = await Promise.all([
      assign(project, person, { ends_at: "2026-05-31" }),
      assign(project, person, { starts_at: "2026-05-31" }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
    refused(replies.find(({ status }) => status === 422)!, OVERLAP);
  });

  it("cannot be shortened or deleted while time is logged under it", async () => {
    const [project_id, employee_id] = [await newProject(), await newPerson()];
    const { id } = created(await assign(project_id, employee_id));
    await log(acme.owner, { employee_id, project_id, date: "2026-04-02", worked_minutes: 60 });
    const path = `/project-assignments/${id}`;
    refused(await acme.owner.patch(path, { starts_at: "2026-04-03" }), { starts_at: TIME_OUTSIDE });
    refused(await acme.owner.patch(path, { ends_at: "2026-04-01" }), { ends_at: TIME_OUTSIDE });
    shown(await acme.owner.patch(path, { starts_at: "2026-04-02", ends_at: "2026-04-02" }));
    const reply = await acme.owner.delete(path);
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe("The project assignment is still referred to by 1 timesheet.");
  });

  it("ends with the employment, and is deleted if it would begin later", async () => {
    const [project, later, person] = [await newProject(), await newProject(), await newPerson()];
    const open = created(await assign(project, person)).id;
    const next = created(await assign(later, person, { starts_at: "2026-09-01" })).id;
    shown(await acme.owner.patch(`/employees/${person}`, { termination_date: "2026-08-15" }));
    expect(await read(acme.owner, `/project-assignments/${open}`)).toMatchObject({
      ends_at: day("2026-08-15"),
    });
    expect((await acme.owner.get(`/project-assignments/${next}`)).status).toBe(404);
    const hired = await newPerson({ start_date: "2026-08-01" });
    const never = created(await assign(project, hired, { starts_at: "2026-08-01" })).id;
    shown(await act(acme.owner, `/employees/${hired}`, "archive"));
    expect((await acme.owner.get(`/project-assignments/${never}`)).status).toBe(404);
  });

  it("is found by a day or a period that it overlaps", async () => {
    const [project, person] = [await newProject(), await newPerson()];
    const { id } = created(await assign(project, person, { ends_at: "2026-03-31" }));
    const on = async (date: string) =>
      ids(await acme.owner.get(`/project-assignments?project_id=${project}&effective_on=${date}`));
    expect(await on("2026-03-31")).toEqual([id]);
    expect(await on("2026-04-01")).toEqual([]);
    expect(await on("2026-02-01,2026-03-01")).toEqual([id]);
  });
});

describe("change-from", () => {
  it("sets new terms from a day on, and does not change earlier time", async () => {
    const [project_id, employee_id] = [await newProject({ billed_rate: 75 }), await newPerson()];
    const terms = { starts_at: "2026-04-01", billed_rate: 100, weekly_hours_capacity: 20, role: "Lead" };
    const { id } = created(await assign(project_id, employee_id, terms));
    const entry = await log(acme.owner, { employee_id, project_id, date: "2026-04-02", worked_minutes: 120 });
    const path = `/project-assignments/${id}`;
    const change = { from: "2026-06-01", billed_rate: 110 };
    refused(await act(acme.owner, path, "change-from", { ...change, from: "2026-04-01" }), {
      from: "The from field must be a date after starts at.",
    });
    refused(await act(acme.owner, path, "change-from", { from: "2026-06-01" }), {
      billed_rate:
        "The billed rate field is required when none of internal cost rate, weekly hours capacity, role are present.",
    });
    const next = shown(await act(acme.owner, path, "change-from", change));
    expect(next).toMatchObject({
      ...{ starts_at: day("2026-06-01"), ends_at: null },
      ...{ billed_rate: 110, weekly_hours_capacity: 20, role: "Lead" },
    });
    expect(next.id).not.toBe(id);
    expect(await read(acme.owner, path)).toMatchObject({ ends_at: day("2026-05-31"), billed_rate: 100 });
    expect(await read(acme.owner, `/timesheets/${entry}`)).toMatchObject({ billed_amount: 200 });
    refused(await act(acme.owner, path, "change-from", change), {
      from: "The from field must be a date before or equal to ends at.",
    });
  });
});

describe("the lead of a project", () => {
  let lead: Caller;
  let led: string;
  let member: string;

  beforeAll(async () => {
    const employee = await newPerson();
    lead = await acme.callerFor(employee);
    led = await newProject({ manager_employee_id: employee });
    member = await newPerson();
  });

  it("staffs it without seeing prices", async () => {
    const body = { project_id: led, employee_id: member, starts_at: "2026-07-01" };
    const priced = await lead.post("/project-assignments", { ...body, billed_rate: 80 });
    expect(priced.status).toBe(403);
    expect(priced.body.required_permission).toBe("view-project-financials");
    const made = created(await lead.post("/project-assignments", { ...body, weekly_hours_capacity: 8 }));
    expect(made).not.toHaveProperty("billed_rate");
    const path = `/project-assignments/${made.id}`;
    shown(await lead.patch(path, { role: "Tester" }));
    const raised = await act(lead, path, "change-from", { from: "2026-07-10", internal_cost_rate: 5 });
    expect(raised.status).toBe(403);
    expect(raised.body.required_permission).toBe("manage-employees");
    shown(await act(lead, path, "change-from", { from: "2026-07-10", weekly_hours_capacity: 16 }));
    const task = created(await lead.post("/tasks", { project_id: led, name: "Dev" })).id;
    shown(await lead.patch(`/tasks/${task}`, { estimated_minutes: 60, assigned_employee_ids: [member] }));
    expect((await lead.patch(`/tasks/${task}`, { billed_rate: 5 })).status).toBe(403);
    expect((await lead.patch(`/projects/${led}`, { description: "Mine" })).status).toBe(403);
    expect((await lead.delete(`/tasks/${task}`)).status).toBe(204);
  });

  it("staffs no other project", async () => {
    const own = await acme.callerFor(member);
    for (const body of [{ name: "Dev" }, { employee_id: member }]) {
      const path = "name" in body ? "/tasks" : "/project-assignments";
      const reply = await own.post(path, { project_id: led, ...body });
      expect(reply.status).toBe(403);
      expect(reply.body.required_permission).toBe("manage-projects");
    }
  });
});

describe("tasks", () => {
  const positions = async (project: string) =>
    (await acme.owner.get(`/tasks?project_id=${project}`)).body.data.map(
      ({ attributes: { name, position } }: { attributes: Record<string, unknown> }) => `${position} ${name}`,
    );

  it("have positions from 1 to n", async () => {
    const project = await newProject();
    const [a, b, c] = [
      await add(acme.owner, "tasks", { project_id: project, name: "a" }),
      await add(acme.owner, "tasks", { project_id: project, name: "b" }),
      await add(acme.owner, "tasks", { project_id: project, name: "c", position: 1 }),
    ];
    expect(await positions(project)).toEqual(["1 c", "2 a", "3 b"]);
    shown(await acme.owner.patch(`/tasks/${c}`, { position: 99 }));
    expect(await positions(project)).toEqual(["1 a", "2 b", "3 c"]);
    shown(await acme.owner.patch(`/tasks/${b}`, { position: 1 }));
    expect(await positions(project)).toEqual(["1 b", "2 a", "3 c"]);
    expect((await acme.owner.delete(`/tasks/${a}`)).status).toBe(204);
    expect(await positions(project)).toEqual(["1 b", "2 c"]);
    const other = await newProject();
    shown(await acme.owner.patch(`/tasks/${b}`, { project_id: other }));
    expect([await positions(project), await positions(other)]).toEqual([["1 c"], ["1 b"]]);
  });

  it("have these positions even when several are created concurrently", async () => {
    const project = await newProject();
    const names = ["a", "b", "c", "d"];
    const replies = await Promise.all(
      names.map((name) => acme.owner.post("/tasks", { project_id: project, name, position: 1 })),
    );
    for (const reply of replies) created(reply);
    const places = (await acme.owner.get(`/tasks?project_id=${project}`)).body.data.map(
      ({ attributes }: { attributes: Record<string, unknown> }) => attributes.position,
    );
    expect(places).toEqual([1, 2, 3, 4]);
  });

  it("go from open to done and back", async () => {
    const project_id = await newProject();
    const person = await newPerson();
    created(await assign(project_id, person, { starts_at: "2026-07-01" }));
    const body = { project_id, name: "Dev", assigned_employee_ids: [person], due_date: "2026-07-13" };
    const task = await add(acme.owner, "tasks", body);
    const path = `/tasks/${task}`;
    const doer = await acme.callerFor(person);
    expect(ids(await doer.get("/tasks?is_overdue=true"))).toEqual([task]);
    expect(shown(await act(doer, path, "start"))).toMatchObject({ status: "in_progress" });
    refused(await act(doer, path, "start"), { action: "The task is already in progress." });
    const timer = await add(acme.owner, "timesheets", {
      ...{ employee_id: person, project_id, task_id: task },
      started_at: "2026-07-14T09:00:00Z",
    });
    refused(await act(doer, path, "complete"), { action: "The task has a running timer." });
    shown(await act(acme.owner, `/timesheets/${timer}`, "stop-timesheet-timer"));
    expect(shown(await act(doer, path, "complete"))).toMatchObject({
      ...{ status: "done", completed_at: "2026-07-14T10:00:00.000000Z" },
      ...{ tracked_minutes: 60, is_used: true },
    });
    expect(ids(await doer.get("/tasks?is_overdue=true"))).toEqual([]);
    refused(await act(doer, path, "complete"), { action: "The task is already done." });
    expect(shown(await act(doer, path, "reopen"))).toMatchObject({ status: "open", completed_at: null });
    refused(await acme.owner.patch(path, { project_id: await newProject() }), {
      project_id: "The project id field cannot be changed.",
    });
    expect((await acme.owner.delete(path)).status).toBe(409);
    shown(await act(acme.owner, `/projects/${project_id}`, "archive"));
    refused(await act(doer, path, "start"), { action: "The project is archived." });
  });

  it("are assigned to people of the project, and have unique names within it", async () => {
    const project_id = await newProject();
    const stranger = await newPerson();
    refused(await acme.owner.post("/tasks", { project_id, name: "Dev", assigned_employee_ids: [stranger] }), {
      "assigned_employee_ids.0": "The selected assigned_employee_ids.0 is invalid.",
    });
    created(await acme.owner.post("/tasks", { project_id, name: "Dev" }));
    refused(await acme.owner.post("/tasks", { project_id, name: "dEV" }), {
      name: "The name has already been taken.",
    });
  });
});

describe("of two concurrent requests only one succeeds", () => {
  it("if one archives a project and the other starts a timer on it", async () => {
    const statuses = [];
    for (let round = 0; round < 6; round++) {
      const [project_id, employee_id] = [await newProject(), await newPerson()];
      created(await assign(project_id, employee_id, { starts_at: "2026-07-01" }));
      const [archived, started] = await Promise.all([
        act(acme.owner, `/projects/${project_id}`, "archive"),
        acme.owner.post("/timesheets", { employee_id, project_id, started_at: "2026-07-14T09:00:00Z" }),
      ]);
      statuses.push([archived.status, started.status].join());
    }
    for (const both of statuses) expect(["200,422", "422,201"]).toContain(both);
  });

  it("if both archive the same project", async () => {
    const project = await newProject();
    const replies = await Promise.all([1, 2].map(() => act(acme.owner, `/projects/${project}`, "archive")));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
