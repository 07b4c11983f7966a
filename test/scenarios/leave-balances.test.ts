import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import {
  act,
  add,
  conflicting,
  created,
  day,
  forbidden,
  hire,
  ids,
  read,
  refused,
  shown,
} from "./company.ts";

const { app, acme } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

let made = 0;
/** A policy of its own for each test, with no account but those that the test opens. */
const policyOf = (rules: Fields): Promise<string> =>
  add(acme.owner, "holiday-policies", { name: `Policy ${++made}`, auto_assign: false, ...rules });
const open = async (employee_id: string, holiday_policy_id: string, more: Fields = {}): Promise<Fields> =>
  created(
    await acme.owner.post("/holiday-balances", { employee_id, holiday_policy_id, year: 2026, ...more }),
  );
const asOf = async (employee: string, policy: string, date: string, more = ""): Promise<Fields> => {
  const query = `employee_id=${employee}&holiday_policy_id=${policy}&date=${date}${more}`;
  return shownData(await acme.owner.get(`/holiday-balances/getters/as-of?${query}`))[0];
};
const shownData = (reply: { status: number; text: string; body: Fields }) => {
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
};
const ledgers = async (employee: string, policy: string, ...dates: string[]) => {
  const figures: number[] = [];
  for (const date of dates) figures.push((await asOf(employee, policy, date)).ledger_balance);
  return figures;
};

/** Approved whole days of one request, written where requests write them. */
async function take(employee: string, policy: string, ...dates: string[]): Promise<string> {
  const id = `01KXZ00000000000000000${String(++made).padStart(4, "0")}`;
  await app.installation.pool.query(
    `with request as (insert into holidays (workspace_id, id, employee_id, holiday_policy_id, start_date, end_date,
        start_period, end_period, status, days, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, 'morning', 'afternoon', 'approved', $7, now(), now()) returning 1)
    insert into holiday_days (workspace_id, holiday_id, employee_id, date, morning, afternoon, days)
    select $1, $2, $3, given, true, true, 1 from unnest($8::date[]) given`,
    [acme.workspace.id, id, employee, policy, dates[0], dates.at(-1), dates.length, dates],
  );
  return id;
}

describe("balances", () => {
  it("open prorated by the days employed", async () => {
    const initial = async (rounding_step: number) => {
      const ana = await hire(acme.owner, `Ana ${++made}`, { start_date: "2026-07-01" });
      const policy = await policyOf({ accrual_method: "upfront", annual_days: 25, rounding_step });
      const row = await open(ana, policy);
      expect((await asOf(ana, policy, "2026-07-14")).initial_balance).toBe(row.initial_balance);
      return row.initial_balance;
    };
    expect([await initial(0.01), await initial(0.5), await initial(1)]).toEqual([12.6, 12.5, 13]);
  });

  it("accrue by month", async () => {
    const monthly = { accrual_method: "monthly", annual_days: 24 };
    const ana = await hire(acme.owner, "Ana March", { start_date: "2026-03-16" });
    const policy = await policyOf(monthly);
    await open(ana, policy);
    expect(await ledgers(ana, policy, "2026-06-29", "2026-06-30", "2026-12-31")).toEqual([5.03, 7.03, 19.03]);
    const bo = await hire(acme.owner, "Bo Always", { start_date: "2020-01-01" });
    const atStart = await policyOf({ ...monthly, accrual_timing: "period_start" });
    await open(bo, atStart);
    expect(await ledgers(bo, atStart, "2026-01-01", "2026-02-01")).toEqual([2, 4]);
    const halves = await policyOf({ ...monthly, annual_days: 25, rounding_step: 0.5 });
    await open(bo, halves);
    expect(await ledgers(bo, halves, "2026-03-31", "2026-09-30", "2026-12-31")).toEqual([6.5, 19, 25]);
  });

  it("are carried over, and days carried over expire", async () => {
    const ana = await hire(acme.owner, "Ana Carry", { start_date: "2020-01-01" });
    const policy = await policyOf({
      accrual_method: "upfront",
      annual_days: 20,
      carry_over_max_days: 5,
      carry_over_expires_after_months: 3,
    });
    await open(ana, policy, { year: 2025, initial_balance: 8.5 });
    const row = await open(ana, policy);
    expect(row.carry_over_expires_on).toBe(day("2026-03-31"));
    const winter = await take(ana, policy, "2026-02-02", "2026-02-03", "2026-02-04");
    expect(await ledgers(ana, policy, "2026-03-31", "2026-04-01")).toEqual([22, 20]);
    const figures = await asOf(ana, policy, "2026-04-01", "&lines=true");
    expect(figures).toMatchObject({ simulated: false, carried_over: 5, taken: 3, lapsed: 2, balance: 20 });
    expect(figures.lines).toEqual([
      { date: day("2026-01-01"), kind: "opening", days: 20, balance_after: 20 },
      { date: day("2026-01-01"), kind: "carry_over", days: 5, balance_after: 25 },
      { date: day("2026-02-02"), kind: "use", days: -3, balance_after: 22, holiday_id: winter },
      { date: day("2026-04-01"), kind: "lapse", days: -2, balance_after: 20 },
    ]);
    expect(decodeURIComponent(figures.links.holidays)).toContain(
      `/holidays?employee_id=${ana}&holiday_policy_id=${policy}&date=2026-01-01,2026-12-31&status=approved,pending`,
    );
    await take(ana, policy, "2025-12-01", "2025-12-02", "2025-12-03", "2025-12-04");
    expect(await asOf(ana, policy, "2026-04-01")).toMatchObject({
      carried_over: 4.5,
      lapsed: 1.5,
      ledger_balance: 20,
    });
    await take(ana, policy, "2026-03-30", "2026-03-31");
    expect(await asOf(ana, policy, "2026-04-01")).toMatchObject({ lapsed: 0, ledger_balance: 19.5 });
  });

  it("decrease when somebody leaves", async () => {
    const dan = await hire(acme.owner, "Dan Leaver", { start_date: "2020-01-01" });
    const policy = await policyOf({ accrual_method: "upfront", annual_days: 24 });
    const row = await open(dan, policy);
    const days = Array.from({ length: 15 }, (_, index) => `2026-02-${String(index + 2).padStart(2, "0")}`);
    await take(dan, policy, ...days);
    shown(await acme.owner.patch(`/employees/${dan}`, { termination_date: "2026-06-30" }));
    expect(await read(acme.owner, `/holiday-balances/${row.id}`)).toMatchObject({
      initial_balance: 11.9,
      taken: 15,
      ledger_balance: -3.1,
    });
    const monthly = await policyOf({ accrual_method: "monthly", annual_days: 24 });
    await open(dan, monthly);
    shown(await acme.owner.patch(`/employees/${dan}`, { termination_date: "2026-06-15" }));
    expect(await ledgers(dan, monthly, "2026-06-14", "2026-06-15", "2026-12-31")).toEqual([10, 11, 11]);
  });

  it("are prorated by the share of the week, and stop at a cap", async () => {
    const bo = await hire(acme.owner, "Bo Part", { start_date: "2020-01-01", working_days: [1, 2, 3] });
    const upfront = await policyOf({ accrual_method: "upfront", annual_days: 25 });
    const row = await open(bo, upfront);
    expect(row).toMatchObject({ entitlement: 15, initial_balance: 15 });
    shown(await acme.owner.patch(`/employees/${bo}`, { working_days: null }));
    const reapplied = await act(acme.owner, `/holiday-balances/${row.id}`, "reapply-policy");
    expect(shown(reapplied)).toMatchObject({ entitlement: 25, initial_balance: 25 });
    const capped = await policyOf({ accrual_method: "monthly", annual_days: 24, max_balance_days: 6 });
    await open(bo, capped);
    await take(bo, capped, "2026-06-01", "2026-06-02", "2026-06-03");
    const dates = ["2026-03-31", "2026-05-31", "2026-06-03", "2026-06-30", "2026-07-31", "2026-12-31"];
    expect(await ledgers(bo, capped, ...dates)).toEqual([6, 6, 3, 5, 6, 6]);
  });
});

describe("a balance", () => {
  let eva: string;
  let policy: string;
  beforeAll(async () => {
    eva = await hire(acme.owner, "Eva Lup", { start_date: "2020-01-01" });
    policy = await policyOf({ accrual_method: "upfront", annual_days: 20 });
  });

  it("is one for each employee, policy and year, and stays within its year", async () => {
    const row = await open(eva, policy);
    const body = { employee_id: eva, holiday_policy_id: policy, year: 2026 };
    refused(await acme.owner.post("/holiday-balances", body), { year: "The year has already been taken." });
    const path = `/holiday-balances/${row.id}`;
    refused(
      await acme.owner.patch(path, { accrues_from: "2027-01-01", carry_over_expires_on: "2025-12-31" }),
      {
        accrues_from: "The accrues from field must be a date between 2026-01-01 and 2026-12-31.",
        carry_over_expires_on:
          "The carry over expires on field must be a date between 2026-01-01 and 2026-12-31.",
      },
    );
    const changed = { accrues_from: "2026-07-01", carry_over_expires_on: "2026-06-30", initial_balance: 7.5 };
    expect(shown(await acme.owner.patch(path, changed))).toMatchObject({
      initial_balance: 7.5,
      ledger_balance: 7.5,
      accrues_from: day("2026-07-01"),
      carry_over_expires_on: day("2026-06-30"),
    });
    expect(shown(await acme.owner.patch(path, { initial_balance: null })).initial_balance).toBe(10.08);
    const reader = await acme.scoped("view-leave");
    forbidden(await reader.patch(path, { initial_balance: 1 }), "manage-leave");
    forbidden(await act(reader, path, "adjust", { days: 1, reason: "Gift" }), "manage-leave");
  });

  it("is adjusted with a reason, on a day of its year", async () => {
    const [id] = ids(await acme.owner.get(`/holiday-balances?holiday_policy_id=${policy}`));
    const path = `/holiday-balances/${id}`;
    const adjust = (body: Fields) => act(acme.owner, path, "adjust", body);
    refused(await adjust({ days: 0, reason: "None" }), { days: "The days field must not be 0." });
    refused(await adjust({ days: 1 }), { reason: "The reason field is required." });
    refused(await adjust({ days: 1, reason: "Late", effective_date: "2027-01-01" }), {
      effective_date: "The effective date field must be a date between 2026-01-01 and 2026-12-31.",
    });
    const adjusted = shown(await adjust({ days: -1.25, reason: "Bought" }));
    expect(adjusted).toMatchObject({ adjusted: -1.25, ledger_balance: 8.83 });
    expect(adjusted.adjustments).toEqual([
      {
        days: -1.25,
        effective_date: day("2026-07-14"),
        reason: "Bought",
        created_by: acme.ownerUserId,
        created_at: "2026-07-14T10:00:00.000000Z",
      },
    ]);
    const unlimited = await policyOf({ accrual_method: "unlimited" });
    const row = await open(eva, unlimited);
    expect(row).toMatchObject({ initial_balance: null, balance: null, available: null, taken: 0 });
    refused(await act(acme.owner, `/holiday-balances/${row.id}`, "adjust", { days: 1, reason: "No" }), {
      action: "The policy is unlimited: it has no balance.",
    });
    refused(await acme.owner.patch(`/holiday-balances/${row.id}`, { initial_balance: 3 }), {
      initial_balance: "The initial balance field is prohibited: the policy has no balance.",
    });
  });

  it("is deleted softly and comes back, unless requests have days in it", async () => {
    const [id] = ids(await acme.owner.get(`/holiday-balances?holiday_policy_id=${policy}`));
    const path = `/holiday-balances/${id}`;
    const list = `/holiday-balances?holiday_policy_id=${policy}`;
    expect((await acme.owner.delete(path)).status).toBe(204);
    expect([(await acme.owner.get(path)).status, (await acme.owner.delete(path)).status]).toEqual([404, 404]);
    expect(ids(await acme.owner.get(list))).toEqual([]);
    expect(ids(await acme.owner.get(`${list}&deleted_at=2026-07-14`))).toEqual([id]);
    expect((await acme.owner.get(`${list}&-deleted_at=null`)).body.data[0].attributes.ledger_balance).toBe(
      8.83,
    );
    const second = await open(eva, policy);
    refused(await act(acme.owner, path, "restore"), { action: "The year has already been taken." });
    expect((await acme.owner.delete(`/holiday-balances/${second.id}`)).status).toBe(204);
    expect(shown(await act(acme.owner, path, "restore")).deleted_at).toBeNull();
    refused(await act(acme.owner, path, "restore"), { action: "The holiday balance is not deleted." });
    await take(eva, policy, "2026-08-03", "2026-08-04");
    conflicting(
      await acme.owner.delete(path),
      "The holiday balance is still referred to by 1 holiday request (2026-08-03 to 2026-08-04).",
    );
  });

  it("starts with the initial vacation balance of an employee", async () => {
    const bringing = await hire(acme.owner, "Ion Dan", {
      start_date: "2020-01-01",
      initial_vacation_balance: 7,
    });
    const rows = async () =>
      (await acme.owner.get(`/holiday-balances?employee_id=${bringing}&sort=id`)).body.data.map(
        (one: { attributes: Fields }) => one.attributes.initial_balance,
      );
    expect(await rows()).toEqual([7, null, null]);
    shown(await acme.owner.patch(`/employees/${bringing}`, { initial_vacation_balance: 9 }));
    expect(await rows()).toEqual([9, null, null]);
    shown(await acme.owner.patch(`/employees/${bringing}`, { initial_vacation_balance: null }));
    expect(await rows()).toEqual([20, null, null]);
    const future = await hire(acme.owner, "Kim Later", { start_date: "2027-03-01" });
    expect((await acme.owner.get(`/holiday-balances?employee_id=${future}&year=2027`)).body.meta.total).toBe(
      3,
    );
  });

  it("is visible to its employee and superiors, and available for a future day", async () => {
    const boss = await hire(acme.owner, "Bea Boss", { start_date: "2020-01-01" });
    const report = await hire(acme.owner, "Rui Report", {
      start_date: "2020-01-01",
      manager_employee_id: boss,
    });
    const [asBoss, asReport] = [await acme.callerFor(boss), await acme.callerFor(report)];
    const employees = async (caller: typeof asBoss) =>
      new Set(
        (await caller.get("/holiday-balances")).body.data.map(
          (one: { attributes: Fields }) => one.attributes.employee_id,
        ),
      );
    expect(await employees(asBoss)).toEqual(new Set([boss, report]));
    expect(await employees(asReport)).toEqual(new Set([report]));
    const path = "/holiday-balances/getters/as-of";
    expect(shownData(await asReport.get(path))[0]).toMatchObject({
      policy: "Vacation",
      year: 2026,
      balance: 20,
    });
    expect(shownData(await asBoss.get(`${path}?employee_id=${report}&date=2028-02-01`))[0]).toMatchObject({
      year: 2028,
      simulated: true,
      initial_balance: 20,
      carried_over: 5,
      ledger_balance: 25,
      available: 20,
    });
    refused(await asReport.get(`${path}?employee_id=${boss}`), {
      employee_id: "The selected employee id is invalid.",
    });
    refused(await asReport.get(`${path}?date=2026-07-15,2026-07-31`), {
      date: "The date parameter takes one value, not a pair.",
    });
    refused(await asReport.get(`${path}?date=2031-07-15`), {
      date: "The date parameter must be a date before or equal to 2031-07-14.",
    });
  });

  it("opens when its leave year begins", async () => {
    const { repeatedJobs } = await import("../../src/administration/jobs.ts");
    const job = repeatedJobs(app.installation).find(({ name }) => name === "leave years that have begun")!;
    await job.run();
    const before = (await acme.owner.get("/holiday-balances?year=2027")).body.meta.total;
    expect(await job.run()).toBe(0);
    app.clock.set(new Date("2027-01-01T00:30:00Z"));
    expect(await job.run()).toBeGreaterThan(0);
    expect((await acme.owner.get("/holiday-balances?year=2027")).body.meta.total).toBeGreaterThan(before);
    const left = (await acme.owner.get("/employees?search=Leaver")).body.data[0].id;
    expect(ids(await acme.owner.get(`/holiday-balances?year=2027&employee_id=${left}`))).toEqual([]);
    expect(await job.run()).toBe(0);
  });
});
