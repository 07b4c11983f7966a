import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, day, forbidden, refused, shown } from "./company.ts";
import { makeProjectCompany, type ProjectCompany } from "./project-fixture.ts";

const { app, acme } = testCompany();
let company: ProjectCompany;

beforeAll(async () => {
  company = await makeProjectCompany(acme);
  const address = { country: "RO" };
  shown(await acme.owner.patch("/workspace", { legal_name: "Acme SRL", vat_number: "RO123", address }));
  shown(await acme.owner.patch(`/clients/${company.client}`, { address }));
  await add(acme.owner, "tax-rates", { name: "VAT 19 %", percent: 19, is_default: true });
});

const FIRST_QUARTER = "date=2026-01-01,2026-03-31";
const report = (query: string, caller = acme.owner) =>
  caller.get(`/clients/getters/client-profitability?${query}`);
const dataOf = async (query: string) => {
  const { status, body, text } = await report(query);
  expect(status, text).toBe(200);
  return body.data;
};

/** An approved expense on a client without a project. */
async function spend(client_id: string, amount: number, more: object = {}): Promise<void> {
  const [category] = (await acme.owner.get("/expense-categories?search=Travel")).body.data;
  const expense = await add(acme.owner, "expenses", {
    employee_id: company.ana,
    expense_category_id: category.id,
    date: "2026-03-05",
    description: "Dinner",
    amount,
    client_id,
    ...more,
  });
  shown(await act(acme.owner, `/expenses/${expense}`, "submit"));
  shown(await act(acme.owner, `/expenses/${expense}`, "approve"));
}

/** Issues an invoice with one line for each amount on a date; returns its id. */
async function invoice(
  client_id: string,
  issue_date: string,
  amounts: readonly number[],
  more: object = {},
): Promise<string> {
  const lines = amounts.map((unit_price) => ({ description: "Advice", unit_price }));
  const { id } = created(await acme.owner.post("/invoices", { client_id, issue_date, lines, ...more }));
  shown(await act(acme.owner, `/invoices/${id}`, "issue"));
  return id;
}

/** Issues a credit note on a date for an amount of an invoice with one line; returns its id. */
async function credit(invoiceId: string, issue_date: string, amount: number): Promise<string> {
  const [line] = (await acme.owner.get(`/invoice-lines?invoice_id=${invoiceId}`)).body.data;
  const lines = [{ invoice_line_id: line.id, amount }];
  const { id } = shown(await act(acme.owner, `/invoices/${invoiceId}`, "credit", { lines }));
  shown(await act(acme.owner, `/invoices/${id}`, "issue", { issue_date }));
  return id;
}

const pay = (invoice_id: string, paid_at: string, amount: number): Promise<string> =>
  add(acme.owner, "invoice-payments", { invoice_id, paid_at, amount });

describe("the profitability of clients", () => {
  it("adds up their projects, and what was invoiced and spent without a project", async () => {
    await spend(company.client, 50);
    await pay(await invoice(company.client, "2026-02-10", [200]), "2026-03-02", 238);
    const { totals, internal, rows } = await dataOf(FIRST_QUARTER);
    expect(totals).toEqual({
      clients: 1,
      worked_hours: 153.5,
      revenue: 6459.35,
      cost: 4280,
      profit: 2179.35,
      margin_percent: 33.74,
      left_out: [],
      left_out_count: 0,
    });
    expect(internal).toEqual({ projects: 0, worked_hours: 0, cost: 0, unknown: [] });
    expect(rows).toEqual([
      {
        client_id: company.client,
        client_name: "Client X",
        archived: false,
        projects: 2,
        worked_hours: 153.5,
        revenue: { projects: 6259.35, other: 200, total: 6459.35 },
        cost: { labour: 4230, expenses: 0, other: 50, total: 4280 },
        profit: 2179.35,
        margin_percent: 33.74,
        revenue_portion_percent: 100,
        billing: {
          invoiced: 200,
          collected: 238,
          outstanding: 0,
          overdue: 0,
          unbilled: 292.5,
          average_days_to_pay: 20,
        },
        unknown: [],
        links: {
          projects: expect.stringContaining(`/projects?client_id=${company.client}`),
          time: expect.stringContaining(`client_id=${company.client}`),
          invoices: expect.stringContaining(`/invoices?client_id=${company.client}`),
          expenses: expect.stringContaining(`client_id=${company.client}`),
        },
      },
    ]);
    for (const name of ["projects", "time", "invoices", "expenses"]) {
      const list = await acme.owner.get(rows[0].links[name]);
      expect([name, list.status]).toEqual([name, 200]);
    }
  });

  it("agrees with the report on projects in every period", async () => {
    const internal = await add(acme.owner, "projects", { name: "Own tools" });
    await add(acme.owner, "project-assignments", {
      project_id: internal,
      employee_id: company.ana,
      starts_at: "2026-01-01",
    });
    await add(acme.owner, "timesheets", {
      employee_id: company.ana,
      project_id: internal,
      date: "2026-05-05",
      worked_minutes: 60,
    });
    for (const date of [
      "2026-01-01,2026-03-31",
      "2026-04-01,2026-07-14",
      "2026-05-05",
      "2025-01-01,2026-07-14",
    ]) {
      const data = await dataOf(`date=${date}`);
      const { totals } = (await acme.owner.get(`/projects/getters/project-profitability?date=${date}`)).body
        .data;
      const other = (part: "cost" | "revenue"): number =>
        data.rows.reduce(
          (sum: number, row: Record<typeof part, { other: number }>) => sum + row[part].other,
          0,
        );
      expect(data.totals.cost + data.internal.cost).toBeCloseTo(totals.cost + other("cost"), 6);
      expect(data.totals.revenue).toBeCloseTo(totals.revenue + other("revenue"), 6);
      const sum = data.rows.reduce((all: number, row: { profit: number }) => all + row.profit, 0);
      expect(data.totals.profit).toBeCloseTo(sum, 6);
    }
    expect((await dataOf("date=2026-05-05")).internal).toMatchObject({
      ...{ projects: 1, worked_hours: 1, cost: 36 },
    });
  });

  it("of a client without revenue has no margin and no portion", async () => {
    const quiet = await add(acme.owner, "clients", { name: "Quiet" });
    await spend(quiet, 50, { date: "2025-11-11" });
    const [row] = (await dataOf(`client_id=${quiet}&date=2025-01-01,2025-12-31`)).rows;
    expect(row).toMatchObject({
      projects: 0,
      revenue: { total: 0 },
      cost: { other: 50, total: 50 },
      profit: -50,
      margin_percent: null,
      revenue_portion_percent: null,
    });
    const named = await dataOf(`client_id=${quiet}&date=2024-01-01`);
    expect(named.rows).toHaveLength(1);
    expect((await dataOf("date=2024-01-01")).rows).toEqual([]);
    expect(
      (await dataOf(`client_id=${quiet}&date=2025-11-11&billing_model=fixed_fee`)).rows[0].cost.total,
    ).toBe(0);
  });

  it("is converted, and reports what cannot be converted", async () => {
    const { data, meta } = (await report(`${FIRST_QUARTER}&currency=USD`)).body;
    const nothing = { revenue: null, cost: null, profit: null, margin_percent: null };
    expect(data.totals).toMatchObject({ ...nothing, left_out: [{ id: company.client }], left_out_count: 1 });
    expect(data.rows[0]).toMatchObject({
      revenue: { projects: null, other: null, total: null },
      cost: { labour: null, expenses: 0, other: null, total: null },
      ...{ profit: null, margin_percent: null, revenue_portion_percent: null },
      billing: { invoiced: null, collected: null, outstanding: 0, unbilled: null, average_days_to_pay: 20 },
    });
    for (const { reason, from_currency, to_currency } of data.rows[0].unknown)
      expect([reason, from_currency, to_currency]).toEqual(["no_exchange_rate", "EUR", "USD"]);
    expect(meta.currency).toBe("USD");
    expect(meta.unconverted.map(({ currency }: { currency: string }) => currency)).toEqual(["EUR"]);
    await add(acme.owner, "exchange-rates", {
      from_currency: "EUR",
      to_currency: "USD",
      date: "2026-01-01",
      rate: 1.25,
    });
    const converted = await dataOf(`${FIRST_QUARTER}&currency=USD`);
    expect(converted.rows[0].cost).toMatchObject({ labour: 5287.5, other: 62.5, total: 5350 });
    expect(converted.rows[0].revenue.other).toBe(250);
    expect(converted.rows[0].billing).toMatchObject({ invoiced: 250, collected: 297.5 });
  });

  it("is by default for this year until today, highest revenue first", async () => {
    const { meta } = (await report("")).body;
    expect(meta).toMatchObject({
      date: [day("2026-01-01"), day("2026-07-14")],
      currency: "EUR",
      basis: "accrual",
    });
    const names = async (query: string) =>
      (await dataOf(query)).rows.map((row: { client_name: string }) => row.client_name);
    expect(await names("date=2025-01-01,2026-07-14")).toEqual(["Client X", "Quiet"]);
    expect(await names("date=2025-01-01,2026-07-14&sort=revenue")).toEqual(["Quiet", "Client X"]);
    expect(await names("date=2025-01-01,2026-07-14&sort=-client_name&limit=1")).toEqual(["Quiet"]);
    expect((await report("sort=colour")).status).toBe(422);
    refused(await report("client_id=01ARZ3NDEKTSV4RRFFQ69G5FAV"), {
      client_id: "The selected client id is invalid.",
    });
    const file = await dataOf(`${FIRST_QUARTER}&format=csv`);
    const [headings, line] = (await app.request("GET", file.url)).text.split("\r\n");
    expect(headings).toContain("revenue.projects,revenue.other,revenue.total,cost.labour");
    expect(line).toContain(",6259.35,200,6459.35,4230,");
  });

  it("requires view-reports-finance and view-project-financials", async () => {
    forbidden(await report("", await acme.scoped("view-clients")), "view-reports-finance");
    forbidden(await report("", await acme.scoped("view-reports-finance")), "view-project-financials");
    const both = await acme.scoped("view-reports-finance", "view-project-financials");
    expect((await report("", both)).status).toBe(200);
  });
});

describe("the billing of a client", () => {
  const PERIOD = "2026-04-01,2026-07-14";
  let billed: string;

  const rowOf = async (client_id: string, query: string) =>
    (await dataOf(`client_id=${client_id}&${query}`)).rows[0];

  beforeAll(async () => {
    billed = await add(acme.owner, "clients", { name: "Billed", address: { country: "RO" } });
    const late = await invoice(billed, "2026-04-01", [1_000], { due_date: "2026-04-15" });
    await pay(late, "2026-05-01", 500);
    await credit(late, "2026-06-01", 100);
    const paid = await invoice(billed, "2026-06-10", [300], { due_date: "2026-07-31" });
    await pay(paid, "2026-06-20", 357);
    await pay(await credit(paid, "2026-07-01", 100), "2026-07-05", 119);
    const mistake = await invoice(billed, "2026-06-15", [999], { due_date: "2026-07-31" });
    shown(await act(acme.owner, `/invoices/${mistake}`, "void", { reason: "Sent twice" }));
    const lines = [{ description: "Not issued", unit_price: 50 }];
    created(await acme.owner.post("/invoices", { client_id: billed, issue_date: "2026-06-20", lines }));
  });

  it("counts credit notes and refunds against it, and neither drafts nor void invoices", async () => {
    const row = await rowOf(billed, `date=${PERIOD}`);
    expect(row).toMatchObject({
      revenue: { projects: 0, other: 1_100, total: 1_100 },
      billing: {
        ...{ invoiced: 1_100, collected: 738, outstanding: 571, overdue: 571 },
        ...{ unbilled: 0, average_days_to_pay: 10 },
      },
    });
    const { body } = await acme.owner.get(row.links.invoices);
    expect(body.meta.total).toBe(4);
    expect((await rowOf(billed, `date=${PERIOD}&basis=invoiced`)).revenue.other).toBe(1_100);
  });

  it("has the balances of the last day, and a row only with lines or payments in the period", async () => {
    expect((await rowOf(billed, "date=2026-04-15")).billing).toMatchObject({
      ...{ invoiced: 0, collected: 0, outstanding: 1_190, overdue: 0 },
    });
    expect((await rowOf(billed, "date=2026-04-01,2026-05-15")).billing).toMatchObject({
      ...{ invoiced: 1_000, collected: 500, outstanding: 690, overdue: 690, average_days_to_pay: null },
    });
    // The invoice over 1,188.81 was voided later, so that it was still owed on that day.
    expect((await rowOf(billed, "date=2026-06-16")).billing).toMatchObject({
      ...{ invoiced: 0, outstanding: 571 + 357 + 1_188.81, overdue: 571 },
    });
    const clients = async (date: string) =>
      (await dataOf(`date=${date}`)).rows.map((row: { client_id: string }) => row.client_id);
    expect(await clients("2026-04-16")).not.toContain(billed);
    expect(await clients("2026-05-01")).toContain(billed);
    expect(await clients("2026-06-01")).toContain(billed);
  });

  it("does not count an invoice as paid that credit settled", async () => {
    const settled = await add(acme.owner, "clients", { name: "Settled", address: { country: "RO" } });
    await credit(await invoice(settled, "2026-07-02", [100]), "2026-07-06", 100);
    const partly = await invoice(settled, "2026-07-02", [100]);
    await credit(partly, "2026-07-06", 50);
    const row = () => rowOf(settled, "date=2026-07-01,2026-07-14");
    expect((await row()).billing).toMatchObject({ outstanding: 59.5, average_days_to_pay: null });
    await pay(partly, "2026-07-09", 59.5);
    expect((await row()).billing).toMatchObject({ outstanding: 0, average_days_to_pay: 7 });
    await pay(await invoice(settled, "2026-07-03", [10]), "2026-07-08", 11.9);
    await pay(await invoice(settled, "2026-07-03", [10]), "2026-07-04", 11.9);
    expect((await row()).billing.average_days_to_pay).toBe(4.3);
  });

  it("is converted at the rate of each document, and reports what cannot be converted", async () => {
    const abroad = await add(acme.owner, "clients", { name: "Abroad", address: { country: "US" } });
    const lines = { currency: "USD", exchange_rate: 0.92, due_date: "2026-07-31" };
    await pay(await invoice(abroad, "2026-07-04", [998.9, 0.55, 0.55], lines), "2026-07-10", 190);
    const inBase = await rowOf(abroad, `date=${PERIOD}`);
    // Each of the three lines is rounded on its own; the balance of 1,000.00 is one amount.
    expect(inBase.revenue.other).toBe(920.01);
    expect(inBase.billing).toMatchObject({ invoiced: 920.01, collected: 174.8, outstanding: 920 });
    expect((await rowOf(abroad, `date=${PERIOD}&currency=USD`)).billing).toMatchObject({
      ...{ invoiced: 1_000, collected: 190, outstanding: 1_000, overdue: 0 },
    });
    const { body } = await report(`client_id=${abroad}&date=${PERIOD}&currency=CHF`);
    const [row] = body.data.rows;
    expect(row).toMatchObject({
      revenue: { projects: 0, other: null, total: null },
      billing: { invoiced: null, collected: null, outstanding: null, overdue: 0 },
    });
    expect(row.unknown.flatMap(({ figures }: { figures: string[] }) => figures)).toEqual(
      expect.arrayContaining(["revenue.other", "billing.collected", "billing.outstanding"]),
    );
    for (const { reason, from_currency, to_currency } of row.unknown)
      expect([reason, from_currency, to_currency]).toEqual(["no_exchange_rate", "USD", "CHF"]);
    expect(body.meta.unconverted).toEqual([{ currency: "USD", count: 5, amount: 2_190 }]);
  });

  it("of selected projects has their lines, and the documents with such a line", async () => {
    const client_id = await add(acme.owner, "clients", { name: "Split", address: { country: "RO" } });
    const project_id = await add(acme.owner, "projects", { name: "Part", client_id });
    const lines = [
      { description: "Licence", unit_price: 80, project_id },
      { description: "Advice", unit_price: 20 },
    ];
    const more = { lines, due_date: "2026-07-12" };
    await pay(await invoice(client_id, "2026-07-11", [], more), "2026-07-13", 19);
    await invoice(client_id, "2026-07-11", [1_000]);
    const all = await rowOf(client_id, "date=2026-07-14");
    expect(all.billing).toMatchObject({ invoiced: 0, collected: 0, outstanding: 1_290, overdue: 100 });
    const row = await rowOf(client_id, `date=2026-07-11,2026-07-14&project_id=${project_id}`);
    expect(row).toMatchObject({
      revenue: { other: 0 },
      billing: { invoiced: 80, collected: 19, outstanding: 100, overdue: 100, average_days_to_pay: null },
    });
    expect((await acme.owner.get(row.links.invoices)).body.meta.total).toBe(1);
    const other = await rowOf(client_id, "date=2026-07-11,2026-07-14&billing_model=fixed_fee");
    expect(other.billing).toMatchObject({ invoiced: 0, collected: 0, outstanding: 0 });
    expect((await acme.owner.get(other.links.invoices)).body.meta.total).toBe(0);
  });
});
