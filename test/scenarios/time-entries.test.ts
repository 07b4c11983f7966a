import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  add,
  conflicting,
  created,
  day,
  forbidden,
  hire,
  ids as idsOf,
  read,
  refused,
  shown,
} from "./company.ts";
import { projectFor, type TimeTeam, timeTeam } from "./time-team.ts";

let team: TimeTeam;
beforeAll(async () => {
  team = await timeTeam();
});
afterAll(() => team?.app.close());

type Body = Record<string, unknown>;
const log = (body: Body = {}) =>
  team.ana.post("/timesheets", { date: "2026-07-06", worked_minutes: 60, ...body });
const span = (from: string, to: string, date = "2026-07-07"): Body => ({
  date: undefined,
  worked_minutes: undefined,
  started_at: `${date}T${from}:00+03:00`,
  ended_at: `${date}T${to}:00+03:00`,
});
const settings = async (body: Body) => shown(await team.acme.owner.patch("/workspace", body));

describe("an entry", () => {
  it("belongs to the caller, and is internal without a project", async () => {
    const entry = created(await log({ description: "Reading" }));
    expect(entry).toMatchObject({
      employee_id: team.ids.ana,
      project_id: null,
      date: day("2026-07-06"),
      worked_minutes: 60,
      started_at: null,
      timezone: "Europe/Bucharest",
      is_billable: false,
      billable_minutes: 0,
      approval_status: "open",
      billing_status: "non_billable",
      is_running: false,
      is_locked: false,
      locked_reason: null,
      timesheet_submission_id: null,
    });
    expect(entry).not.toHaveProperty("billed_rate");
    expect(entry).not.toHaveProperty("cost_rate");
  });

  it("with a span has the minutes and date that follow from it", async () => {
    const entry = created(await log(span("09:00", "10:20")));
    expect(entry).toMatchObject({
      date: day("2026-07-07"),
      worked_minutes: 80,
      started_at: "2026-07-07T06:00:00.000000Z",
      ended_at: "2026-07-07T07:20:00.000000Z",
    });
    const moved = shown(
      await team.ana.patch(`/timesheets/${entry.id}`, {
        started_at: "2026-07-06T23:30:00+03:00",
        ended_at: "2026-07-07T00:45:00+03:00",
      }),
    );
    expect(moved).toMatchObject({ date: day("2026-07-06"), worked_minutes: 75 });
    // What was read can be sent back.
    expect(shown(await team.ana.patch(`/timesheets/${entry.id}`, moved)).updated_at).toBe(moved.updated_at);
    const plain = shown(
      await team.ana.patch(`/timesheets/${entry.id}`, {
        started_at: null,
        ended_at: null,
        worked_minutes: 30,
      }),
    );
    expect(plain).toMatchObject({ date: day("2026-07-06"), worked_minutes: 30, started_at: null });
    expect((await team.ana.delete(`/timesheets/${entry.id}`)).status).toBe(204);
  });

  it.each<[string, Body, Record<string, string>]>([
    ["0 minutes", { worked_minutes: 0 }, { worked_minutes: "The worked minutes field must be at least 1." }],
    [
      "1441 minutes",
      { worked_minutes: 1441 },
      { worked_minutes: "The worked minutes field must not be greater than 1440." },
    ],
    [
      "7.5 minutes",
      { worked_minutes: 7.5 },
      { worked_minutes: "The worked minutes field must be an integer." },
    ],
    [
      "no minutes",
      { worked_minutes: null },
      { worked_minutes: "The worked minutes field is required when started at is not present." },
    ],
    ["no date", { date: null }, { date: "The date field is required when started at is not present." }],
    [
      "minutes with a start but no end",
      { date: undefined, started_at: "2026-07-14T09:00:00Z" },
      { worked_minutes: "The worked minutes field is prohibited while the timer runs." },
    ],
    [
      "minutes that differ from the span's",
      { ...span("09:00", "10:00"), worked_minutes: 61 },
      { worked_minutes: "The worked minutes field must match started at and ended at." },
    ],
    [
      "a date that differs from the span's",
      { ...span("09:00", "10:00"), date: "2026-07-08" },
      { date: "The date field must be the local date of started at." },
    ],
    [
      "a span with seconds",
      { ...span("09:00", "09:00"), ended_at: "2026-07-07T09:00:29+03:00" },
      { worked_minutes: "The worked minutes field must be at least 1." },
    ],
    [
      "an end equal to its start",
      span("09:00", "09:00"),
      { ended_at: "The ended at field must be a date after started at." },
    ],
    [
      "an end before its start",
      span("09:00", "08:00"),
      { ended_at: "The ended at field must be a date after started at." },
    ],
    [
      "more than a day",
      { ...span("09:00", "09:00"), ended_at: "2026-07-08T09:01:00+03:00" },
      { ended_at: "The ended at field must be at most 1440 minutes after started at." },
    ],
    [
      "an end without start",
      { ended_at: "2026-07-06T09:00:00Z" },
      { ended_at: "The ended at field is prohibited without started at." },
    ],
    [
      "a start in the future",
      { date: undefined, worked_minutes: undefined, started_at: "2026-07-14T10:00:01Z" },
      { started_at: "The started at field must be a date before or equal to now." },
    ],
    [
      "an end in the future",
      {
        date: undefined,
        worked_minutes: undefined,
        started_at: "2026-07-14T09:00:00Z",
        ended_at: "2026-07-14T10:00:01Z",
      },
      { ended_at: "The ended at field must be a date before or equal to now." },
    ],
    ["a day before the employment", { date: "2023-12-31" }, { date: "The date is outside the employment." }],
    [
      "an unknown project",
      { project_id: "01J00000000000000000000000" },
      { project_id: "The selected project id is invalid." },
    ],
    [
      "an unknown task",
      { task_id: "01J00000000000000000000000" },
      { task_id: "The selected task id is invalid." },
    ],
    [
      "a long description",
      { description: "x".repeat(2001) },
      { description: "The description field must not be greater than 2000 characters." },
    ],
  ])("is refused with %s", async (_what, body, errors) => {
    refused(await log(body), errors);
  });

  it("of others requires the permission, also for managers", async () => {
    const body = { employee_id: team.ids.ana, date: "2026-07-06", worked_minutes: 5 };
    forbidden(await team.dan.post("/timesheets", body), "manage-timesheets");
    forbidden(await team.boss.post("/timesheets", body), "manage-timesheets");
    const entry = created(await team.zoe.post("/timesheets", body));
    forbidden(await team.boss.patch(`/timesheets/${entry.id}`, { worked_minutes: 6 }), "manage-timesheets");
    forbidden(await team.boss.delete(`/timesheets/${entry.id}`), "manage-timesheets");
    refused(await team.zoe.patch(`/timesheets/${entry.id}`, { employee_id: team.ids.dan }), {
      employee_id: "The employee id field cannot be changed.",
    });
    expect(shown(await team.ana.patch(`/timesheets/${entry.id}`, { worked_minutes: 6 })).worked_minutes).toBe(
      6,
    );
    expect((await team.ana.delete(`/timesheets/${entry.id}`)).status).toBe(204);
    refused(await team.acme.owner.post("/timesheets", { date: "2026-07-06", worked_minutes: 5 }), {
      employee_id: "The employee id field is required.",
    });
  });

  it("after the last day of employment is refused", async () => {
    const gone = await hire(team.acme.owner, "Gone Past", { termination_date: "2026-06-30" });
    const body = { employee_id: gone, worked_minutes: 5 };
    created(await team.zoe.post("/timesheets", { ...body, date: "2026-06-30" }));
    refused(await team.zoe.post("/timesheets", { ...body, date: "2026-07-01" }), {
      date: "The date is outside the employment.",
    });
  });

  it("is visible to oneself, one's managers and holders of view-timesheets", async () => {
    const { id } = created(await team.dan.post("/timesheets", { date: "2026-07-06", worked_minutes: 5 }));
    const viewer = await team.acme.scoped("view-timesheets");
    for (const caller of [team.dan, team.boss, team.zoe, viewer]) await read(caller, `/timesheets/${id}`);
    expect((await team.ana.get(`/timesheets/${id}`)).status).toBe(404);
    expect(idsOf(await team.ana.get(`/timesheets?employee_id=${team.ids.dan}`))).toEqual([]);
    expect(idsOf(await team.boss.get(`/timesheets?manager_employee_id=${team.ids.boss}&id=${id}`))).toEqual([
      id,
    ]);
    expect((await team.ana.delete(`/timesheets/${id}`)).status).toBe(404);
    forbidden(await viewer.patch(`/timesheets/${id}`, { worked_minutes: 6 }), "manage-timesheets");
  });
});

describe("the time of a date", () => {
  it("is at most 24 hours; timers are exempt", async () => {
    const { id } = created(await log({ date: "2026-07-01", worked_minutes: 900 }));
    const more = "The total for 2026-07-01 would be 1500 minutes; a day has 1440.";
    refused(await log({ date: "2026-07-01", worked_minutes: 600 }), { worked_minutes: more });
    const other = created(await log({ date: "2026-07-02", worked_minutes: 600 }));
    refused(await team.ana.patch(`/timesheets/${other.id}`, { date: "2026-07-01" }), {
      worked_minutes: more,
    });
    created(await log({ date: "2026-07-01", worked_minutes: 540 }));
    refused(await team.ana.patch(`/timesheets/${id}`, { worked_minutes: 901 }), {
      worked_minutes: "The total for 2026-07-01 would be 1441 minutes; a day has 1440.",
    });
    shown(await team.ana.patch(`/timesheets/${id}`, { worked_minutes: 899 }));
  });
});

describe("project and task", () => {
  it("need an assignment that covers the date, except for those who manage time", async () => {
    const project = await add(team.acme.owner, "projects", { name: "Covered" });
    const hidden = { project_id: "The selected project id is invalid." };
    refused(await log({ project_id: project }), hidden);
    const assignment = { project_id: project, employee_id: team.ids.ana };
    await add(team.acme.owner, "project-assignments", {
      ...assignment,
      starts_at: "2026-07-10",
      ends_at: "2026-07-13",
    });
    const none = "There is no assignment on this project on 2026-07-14.";
    refused(await log({ project_id: project, date: "2026-07-14" }), { project_id: none });
    const { id } = created(await log({ project_id: project, date: "2026-07-13" }));
    refused(await team.ana.patch(`/timesheets/${id}`, { date: "2026-07-14" }), { date: none });
    const viewer = await team.acme.callerFor(team.ids.zoe, "manage-timesheets", "view-projects");
    created(
      await viewer.post("/timesheets", {
        employee_id: team.ids.ana,
        project_id: project,
        date: "2026-07-14",
        worked_minutes: 1,
      }),
    );
    conflicting(
      await team.acme.owner.delete(`/projects/${project}`),
      "The project is still referred to by 2 timesheets.",
    );
  });

  it("belong together; the project is set from the task", async () => {
    const alpha = await projectFor(team, "Alpha", [team.ids.ana], { billing_model: "non_billable" });
    const beta = await projectFor(team, "Beta", [team.ids.ana], { billing_model: "non_billable" });
    const task = await add(team.acme.owner, "tasks", { project_id: alpha, name: "Design" });
    const invalid = { task_id: "The selected task id is invalid." };
    const entry = created(await log({ task_id: task }));
    expect(entry).toMatchObject({ project_id: alpha, task_id: task });
    refused(await log({ task_id: task, project_id: beta }), invalid);
    refused(await team.ana.patch(`/timesheets/${entry.id}`, { project_id: beta }), invalid);
    refused(await team.ana.patch(`/timesheets/${entry.id}`, { project_id: null }), invalid);
    expect(
      shown(await team.ana.patch(`/timesheets/${entry.id}`, { project_id: beta, task_id: null })),
    ).toMatchObject({
      project_id: beta,
      task_id: null,
    });
    shown(await act(team.acme.owner, `/tasks/${task}`, "complete"));
    refused(await log({ task_id: task }), invalid);
    shown(await act(team.acme.owner, `/projects/${beta}`, "archive"));
    refused(await log({ project_id: beta }), { project_id: "The selected project id is invalid." });
    // Existing entries are valid, and their description can still be changed.
    shown(await team.ana.patch(`/timesheets/${entry.id}`, { description: "Sketches" }));
  });

  it("are required if the workspace says so", async () => {
    await settings({ timesheet_require_project: true });
    refused(await log(), { project_id: "The project id field is required." });
    refused(await team.ana.post("/timesheets/actions?action=start-timesheet-timer", {}), {
      project_id: "The project id field is required.",
    });
    await settings({ timesheet_require_project: false });
  });
});

describe("billing", () => {
  let client: string;
  beforeAll(async () => {
    client = await add(team.acme.owner, "clients", { name: "Client X" });
  });

  it("is on by default, and forced off where nothing is billed", async () => {
    const time = await projectFor(team, "Time", [team.ids.ana], { client_id: client });
    const fixed = await projectFor(team, "Fixed", [team.ids.ana], {
      client_id: client,
      billing_model: "fixed_fee",
      fee_amount: 100,
    });
    const inner = await projectFor(team, "Inner", [team.ids.ana]);
    const meeting = await add(team.acme.owner, "tasks", {
      project_id: time,
      name: "Meeting",
      is_billable: false,
    });
    const of = async (body: Body) => created(await log(body));
    const unbilled = { is_billable: true, billable_minutes: 60, billing_status: "unbilled" };
    const none = { is_billable: false, billable_minutes: 0, billing_status: "non_billable" };
    const entry = await of({ project_id: time });
    expect(entry).toMatchObject(unbilled);
    expect(await of({ project_id: time, is_billable: false })).toMatchObject(none);
    expect(await of({ project_id: fixed })).toMatchObject({ ...unbilled, billing_status: "covered" });
    expect(await of({ project_id: inner, is_billable: true })).toMatchObject(none);
    expect(await of({ is_billable: true })).toMatchObject(none);
    const met = await of({ task_id: meeting });
    expect(met).toMatchObject(none);
    // A forced value is set again on another project; a value that somebody chose stays.
    expect(shown(await team.ana.patch(`/timesheets/${met.id}`, { task_id: null }))).toMatchObject(unbilled);
    shown(await team.ana.patch(`/timesheets/${entry.id}`, { is_billable: false }));
    expect(shown(await team.ana.patch(`/timesheets/${entry.id}`, { project_id: fixed }))).toMatchObject(none);
    expect(
      idsOf(await team.ana.get(`/timesheets?billing_status=covered,unbilled&client_id=${client}`)),
    ).toHaveLength(2);
  });

  it("rounds by the current rule, entry by entry", async () => {
    const project = await projectFor(team, "Rounded", [team.ids.ana], { client_id: client });
    const minutes = [7, 8, 52, 53, 60];
    const entries: string[] = [];
    for (const worked_minutes of minutes) {
      entries.push(created(await log({ project_id: project, date: "2026-07-03", worked_minutes })).id);
    }
    const billed = async () => {
      const { body } = await team.ana.get(`/timesheets?project_id=${project}&sort=worked_minutes`);
      expect(body.data.map((one: { attributes: Body }) => one.attributes.worked_minutes)).toEqual(minutes);
      return body.data.map((one: { attributes: Body }) => one.attributes.billable_minutes);
    };
    expect(await billed()).toEqual(minutes);
    await settings({ billing_rounding_mode: "nearest", billing_rounding_minutes: 15 });
    expect(await billed()).toEqual([0, 15, 45, 60, 60]);
    await settings({ billing_rounding_mode: "up" });
    expect(await billed()).toEqual([15, 15, 60, 60, 60]);
    await settings({ billing_rounding_mode: "down" });
    expect(await billed()).toEqual([0, 0, 45, 45, 60]);
    shown(await team.ana.patch(`/timesheets/${entries[4]}`, { is_billable: false }));
    expect(await billed()).toEqual([0, 0, 45, 45, 0]);
    await settings({ billing_rounding_mode: "none" });
  });
});

describe("overlapping spans", () => {
  it("are refused if the workspace says so", async () => {
    await settings({ timesheet_block_overlap: true });
    created(await log(span("09:00", "10:00", "2026-06-29")));
    created(await log(span("10:00", "11:00", "2026-06-29")));
    const met = { started_at: "The entry overlaps another entry (09:00 to 10:00)." };
    refused(await log(span("09:59", "10:30", "2026-06-29")), met);
    created(await log({ date: "2026-06-29", worked_minutes: 60 }));
    const apart = created(await log(span("12:00", "13:00", "2026-06-29")));
    refused(await team.ana.patch(`/timesheets/${apart.id}`, { started_at: "2026-06-29T10:30:00+03:00" }), {
      started_at: "The entry overlaps another entry (10:00 to 11:00).",
    });
    created(await team.dan.post("/timesheets", span("09:59", "10:30", "2026-06-29")));
    await settings({ timesheet_block_overlap: false });
    created(await log(span("09:59", "10:30", "2026-06-29")));
  });

  it("include a running timer, up to now", async () => {
    await settings({ timesheet_block_overlap: true });
    const path = "/timesheets/actions?action=start-timesheet-timer";
    const timer = shown(await team.dan.post(path, { started_at: "2026-07-14T09:00:00Z" }));
    const body = (from: string, to: string) => ({
      started_at: `2026-07-14T${from}:00Z`,
      ended_at: `2026-07-14T${to}:00Z`,
    });
    refused(await team.dan.post("/timesheets", body("09:30", "09:40")), {
      started_at: "The entry overlaps another entry (12:00 to now).",
    });
    created(await team.dan.post("/timesheets", body("08:30", "09:00")));
    refused(await team.dan.post(path, { started_at: "2026-07-14T08:45:00Z" }), {
      started_at: "The entry overlaps another entry (11:30 to 12:00).",
    });
    // The refused request did not stop a timer.
    expect(await read(team.dan, `/timesheets/${timer.id}`)).toMatchObject({ is_running: true });
    shown(await team.dan.post(path, { started_at: "2026-07-14T09:15:00Z" }));
    await settings({ timesheet_block_overlap: false });
  });
});

describe("a closed period", () => {
  it("accepts no entries, and locks those that it has", async () => {
    const { id } = created(await log({ date: "2026-06-15" }));
    await settings({ time_closed_until: "2026-06-20" });
    expect(await read(team.ana, `/timesheets/${id}`)).toMatchObject({
      is_locked: true,
      locked_reason: "closed",
    });
    expect(idsOf(await team.ana.get("/timesheets?locked_reason=closed"))).toEqual([id]);
    expect(idsOf(await team.ana.get("/timesheets?is_locked=true"))).toEqual([id]);
    refused(await log({ date: "2026-06-20" }), { date: "The date field must be a date after 2026-06-20." });
    const locked = "The entry is locked: its date lies in a closed period.";
    refused(await team.ana.patch(`/timesheets/${id}`, { description: "No", worked_minutes: 60 }), {
      description: locked,
      worked_minutes: locked,
    });
    conflicting(await team.ana.delete(`/timesheets/${id}`), locked);
    const { id: later } = created(await log({ date: "2026-06-21" }));
    refused(await team.ana.patch(`/timesheets/${later}`, { date: "2026-06-19" }), {
      date: "The date field must be a date after 2026-06-20.",
    });
    await settings({ time_closed_until: null });
    shown(await team.ana.patch(`/timesheets/${id}`, { description: "Yes" }));
  });
});
