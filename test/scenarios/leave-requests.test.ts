import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOW } from "../support/app.ts";
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
import { addPolicy, approved, ask, balanceOf, decide, requested } from "./leave.ts";

const { app, acme, owner } = testCompany();
let policy: string;

beforeAll(async () => {
  policy = await addPolicy(owner, { allow_hours: true });
});
beforeEach(() => app.clock.set(NOW));

let people = 0;
const someone = (more: object = {}) =>
  hire(owner, `Person Number${++people}`, more as Record<string, unknown>);
const holiday = (date: string, more: object = {}) =>
  add(owner, "public-holidays", { name: `Holiday ${date} ${++people}`, date, ...more });
/** A request for an employee under the policy of these tests. */
const of = (employee_id: string, more: object = {}) => ({ employee_id, holiday_policy_id: policy, ...more });

describe("what a request counts", () => {
  it("excludes weekends and public holidays, and follows the calendar even after approval", async () => {
    const ana = await someone();
    const [atHome, abroad] = [
      await add(owner, "work-locations", { name: "Cluj" }),
      await add(owner, "work-locations", { name: "Lyon" }),
    ];
    await owner.patch(`/employees/${ana}`, { work_location_ids: [atHome] });
    await holiday("2026-08-15");
    const request = await approved(owner, "2026-08-10", "2026-08-21", of(ana));
    expect(request.days).toBe(10);
    const before = (await balanceOf(owner, ana, policy)).balance;
    const elsewhere = await holiday("2026-08-13", { work_location_ids: [abroad] });
    expect((await read(owner, `/holidays/${request.id}`)).days).toBe(10);

    const friday = await holiday("2026-08-14");
    expect(await read(owner, `/holidays/${request.id}`)).toMatchObject({
      days: 9,
      days_by_year: [{ year: 2026, days: 9 }],
      status: "approved",
    });
    expect((await balanceOf(owner, ana, policy)).balance).toBe(before + 1);
    await owner.patch(`/public-holidays/${elsewhere}`, { work_location_ids: [atHome], is_half_day: true });
    expect((await read(owner, `/holidays/${request.id}`)).days).toBe(8.5);
    for (const id of [friday, elsewhere])
      expect((await owner.delete(`/public-holidays/${id}`)).status).toBe(204);
    expect((await read(owner, `/holidays/${request.id}`)).days).toBe(10);
    expect((await balanceOf(owner, ana, policy)).balance).toBe(before);

    const audit = await owner.get(`/audit-log?resource_id=${request.id}&event=holidays.updated`);
    const days = audit.body.data.map(
      (one: { attributes: { changes: { days: object } } }) => one.attributes.changes.days,
    );
    expect(days.toReversed()).toEqual([
      { from: 10, to: 9 },
      { from: 9, to: 8.5 },
      { from: 8.5, to: 9.5 },
      { from: 9.5, to: 10 },
    ]);
  });

  it("is split over leave years", async () => {
    await holiday("2026-12-24", { is_half_day: true });
    await holiday("2026-12-25");
    await holiday("2027-01-01");
    const request = await requested(owner, "2026-12-24", "2027-01-04", of(await someone()));
    expect(request).toMatchObject({
      days: 5.5,
      days_by_year: [
        { year: 2026, days: 4.5 },
        { year: 2027, days: 1 },
      ],
    });
  });

  it("follows the employee's working days", async () => {
    const ana = await someone({ working_days: [1, 2, 3] });
    expect((await balanceOf(owner, ana, policy)).entitlement).toBe(15);
    expect((await requested(owner, "2026-07-20", "2026-07-26", of(ana))).days).toBe(3);
  });

  it("includes weekends and holidays if the policy counts calendar days", async () => {
    const calendar = await addPolicy(owner, { day_count: "calendar_days" });
    const request = await requested(owner, "2026-08-10", "2026-08-21", {
      employee_id: await someone(),
      holiday_policy_id: calendar,
    });
    expect(request.days).toBe(12);
  });

  it("is computed again when the request is changed or approved, and frozen afterwards", async () => {
    const ana = await someone();
    const request = await requested(owner, "2026-09-07", "2026-09-13", of(ana));
    expect(request.days).toBe(5);
    await owner.patch(`/employees/${ana}`, { working_days: [1, 2, 3, 4] });
    expect((await read(owner, `/holidays/${request.id}`)).days).toBe(5);
    expect(shown(await owner.patch(`/holidays/${request.id}`, { reason: "Moving" })).days).toBe(4);
    await owner.patch(`/employees/${ana}`, { working_days: [1, 2, 3] });
    expect(shown(await decide(owner, request.id, "approve")).days).toBe(3);
    await owner.patch(`/employees/${ana}`, { working_days: [1, 2, 3, 4, 5] });
    expect((await read(owner, `/holidays/${request.id}`)).days).toBe(3);
  });

  it("may become 0 because of a public holiday: the request stays", async () => {
    const ana = await someone();
    const hours = await requested(owner, "2026-10-06", "2026-10-06", of(ana, { minutes: 120 }));
    const morning = await requested(owner, "2026-10-07", "2026-10-07", of(ana, { end_period: "morning" }));
    const made = [await holiday("2026-10-06"), await holiday("2026-10-07", { is_half_day: true })];
    expect(await read(owner, `/holidays/${hours.id}`)).toMatchObject({ days: 0, status: "pending" });
    expect((await read(owner, `/holidays/${morning.id}`)).days).toBe(0.5);
    for (const id of made) await owner.delete(`/public-holidays/${id}`);
    expect((await read(owner, `/holidays/${hours.id}`)).days).toBe(0.25);
  });
});

describe("slots and hours of a date", () => {
  it("belong to one open or approved request, whatever the policy", async () => {
    const ana = await someone();
    const other = await addPolicy(owner, { accrual_method: "unlimited" });
    await approved(owner, "2026-07-14", "2026-07-14", of(ana, { end_period: "morning" }));
    refused(await ask(owner, "2026-07-14", "2026-07-14", of(ana, { holiday_policy_id: other })), {
      start_date: "The dates overlap another request (2026-07-14 to 2026-07-14, approved).",
    });
    const afternoon = await requested(
      owner,
      "2026-07-14",
      "2026-07-14",
      of(ana, { start_period: "afternoon" }),
    );
    expect(afternoon.days).toBe(0.5);
    await decide(owner, afternoon.id, "reject");
    await requested(owner, "2026-07-14", "2026-07-15", of(ana, { start_period: "afternoon" }));
    refused(await ask(owner, "2026-07-11", "2026-07-19", of(ana, { holiday_policy_id: other })), {
      start_date: "The dates overlap another request (2026-07-14 to 2026-07-14, approved).",
    });
  });

  it("are never mixed on a date, and hours fit into its working time", async () => {
    const ana = await someone({ weekly_hours_capacity: 40 });
    const on = (minutes: number | null, date = "2026-07-22") => ask(owner, date, date, of(ana, { minutes }));
    expect(created(await on(120))).toMatchObject({ days: 0.25, minutes: 120 });
    expect(created(await on(345)).days).toBe(0.7188);
    const clash = { start_date: "The dates overlap another request (2026-07-22 to 2026-07-22, pending)." };
    refused(await on(30), clash);
    refused(await on(null), clash);
    expect((await on(15)).status).toBe(201);
    refused(await on(495, "2026-07-23"), { minutes: "The minutes field must not be greater than 480." });
    refused(await on(60, "2026-07-25"), { start_date: "The request contains no working day." });
    await requested(owner, "2026-07-24", "2026-07-24", of(ana, { end_period: "morning" }));
    refused(await on(60, "2026-07-24"), {
      start_date: "The dates overlap another request (2026-07-24 to 2026-07-24, pending).",
    });
  });

  it("are those of the workspace's full time for employees without a capacity", async () => {
    const ana = await someone({ weekly_hours_capacity: 0 });
    expect((await requested(owner, "2026-07-22", "2026-07-22", of(ana, { minutes: 240 }))).days).toBe(0.5);
  });
});

describe("an invalid request", () => {
  it.each([
    [
      "ends before it starts",
      "2026-08-05",
      "2026-08-04",
      {},
      { end_date: "The end date field must be a date after or equal to start date." },
    ],
    [
      "ends in the morning of the afternoon in which it starts",
      "2026-08-05",
      "2026-08-05",
      { start_period: "afternoon", end_period: "morning" },
      { end_period: "The end period field must not be before the start period." },
    ],
    [
      "has hours on two dates",
      "2026-08-05",
      "2026-08-06",
      { minutes: 60 },
      { minutes: "The minutes field is prohibited unless end date is start date." },
    ],
    [
      "has odd minutes",
      "2026-08-05",
      "2026-08-05",
      { minutes: 20 },
      { minutes: "The minutes field must be a multiple of 15." },
    ],
    [
      "has hours and a period",
      "2026-08-05",
      "2026-08-05",
      { minutes: 60, end_period: "morning" },
      { end_period: "The end period field is prohibited when minutes is given." },
    ],
    [
      "contains no working day",
      "2026-08-01",
      "2026-08-02",
      {},
      { start_date: "The request contains no working day." },
    ],
    [
      "is longer than a year",
      "2026-01-01",
      "2027-01-03",
      {},
      { end_date: "The end date field must be a date at most 366 days after start date." },
    ],
    [
      "is in a year without a balance",
      "2029-08-06",
      "2029-08-07",
      {},
      { start_date: "There is no 2029 balance for this policy." },
    ],
    [
      "needs more than the balance",
      "2026-09-01",
      "2026-10-06",
      {},
      { end_date: "The request needs 26 days; 25 are available." },
    ],
    [
      "has an unknown policy",
      "2026-08-05",
      "2026-08-05",
      { holiday_policy_id: "01K0A6W2Z6Q6X1H2M9C3J5T7VN" },
      { holiday_policy_id: "The selected holiday policy id is invalid." },
    ],
  ])("%s", async (_name, from, to, more, errors) => {
    refused(
      await ask(owner, from, to, of(await someone(), more)),
      errors as unknown as Record<string, string>,
    );
  });

  it("names its own employee as the substitute", async () => {
    const ana = await someone();
    refused(await ask(owner, "2026-08-05", "2026-08-05", of(ana, { substitute_employee_id: ana })), {
      substitute_employee_id: "The substitute employee id field and employee id must be different.",
    });
  });

  it("gets all messages at once", async () => {
    const strict = await addPolicy(owner, {
      allow_half_days: false,
      waiting_period_days: 60,
      min_notice_days: 30,
      max_consecutive_days: 3,
      annual_days: 2,
    });
    const ana = await someone({ start_date: "2026-07-06" });
    const self = await acme.callerFor(ana);
    const reply = await ask(self, "2026-07-13", "2026-07-16", {
      holiday_policy_id: strict,
      start_period: "morning",
    });
    expect(reply.body.errors).toEqual({
      start_date: [
        "The start date must be 2026-09-04 or later: leave may start 60 days after the employment.",
        "The start date must be 2026-08-13 or later: the policy asks for 30 days of notice.",
      ],
      end_date: [
        "The request counts 4 days; at most 3 are allowed.",
        "The request needs 4 days; 0.98 are available.",
      ],
    });
    const unread = { holiday_policy_id: strict, end_period: "morning", minutes: 20 };
    refused(await ask(self, "2026-07-01", "2026-07-02", unread), {
      minutes: "The minutes field must be a multiple of 15.",
    });
    const half = { holiday_policy_id: strict, end_period: "morning" };
    refused(await ask(self, "2026-09-10", "2026-09-11", half), {
      end_period: "The end period field halves a day: the policy allows whole ones.",
      end_date: "The request needs 1.5 days; 0.98 are available.",
    });
    const before = await ask(self, "2026-07-01", "2026-07-02", { holiday_policy_id: policy });
    refused(before, {
      start_date: ["The start date is outside the employment.", "The request contains no working day."],
      end_date: "The end date is outside the employment.",
    });
  });

  it("is too late, unless a manager creates it", async () => {
    const noticed = await addPolicy(owner, { min_notice_days: 5 });
    const boss = await someone();
    const ana = await someone({ manager_employee_id: boss });
    const body = { holiday_policy_id: noticed, employee_id: ana };
    const self = await acme.callerFor(ana);
    refused(await ask(self, "2026-07-18", "2026-07-20", body), {
      start_date: "The start date must be 2026-07-19 or later: the policy asks for 5 days of notice.",
    });
    expect((await ask(self, "2026-07-20", "2026-07-20", body)).status).toBe(201);
    const chief = await acme.callerFor(boss);
    expect((await ask(chief, "2026-07-16", "2026-07-16", body)).status).toBe(201);
    expect((await ask(owner, "2026-07-15", "2026-07-15", body)).status).toBe(201);
    expect((await ask(self, "2026-07-13", "2026-07-13", { holiday_policy_id: policy })).status).toBe(201);
  });

  it("is for an archived policy, or for one that excludes the contract type", async () => {
    const contractor = await someone({ contract_type: "b2b_unpaid_holidays" });
    const employed = await addPolicy(owner, { contract_types: ["employment_contract"] });
    const body = { employee_id: contractor, holiday_policy_id: employed };
    const rows = await owner.get(`/holiday-balances?employee_id=${contractor}&holiday_policy_id=${employed}`);
    expect(ids(rows)).toEqual([]);
    const invalid = { holiday_policy_id: "The selected holiday policy id is invalid." };
    refused(await ask(owner, "2026-08-05", "2026-08-05", body), invalid);
    const gone = await addPolicy(owner);
    const ana = await someone();
    const open = await requested(owner, "2026-08-05", "2026-08-05", of(ana, { holiday_policy_id: gone }));
    shown(await act(owner, `/holiday-policies/${gone}`, "archive"));
    refused(await ask(owner, "2026-08-06", "2026-08-06", of(ana, { holiday_policy_id: gone })), invalid);
    expect(shown(await owner.patch(`/holidays/${open.id}`, { reason: "Still mine" })).reason).toBe(
      "Still mine",
    );
    expect(shown(await decide(owner, open.id, "approve")).status).toBe("approved");
  });

  it("is in the closed period", async () => {
    const ana = await someone();
    const begun = await approved(owner, "2026-06-29", "2026-07-03", of(ana));
    const over = await approved(owner, "2026-06-22", "2026-06-26", of(ana));
    shown(await owner.patch("/workspace", { leave_closed_until: "2026-06-30" }));
    const closed = "Leave is closed until 2026-06-30.";
    refused(await ask(owner, "2026-06-30", "2026-07-06", of(await someone())), { start_date: closed });
    refused(await decide(owner, over.id, "cancel"), { action: closed });
    expect(shown(await decide(owner, begun.id, "cancel")).status).toBe("cancelled");
    shown(await owner.patch("/workspace", { leave_closed_until: null }));
  });
});

describe("the rights on requests", () => {
  it("show one's own, those of reports at any level, and all with view-leave", async () => {
    const top = await someone();
    const boss = await someone({ manager_employee_id: top });
    const ana = await someone({ manager_employee_id: boss });
    const peer = await someone({ manager_employee_id: boss });
    const { id } = await requested(owner, "2026-08-05", "2026-08-05", of(ana));
    const sees = async (employee: string, ...permissions: string[]) =>
      ids(await (await acme.callerFor(employee, ...permissions)).get(`/holidays?employee_id=${ana}`));
    for (const employee of [top, boss, ana]) expect(await sees(employee)).toEqual([id]);
    expect(await sees(peer)).toEqual([]);
    expect(await sees(peer, "view-leave")).toEqual([id]);
    const viewer = await acme.callerFor(peer);
    forbidden(await ask(viewer, "2026-08-06", "2026-08-06", of(ana)), "manage-leave");
    forbidden(await viewer.patch(`/holidays/${id}`, { reason: "Mine" }), "manage-leave");
    for (const action of ["approve", "reject", "cancel"])
      forbidden(await decide(viewer, id, action), "manage-leave");
    forbidden(await viewer.delete(`/holidays/${id}`), "manage-leave");
  });

  it("let one request leave for oneself, by default under the default policy", async () => {
    const ana = await someone();
    const self = await acme.callerFor(ana);
    const request = await requested(self, "2026-08-05", "2026-08-06");
    const [vacation] = ids(await owner.get("/holiday-policies?is_default=true"));
    expect(request).toMatchObject({
      employee_id: ana,
      holiday_policy_id: vacation,
      status: "pending",
      days: 2,
    });
    refused(await ask(owner, "2026-08-05", "2026-08-06"), {
      employee_id: "The employee id field is required.",
    });
  });

  it("include decisions on reports' leave, but not on one's own, except with manage-leave and no manager", async () => {
    const boss = await someone();
    const ana = await someone({ manager_employee_id: boss });
    const self = await acme.callerFor(ana);
    const { id } = await requested(self, "2026-08-05", "2026-08-06", of(ana));
    for (const action of ["approve", "reject"]) forbidden(await decide(self, id, action), "manage-leave");
    const managing = await acme.callerFor(ana, "manage-leave");
    for (const action of ["approve", "reject"]) forbidden(await decide(managing, id, action));
    const chief = await acme.callerFor(boss);
    forbidden(await decide(chief, id, "approve", { override_balance: true }), "manage-leave");
    expect(shown(await decide(chief, id, "approve", { status_explanation: "Enjoy" }))).toMatchObject({
      status: "approved",
      status_explanation: "Enjoy",
      decided_by_employee_id: boss,
      decided_at: "2026-07-14T10:00:00.000000Z",
    });
    const top = await acme.callerFor(boss, "manage-leave");
    const own = await requested(top, "2026-08-05", "2026-08-06", of(boss));
    expect(shown(await decide(top, own.id, "approve")).decided_by_employee_id).toBe(boss);
  });

  it("let employees cancel their leave until it begins, and managers afterwards", async () => {
    const boss = await someone();
    const ana = await someone({ manager_employee_id: boss });
    const self = await acme.callerFor(ana);
    const today = await approved(owner, "2026-07-14", "2026-07-17", of(ana));
    const ahead = await approved(owner, "2026-07-20", "2026-07-21", of(ana));
    const figures = await balanceOf(owner, ana, policy);
    forbidden(await decide(self, today.id, "cancel"), "manage-leave");
    expect(shown(await decide(self, ahead.id, "cancel")).status).toBe("cancelled");
    expect((await balanceOf(owner, ana, policy)).balance).toBe(figures.balance + 2);
    const chief = await acme.callerFor(boss);
    expect(
      shown(await decide(chief, today.id, "cancel", { status_explanation: "Called back" })),
    ).toMatchObject({
      status: "cancelled",
      status_explanation: "Called back",
    });
    refused(await decide(chief, today.id, "cancel"), {
      action: "Only a pending or an approved request can be cancelled.",
    });
  });

  it("let one change and delete pending requests only", async () => {
    const ana = await someone();
    const self = await acme.callerFor(ana);
    const request = await requested(self, "2026-08-05", "2026-08-06", of(ana));
    expect(
      shown(
        await self.patch(`/holidays/${request.id}`, { end_date: "2026-08-07", start_period: "afternoon" }),
      ),
    ).toMatchObject({
      days: 2.5,
      status: "pending",
      end_date: day("2026-08-07"),
    });
    refused(await self.patch(`/holidays/${request.id}`, { employee_id: await someone() }), {
      employee_id: "The employee id field cannot be changed.",
    });
    shown(
      await self.patch(`/holidays/${request.id}`, {
        start_date: "2026-08-07",
        end_date: "2026-08-07",
        start_period: "morning",
      }),
    );
    expect(shown(await self.patch(`/holidays/${request.id}`, { minutes: 60 }))).toMatchObject({
      days: 0.125,
    });
    expect((await self.delete(`/holidays/${request.id}`)).status).toBe(204);
    const sick = await add(owner, "holiday-policies", {
      name: "Ill",
      accrual_method: "unlimited",
      requires_approval: false,
    });
    const ill = await requested(self, "2026-07-13", "2026-07-13", of(ana, { holiday_policy_id: sick }));
    expect(ill).toMatchObject({
      status: "approved",
      decided_by_employee_id: null,
      decided_at: "2026-07-14T10:00:00.000000Z",
    });
    refused(await self.patch(`/holidays/${ill.id}`, { reason: "Flu" }), {
      status: "Only a pending request can be changed.",
    });
    conflicting(await self.delete(`/holidays/${ill.id}`), "A decided request is cancelled, not deleted.");
    for (const action of ["approve", "reject"])
      refused(await decide(owner, ill.id, action), { action: "The request is not pending." });
  });
});

it("leave forbids a first day of employment after it, unless it was cancelled", async () => {
  const person = await someone();
  const request = await approved(owner, "2026-08-10", "2026-08-11", of(person));
  const later = () => owner.patch(`/employees/${person}`, { start_date: "2026-08-11" });
  refused(await later(), { start_date: "There is leave before 2026-08-11." });
  shown(await act(owner, `/holidays/${request.id}`, "cancel"));
  shown(await later());
});
