import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Reply } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";
import { type BillableCompany, makeBillableCompany } from "./billable-company.ts";
import { act, add, conflicting, day, read, refused, shown } from "./company.ts";
import { log } from "./project-fixture.ts";

const { app, acme } = testCompany();

let owner: Caller;
let company: BillableCompany;
let travel: string;
let approveWeek: BillableCompany["approveWeek"];

beforeAll(async () => {
  owner = acme.owner;
  company = await makeBillableCompany(app, acme);
  ({ travel, approveWeek } = company);
});

const bill = (more: object = {}, query = "") =>
  owner.post(`/invoices/actions?action=bill-unbilled${query}`, { client_id: company.client, ...more });

type Line = Readonly<Record<string, unknown>>;

/** The lines that an action returned or a draft has: description, minutes, price and net amount. */
const linesOf = (lines: readonly { attributes: Line }[]) =>
  lines.map(({ attributes: { description, minutes, unit_price, net_amount } }) => [
    description,
    minutes,
    unit_price,
    net_amount,
  ]);
const returned = (reply: Reply) => {
  expect(reply.status, reply.text).toBe(200);
  return linesOf(reply.body.data.relationships.lines);
};
const billingOf = async (entry: string) => {
  const { billing_status, invoice_line_id, billed_rate } = await read(owner, `/timesheets/${entry}`);
  return { billing_status, isOnLine: invoice_line_id !== null, billed_rate };
};

const APRIL = { date: "2026-04-01,2026-04-30" };
const APRIL_LINES = [
  ["Alpha – Design", 120, 100, 200],
  ["Alpha – Dev", 50, 75, 62.5],
  ["2026-04-05 Trips: Train", null, 44, 44],
];
describe("unbilled work of a client", () => {
  it("is previewed, billed once, and billed again after the draft was deleted", async () => {
    const preview = returned(await bill(APRIL, "&dry_run=true"));
    expect(preview).toEqual(APRIL_LINES);
    expect(await billingOf(company.aprilEntry)).toMatchObject({
      billing_status: "unbilled",
      isOnLine: false,
    });

    const reply = await bill(APRIL);
    expect(returned(reply)).toEqual(preview);
    expect(reply.body.meta).toEqual({
      ...{ entries: 2, minutes: 170, expenses: 1 },
      left_out: { unapproved_minutes: 0, unpriced_entries: 0 },
    });
    const { id, attributes } = reply.body.data;
    expect(attributes).toMatchObject({ net_total: 306.5, tax_total: 58.24, total: 364.74, status: "draft" });
    const [design] = reply.body.data.relationships.lines;
    expect(design.attributes).toMatchObject({
      ...{ kind: "time", quantity: 2, unit: "hour", source_count: 1, task_id: company.tasks.design },
      ...{ employee_id: company.ana, period_start: day("2026-04-02"), period_end: day("2026-04-02") },
    });
    expect(await billingOf(company.aprilEntry)).toMatchObject({ billing_status: "drafted", isOnLine: true });
    refused(await bill(APRIL), { client_id: "There is nothing to bill." });
    const meetings = (await owner.get(`/timesheets?task_id=${company.tasks.meeting}`)).body.data;
    expect(meetings.map((one: { attributes: Line }) => one.attributes.billing_status)).toEqual([
      "non_billable",
    ]);

    expect((await owner.delete(`/invoices/${id}`)).status).toBe(204);
    expect(await billingOf(company.aprilEntry)).toMatchObject({
      billing_status: "unbilled",
      isOnLine: false,
    });
    expect(await read(owner, `/expenses/${travel}`)).toMatchObject({ billing_status: "unbilled" });
    expect(returned(await bill(APRIL, "&dry_run=true"))).toEqual(preview);
  });

  it("is one line for each rate, or one for each entry", async () => {
    const byProject = await bill({ include: ["time"], group_by: "project" }, "&dry_run=true");
    expect(returned(byProject)).toEqual([
      ["Alpha", 120, 100, 200],
      ["Alpha", 120, 90, 180],
      ["Alpha", 140, 75, 175],
    ]);
    expect(byProject.body.data.attributes.net_total).toBe(555);
    const byEntry = returned(await bill({ ...APRIL, include: ["time"], group_by: "entry" }, "&dry_run=true"));
    expect(byEntry.map(([description]) => description)).toEqual([
      "2026-04-02 Ana Pop, Design",
      "2026-04-02 Bob Rus, Dev",
    ]);
  });

  it("counts the minutes of all entries of a line together", async () => {
    const client = await add(owner, "clients", { name: "Small", address: { country: "RO" } });
    const project = await add(owner, "projects", { name: "Third", client_id: client, billed_rate: 100 });
    for (const date of ["2026-05-04", "2026-05-05", "2026-05-06"])
      await log(owner, { employee_id: company.ana, project_id: project, date, worked_minutes: 20 });
    const unapproved = await bill({ client_id: client });
    refused(unapproved, { client_id: "There is nothing to bill." });
    await approveWeek(company.ana, "2026-05-04");
    const both = await Promise.all(
      ["task", "entry"].map((group_by) => bill({ client_id: client, group_by }, "&dry_run=true")),
    );
    expect(both.map((reply) => returned(reply).map(([, , , net]) => net))).toEqual([
      [100],
      [33.33, 33.33, 33.33],
    ]);
    expect(both[0]!.body.data.attributes.client_id).toBe(client);
  });

  it("is refused without a rate, unless such time is left out", async () => {
    const client = await add(owner, "clients", { name: "Free", address: { country: "RO" } });
    const project = await add(owner, "projects", { name: "Unpriced", client_id: client });
    const carl = await add(owner, "employees", {
      ...{ email: "carl@x.test", first_name: "Carl", last_name: "Sagan", start_date: "2024-01-01" },
    });
    const entry = await log(owner, {
      ...{ employee_id: carl, project_id: project, date: "2026-05-04", worked_minutes: 20 },
    });
    await approveWeek(carl, "2026-05-04");
    const reply = await bill({ client_id: client });
    refused(
      { ...reply, body: { message: reply.body.message, errors: reply.body.errors } },
      { project_ids: "1 time entry has no rate." },
    );
    expect(reply.body.entries).toEqual([entry]);
    refused(await bill({ client_id: client, skip_unpriced: true }), {
      client_id: "There is nothing to bill.",
    });
  });
});

describe("lines that the program names", () => {
  it("are in the language of the client", async () => {
    const client_id = await add(owner, "clients", {
      name: "Iași",
      address: { country: "RO" },
      locale: "ro-RO",
    });
    const fee = { client_id, billing_model: "fixed_fee", fee_amount: 1000, starts_at: "2026-01-01" };
    await add(owner, "projects", { name: "Site", ...fee });
    expect(
      returned(await bill({ client_id, include: ["fees"] })).map(([description]) => description),
    ).toEqual(["Site – Preț fix"]);
  });
});

describe("a draft", () => {
  it("is in one currency", async () => {
    const client_id = await add(owner, "clients", { name: "Abroad", address: { country: "RO" } });
    const fee = { client_id, billing_model: "fixed_fee", fee_amount: 1000 };
    const here = await add(owner, "projects", { name: "Here", ...fee });
    const there = await add(owner, "projects", { name: "There", ...fee, currency: "USD" });
    refused(await bill({ client_id, project_ids: [here, there], include: ["fees"] }), {
      project_ids: "The selected projects have different currencies.",
    });
  });

  campaignTest("has at most 500 lines", async () => {
    const client_id = await add(owner, "clients", { name: "Much", address: { country: "RO" } });
    await add(owner, "projects", { name: "Fee", client_id, billing_model: "fixed_fee", fee_amount: 1000 });
    const lines = Array.from({ length: 500 }, () => ({ description: "Work", unit_price: 1 }));
    const full = await add(owner, "invoices", { client_id, lines });
    refused(await act(owner, `/invoices/${full}`, "add-unbilled", { include: ["fees"] }), {
      group_by: "The invoice would have more than 500 lines.",
    });
  });
});

describe("fees", () => {
  it("bill the rest of a fixed fee once", async () => {
    const { id } = shown(await act(owner, `/invoices/${await empty()}`, "duplicate"));
    const fee = (unit_price: number) =>
      owner.post("/invoice-lines", {
        ...{ invoice_id: id, kind: "fixed_fee", project_id: company.beta, description: "Part", unit_price },
      });
    expect((await fee(4000)).status).toBe(201);
    refused(await fee(9000), { unit_price: "The amount exceeds the remaining fee of 8000.00." });
    const rest = await bill({ include: ["fees"] });
    expect(returned(rest)).toEqual([["Beta – Fixed fee", null, 8000, 8000]]);
    refused(await bill({ include: ["fees"] }), { client_id: "There is nothing to bill." });
    for (const draft of [id, rest.body.data.id])
      expect((await owner.delete(`/invoices/${draft}`)).status).toBe(204);
  });

  it("bill each month of a retainer once, and the overage of months that have ended", async () => {
    const client = await add(owner, "clients", { name: "Monthly", address: { country: "RO" } });
    const project_id = await add(owner, "projects", {
      ...{ name: "Gamma", client_id: client, billing_model: "retainer", fee_amount: 3000 },
      ...{ retainer_minutes: 1200, billed_rate: 100, starts_at: "2026-03-16" },
    });
    const work = (date: string, worked_minutes: number) =>
      log(owner, { employee_id: company.bob, project_id, date, worked_minutes });
    await work("2026-03-16", 700);
    await approveWeek(company.bob, "2026-03-16");
    const terms = { client_id: client, include: ["fees"], date: "2026-03-01,2026-04-30" };
    expect(returned(await bill(terms))).toEqual([
      ["Gamma – Retainer 2026-03", null, 1548.39, 1548.39],
      ["Gamma – Retainer 2026-04", null, 3000, 3000],
      ["Gamma – Overage 2026-03", 81, 100, 135],
    ]);
    await work("2026-03-24", 60);
    await approveWeek(company.bob, "2026-03-23");
    expect(returned(await bill(terms))).toEqual([["Gamma – Overage 2026-03", 60, 100, 100]]);
    refused(await bill(terms), { client_id: "There is nothing to bill." });
  });
});

/** A draft of the client without lines. */
const empty = () => add(owner, "invoices", { client_id: company.client });

describe("what is on an invoice", () => {
  it("is locked, is released in parts, and is billed again after the invoice was void", async () => {
    const draft = await empty();
    shown(await act(owner, `/invoices/${draft}`, "add-unbilled", { ...APRIL, group_by: "project" }));
    const { body } = await owner.get(`/invoice-lines?invoice_id=${draft}&kind=time&sort=position`);
    const [design] = body.data;
    refused(await owner.patch(`/timesheets/${company.aprilEntry}`, { worked_minutes: 60 }), {
      worked_minutes: "The entry is locked: it is on an invoice.",
    });
    conflicting(
      await owner.delete(`/timesheets/${company.aprilEntry}`),
      "The entry is locked: it is on an invoice.",
    );
    refused(await owner.patch(`/expenses/${travel}`, { is_billable: false }), {
      is_billable: "The expense has been billed.",
    });
    refused(await act(owner, `/expenses/${travel}`, "reopen"), { action: "The expense has been billed." });
    refused(await owner.patch(`/projects/${company.alpha}`, { currency: "USD" }), {
      currency: "The currency field cannot be changed after the project has been invoiced.",
    });
    // A dry run of several changes goes on after what a rule refused, the change itself does not.
    const [locked, unnamed] = [
      { id: company.alpha, name: "Alpha II", currency: "USD" },
      { id: company.beta, name: "" },
    ];
    const invoiced = {
      "0.currency": "The currency field cannot be changed after the project has been invoiced.",
    };
    const tried = await owner.patch("/projects/bulk?dry_run=true", [locked, unnamed]);
    refused(tried, { ...invoiced, "1.name": "The name field is required." });
    refused(await owner.patch("/projects/bulk", [locked, unnamed]), invoiced);
    expect((await read(owner, `/projects/${company.alpha}`)).name).not.toBe("Alpha II");

    const released = await act(owner, `/invoice-lines/${design.id}`, "release-sources", {
      timesheet_ids: [company.aprilEntry],
    });
    expect(shown(released)).toMatchObject({ id: draft, net_total: 106.5 });
    expect(await billingOf(company.aprilEntry)).toMatchObject({ billing_status: "unbilled" });
    shown(await act(owner, `/invoices/${draft}`, "add-unbilled", { ...APRIL, group_by: "project" }));
    expect(await read(owner, `/invoices/${draft}`)).toMatchObject({ net_total: 306.5, total: 364.74 });

    const issued = shown(await act(owner, `/invoices/${draft}`, "issue", { issue_date: "2026-05-02" }));
    expect(issued).toMatchObject({ status: "overdue" });
    expect(await billingOf(company.aprilEntry)).toMatchObject({ billing_status: "billed" });
    // A later price changes nothing that is billed.
    shown(await owner.patch(`/project-assignments/${company.april}`, { billed_rate: 110 }));
    expect(await billingOf(company.aprilEntry)).toMatchObject({ billed_rate: 100 });
    shown(await owner.patch(`/project-assignments/${company.april}`, { billed_rate: 100 }));

    const isVoid = shown(await act(owner, `/invoices/${draft}`, "void", { reason: "Wrong month" }));
    expect(isVoid).toMatchObject({ status: "void", number: issued.number });
    expect(await billingOf(company.aprilEntry)).toMatchObject({
      billing_status: "unbilled",
      isOnLine: false,
    });
    expect(returned(await bill(APRIL, "&dry_run=true"))).toEqual(APRIL_LINES);
  });

  it("stays billed after a credit note, unless that releases it once it is issued", async () => {
    const billOnce = async () => {
      const reply = await bill(APRIL);
      expect(returned(reply)).toEqual(APRIL_LINES);
      return shown(await act(owner, `/invoices/${reply.body.data.id}`, "issue"));
    };
    const creditOf = async (id: string, release_sources: boolean) =>
      shown(await act(owner, `/invoices/${id}`, "credit", { release_sources })).id;
    const [voided] = (await owner.get("/invoices?status=void&sort=-number")).body.data;
    const first = await billOnce();
    // A void document keeps its number, so this one has the next.
    const counted = (number: string): number => Number(number.slice(-4));
    expect(counted(first.number)).toBe(counted(voided.attributes.number) + 1);
    const releasing = await creditOf(first.id, true);
    expect(await billingOf(company.aprilEntry)).toMatchObject({ billing_status: "billed" });
    shown(await act(owner, `/invoices/${releasing}`, "issue"));
    expect(await billingOf(company.aprilEntry)).toMatchObject({
      billing_status: "unbilled",
      isOnLine: false,
    });
    expect(await read(owner, `/expenses/${travel}`)).toMatchObject({ billing_status: "unbilled" });

    const second = await billOnce();
    const keeping = await creditOf(second.id, false);
    shown(await act(owner, `/invoices/${keeping}`, "issue"));
    expect(await read(owner, `/invoices/${second.id}`)).toMatchObject({ status: "paid", balance_due: 0 });
    expect(await billingOf(company.aprilEntry)).toMatchObject({ billing_status: "billed", isOnLine: true });
    refused(await bill(APRIL), { client_id: "There is nothing to bill." });
  });
});
