import { afterAll, beforeAll, expect, it } from "vitest";
import { act, created, hire, ids as idsOf, read, refused, shown } from "./company.ts";
import { type TimeTeam, timeTeam } from "./time-team.ts";

let team: TimeTeam;
beforeAll(async () => {
  team = await timeTeam();
});
afterAll(() => team?.app.close());

const log = async (employee_id: string, date: string) =>
  created(await team.acme.owner.post("/timesheets", { employee_id, date, worked_minutes: 60 })).id as string;
const entriesOf = async (employee: string) =>
  idsOf(await team.zoe.get(`/timesheets?employee_id=${employee}&sort=date`));

it("time that was planned beyond the last day goes; what was worked stays and forbids an earlier one", async () => {
  const leaver = await hire(team.acme.owner, "Lea Ver");
  const worked = await log(leaver, "2026-07-13");
  const planned = await log(leaver, "2026-07-31");
  await log(leaver, "2026-08-03");
  refused(await team.acme.owner.patch(`/employees/${leaver}`, { termination_date: "2026-07-10" }), {
    termination_date: "There is time logged after 2026-07-10.",
  });
  const { next } = (await team.acme.owner.get("/changes?since=now")).body.meta;
  shown(await team.acme.owner.patch(`/employees/${leaver}`, { termination_date: "2026-07-31" }));
  expect(await entriesOf(leaver)).toEqual([worked, planned]);
  const { body } = await team.acme.owner.get(`/changes?since=${next}`);
  expect(body.data.map((one: { event: string }) => one.event).sort()).toEqual([
    "employees.updated",
    "timesheets.deleted",
  ]);
  // Nothing comes back.
  shown(await team.acme.owner.patch(`/employees/${leaver}`, { termination_date: null }));
  expect(await entriesOf(leaver)).toEqual([worked, planned]);
});

it("a locked entry forbids it too, though it lies ahead", async () => {
  const leaver = await hire(team.acme.owner, "Locked Ahead");
  await log(leaver, "2026-07-19");
  const path = "/timesheet-submissions/actions?action=submit";
  shown(await team.zoe.post(path, { employee_id: leaver, week_start: "2026-07-13" }));
  refused(await team.acme.owner.patch(`/employees/${leaver}`, { termination_date: "2026-07-17" }), {
    termination_date: "There is time logged after 2026-07-17.",
  });
});

it("archiving stops the timer at that instant; the weeks stay", async () => {
  const leaver = await hire(team.acme.owner, "Run Ning");
  const start = "/timesheets/actions?action=start-timesheet-timer";
  const timer = shown(
    await team.zoe.post(start, { employee_id: leaver, started_at: "2026-07-14T09:15:00Z" }),
  );
  const week = created(
    await team.zoe.post("/timesheet-submissions", { employee_id: leaver, week_start: "2026-07-13" }),
  );
  shown(await act(team.acme.owner, `/employees/${leaver}`, "archive"));
  expect(await read(team.zoe, `/timesheets/${timer.id}`)).toMatchObject({
    ended_at: "2026-07-14T10:00:00.000000Z",
    worked_minutes: 45,
    was_auto_stopped: true,
  });
  expect(await read(team.zoe, `/timesheet-submissions/${week.id}`)).toMatchObject({
    status: "draft",
    worked_minutes: 45,
  });
  shown(await act(team.zoe, `/timesheet-submissions/${week.id}`, "submit"));
  shown(await act(team.acme.owner, `/timesheet-submissions/${week.id}`, "approve"));
});

it("of a hire who never came all of it goes", async () => {
  const hired = await hire(team.acme.owner, "Never Came", { start_date: "2026-08-01" });
  await log(hired, "2026-08-03");
  shown(await act(team.acme.owner, `/employees/${hired}`, "archive"));
  expect(await entriesOf(hired)).toEqual([]);
});

it("that was logged forbids a first day of employment after it", async () => {
  const starter = await hire(team.acme.owner, "Late Starter");
  await log(starter, "2026-07-13");
  const path = `/employees/${starter}`;
  refused(await team.acme.owner.patch(path, { start_date: "2026-07-14" }), {
    start_date: "There is time logged before 2026-07-14.",
  });
  shown(await team.acme.owner.patch(path, { start_date: "2026-07-13" }));
});
