import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { repeatedJobs } from "../../src/administration/jobs.ts";
import { act, add, forbidden, ids as idsOf, read, refused, shown } from "./company.ts";
import { projectFor, type TimeTeam, timeTeam } from "./time-team.ts";

let team: TimeTeam;
beforeAll(async () => {
  team = await timeTeam();
});
afterAll(() => team?.app.close());

const at = (moment: string): void => team.app.clock.set(moment);
const start = (body: object = {}) => team.ana.post("/timesheets/actions?action=start-timesheet-timer", body);
const stop = (id: string, body: object = {}) =>
  team.ana.post(`/timesheets/${id}/actions?action=stop-timesheet-timer`, body);

describe("minutes of a timer", () => {
  it.each([
    ["over midnight", "2026-07-14T20:30:00Z", "2026-07-14T21:45:00Z", 75, "2026-07-14"],
    ["over a clock change", "2026-10-25T02:30:00+03:00", "2026-10-25T04:30:00+02:00", 180, "2026-10-25"],
    ["29 seconds", "2026-07-15T08:00:00Z", "2026-07-15T08:00:29Z", 0, "2026-07-15"],
    ["30 seconds", "2026-07-15T09:00:00Z", "2026-07-15T09:00:30Z", 1, "2026-07-15"],
  ])("%s", async (_what, begins, ends, minutes, date) => {
    at(begins);
    const running = shown(await start());
    expect(running).toMatchObject({
      is_running: true,
      worked_minutes: null,
      ended_at: null,
      date: `${date}T00:00:00.000000Z`,
      timezone: "Europe/Bucharest",
    });
    at(ends);
    const stopped = shown(await stop(running.id));
    expect(stopped).toMatchObject({
      is_running: false,
      worked_minutes: minutes,
      date: `${date}T00:00:00.000000Z`,
      was_auto_stopped: false,
    });
    expect(new Date(stopped.ended_at)).toEqual(new Date(ends));
  });
});

describe("one timer after the other", () => {
  beforeEach(() => at("2026-07-16T06:00:00Z"));

  it("stops the first where the second starts, and names it", async () => {
    const a = shown(await start());
    at("2026-07-16T06:40:00Z");
    const reply = await start({ description: "Another" });
    const b = shown(reply);
    expect(reply.body.meta).toEqual({ stopped_timesheet_id: a.id });
    expect(await read(team.ana, `/timesheets/${a.id}`)).toMatchObject({
      worked_minutes: 40,
      is_running: false,
    });
    expect(b).toMatchObject({ is_running: true, description: "Another" });
    shown(await stop(b.id));
    refused(await stop(b.id), { action: "The timer is not running." });
  });

  it("also by a POST, in its past, and by whoever repeats the request", async () => {
    const a = shown(await start());
    at("2026-07-16T08:00:00Z");
    const headers = { "Idempotency-Key": "again" };
    const body = { started_at: "2026-07-16T05:00:00Z" };
    const reply = await team.ana.post("/timesheets", body, { headers });
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body.meta).toEqual({ stopped_timesheet_id: a.id });
    const again = await team.ana.post("/timesheets", body, { headers });
    expect(again.text).toBe(reply.text);
    expect(await read(team.ana, `/timesheets/${a.id}`)).toMatchObject({
      worked_minutes: 0,
      ended_at: "2026-07-16T06:00:00.000000Z",
    });
    shown(await stop(reply.body.data.id));
  });

  it("continues an entry with its project, task and description", async () => {
    const project = await projectFor(team, "Alpha", [team.ids.ana], { billing_model: "non_billable" });
    const task = await add(team.acme.owner, "tasks", { project_id: project, name: "Design" });
    const entry = shown(await start({ task_id: task, description: "Sketch" }));
    at("2026-07-16T07:00:00Z");
    shown(await stop(entry.id));
    at("2026-07-16T07:30:00Z");
    const reply = await act(team.ana, `/timesheets/${entry.id}`, "start-timesheet-timer");
    const resumed = shown(reply);
    expect(resumed).toMatchObject({
      project_id: project,
      task_id: task,
      description: "Sketch",
      is_running: true,
      started_at: "2026-07-16T07:30:00.000000Z",
    });
    expect(resumed.id).not.toBe(entry.id);
    expect(reply.body.meta).toEqual({ stopped_timesheet_id: null });
    expect(await read(team.ana, `/timesheets/${entry.id}`)).toMatchObject({ worked_minutes: 60 });
    // Neither the project nor the task may be closed under it.
    refused(await act(team.acme.owner, `/projects/${project}`, "archive"), {
      action: "The project has a running timer.",
    });
    refused(await act(team.acme.owner, `/tasks/${task}`, "complete"), {
      action: "The task has a running timer.",
    });
    shown(await stop(resumed.id));
  });
});

describe("the end of a timer", () => {
  beforeEach(() => at("2026-07-17T06:00:00Z"));

  it("lies after its start, not in the future", async () => {
    const { id } = shown(await start());
    at("2026-07-17T07:00:00Z");
    refused(await stop(id, { ended_at: "2026-07-17T06:00:00Z" }), {
      ended_at: "The ended at field must be a date after started at.",
    });
    refused(await stop(id, { ended_at: "2026-07-17T05:00:00Z" }), {
      ended_at: "The ended at field must be a date after started at.",
    });
    refused(await stop(id, { ended_at: "2026-07-17T07:00:01Z" }), {
      ended_at: "The ended at field must be a date before or equal to now.",
    });
    expect((await stop(id, { ended_at: "9999-12-31T23:59:59Z" })).status).toBe(422);
    expect(shown(await stop(id, { ended_at: "2026-07-17T06:20:00Z" })).worked_minutes).toBe(20);
  });

  it("may be set by whoever stands above, and by nobody else", async () => {
    const { id } = shown(await start());
    at("2026-07-17T06:10:00Z");
    expect((await act(team.dan, `/timesheets/${id}`, "stop-timesheet-timer")).status).toBe(404);
    forbidden(await team.boss.patch(`/timesheets/${id}`, { description: "No" }), "manage-timesheets");
    expect(shown(await act(team.boss, `/timesheets/${id}`, "stop-timesheet-timer")).worked_minutes).toBe(10);
  });

  it("by PATCH records it; minutes are not written while it runs", async () => {
    const { id } = shown(await start());
    at("2026-07-17T06:30:00Z");
    refused(await team.ana.patch(`/timesheets/${id}`, { worked_minutes: 30 }), {
      worked_minutes: "The worked minutes field is prohibited while the timer runs.",
    });
    expect(shown(await team.ana.patch(`/timesheets/${id}`, { description: "Still" })).is_running).toBe(true);
    const recorded = shown(await team.ana.patch(`/timesheets/${id}`, { ended_at: "2026-07-17T06:25:00Z" }));
    expect(recorded).toMatchObject({ is_running: false, worked_minutes: 25 });
  });

  it("DELETE discards it", async () => {
    const { id } = shown(await start());
    expect((await team.ana.delete(`/timesheets/${id}`)).status).toBe(204);
    expect((await team.ana.get("/timesheets/getters/current-timer")).body).toEqual({ data: null });
  });
});

describe("the running timer", () => {
  it("is reported with the minutes that have passed", async () => {
    at("2026-07-18T06:00:00Z");
    const { id } = shown(await start());
    at("2026-07-18T06:42:10Z");
    const { body } = await team.ana.get("/timesheets/getters/current-timer");
    expect(body.data).toMatchObject({ id, type: "timesheets", attributes: { is_running: true } });
    expect(body.meta).toEqual({ elapsed_minutes: 42, server_time: "2026-07-18T06:42:10.000000Z" });
    const path = `/timesheets/getters/current-timer?employee_id=${team.ids.ana}`;
    expect((await team.boss.get(path)).body.data.id).toBe(id);
    expect((await team.dan.get(path)).body).toEqual({ data: null });
    expect((await team.acme.owner.get("/timesheets/getters/current-timer")).body).toEqual({ data: null });
    expect(idsOf(await team.ana.get("/timesheets?is_running=true"))).toEqual([id]);
    shown(await stop(id));
  });
});

describe("a timer that nobody stops", () => {
  it("is stopped at the limit by the job, and once", async () => {
    shown(await team.acme.owner.patch("/workspace", { max_timer_minutes: 480 }));
    at("2026-07-20T06:00:00Z");
    const { id } = shown(await start());
    const job = repeatedJobs(team.app.installation).find(({ name }) => name === "timers at their limit")!;
    at("2026-07-20T13:59:59Z");
    expect(await job.run()).toBe(0);
    at("2026-07-20T14:00:30Z");
    expect(await job.run()).toBe(1);
    expect(await job.run()).toBe(0);
    expect(await read(team.ana, `/timesheets/${id}`)).toMatchObject({
      ended_at: "2026-07-20T14:00:00.000000Z",
      worked_minutes: 480,
      was_auto_stopped: true,
    });
  });

  it("is stopped at the limit by whoever comes later too", async () => {
    at("2026-07-21T06:00:00Z");
    const first = shown(await start());
    at("2026-07-21T15:00:00Z");
    refused(await stop(first.id, { ended_at: "2026-07-21T14:30:00Z" }), {
      ended_at: "The ended at field must not lie beyond the longest time that a timer runs.",
    });
    const second = shown(await start());
    expect(await read(team.ana, `/timesheets/${first.id}`)).toMatchObject({
      worked_minutes: 480,
      was_auto_stopped: true,
    });
    at("2026-07-22T06:00:00Z");
    expect(shown(await stop(second.id))).toMatchObject({ worked_minutes: 480, was_auto_stopped: true });
    shown(await team.acme.owner.patch("/workspace", { max_timer_minutes: 1440 }));
  });

  it("starts at most 24 hours ago", async () => {
    at("2026-07-23T06:00:00Z");
    refused(await start({ started_at: "2026-07-22T05:59:59Z" }), {
      started_at: "The started at field must be at most 24 hours ago.",
    });
    refused(await start({ started_at: "2026-07-23T06:00:01Z" }), {
      started_at: "The started at field must be a date before or equal to now.",
    });
    const { id } = shown(await start({ started_at: "2026-07-22T06:00:00Z" }));
    expect(shown(await stop(id)).worked_minutes).toBe(1440);
  });

  it("is started for others only by those who manage time", async () => {
    forbidden(await start({ employee_id: team.ids.dan }), "manage-timesheets");
    const path = "/timesheets/actions?action=start-timesheet-timer";
    refused(await team.acme.owner.post(path, {}), { employee_id: "The employee id field is required." });
    const dans = shown(await team.zoe.post(path, { employee_id: team.ids.dan }));
    expect(dans.employee_id).toBe(team.ids.dan);
    shown(await team.dan.post(`/timesheets/${dans.id}/actions?action=stop-timesheet-timer`, {}));
  });
});
