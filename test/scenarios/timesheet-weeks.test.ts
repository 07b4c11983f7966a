import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DRAFT_LINE, storeDraftLine } from "../support/draft-line.ts";
import { act, conflicting, created, day, forbidden, hire, read, refused, shown } from "./company.ts";
import { approvedLeave, publicHoliday } from "./leave-rows.ts";
import { type TimeTeam, timeTeam } from "./time-team.ts";

let team: TimeTeam;
beforeAll(async () => {
  team = await timeTeam();
  await publicHoliday(team, "2026-07-06");
});
afterAll(() => team?.app.close());

type Body = Record<string, unknown>;
const WEEKS = "/timesheet-submissions";
const open = async (week_start: string, by = team.ana, more: Body = {}) =>
  created(await by.post(WEEKS, { week_start, ...more }));
const log = (date: string, worked_minutes: number, by = team.ana, more: Body = {}) =>
  by.post("/timesheets", { date, worked_minutes, ...more });
const week = (id: string, by = team.ana) => read(by, `${WEEKS}/${id}`);

describe("a week", () => {
  it("begins on the workspace's first weekday, within the employment, not in the future, and only once", async () => {
    const refusedOn = async (week_start: string, message: string) =>
      refused(await team.ana.post(WEEKS, { week_start }), { week_start: message });
    await refusedOn("2026-07-07", "The week start field must be a Monday.");
    await refusedOn("2026-07-20", "The week start field must be a date before or equal to today.");
    await refusedOn("2023-12-25", "The week is outside the employment.");
    const { id } = await open("2023-12-25", team.zoe, {
      employee_id: await hire(team.acme.owner, "Old Hand", { start_date: "2023-12-31" }),
    });
    expect(await week(id, team.zoe)).toMatchObject({ week_end: day("2023-12-31") });
    await open("2026-02-02");
    await refusedOn("2026-02-02", "The week start has already been taken.");
    refused(await team.acme.owner.patch("/workspace", { week_starts_on: 7 }), {
      week_starts_on: "The week starts on field cannot be changed once timesheet weeks exist.",
    });
  });

  it("is created for others only by those who manage time", async () => {
    forbidden(
      await team.boss.post(WEEKS, { week_start: "2026-02-09", employee_id: team.ids.ana }),
      "manage-timesheets",
    );
    const { id } = await open("2026-02-09", team.zoe, { employee_id: team.ids.ana });
    expect(await week(id)).toMatchObject({ employee_id: team.ids.ana, status: "draft" });
    expect((await team.dan.get(`${WEEKS}/${id}`)).status).toBe(404);
  });

  it("includes the existing entries of its days, and later ones", async () => {
    const before = created(await log("2026-03-03", 100));
    const { id } = await open("2026-03-02");
    const after = created(await log("2026-03-04", 200));
    const outside = created(await log("2026-03-09", 50));
    for (const entry of [before, after]) {
      expect(await read(team.ana, `/timesheets/${entry.id}`)).toMatchObject({ timesheet_submission_id: id });
    }
    expect(outside.timesheet_submission_id).toBeNull();
    expect(await week(id)).toMatchObject({
      worked_minutes: 300,
      expected_minutes: 2400,
      missing_minutes: 2100,
    });
    const moved = shown(await team.ana.patch(`/timesheets/${after.id}`, { date: "2026-03-10" }));
    expect(moved.timesheet_submission_id).toBeNull();
    expect(await week(id)).toMatchObject({ worked_minutes: 100 });
    expect((await team.ana.delete(`/timesheets/${before.id}`)).status).toBe(204);
    expect(await week(id)).toMatchObject({ worked_minutes: 0 });
    created(await log("2026-03-05", 10));
    expect((await team.ana.delete(`${WEEKS}/${id}`)).status).toBe(204);
    const { body } = await team.ana.get("/timesheets?date=2026-03-05");
    expect(body.data[0].attributes).toMatchObject({ timesheet_submission_id: null, approval_status: "open" });
  });

  it("reports the changes that an entry causes, in the feed", async () => {
    const { id } = await open("2026-03-16");
    const { next } = (await team.acme.owner.get("/changes?since=now")).body.meta;
    created(await log("2026-03-17", 60));
    const { body } = await team.acme.owner.get(`/changes?since=${next}`);
    const reported = body.data.map((one: Body) => [one.event, one.record_id]);
    expect(reported).toContainEqual(["timesheet_submissions.updated", id]);
  });
});

describe("the figures of a week", () => {
  const figures = async (name: string, more: Body, worked: number, start = "2026-07-06") => {
    const employee_id = await hire(team.acme.owner, name, more);
    if (worked > 0) created(await log(start, worked, team.zoe, { employee_id }));
    const { id } = await open(start, team.zoe, { employee_id });
    return { employee_id, id, read: () => week(id, team.zoe) };
  };

  it("exclude public holidays and approved leave from the expected time", async () => {
    const one = await figures("Expected One", {}, 1300);
    await log("2026-07-07", 400, team.zoe, { employee_id: one.employee_id });
    await approvedLeave(team, { employee: one.employee_id, date: "2026-07-08", morning: true });
    expect(await one.read()).toMatchObject({
      expected_minutes: 1680,
      worked_minutes: 1700,
      missing_minutes: 0,
      overtime_minutes: 20,
    });
  });

  it("count everything as overtime without a capacity", async () => {
    const one = await figures("Only Overtime", { weekly_hours_capacity: 0 }, 300);
    expect(await one.read()).toMatchObject({
      expected_minutes: 0,
      overtime_minutes: 300,
      missing_minutes: 0,
    });
  });

  it("are exact, and rounded once", async () => {
    const one = await figures("Thirty Eight", { weekly_hours_capacity: 38 }, 0, "2026-06-29");
    expect(await one.read()).toMatchObject({ expected_minutes: 2280 });
    await approvedLeave(team, { employee: one.employee_id, date: "2026-07-01", afternoon: true });
    expect(await one.read()).toMatchObject({ expected_minutes: 2052, missing_minutes: 2052 });
    const two = await figures(
      "Every Day",
      { working_days: [1, 2, 3, 4, 5, 6, 7], termination_date: "2026-06-30" },
      0,
      "2026-06-29",
    );
    expect(await two.read()).toMatchObject({ expected_minutes: 686 });
  });

  it("stay as they were when the week was submitted", async () => {
    const one = await figures("Frozen Figures", {}, 480, "2026-06-22");
    shown(await act(team.zoe, `${WEEKS}/${one.id}`, "submit"));
    await approvedLeave(team, {
      employee: one.employee_id,
      date: "2026-06-24",
      morning: true,
      afternoon: true,
    });
    expect(await one.read()).toMatchObject({
      expected_minutes: 2400,
      worked_minutes: 480,
      missing_minutes: 1920,
    });
    shown(await act(team.zoe, `${WEEKS}/${one.id}`, "reject"));
    expect(await one.read()).toMatchObject({
      expected_minutes: 1920,
      worked_minutes: 480,
      missing_minutes: 1440,
    });
  });
});

describe("submitting", () => {
  it("locks the entries until the week is reopened", async () => {
    const entry = created(await log("2026-05-04", 480));
    const { id } = await open("2026-05-04");
    const submitted = shown(await act(team.ana, `${WEEKS}/${id}`, "submit", { comment: "All there" }));
    expect(submitted).toMatchObject({
      status: "submitted",
      comment: "All there",
      submitted_at: "2026-07-14T10:00:00.000000Z",
    });
    expect(await read(team.ana, `/timesheets/${entry.id}`)).toMatchObject({
      approval_status: "submitted",
      is_locked: true,
      locked_reason: "submitted",
    });
    refused(await team.ana.patch(`/timesheets/${entry.id}`, { worked_minutes: 470 }), {
      worked_minutes: "The entry is locked: its week is submitted.",
    });
    refused(await log("2026-05-10", 60), { date: "The week of 2026-05-04 is submitted." });
    refused(await act(team.ana, `${WEEKS}/${id}`, "submit"), {
      action: "The submission is already submitted.",
    });
    conflicting(await team.ana.delete(`${WEEKS}/${id}`), "The submission is submitted; reopen it first.");
    shown(await act(team.ana, `${WEEKS}/${id}`, "reopen"));
    shown(await team.ana.patch(`/timesheets/${entry.id}`, { worked_minutes: 470 }));
    shown(await act(team.ana, `${WEEKS}/${id}`, "submit"));
    const approved = shown(await act(team.boss, `${WEEKS}/${id}`, "approve", { status_explanation: "Fine" }));
    expect(approved).toMatchObject({
      status: "approved",
      status_explanation: "Fine",
      worked_minutes: 470,
      decided_by_employee_id: team.ids.boss,
    });
    refused(await team.ana.patch(`/timesheets/${entry.id}`, { worked_minutes: 480, description: "x" }), {
      worked_minutes: "The entry is locked: its week is approved.",
      description: "The entry is locked: its week is approved.",
    });
    conflicting(
      await team.ana.delete(`/timesheets/${entry.id}`),
      "The entry is locked: its week is approved.",
    );
    refused(await log("2026-05-05", 60), { date: "The week of 2026-05-04 is approved." });
    refused(await team.ana.patch(`${WEEKS}/${id}`, { comment: "More" }), {
      comment: "The comment field cannot be changed while the week is approved.",
    });
    forbidden(await act(team.ana, `${WEEKS}/${id}`, "reopen"), "manage-timesheets");
    expect(shown(await act(team.boss, `${WEEKS}/${id}`, "reopen"))).toMatchObject({
      status: "draft",
      submitted_at: null,
      decided_at: null,
      decided_by_employee_id: null,
    });
    expect(await read(team.ana, `/timesheets/${entry.id}`)).toMatchObject({
      approval_status: "open",
      is_locked: false,
    });
  });

  it("by the first day creates the week if there is none", async () => {
    const path = `${WEEKS}/actions?action=submit`;
    const first = shown(await team.ana.post(path, { week_start: "2026-04-06" }));
    expect(first).toMatchObject({ status: "submitted", worked_minutes: 0, missing_minutes: 2400 });
    refused(await team.ana.post(path, { week_start: "2026-04-06" }), {
      week_start: "The submission is already submitted.",
    });
    shown(await act(team.boss, `${WEEKS}/${first.id}`, "reject", { status_explanation: "Nothing in it" }));
    const again = shown(await team.ana.post(path, { week_start: "2026-04-06", comment: "I was away" }));
    expect(again).toMatchObject({
      id: first.id,
      status: "submitted",
      comment: "I was away",
      decided_at: null,
    });
    forbidden(
      await team.boss.post(path, { week_start: "2026-04-06", employee_id: team.ids.ana }),
      "manage-timesheets",
    );
    refused(await team.ana.post(path, { week_start: "2026-04-07" }), {
      week_start: "The week start field must be a Monday.",
    });
    refused(await team.ana.post(path, {}), { week_start: "The week start field is required." });
    const { body } = await team.acme.owner.get(`/audit-log?resource_id=${first.id}`);
    expect(body.data.map((one: { attributes: Body }) => one.attributes.event).reverse()).toEqual([
      "timesheet_submissions.created",
      "timesheet_submissions.reject",
      "timesheet_submissions.submit",
    ]);
  });

  it("is refused while a timer is running", async () => {
    const timer = shown(await team.dan.post("/timesheets/actions?action=start-timesheet-timer", {}));
    const { id } = await open("2026-07-13", team.dan);
    refused(await act(team.dan, `${WEEKS}/${id}`, "submit"), { action: "A timer is running in this week." });
    expect((await team.dan.delete(`/timesheets/${timer.id}`)).status).toBe(204);
    shown(await act(team.dan, `${WEEKS}/${id}`, "submit"));
    refused(await team.dan.post("/timesheets/actions?action=start-timesheet-timer", {}), {
      date: "The week of 2026-07-13 is submitted.",
    });
  });

  it("several weeks: they are decided together or not at all", async () => {
    const a = await open("2026-01-05");
    const b = await open("2026-01-12");
    for (const { id } of [a, b]) shown(await act(team.ana, `${WEEKS}/${id}`, "submit"));
    const approve = (ids: string[]) =>
      team.boss.post(`${WEEKS}/actions?action=approve`, { repositories: ids });
    const { id: draft } = await open("2026-01-19");
    refused(await approve([a.id, draft, b.id]), { "repositories.1": "The submission is not submitted." });
    expect(await week(a.id)).toMatchObject({ status: "submitted" });
    expect((await approve([a.id, b.id])).body.data).toHaveLength(2);
    expect(await week(b.id)).toMatchObject({ status: "approved" });
    refused(await act(team.boss, `${WEEKS}/${draft}`, "reopen"), {
      action: "The submission is neither submitted nor approved.",
    });
  });

  it("one's own week: others decide, except for a manager of time who has no manager", async () => {
    const { id } = await open("2026-06-08", team.zoe);
    shown(await act(team.zoe, `${WEEKS}/${id}`, "submit"));
    forbidden(await act(team.zoe, `${WEEKS}/${id}`, "approve"));
    shown(await act(team.boss, `${WEEKS}/${id}`, "approve"));
    const own = await open("2026-06-08");
    shown(await act(team.ana, `${WEEKS}/${own.id}`, "submit"));
    forbidden(await act(team.ana, `${WEEKS}/${own.id}`, "approve"));
    expect((await act(team.dan, `${WEEKS}/${own.id}`, "approve")).status).toBe(404);
    const chief = await hire(team.acme.owner, "Chief Above");
    const caller = await team.acme.callerFor(chief, "manage-timesheets");
    const top = await open("2026-06-08", caller);
    shown(await act(caller, `${WEEKS}/${top.id}`, "submit"));
    expect(shown(await act(caller, `${WEEKS}/${top.id}`, "approve"))).toMatchObject({ status: "approved" });
  });

  it("in a closed period: the week stays approved, and so do billed weeks", async () => {
    const entry = created(await log("2026-01-26", 60));
    const { id } = await open("2026-01-26");
    shown(await act(team.ana, `${WEEKS}/${id}`, "submit"));
    shown(await act(team.boss, `${WEEKS}/${id}`, "approve"));
    await team.acme.owner.patch("/workspace", { time_closed_until: "2026-02-01" });
    refused(await act(team.boss, `${WEEKS}/${id}`, "reopen"), {
      action: "The week lies in a closed period.",
    });
    await team.acme.owner.patch("/workspace", { time_closed_until: "2026-01-31" });
    await storeDraftLine(team.app.installation.pool, team.acme.workspace);
    await team.app.installation.work(team.acme.workspace, (work) =>
      work.update("timesheets", entry.id, {
        invoice_line_id: DRAFT_LINE,
        invoiced_as: "drafted",
        frozen_billable_minutes: 60,
        frozen_billed_rate: "50.00",
      }),
    );
    expect(await read(team.ana, `/timesheets/${entry.id}`)).toMatchObject({
      locked_reason: "invoiced",
      billing_status: "drafted",
      billable_minutes: 60,
    });
    refused(await act(team.boss, `${WEEKS}/${id}`, "reopen"), { action: "The entry has been billed." });
    await team.acme.owner.patch("/workspace", { time_closed_until: null });
  });
});

describe("the weekly approval report", () => {
  const REPORT = `${WEEKS}/getters/weekly-approval-report`;

  it("reports who submitted what, and what is missing", async () => {
    const start = "2026-06-15";
    const people: Record<string, string> = {};
    const manager_employee_id = await hire(team.acme.owner, "Mona Over");
    const add = async (name: string, more: Body = {}) => {
      people[name] = await hire(team.acme.owner, name, { manager_employee_id, ...more });
      return people[name]!;
    };
    const a = await add("Alma Pop");
    const d = await add("Dora Ion");
    const e = await add("Eva Lup", { weekly_hours_capacity: 32 });
    const submit = async (employee_id: string) =>
      shown(await team.zoe.post(`${WEEKS}/actions?action=submit`, { week_start: start, employee_id }));
    for (const date of ["2026-06-15", "2026-06-16"]) await log(date, 1200, team.zoe, { employee_id: a });
    for (const date of ["2026-06-15", "2026-06-16"]) await log(date, 1000, team.zoe, { employee_id: d });
    await log("2026-06-19", 480, team.zoe, { employee_id: e });
    const approved = await submit(a);
    shown(await act(team.acme.owner, `${WEEKS}/${approved.id}`, "approve"));
    const submitted = await submit(d);
    const { body } = await team.zoe.get(`${REPORT}?date=2026-06-18&employee_id=${[a, d, e].join(",")}`);
    expect(body.meta).toEqual({
      date: [body.data.at(-1).week_start, body.data[0].week_end],
      ...{ current_page: 1, from: 1, last_page: 1, per_page: 15, to: 3, total: 3 },
    });
    expect(body.data).toHaveLength(1);
    const [report] = body.data;
    expect(report).toMatchObject({ week_start: day("2026-06-15"), week_end: day("2026-06-21") });
    expect(report.totals).toEqual({
      employees: 3,
      not_submitted: 1,
      draft: 0,
      submitted: 1,
      approved: 1,
      rejected: 0,
      missing_hours: 2,
      submission_rate: 66.67,
      approval_rate: 33.33,
      expected_minutes: 6720,
      worked_minutes: 4880,
      missing_minutes: 1840,
      overtime_minutes: 0,
    });
    const { origin } = new URL(report.employees[0].links.timesheets);
    expect(report.employees).toEqual([
      {
        employee_id: a,
        name: "Alma Pop",
        manager_employee_id,
        timesheet_submission_id: approved.id,
        status: "approved",
        expected_minutes: 2400,
        worked_minutes: 2400,
        missing_minutes: 0,
        overtime_minutes: 0,
        is_missing_hours: false,
        submitted_at: "2026-07-14T10:00:00.000000Z",
        decided_at: "2026-07-14T10:00:00.000000Z",
        links: expect.anything(),
      },
      expect.objectContaining({
        employee_id: d,
        timesheet_submission_id: submitted.id,
        status: "submitted",
        worked_minutes: 2000,
        missing_minutes: 400,
        is_missing_hours: true,
        decided_at: null,
      }),
      expect.objectContaining({
        employee_id: e,
        timesheet_submission_id: null,
        status: "not_submitted",
        expected_minutes: 1920,
        worked_minutes: 480,
        missing_minutes: 1440,
        is_missing_hours: true,
        links: {
          timesheets: `${origin}/api/timesheets?employee_id=${e}&date=2026-06-15%2C2026-06-21&is_running=false`,
        },
      }),
    ]);
    const query = `date=2026-06-18&manager_employee_id=${manager_employee_id}`;
    const second = (await team.zoe.get(`${REPORT}?${query}&perPage=2&page=2`)).body;
    expect(second.data[0].employees.map((one: Body) => one.employee_id)).toEqual([e]);
    expect(second.data[0].totals.employees).toBe(3);
    const some = (await team.zoe.get(`${REPORT}?${query}&status=not_submitted,rejected`)).body;
    expect(some.data[0].totals).toMatchObject({ employees: 1, not_submitted: 1, submission_rate: 0 });
    const none = (await team.zoe.get(`${REPORT}?${query}&status=rejected`)).body;
    expect(none.data[0].totals).toMatchObject({ employees: 0, submission_rate: null, approval_rate: null });
  });

  it("includes all weeks that a period overlaps, the newest first, with the people employed in them", async () => {
    const employee = await hire(team.acme.owner, "Short Stay", {
      start_date: "2026-06-05",
      termination_date: "2026-06-16",
    });
    const { body } = await team.zoe.get(`${REPORT}?date=2026-05-31,2026-06-22&employee_id=${employee}`);
    expect(body.data.map((one: Body) => String(one.week_start).slice(0, 10))).toEqual([
      "2026-06-22",
      "2026-06-15",
      "2026-06-08",
      "2026-06-01",
      "2026-05-25",
    ]);
    expect(body.data.map((one: { totals: Body }) => one.totals.expected_minutes)).toEqual([
      0, 960, 2400, 480, 0,
    ]);
    expect(body.data.map((one: { employees: unknown[] }) => one.employees.length)).toEqual([0, 1, 1, 1, 0]);
  });

  it("shows the last full week by default, and the people whom the caller may see", async () => {
    const { body } = await team.dan.get(REPORT);
    expect(body.data.map((one: Body) => one.week_start)).toEqual([day("2026-07-06")]);
    expect(body.data[0].employees.map((one: Body) => one.employee_id)).toEqual([team.ids.dan]);
    const boss = (await team.boss.get(`${REPORT}?perPage=500`)).body;
    expect(boss.meta.total).toBe(4);
    const reporter = await team.acme.scoped("view-reports-time");
    expect((await reporter.get(REPORT)).body.meta.total).toBeGreaterThan(4);
  });

  it("covers at most 53 weeks", async () => {
    refused(await team.zoe.get(`${REPORT}?date=2025-01-01,2026-01-07`), {
      date: "The date parameter must not touch more than 53 weeks.",
    });
    expect((await team.zoe.get(`${REPORT}?date=2025-01-01,2026-01-04`)).body.data).toHaveLength(53);
  });
});
