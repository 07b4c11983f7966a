import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, day, forbidden, refused, shown } from "./company.ts";
import { makeProjectCompany, type ProjectCompany } from "./project-fixture.ts";

const { app, acme } = testCompany();
let company: ProjectCompany;

beforeAll(async () => {
  company = await makeProjectCompany(acme);
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

describe("the profitability of clients", () => {
  it("adds up their projects and costs without a project", async () => {
    await spend(company.client, 50);
    const { totals, internal, rows } = await dataOf(FIRST_QUARTER);
    expect(totals).toEqual({
      clients: 1,
      worked_hours: 153.5,
      revenue: 6259.35,
      cost: 4280,
      profit: 1979.35,
      margin_percent: 31.62,
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
        revenue: { projects: 6259.35, other: 0, total: 6259.35 },
        cost: { labour: 4230, expenses: 0, other: 50, total: 4280 },
        profit: 1979.35,
        margin_percent: 31.62,
        revenue_portion_percent: 100,
        billing: {
          invoiced: 0,
          collected: 0,
          outstanding: 0,
          overdue: 0,
          unbilled: 292.5,
          average_days_to_pay: null,
        },
        unknown: [],
        links: {
          projects: expect.stringContaining(`/projects?client_id=${company.client}`),
          time: expect.stringContaining(`client_id=${company.client}`),
          invoices: null,
          expenses: expect.stringContaining(`client_id=${company.client}`),
        },
      },
    ]);
    for (const name of ["projects", "time", "expenses"]) {
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
      const other = data.rows.reduce(
        (sum: number, row: { cost: { other: number } }) => sum + row.cost.other,
        0,
      );
      expect(data.totals.cost + data.internal.cost).toBeCloseTo(totals.cost + other, 6);
      expect(data.totals.revenue).toBeCloseTo(totals.revenue, 6);
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
      revenue: { projects: null, other: 0, total: null },
      cost: { labour: null, expenses: 0, other: null, total: null },
      ...{ profit: null, margin_percent: null, revenue_portion_percent: null },
      billing: { invoiced: 0, unbilled: null },
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
    expect(line).toContain(",6259.35,0,6259.35,4230,");
  });

  it("requires view-reports-finance and view-project-financials", async () => {
    forbidden(await report("", await acme.scoped("view-clients")), "view-reports-finance");
    forbidden(await report("", await acme.scoped("view-reports-finance")), "view-project-financials");
    const both = await acme.scoped("view-reports-finance", "view-project-financials");
    expect((await report("", both)).status).toBe(200);
  });
});
