import { Ajv } from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import {
  expectedMinutes,
  loadApprovedLeave,
  loadWorkingTimes,
  workableSlotsIn,
} from "../../src/modules/leave/index.ts";
import { workingDays } from "../../src/modules/leave/working-time/working-days.ts";
import type { Caller, TestWorkspace } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { add, day, hire, refused } from "./company.ts";
import { addPolicy, approved, requested } from "./leave.ts";

const { app, acme } = testCompany();

const WEEK = { from: "2026-07-06", to: "2026-07-12" };

it("reads the working times of many employees at once, with the public holidays where they work", async () => {
  const cluj = await add(acme.owner, "work-locations", { name: "Cluj" });
  const dubai = await add(acme.owner, "work-locations", { name: "Dubai", working_days: [7, 1, 2, 3, 4] });
  const ana = await hire(acme.owner, "Ana Pop", { work_location_ids: [cluj] });
  const bo = await hire(acme.owner, "Bo Nae", { working_days: [1, 2, 3], weekly_hours_capacity: 24 });
  const eva = await hire(acme.owner, "Eva Lup", { work_location_ids: [dubai, cluj] });
  const dan = await hire(acme.owner, "Dan Ion", { start_date: "2026-07-08", termination_date: "2026-07-09" });
  const { pool } = app.installation;
  const holiday = (id: string, date: string, isHalf: boolean) =>
    pool.query(
      "insert into public_holidays (workspace_id, id, name, date, is_half_day, created_at, updated_at) values ($1, $2, 'Day', $3, $4, now(), now())",
      [acme.workspace.id, id, date, isHalf],
    );
  await holiday("01J00000000000000000000001", "2026-07-06", false);
  await holiday("01J00000000000000000000002", "2026-07-08", true);
  await pool.query(
    "insert into public_holiday_work_locations values ($1, '01J00000000000000000000001', $2)",
    [acme.workspace.id, cluj],
  );
  await app.installation.work(acme.workspace, async (work) => {
    const ids = [ana, bo, eva, dan];
    const times = await loadWorkingTimes(work, ids, WEEK);
    const leave = await loadApprovedLeave(work, ids, WEEK);
    const minutes = (id: string) => expectedMinutes(times.get(id)!, leave.get(id) ?? [], WEEK);
    expect(ids.map((id) => workableSlotsIn(times.get(id)!, WEEK))).toEqual([7, 5, 7, 3]);
    expect(ids.map(minutes)).toEqual([1680, 1200, 1680, 720]);
    expect(times.get(eva)!.weekdays).toEqual([1, 2, 3, 4, 7]);
  });
});

describe("working days", () => {
  const path = "/employees/getters/working-days";
  const MONDAY = "2026-08-03";
  let other: TestWorkspace;
  let ana: string;
  let vacation: string;

  const daysOf = async (by: Caller, query: string) => {
    const reply = await by.get(`${path}?${query}`);
    expect(reply.status, reply.text).toBe(200);
    return reply.body.data.days;
  };

  beforeAll(async () => {
    other = await app.addWorkspace("other");
    const { owner } = other;
    const cluj = await add(owner, "work-locations", { name: "Cluj" });
    const dubai = await add(owner, "work-locations", { name: "Dubai" });
    const boss = await hire(owner, "Bea Boss");
    ana = await hire(owner, "Ana Pop", { work_location_ids: [cluj], manager_employee_id: boss });
    vacation = await addPolicy(owner, { name: "Summer", allow_hours: true });
    await add(owner, "public-holidays", { name: "Town day", date: MONDAY, work_location_ids: [cluj] });
    await add(owner, "public-holidays", {
      name: "Desert day",
      date: "2026-08-04",
      work_location_ids: [dubai],
    });
    await add(owner, "public-holidays", { name: "Half day", date: "2026-08-05", is_half_day: true });
    const of = { employee_id: ana, holiday_policy_id: vacation };
    await approved(owner, "2026-08-05", "2026-08-06", { ...of, end_period: "morning" });
    await approved(owner, "2026-08-07", "2026-08-07", { ...of, minutes: 120 });
    await requested(owner, "2026-08-04", "2026-08-04", of);
  });

  it("say why less is expected on a day", async () => {
    const own = await other.callerFor(ana);
    const { body } = await own.get(`${path}?date=${MONDAY},2026-08-09`);
    const valid = new Ajv({ strict: false, validateFormats: false }).compile(workingDays.response);
    expect(valid(body.data), JSON.stringify(valid.errors)).toBe(true);
    expect(body.data.employee_id).toBe(ana);
    const figures = body.data.days.map((one: Record<string, number>) => [
      one.full_minutes,
      one.public_holiday_minutes,
      one.leave_minutes,
      one.expected_minutes,
    ]);
    expect(figures).toEqual([
      [480, 480, 0, 0],
      [480, 0, 0, 480],
      [480, 240, 240, 0],
      [480, 0, 240, 240],
      [480, 0, 120, 360],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(body.data.days[0]).toMatchObject({
      date: day(MONDAY),
      is_working_day: true,
      public_holidays: [{ name: "Town day", is_half_day: false }],
      leave: [],
    });
    expect(body.data.days[1]).toMatchObject({
      public_holidays: [],
      leave: [
        { policy: "Summer", leave_type: "vacation", status: "pending", morning: true, afternoon: true },
      ],
    });
    expect(body.data.days[2]).toMatchObject({
      public_holidays: [{ name: "Half day", is_half_day: true }],
      leave: [{ policy: "Summer", status: "approved", morning: true, afternoon: true, minutes: null }],
    });
    expect(body.data.days[3].leave).toMatchObject([{ morning: true, afternoon: false }]);
    expect(body.data.days[4].leave).toMatchObject([{ morning: false, afternoon: false, minutes: 120 }]);
    expect(body.data.days[5]).toMatchObject({ is_employed: true, is_working_day: false });
  });

  it("add up to what the week expects", async () => {
    const { body } = await other.owner.get(
      `/timesheet-submissions/getters/weekly-approval-report?date=${MONDAY}&employee_id=${ana}`,
    );
    const days = await daysOf(other.owner, `date=${MONDAY},2026-08-09&employee_id=${ana}`);
    const sum = days.reduce(
      (all: number, one: { expected_minutes: number }) => all + one.expected_minutes,
      0,
    );
    expect([sum, body.data[0].employees[0].expected_minutes]).toEqual([1080, 1080]);
  });

  it("before the employment are not worked", async () => {
    const [before, first] = await daysOf(other.owner, `date=2023-12-31,2024-01-01&employee_id=${ana}`);
    expect([before.is_employed, before.full_minutes, first.is_employed, first.full_minutes]).toEqual([
      false,
      0,
      true,
      480,
    ]);
  });

  it("of others are for those above them and for holders of a permission; the leave type for who sees requests", async () => {
    const [peer, time, leave] = [
      await other.callerFor(await hire(other.owner, "Pia Eer")),
      await other.callerFor(await hire(other.owner, "Tom Ime"), "view-timesheets"),
      await other.callerFor(await hire(other.owner, "Lea Ave"), "view-leave"),
    ];
    const query = `date=2026-08-04,2026-08-05&employee_id=${ana}`;
    refused(await peer.get(`${path}?${query}`), { employee_id: "The selected employee id is invalid." });
    const kinds = async (by: Caller) =>
      (await daysOf(by, query)).map(({ leave: one }: { leave: { policy: string | null }[] }) =>
        one.map(({ policy }) => policy),
      );
    expect(await kinds(time)).toEqual([[], [null]]);
    expect(await kinds(leave)).toEqual([["Summer"], ["Summer"]]);
  });

  it("are requested a year at most, and by whom there is one", async () => {
    refused(await other.owner.get(path), { date: "The date parameter is required." });
    refused(await other.owner.get(`${path}?date=2026-01-01,2027-01-02&employee_id=${ana}`), {
      date: "The date parameter must not span more than 366 days.",
    });
    refused(await (await other.scoped("view-leave")).get(`${path}?date=2026-01-01`), {
      employee_id: "The employee id field is required.",
    });
  });
});
