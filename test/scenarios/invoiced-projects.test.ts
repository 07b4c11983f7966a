import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { type BillableCompany, makeBillableCompany } from "./billable-company.ts";
import { act, add, created, shown } from "./company.ts";

const { app, acme } = testCompany();

let owner: Caller;
let company: BillableCompany;

beforeAll(async () => {
  owner = acme.owner;
  company = await makeBillableCompany(app, acme);
});

const rowOf = async (query: string) => {
  const reply = await owner.get(`/projects/getters/project-profitability?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data.rows[0];
};
const alpha = (query = "") => rowOf(`project_id=${company.alpha}${query}`);

const APRIL = { date: "2026-04-01,2026-04-30" };

/** Drafts an invoice of the unbilled work of April; returns its id. */
const draftApril = async (): Promise<string> =>
  shown(await owner.post("/invoices/actions?action=bill-unbilled", { client_id: company.client, ...APRIL }))
    .id;

describe("the billing of a project by time", () => {
  it("counts drafts apart, and issued lines on the date of their document", async () => {
    const id = await draftApril();
    expect((await alpha()).billing).toMatchObject({ invoiced: 0, drafted: 306.5, unbilled_time: 292.5 });
    shown(await owner.patch(`/invoices/${id}`, { issue_date: "2026-07-10" }));
    shown(await act(owner, `/invoices/${id}`, "issue"));

    expect(await alpha()).toMatchObject({
      revenue: { time: 555, expenses: 44, manual: 0, total: 599 },
      realization_percent: 100,
      billing: {
        ...{ invoiced: 306.5, drafted: 0, unbilled_time: 292.5, unbilled_expenses: 0 },
        ...{ unbilled_fees: 0, deferred_fees: 0 },
      },
    });
    expect((await alpha("&date=2026-07-11,2026-07-14")).billing.invoiced).toBe(0);
    expect(await alpha("&date=2026-07-10,2026-07-14&basis=invoiced")).toMatchObject({
      revenue: { time: 262.5, expenses: 44, total: 306.5 },
      cost: { total: 0 },
      profit: 306.5,
    });
    const { links } = await alpha("&date=2026-07-10,2026-07-14");
    const lines = await owner.get(links.invoice_lines.replace(/^.*\/api/, ""));
    expect(lines.body.meta.total).toBe(3);
  });

  it("counts what was taken off in the realization, and credit notes against what was invoiced", async () => {
    const { body } = await owner.get(`/invoices?client_id=${company.client}`);
    const [invoice] = body.data;
    const { data } = (await owner.get(`/invoice-lines?invoice_id=${invoice.id}&sort=position`)).body;
    const lines = [{ invoice_line_id: data[0].id, amount: 52.5 }];
    const note = shown(await act(owner, `/invoices/${invoice.id}`, "credit", { lines }));
    expect((await alpha()).billing).toMatchObject({ invoiced: 306.5, drafted: -52.5 });
    shown(await act(owner, `/invoices/${note.id}`, "issue"));
    expect(await alpha()).toMatchObject({
      realization_percent: 80,
      billing: { invoiced: 254, drafted: 0 },
    });
    expect((await alpha("&basis=invoiced")).revenue).toMatchObject({ time: 210, expenses: 44, total: 254 });
  });

  it("earns manual lines when they are issued, and leaves out void documents", async () => {
    const manual = (unit_price: number) => ({
      ...{ project_id: company.alpha, description: "Licence", quantity: 1, unit_price },
    });
    const issue = async (unit_price: number): Promise<string> => {
      const lines = [manual(unit_price)];
      const { id } = created(await owner.post("/invoices", { client_id: company.client, lines }));
      shown(await act(owner, `/invoices/${id}`, "issue"));
      return id;
    };
    await issue(200);
    const mistake = await issue(999);
    shown(await act(owner, `/invoices/${mistake}`, "void", { reason: "Twice" }));
    expect(await alpha()).toMatchObject({
      revenue: { time: 555, manual: 200, total: 799 },
      billing: { invoiced: 454 },
    });
  });
});

describe("fees", () => {
  it("that are invoiced are no longer unbilled, and deferred beyond what is earned", async () => {
    const beta = () => rowOf(`project_id=${company.beta}&date=2026-01-01,2026-03-31`);
    expect((await beta()).billing).toMatchObject({ unbilled_fees: 5_966.85, deferred_fees: 0 });
    const lines = [{ kind: "fixed_fee", project_id: company.beta, description: "Fee", unit_price: 4_000 }];
    const { id } = created(await owner.post("/invoices", { client_id: company.client, lines }));
    shown(await act(owner, `/invoices/${id}`, "issue"));
    const { billing } = await rowOf(`project_id=${company.beta}`);
    expect(billing).toMatchObject({ invoiced: 4_000, unbilled_fees: 8_000, deferred_fees: 0 });
    expect((await beta()).billing).toMatchObject({ invoiced: 0, unbilled_fees: 5_966.85 });
  });

  it("without days over which they are spread are earned when they are invoiced", async () => {
    const project = await add(owner, "projects", {
      ...{ name: "Open end", client_id: company.client, billing_model: "fixed_fee", fee_amount: 900 },
      starts_at: "2026-07-01",
    });
    const lines = [{ kind: "fixed_fee", project_id: project, description: "Fee", unit_price: 300 }];
    const { id } = created(await owner.post("/invoices", { client_id: company.client, lines }));
    const row = () => rowOf(`project_id=${project}`);
    expect(await row()).toMatchObject({ revenue: { fees: 0 }, billing: { drafted: 300 } });
    shown(await act(owner, `/invoices/${id}`, "issue"));
    expect(await row()).toMatchObject({
      revenue: { fees: 300, total: 300 },
      billing: { invoiced: 300, drafted: 0, unbilled_fees: 0, deferred_fees: 0 },
    });
  });
});

it("a share of revenue is earned in its period, and invoiced on the date of its document", async () => {
  const project = await add(owner, "projects", {
    ...{ name: "Shop", client_id: company.client, billing_model: "revenue_share" },
    revenue_share_percent: 12.5,
  });
  const share = {
    ...{ kind: "revenue_share", project_id: project, description: "Q1", revenue_base: 8_000 },
    ...{ period_start: "2026-01-01", period_end: "2026-03-31" },
  };
  const { id } = created(await owner.post("/invoices", { client_id: company.client, lines: [share] }));
  shown(await act(owner, `/invoices/${id}`, "issue"));
  const ofMonth = (month: string, basis: string) =>
    rowOf(`project_id=${project}&date=${month}&basis=${basis}`);
  const shares = async (month: string, basis: string) => (await ofMonth(month, basis)).revenue.revenue_share;
  expect(await shares("2026-03-01,2026-03-31", "accrual")).toBe(1_000);
  expect(await shares("2026-03-01,2026-03-31", "invoiced")).toBe(0);
  expect(await shares("2026-07-01,2026-07-14", "accrual")).toBe(0);
  expect(await shares("2026-07-01,2026-07-14", "invoiced")).toBe(1_000);
});

it("lines in a currency without an exchange rate make the figures unknown, with the reason", async () => {
  const project = await add(owner, "projects", {
    ...{ name: "Overseas", client_id: company.client, currency: "USD", billed_rate: 50 },
  });
  const lines = [{ project_id: project, description: "Trip", unit_price: 100 }];
  const { id } = created(
    await owner.post("/invoices", { client_id: company.client, currency: "USD", lines }),
  );
  const { billing, unknown } = await rowOf(`project_id=${project}`);
  expect(billing.drafted).toBeNull();
  expect(JSON.stringify(unknown)).toMatch(/no_exchange_rate/);
  expect((await rowOf(`project_id=${project}&currency=USD`)).billing.drafted).toBe(100);
  expect((await owner.delete(`/invoices/${id}`)).status).toBe(204);
  expect((await rowOf(`project_id=${project}`)).billing.drafted).toBe(0);
});
