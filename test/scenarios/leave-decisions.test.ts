import { beforeEach, describe, expect, it } from "vitest";
import { NOW } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, hire, read, refused, shown } from "./company.ts";
import { addPolicy, approved, ask, balanceOf, decide, ledgerOn, requested } from "./leave.ts";

const { app, owner } = testCompany();

beforeEach(() => app.clock.set(NOW));

let people = 0;
const someone = (more: object = {}) =>
  hire(owner, `Person Number${++people}`, more as Record<string, unknown>);
const of = (employee_id: string, holiday_policy_id: string) => ({ employee_id, holiday_policy_id });
const adjust = async (employee: string, policy: string, days: number) => {
  const { id } = await balanceOf(owner, employee, policy);
  shown(await act(owner, `/holiday-balances/${id}`, "adjust", { days, reason: "Correction" }));
};
const approveAll = (repositories: string[], more: object = {}) =>
  owner.post("/holidays/actions?action=approve", { repositories, ...more });

describe("a balance that accrues by the month", () => {
  it("is not enough in February for what comes in December", async () => {
    const ana = await someone();
    const monthly = await addPolicy(owner, { accrual_method: "monthly", annual_days: 12 });
    refused(await ask(owner, "2026-02-02", "2026-02-03", of(ana, monthly)), {
      end_date: "The request needs 2 days; 1 are available.",
    });
    shown(await owner.patch(`/holiday-policies/${monthly}`, { negative_limit_days: 1 }));
    const { id } = await requested(owner, "2026-02-02", "2026-02-03", of(ana, monthly));
    shown(await decide(owner, id, "approve"));
    expect(await ledgerOn(owner, "2026-02-03", ana, monthly)).toBe(-1);
    expect(await ledgerOn(owner, "2026-02-28", ana, monthly)).toBe(0);
  });
});

describe("pending requests", () => {
  it("keep their days from other requests", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner, { annual_days: 1 });
    const first = await requested(owner, "2026-08-03", "2026-08-03", of(ana, policy));
    refused(await ask(owner, "2026-08-04", "2026-08-04", of(ana, policy)), {
      end_date: "The request needs 1 days; 0 are available.",
    });
    expect(await balanceOf(owner, ana, policy)).toMatchObject({ pending: 1, available: 0, balance: 1 });
    shown(await decide(owner, first.id, "cancel"));
    expect((await requested(owner, "2026-08-04", "2026-08-04", of(ana, policy))).days).toBe(1);
  });

  it("are approved together only as far as the balance goes", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner, { annual_days: 6 });
    const a = await requested(owner, "2026-08-03", "2026-08-05", of(ana, policy));
    const b = await requested(owner, "2026-08-10", "2026-08-12", of(ana, policy));
    await adjust(ana, policy, -1);
    refused(await approveAll([a.id, b.id]), {
      "repositories.1": "The request needs 3 days; 2 are available.",
    });
    for (const { id } of [a, b]) expect((await read(owner, `/holidays/${id}`)).status).toBe("pending");
    shown(await decide(owner, a.id, "approve"));
    expect((await balanceOf(owner, ana, policy)).balance).toBe(2);
    refused(await decide(owner, b.id, "approve"), { action: "The request needs 3 days; 2 are available." });
    shown(await decide(owner, b.id, "approve", { override_balance: true }));
    expect((await balanceOf(owner, ana, policy)).balance).toBe(-1);
  });

  it("are decided all or none", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner);
    const a = await requested(owner, "2026-08-03", "2026-08-05", of(ana, policy));
    const b = await requested(owner, "2026-08-10", "2026-08-12", of(ana, policy));
    shown(await decide(owner, b.id, "reject", { status_explanation: "Too busy" }));
    const notPending = { "repositories.1": "The request is not pending." };
    for (const action of ["approve", "reject"]) {
      const reply = await owner.post(`/holidays/actions?action=${action}`, { repositories: [a.id, b.id] });
      refused(reply, notPending);
    }
    expect((await read(owner, `/holidays/${a.id}`)).status).toBe("pending");
    const reply = await owner.post(`/holidays/actions?action=approve&status=pending&employee_id=${ana}`, {
      repositories: "all",
    });
    expect(reply.body.data.map((one: { id: string }) => one.id)).toEqual([a.id]);
  });

  it("leave the figures as they were when they are approved and cancelled again", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner, { accrual_method: "quarterly", carry_over_max_days: 3 });
    const before = await balanceOf(owner, ana, policy);
    const { id } = await approved(owner, "2026-09-07", "2026-09-09", of(ana, policy));
    expect((await balanceOf(owner, ana, policy)).booked).toBe(3);
    shown(await decide(owner, id, "cancel"));
    expect(await balanceOf(owner, ana, policy)).toEqual(before);
  });

  it("have events of their own", async () => {
    const ana = await someone();
    const { id } = await approved(owner, "2026-09-07", "2026-09-09", of(ana, await addPolicy(owner)));
    shown(await decide(owner, id, "cancel", { status_explanation: "Plans changed" }));
    const { body } = await owner.get(`/audit-log?resource_id=${id}`);
    expect(body.data.map((one: { attributes: { event: string } }) => one.attributes.event)).toEqual([
      "holidays.cancel",
      "holidays.approve",
      "holidays.created",
    ]);
    expect(body.data[0].attributes.changes).toMatchObject({
      status: { from: "approved", to: "cancelled" },
      status_explanation: { from: null, to: "Plans changed" },
    });
  });
});

describe("the end of an employment", () => {
  it("ends leave that goes beyond it, and counts what is left", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner, { annual_days: 24 });
    await approved(owner, "2026-03-02", "2026-03-18", of(ana, policy));
    const over = await approved(owner, "2026-06-29", "2026-07-03", of(ana, policy));
    const after = await requested(owner, "2026-08-03", "2026-08-04", of(ana, policy));
    expect((await balanceOf(owner, ana, policy)).taken).toBe(18);
    shown(await owner.patch(`/employees/${ana}`, { termination_date: "2026-06-30" }));

    const status_explanation = "Employment ends on 2026-06-30.";
    expect(await read(owner, `/holidays/${over.id}`)).toMatchObject({
      status: "approved",
      end_date: "2026-06-30T00:00:00.000000Z",
      days: 2,
      status_explanation,
    });
    expect(await read(owner, `/holidays/${after.id}`)).toMatchObject({
      status: "cancelled",
      status_explanation,
      decided_by_employee_id: null,
    });
    expect(await balanceOf(owner, ana, policy)).toMatchObject({
      taken: 15,
      initial_balance: 11.9,
      ledger_balance: -3.1,
    });
    expect(await ledgerOn(owner, "2026-06-30", ana, policy)).toBe(-3.1);
    shown(await owner.patch(`/employees/${ana}`, { termination_date: null }));
    expect((await read(owner, `/holidays/${over.id}`)).days).toBe(2);
    expect((await read(owner, `/holidays/${after.id}`)).status).toBe("cancelled");
  });

  it("leaves a monthly balance as it is on the last day", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner, { accrual_method: "monthly", annual_days: 24 });
    shown(await owner.patch(`/employees/${ana}`, { termination_date: "2026-06-15" }));
    for (const [date, days] of [
      ["2026-06-14", 10],
      ["2026-06-15", 11],
      ["2026-12-31", 11],
    ] as const)
      expect(await ledgerOn(owner, date, ana, policy)).toBe(days);
  });

  it("by archiving cuts the present leave, of a withdrawn hire all", async () => {
    const policy = await addPolicy(owner);
    const ana = await someone();
    const present = await approved(owner, "2026-07-13", "2026-07-17", of(ana, policy));
    shown(await act(owner, `/employees/${ana}`, "archive"));
    expect(await read(owner, `/holidays/${present.id}`)).toMatchObject({
      days: 2,
      end_date: "2026-07-14T00:00:00.000000Z",
      status_explanation: "Employment ends on 2026-07-14.",
    });
    const bob = await someone({ start_date: "2026-08-03" });
    const ahead = await requested(owner, "2026-08-10", "2026-08-11", of(bob, policy));
    shown(await act(owner, `/employees/${bob}`, "archive"));
    expect(await read(owner, `/holidays/${ahead.id}`)).toMatchObject({
      status: "cancelled",
      status_explanation: "Employment ends on 2026-08-02.",
    });
  });

  it("cuts half days too", async () => {
    const ana = await someone();
    const policy = await addPolicy(owner);
    const { id } = await requested(owner, "2026-09-07", "2026-09-10", {
      ...of(ana, policy),
      start_period: "afternoon",
      end_period: "morning",
    });
    shown(await owner.patch(`/employees/${ana}`, { termination_date: "2026-09-08" }));
    expect(await read(owner, `/holidays/${id}`)).toMatchObject({
      status: "pending",
      days: 1.5,
      start_period: "afternoon",
      end_period: "afternoon",
    });
  });
});
