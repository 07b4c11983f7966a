import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { employeeCapacity } from "../../src/modules/time-tracking/reports/capacity/employee-capacity.ts";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { storeRow } from "../support/stored-rows.ts";
import { add, day, hire, refused } from "./company.ts";

let app: TestApp;
let acme: TestWorkspace;
let ana: string;
let bo: string;
let chief: string;
let apollo: string;
const names: Record<string, string> = {};

const store = (table: string, values: Record<string, unknown>) => storeRow(app, acme, table, values);
const project = (name: string) =>
  store("projects", {
    name,
    billing_model: "time_and_materials",
    currency: "EUR",
    budget_includes_expenses: false,
  });
const assign = (
  employee_id: string,
  project_id: string,
  starts_at: string,
  ends_at: string | null,
  hours: string,
) =>
  store("project_assignments", { employee_id, project_id, starts_at, ends_at, weekly_hours_capacity: hours });
const log = (employee_id: string, date: string, worked_minutes: number, project_id: string | null = null) =>
  store("timesheets", {
    employee_id,
    date,
    worked_minutes,
    project_id,
    timezone: "UTC",
    is_billable: project_id !== null,
  });

async function leave(employee_id: string, dates: readonly string[], status = "approved"): Promise<void> {
  const { rows } = await app.installation.pool.query(
    "select id from holiday_policies where name = 'Vacation'",
  );
  const holiday_id = await store("holidays", {
    employee_id,
    holiday_policy_id: rows[0]?.id ?? (await vacation()),
    start_date: dates[0],
    end_date: dates.at(-1),
    start_period: "morning",
    end_period: "afternoon",
    status,
  });
  for (const date of dates) {
    await store("holiday_days", { holiday_id, employee_id, date, morning: true, afternoon: true, days: 1 });
  }
}

const vacation = () =>
  store("holiday_policies", {
    name: "Vacation",
    leave_type: "vacation",
    is_paid: true,
    is_default: true,
    accrual_method: "unlimited",
    prorate_part_time: true,
    prorate: true,
    rounding_step: "0.01",
    year_start_month: 1,
    negative_limit_days: 0,
    day_count: "working_days",
    allow_half_days: true,
    allow_hours: false,
    min_notice_days: 0,
    waiting_period_days: 0,
    requires_approval: true,
    auto_assign: true,
  });

// biome-ignore lint/suspicious/noExplicitAny: the response is checked against its schema below.
type Capacity = any;

async function capacity(
  query = "date=2026-07-01,2026-07-31",
  caller: Caller = acme.owner,
): Promise<Capacity> {
  const reply = await caller.get(`/employees/getters/employee-capacity?${query}`);
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply.body;
}

const namesIn = ({ data }: Capacity): string[] => data.employees.map((row: { name: string }) => row.name);

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme", { timezone: "Europe/Bucharest" });
  const department_id = await add(acme.owner, "departments", { name: "Engineering" });
  const position_id = await add(acme.owner, "positions", { name: "Developer", department_id });
  const level_id = await add(acme.owner, "levels", { name: "Senior" });
  Object.assign(names, { department_id, position_id, level_id });
  chief = await hire(acme.owner, "Zoe Boss", { start_date: "2026-08-01" });
  ana = await hire(acme.owner, "Ana Pop", {
    weekly_hours_capacity: 40,
    position_id,
    level_id,
    manager_employee_id: chief,
  });
  bo = await hire(acme.owner, "Bo Nae", { weekly_hours_capacity: 24, working_days: [1, 2, 3] });
  await store("public_holidays", { name: "A Monday", date: "2026-07-06" });
  const week = [20, 21, 22, 23, 24].map((date) => `2026-07-${date}`);
  await leave(ana, week);
  await leave(bo, ["2026-07-13"], "pending");
  apollo = await project("Apollo");
  await assign(ana, apollo, "2026-01-01", null, "20");
  await assign(ana, await project("Beagle"), "2026-01-01", "2026-07-15", "10");
  for (let date = 1; date <= 12; date++)
    await log(ana, `2026-07-${String(date).padStart(2, "0")}`, 480, apollo);
  await log(ana, "2026-07-27", 1440);
  await log(ana, "2026-06-30", 600, apollo);
  for (let date = 1; date <= 6; date++) await log(bo, `2026-07-0${date}`, 600, apollo);
  await log(bo, "2026-07-08", 1200);
  await log(bo, "2026-07-13", 1200);
  await store("timesheets", {
    employee_id: bo,
    date: "2026-07-14",
    started_at: "2026-07-14T08:00:00Z",
    timezone: "UTC",
    is_billable: false,
  });
});
afterAll(() => app?.close());

const ANA = {
  name: "Ana Pop",
  weekly_hours_capacity: 40,
  working_days: 23,
  gross_capacity_hours: 184,
  public_holiday_hours: 8,
  leave_hours: 40,
  capacity_hours: 136,
  allocated_hours: 88,
  free_hours: 48,
  tracked_hours: 120,
  billable_hours: 96,
  overtime_hours: 0,
  allocation_percent: 64.71,
  utilization_percent: 88.24,
  billable_utilization_percent: 70.59,
};
const BO = {
  name: "Bo Nae",
  weekly_hours_capacity: 24,
  working_days: 13,
  gross_capacity_hours: 104,
  public_holiday_hours: 8,
  leave_hours: 0,
  capacity_hours: 96,
  allocated_hours: 0,
  free_hours: 96,
  tracked_hours: 100,
  billable_hours: 60,
  overtime_hours: 4,
  allocation_percent: 0,
  utilization_percent: 104.17,
  billable_utilization_percent: 62.5,
};
const TOTALS = {
  employees: 2,
  gross_capacity_hours: 288,
  public_holiday_hours: 16,
  leave_hours: 40,
  capacity_hours: 232,
  allocated_hours: 88,
  free_hours: 144,
  tracked_hours: 220,
  billable_hours: 156,
  overtime_hours: 4,
  allocation_percent: 37.93,
  utilization_percent: 94.83,
  billable_utilization_percent: 67.24,
};

describe("The capacity of employees", () => {
  test("has the agreed figures of an example and the described shape", async () => {
    const response = await capacity();
    const { from, to, employees, totals } = response.data;
    expect([from, to]).toEqual([day("2026-07-01"), day("2026-07-31")]);
    expect(employees.map(({ employee_id, links, ...figures }: Capacity) => figures)).toEqual([ANA, BO]);
    expect(employees.map((row: Capacity) => row.employee_id)).toEqual([ana, bo]);
    expect(totals).toEqual(TOTALS);
    expect(response.meta).toEqual({
      date: [response.data.from, response.data.to],
      ...{ current_page: 1, from: 1, last_page: 1, per_page: 15, to: 2, total: 2 },
    });
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(employeeCapacity.response);
    expect([validate(response.data), validate.errors]).toEqual([true, null]);
    expect(await capacity("")).toEqual(response);
  });

  test("is 0 on a weekend, without percentages", async () => {
    const { data } = await capacity(`date=2026-07-18,2026-07-19&employee_id=${ana}`);
    expect(data.employees[0]).toMatchObject({
      capacity_hours: 0,
      free_hours: 0,
      allocation_percent: null,
      utilization_percent: null,
      billable_utilization_percent: null,
    });
    expect(data.totals).toMatchObject({ employees: 1, capacity_hours: 0, utilization_percent: null });
  });

  test("is broken down by week or month, whose hours add up except overtime", async () => {
    const { data } = await capacity("date=2026-06-30,2026-07-31&interval=month");
    const [first] = data.employees;
    expect(first.periods.map(({ from, to, tracked_hours }: Capacity) => [from, to, tracked_hours])).toEqual([
      [day("2026-06-30"), day("2026-06-30"), 10],
      [day("2026-07-01"), day("2026-07-31"), 120],
    ]);
    expect(first).toMatchObject({ tracked_hours: 130, overtime_hours: 0 });
    expect(first.periods[0]).toMatchObject({
      capacity_hours: 8,
      overtime_hours: 2,
      utilization_percent: 125,
    });
    const weeks = (await capacity("interval=week")).data.employees[1].periods;
    expect(weeks.map(({ from, to }: Capacity) => `${from.slice(8, 10)}-${to.slice(8, 10)}`)).toEqual([
      "01-05",
      "06-12",
      "13-19",
      "20-26",
      "27-31",
    ]);
    for (const name of ["capacity_hours", "tracked_hours", "billable_hours", "working_days"]) {
      expect(weeks.reduce((sum: number, week: Capacity) => sum + week[name], 0)).toBe(
        BO[name as keyof typeof BO],
      );
    }
    const whole = (await capacity("interval=total")).data;
    expect(whole.employees[0]).not.toHaveProperty("periods");
    expect(whole.totals).not.toHaveProperty("periods");
  });

  test("has the totals of each week or month over all pages", async () => {
    const query = "date=2026-06-30,2026-07-31&interval=month";
    const { employees } = (await capacity(query)).data;
    const { totals } = (await capacity(`${query}&perPage=1&page=2`)).data;
    expect(totals.periods).toHaveLength(2);
    for (const [index, period] of totals.periods.entries())
      for (const name of [
        "capacity_hours",
        "allocated_hours",
        "free_hours",
        "tracked_hours",
        "overtime_hours",
      ])
        expect(period[name], name).toBe(
          employees.reduce(
            (sum: number, one: { periods: Record<string, number>[] }) => sum + one.periods[index]![name]!,
            0,
          ),
        );
    expect(totals.periods[0]).toMatchObject({ from: day("2026-06-30"), to: day("2026-06-30") });
  });

  test("is paginated, with totals over all pages", async () => {
    const second = await capacity("date=2026-07-01,2026-07-31&perPage=1&page=2");
    expect(namesIn(second)).toEqual(["Bo Nae"]);
    expect(second.data.totals).toEqual(TOTALS);
    expect(second.meta).toEqual({
      date: [second.data.from, second.data.to],
      ...{ current_page: 2, from: 2, last_page: 2, per_page: 1, to: 2, total: 2 },
    });
    expect((await capacity("page=9")).data).toMatchObject({ employees: [], totals: TOTALS });
  });

  test("covers the employees of the period who match the parameters", async () => {
    const found = async (query: string) => namesIn(await capacity(`date=2026-07-01,2026-07-31&${query}`));
    expect(await found(`employee_id=${bo},${chief}`)).toEqual(["Bo Nae"]);
    expect(await found(`position_id=${names.position_id}`)).toEqual(["Ana Pop"]);
    expect(await found(`level_id=${names.level_id}`)).toEqual(["Ana Pop"]);
    expect(await found(`department_id=${names.department_id}`)).toEqual(["Ana Pop"]);
    expect(await found(`manager_employee_id=${chief}`)).toEqual(["Ana Pop"]);
    expect(await found(`project_id=${apollo}`)).toEqual(["Ana Pop"]);
    expect(await found("direction_id=77")).toEqual([]);
    expect(namesIn(await capacity("date=2026-08-03"))).toEqual(["Ana Pop", "Bo Nae", "Zoe Boss"]);
    expect(namesIn(await capacity(`date=2025-12-31&project_id=${apollo}`))).toEqual([]);
    expect(namesIn(await capacity("date=2023-12-31"))).toEqual([]);
  });

  test("leaves out withdrawn hires", async () => {
    const gone = await hire(acme.owner, "Gone Early", { start_date: "2026-09-01" });
    expect(namesIn(await capacity("date=2026-09-01"))).toContain("Gone Early");
    await acme.owner.post(`/employees/${gone}/actions?action=archive`, {});
    expect(namesIn(await capacity("date=2026-09-01"))).not.toContain("Gone Early");
  });

  test("counts only days of the employment", async () => {
    const short = await hire(acme.owner, "Short Stay", {
      start_date: "2026-06-29",
      termination_date: "2026-07-03",
    });
    await log(short, "2026-07-03", 480);
    const { data } = await capacity(`date=2026-06-01,2026-07-31&employee_id=${short}`);
    expect(data.employees[0]).toMatchObject({ working_days: 5, capacity_hours: 40, tracked_hours: 8 });
    expect(data.employees[0].links.timesheets).toContain("date=2026-06-29%2C2026-07-03");
  });

  test("takes what is billable from the project as it is now", async () => {
    const own = await project("Own");
    await app.installation.pool.query("update projects set billing_model = 'non_billable' where id = $1", [
      own,
    ]);
    const one = await hire(acme.owner, "Turned Over", {
      start_date: "2026-05-01",
      termination_date: "2026-05-31",
    });
    await log(one, "2026-05-04", 120, own);
    await log(one, "2026-05-05", 60, apollo);
    const { data } = await capacity(`date=2026-05-01,2026-05-31&employee_id=${one}`);
    expect(data.employees[0]).toMatchObject({ tracked_hours: 3, billable_hours: 1 });
  });

  test("is visible for oneself and one's reports, and for everybody with view-reports-time", async () => {
    const seenBy = async (caller: Caller) => namesIn(await capacity("date=2026-08-03", caller));
    expect(await seenBy(await acme.callerFor(bo))).toEqual(["Bo Nae"]);
    expect(await seenBy(await acme.callerFor(chief))).toEqual(["Ana Pop", "Zoe Boss"]);
    expect(await seenBy(await acme.callerFor(bo, "view-reports-time"))).toEqual(["Ana Pop", "Bo Nae"]);
    expect(await seenBy(await acme.callerFor(bo, "view-reports-time", "view-employees"))).toHaveLength(3);
  });

  test.each([
    ["date=2026-01-01,2027-01-02", { date: "The date parameter must not span more than 366 days." }],
    ["date=2026-07-31,2026-07-01", { date: "The date parameter must not end before it begins." }],
    ["interval=day", { interval: "The interval parameter must be one of: total, week, month." }],
    ["employee_id=nobody", { employee_id: "The employee id parameter must be a valid id." }],
    ["page=0", { page: "The page parameter must be at least 1." }],
  ])("refuses %s", async (query, errors) => {
    refused(
      await acme.owner.get(`/employees/getters/employee-capacity?${query}`),
      errors as Record<string, string>,
    );
  });
});

test("the home screen shows the totals of the last full month, compared with the month before", async () => {
  app.clock.set(new Date("2026-08-12T10:00:00Z"));
  const { totals } = (await capacity()).data;
  const before = (await capacity("date=2026-06-01,2026-06-30")).data.totals;
  const { body } = await acme.owner.get("/home");
  expect(body.data.find(({ name }: { name: string }) => name === "utilization").figures).toEqual([
    {
      ...{ label: "Tracked last month", unit: "percent", compared_with: "month_before" },
      ...{ value: String(totals.utilization_percent), before: String(before.utilization_percent) },
    },
    {
      ...{ label: "Billable last month", unit: "percent", compared_with: "month_before" },
      ...{
        value: String(totals.billable_utilization_percent),
        before: String(before.billable_utilization_percent),
      },
    },
  ]);
  expect(totals.utilization_percent).toBeGreaterThan(before.utilization_percent);
  expect(before.utilization_percent).toBeGreaterThan(0);
});
