import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { DRAFT_LINE, storeDraftLine } from "../support/draft-line.ts";
import { add, created, read, shown } from "./company.ts";
import { projectFor, type TimeTeam, timeTeam } from "./time-team.ts";

let team: TimeTeam;
let payroll: Caller;
let financials: Caller;
let project: string;

beforeAll(async () => {
  team = await timeTeam();
  const { owner } = team.acme;
  payroll = await team.acme.scoped("view-timesheets", "view-payroll");
  financials = await team.acme.scoped("view-timesheets", "view-project-financials");
  const client = await add(owner, "clients", { name: "Client X" });
  project = await projectFor(team, "Alpha", [team.ids.dan], { client_id: client, billed_rate: 50 });
  await add(owner, "project-assignments", {
    project_id: project,
    employee_id: team.ids.ana,
    starts_at: "2024-01-01",
    billed_rate: 60,
    internal_cost_rate: 30,
  });
});
afterAll(() => team?.app.close());

type Body = Record<string, unknown>;
const log = async (by: Caller, body: Body = {}) =>
  created(
    await by.post("/timesheets", { date: "2026-07-06", worked_minutes: 20, project_id: project, ...body }),
  );

describe("the price of an entry", () => {
  it("is returned to those who may see it; the cost only to payroll", async () => {
    const { id } = await log(team.ana);
    expect(await read(payroll, `/timesheets/${id}`)).toMatchObject({
      billed_rate: 60,
      currency: "EUR",
      billed_amount: 20,
      rate_source: "assignment",
      cost_rate: 30,
      cost_amount: 10,
    });
    const seen = await read(financials, `/timesheets/${id}`);
    expect(seen).toMatchObject({ billed_rate: 60, billed_amount: 20, rate_source: "assignment" });
    expect(Object.keys(seen)).not.toContain("cost_rate");
    expect(Object.keys(seen)).not.toContain("cost_amount");
    const gated = ["billed_rate", "currency", "billed_amount", "rate_source", "cost_rate", "cost_amount"];
    for (const name of gated)
      expect(Object.keys(await read(team.ana, `/timesheets/${id}`))).not.toContain(name);
  });

  it("is rounded once for each entry", async () => {
    const entries = [await log(team.dan), await log(team.dan), await log(team.dan)];
    for (const { id } of entries) {
      expect(await read(payroll, `/timesheets/${id}`)).toMatchObject({
        billed_rate: 50,
        billed_amount: 16.67,
        rate_source: "project",
        cost_rate: null,
        cost_amount: null,
      });
    }
  });

  it("stays as it was billed, even if the project's rate changes", async () => {
    const { id } = await log(team.dan, { date: "2026-07-03" });
    const other = await log(team.dan, { date: "2026-07-03" });
    await storeDraftLine(team.app.installation.pool, team.acme.workspace);
    await team.app.installation.work(team.acme.workspace, (work) =>
      work.update("timesheets", id, {
        invoice_line_id: DRAFT_LINE,
        invoiced_as: "billed",
        frozen_billable_minutes: 20,
        frozen_billed_rate: "50.00",
      }),
    );
    shown(await team.acme.owner.patch(`/projects/${project}`, { billed_rate: 60 }));
    shown(
      await team.acme.owner.patch("/workspace", {
        billing_rounding_mode: "up",
        billing_rounding_minutes: 60,
      }),
    );
    expect(await read(payroll, `/timesheets/${id}`)).toMatchObject({
      billable_minutes: 20,
      billed_rate: 50,
      billed_amount: 16.67,
      rate_source: "frozen",
      billing_status: "billed",
    });
    expect(await read(payroll, `/timesheets/${other.id}`)).toMatchObject({
      billable_minutes: 60,
      billed_rate: 60,
      billed_amount: 60,
      billing_status: "unbilled",
    });
    shown(await team.acme.owner.patch("/workspace", { billing_rounding_mode: "none" }));
    shown(await team.acme.owner.patch(`/projects/${project}`, { billed_rate: 50 }));
  });

  it("is 0 if nothing is billed, and null while the timer runs", async () => {
    const free = await log(team.ana, { is_billable: false });
    expect(await read(payroll, `/timesheets/${free.id}`)).toMatchObject({
      billed_rate: 0,
      billed_amount: 0,
      rate_source: "not_billable",
      currency: "EUR",
      cost_amount: 10,
    });
    const internal = await log(team.ana, { project_id: null });
    expect(await read(payroll, `/timesheets/${internal.id}`)).toMatchObject({
      billed_amount: 0,
      currency: null,
    });
    const timer = shown(
      await team.ana.post("/timesheets/actions?action=start-timesheet-timer", { project_id: project }),
    );
    expect(await read(payroll, `/timesheets/${timer.id}`)).toMatchObject({
      billed_rate: null,
      billed_amount: null,
      rate_source: null,
      cost_rate: null,
      currency: "EUR",
    });
  });

  it("can be neither written nor used in filters and sorts", async () => {
    const { id } = await log(team.ana, { billed_rate: 1_000, cost_rate: 1, currency: "USD" });
    expect(await read(payroll, `/timesheets/${id}`)).toMatchObject({ billed_rate: 60, currency: "EUR" });
    for (const query of ["sort=billed_amount", "billed_rate=60", "sort=cost_rate"])
      expect((await payroll.get(`/timesheets?${query}`)).status).toBe(422);
  });
});

describe("the journal", () => {
  it("reveals nothing about prices: they change with rates, not with the entry", async () => {
    const { id } = await log(team.ana);
    const { body } = await team.acme.owner.get(`/audit-log?resource_id=${id}`);
    const { changes } = body.data[0].attributes;
    expect(Object.keys(changes)).toContain("worked_minutes");
    for (const name of ["billed_rate", "billed_amount", "rate_source", "cost_rate", "cost_amount"])
      expect(Object.keys(changes)).not.toContain(name);
  });
});
