import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, day, hire, ids, read, refused, shown } from "./company.ts";
import { log, makeProjectCompany, type ProjectCompany } from "./project-fixture.ts";

const { app, acme } = testCompany();
let company: ProjectCompany;

beforeAll(async () => {
  company = await makeProjectCompany(acme);
});

async function report(path: string, by: Caller = acme.owner) {
  const reply = await by.get(`/projects/getters/${path}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}

const profitability = async (query: string, by?: Caller) =>
  (await report(`project-profitability?${query}`, by)).data;
const rowOf = async (query: string, by?: Caller) => (await profitability(query, by)).rows[0];

describe("what an hour is billed with", () => {
  it("is the assignment's, else the task's, else the project's rate", async () => {
    const { body } = await acme.owner.get(`/timesheets?project_id=${company.alpha}&sort=date`);
    expect(
      body.data.map(({ attributes: a }: { attributes: Record<string, unknown> }) => [
        a.worked_minutes,
        a.billed_rate,
        a.rate_source,
        a.billed_amount,
        a.cost_amount,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [120, 90, "task", 180, 60],
        [90, 75, "project", 112.5, 45],
        [120, 100, "assignment", 200, 72],
        [50, 75, "project", 62.5, 18.75],
        [30, 0, "not_billable", 0, 11.25],
      ]),
    );
  });
});

describe("project-profitability", () => {
  it("has the revenue and cost of one project", async () => {
    const { data, meta } = await report(`project-profitability?project_id=${company.alpha}`);
    expect(data.totals).toEqual({
      projects: 1,
      worked_minutes: 410,
      worked_hours: 6.83,
      revenue: 555,
      cost: 207,
      profit: 348,
      margin_percent: 62.7,
      left_out: [],
      left_out_count: 0,
    });
    const [row] = data.rows;
    expect(row).toMatchObject({
      project_id: company.alpha,
      name: "Alpha",
      client_id: company.client,
      client_name: "Client X",
      billing_model: "time_and_materials",
      archived: false,
      time: {
        worked_minutes: 410,
        worked_hours: 6.83,
        billable_minutes: 380,
        non_billable_minutes: 30,
        billable_percent: 92.68,
        value: 555,
        unpriced_minutes: 0,
        uncosted_minutes: 0,
      },
      revenue: { time: 555, fees: 0, overage: 0, revenue_share: 0, expenses: 0, manual: 0, total: 555 },
      cost: { labour: 207, expenses: 0, total: 207 },
      profit: 348,
      margin_percent: 62.7,
      effective_hourly_rate: 81.22,
      realization_percent: null,
      billing: {
        invoiced: 0,
        drafted: 0,
        unbilled_time: 555,
        unbilled_expenses: 0,
        unbilled_fees: 0,
        deferred_fees: 0,
      },
      budget: {
        type: "hours",
        budget: 100,
        currency: null,
        consumed: 6.83,
        remaining: 93.17,
        burn_percent: 6.83,
        elapsed_percent: 53.42,
        status: "ok",
      },
    });
    expect(meta).toEqual({
      date: [null, day("2026-07-14")],
      currency: "EUR",
      basis: "accrual",
      approval: "all",
      as_of: "2026-07-14T10:00:00.000000Z",
      filters: { project_id: [company.alpha] },
      unconverted: [],
    });
    const listed = await acme.owner.get(row.links.time);
    expect(listed.body.meta.total).toBe(5);
  });

  it("can be limited to a period", async () => {
    expect(await rowOf(`project_id=${company.alpha}&date=2026-03-01,2026-03-31`)).toMatchObject({
      time: { value: 292.5 },
      cost: { labour: 105 },
      profit: 187.5,
      margin_percent: 64.1,
    });
    expect(await rowOf(`project_id=${company.alpha}&date=2026-04-01,2026-04-30`)).toMatchObject({
      time: { value: 262.5 },
      revenue: { total: 262.5 },
      cost: { total: 102 },
    });
  });

  it.each([
    ["2026-01-01,2026-01-31", 2055.25],
    ["2026-02-01,2026-02-28", 1856.35],
    ["2026-03-01,2026-03-31", 2055.25],
    ["2026-01-01,2026-03-31", 5966.85],
    ["0001-01-01,2026-12-31", 12_000],
    ["2026-07-01,2026-07-31", 0],
  ])("earns a fixed fee evenly: %s", async (date, fees) => {
    expect((await rowOf(`project_id=${company.beta}&date=${date}`)).revenue).toMatchObject({
      fees,
      total: fees,
    });
  });

  it("earns it to today at most", async () => {
    app.clock.set("2026-02-14T10:00:00Z");
    expect((await rowOf(`project_id=${company.beta}&date=2026-02-01,2026-02-28`)).revenue.fees).toBe(928.18);
    app.clock.set("2026-07-14T10:00:00Z");
  });

  it("measures a fixed fee by the value of its time", async () => {
    expect(await rowOf(`project_id=${company.beta}&date=2026-01-01,2026-03-31`)).toMatchObject({
      time: { value: 11_000, billable_minutes: 9_000 },
      cost: { labour: 4_125 },
      realization_percent: 54.24,
      margin_percent: 30.87,
      billing: { unbilled_time: 0, unbilled_fees: 5_966.85, deferred_fees: 0 },
      budget: { type: null, budget: null, status: "none" },
    });
  });

  it("earns a retainer by days, and overage beyond the included minutes", async () => {
    const gamma = await add(acme.owner, "projects", {
      name: "Gamma",
      client_id: company.client,
      billing_model: "retainer",
      fee_amount: 3000,
      retainer_minutes: 1200,
      billed_rate: 100,
      starts_at: "2026-03-16",
    });
    const employee_id = await hire(acme.owner, "Ret Ainer");
    await add(acme.owner, "project-assignments", { project_id: gamma, employee_id, starts_at: "2026-03-01" });
    await log(acme.owner, { employee_id, project_id: gamma, date: "2026-03-20", worked_minutes: 700 });
    await log(acme.owner, { employee_id, project_id: gamma, date: "2026-04-20", worked_minutes: 1100 });
    expect((await rowOf(`project_id=${gamma}&date=2026-03-01,2026-03-31`)).revenue).toMatchObject({
      fees: 1548.39,
      overage: 135,
    });
    expect((await rowOf(`project_id=${gamma}&date=2026-04-01,2026-04-30`)).revenue).toMatchObject({
      fees: 3000,
      overage: 0,
    });
    shown(await act(acme.owner, `/projects/${gamma}`, "archive"));
    expect((await rowOf(`project_id=${gamma}&archived=true`)).archived).toBe(true);
  });

  it("has no rates and percentages if their denominator is 0", async () => {
    const id = await add(acme.owner, "projects", { name: "Untouched", client_id: company.client });
    const row = await rowOf(`project_id=${id}`);
    expect(row).toMatchObject({
      time: { worked_minutes: 0, billable_percent: null },
      revenue: { total: 0 },
      margin_percent: null,
      effective_hourly_rate: null,
      realization_percent: null,
      budget: { burn_percent: null, elapsed_percent: null },
    });
    expect((await acme.owner.delete(`/projects/${id}`)).status).toBe(204);
  });

  it("orders, limits and totals all rows", async () => {
    const names = async (query: string) =>
      (
        await profitability(`client_id=${company.client}&billing_model=fixed_fee,time_and_materials&${query}`)
      ).rows.map(({ name }: { name: string }) => name);
    expect(await names("")).toEqual(["Beta", "Alpha"]);
    expect(await names("sort=revenue")).toEqual(["Alpha", "Beta"]);
    expect(await names("sort=-unbilled_time")).toEqual(["Alpha", "Beta"]);
    expect(await names("sort=name&limit=1")).toEqual(["Alpha"]);
    const data = await profitability("billing_model=fixed_fee,time_and_materials&limit=1");
    expect(data.totals).toMatchObject({ projects: 2, revenue: 12_555 });
  });

  it.each<[string, Record<string, string>]>([
    ["limit=501", { limit: "The limit parameter must be between 1 and 500." }],
    ["limit=1,5", { limit: "The limit parameter takes one value, not a pair." }],
    ["currency=EURO", { currency: "The selected currency is invalid." }],
    ["project_id=01J00000000000000000000000", { project_id: "The selected project id is invalid." }],
    ["client_id=01J00000000000000000000000", { client_id: "The selected client id is invalid." }],
  ])("refuses %s", async (query, errors) => {
    refused(await acme.owner.get(`/projects/getters/project-profitability?${query}`), errors);
  });

  it("lists the sort keys when it refuses one", async () => {
    const reply = await acme.owner.get("/projects/getters/project-profitability?sort=shoe");
    expect(reply.status).toBe(422);
    expect(reply.body.errors.sort[0]).toMatch(
      /^The sort parameter must be one of: name, .*, revenue\.total, /,
    );
  });

  it.each(["csv", "xlsx"])("has the same rows in a file (%s)", async (format) => {
    const data = await profitability(`project_id=${company.alpha}&format=${format}`);
    expect(Object.keys(data)).toEqual(["url", "expires_at"]);
    const file = await app.request("GET", data.url);
    expect(file.status).toBe(200);
    if (format === "csv") expect(file.text).toContain("Alpha");
  });

  it("has no revenue on the invoiced basis without invoices", async () => {
    expect(await rowOf(`project_id=${company.alpha}&basis=invoiced`)).toMatchObject({
      revenue: { time: 0, total: 0 },
      cost: { total: 207 },
      profit: -207,
      margin_percent: null,
    });
  });

  it("counts only approved time on request", async () => {
    const row = await rowOf(`project_id=${company.alpha}&approval=approved`);
    expect(row).toMatchObject({ time: { worked_minutes: 0 }, revenue: { total: 0 }, cost: { total: 0 } });
  });
});

describe("a rate from a day on", () => {
  it("changes nothing before that day", async () => {
    const before = await rowOf(`project_id=${company.alpha}`);
    const rate = { employee_id: company.ana, kind: "internal_cost", hourly_rate: 50 };
    const july = await add(acme.owner, "employee-rates", { ...rate, starts_at: "2026-07-01" });
    expect(await rowOf(`project_id=${company.alpha}`)).toEqual(before);
    expect((await acme.owner.delete(`/employee-rates/${july}`)).status).toBe(204);
    const [april] = (
      await acme.owner.get(
        `/employee-rates?employee_id=${company.ana}&kind=internal_cost&starts_at=2026-04-01`,
      )
    ).body.data;
    shown(await acme.owner.patch(`/employee-rates/${april.id}`, { hourly_rate: 50 }));
    expect(await read(acme.owner, `/timesheets/${company.aprilEntry}`)).toMatchObject({ cost_amount: 100 });
    expect((await rowOf(`project_id=${company.alpha}`)).cost.labour).toBe(235);
    shown(await acme.owner.patch(`/employee-rates/${april.id}`, { hourly_rate: 36 }));
  });
});

describe("portfolio-overview", () => {
  it("sums projects by model and client", async () => {
    const { data } = await report(
      `portfolio-overview?date=2026-01-01,2026-03-31&project_id=${company.alpha},${company.beta}`,
    );
    const result = { revenue: 6259.35, cost: 4230, profit: 2029.35, margin_percent: 32.42 };
    expect(data.counts).toEqual({
      projects: 2,
      active: 2,
      archived: 0,
      over_budget: 0,
      warning: 0,
      without_budget: 1,
      unprofitable: 0,
      ending_soon: 0,
      past_end: 1,
    });
    const all = { left_out: [], left_out_count: 0 };
    expect(data.totals).toEqual({ worked_hours: 153.5, billable_percent: 100, ...result, ...all });
    const beta = { worked_hours: 150, revenue: 5966.85, cost: 4125, profit: 1841.85, margin_percent: 30.87 };
    const alpha = { worked_hours: 3.5, revenue: 292.5, cost: 105, profit: 187.5, margin_percent: 64.1 };
    expect(data.by_billing_model).toEqual([
      { billing_model: "fixed_fee", projects: 1, ...beta, ...all },
      { billing_model: "time_and_materials", projects: 1, ...alpha, ...all },
    ]);
    expect(data.by_client).toEqual([
      {
        client_id: company.client,
        client_name: "Client X",
        projects: 2,
        worked_hours: 153.5,
        ...result,
        ...all,
      },
    ]);
    expect(data.rows).toMatchObject([
      { name: "Beta", ...beta, burn_percent: null, budget_status: "none" },
      { name: "Alpha", ...alpha, burn_percent: 3.5, budget_status: "ok" },
    ]);
  });

  it("has the totals of project-profitability", async () => {
    for (const query of ["date=2026-01-01,2026-03-31", "date=2026-02-10,2026-07-31", "date=2026-04-02"]) {
      const portfolio = (await report(`portfolio-overview?${query}`)).data;
      const { totals } = await profitability(query);
      expect(portfolio.totals).toMatchObject({
        worked_hours: totals.worked_hours,
        revenue: totals.revenue,
        cost: totals.cost,
        profit: totals.profit,
      });
    }
  });
});

describe("project-team-economics", () => {
  const query = () =>
    `project-team-economics?date=2026-01-01,2026-03-31&project_id=${company.alpha},${company.beta}`;

  it("shares a fee by the value of each person's time", async () => {
    const { data } = await report(query());
    expect(data.totals).toEqual({
      worked_minutes: 9210,
      billable_percent: 100,
      capacity_minutes: 35_328,
      utilization_percent: 26.07,
      value: 11_292.5,
      revenue: 6259.35,
      unallocated_revenue: 0,
      labour_cost: 4230,
      contribution: 2029.35,
      margin_percent: 32.42,
      left_out: [],
      left_out_count: 0,
    });
    const [ana, bob] = data.rows.map(({ links, ...row }: { links: unknown }) => row);
    expect(ana).toEqual({
      employee_id: company.ana,
      name: "Ana Pop",
      projects: 2,
      worked_minutes: 6210,
      worked_hours: 103.5,
      billable_minutes: 6210,
      billable_percent: 100,
      capacity_minutes: 27_648,
      utilization_percent: 22.46,
      overallocated: false,
      value: 8292.5,
      average_billed_rate: 80.12,
      revenue: 4632.03,
      labour_cost: 3105,
      average_cost_rate: 30,
      contribution: 1527.03,
      margin_percent: 32.97,
      unknown: [],
    });
    expect(bob).toMatchObject({
      projects: 1,
      worked_minutes: 3000,
      capacity_minutes: 7680,
      utilization_percent: 39.06,
      value: 3000,
      average_billed_rate: 60,
      revenue: 1627.32,
      labour_cost: 1125,
      average_cost_rate: 22.5,
      contribution: 502.32,
      margin_percent: 30.87,
    });
    expect((await acme.owner.get(data.rows[0].links.time)).body.meta.total).toBe(12);
  });

  it("has no costs of people without view-payroll", async () => {
    const reader = await acme.scoped("view-reports-projects", "view-project-financials");
    const { data } = await report(query(), reader);
    for (const figures of [data.totals, ...data.rows]) {
      for (const name of ["labour_cost", "average_cost_rate", "contribution", "margin_percent"])
        expect(figures).not.toHaveProperty(name);
    }
    expect(data.totals).toMatchObject({ revenue: 6259.35 });
    const sorted = await reader.get(`/projects/getters/${query()}&sort=labour_cost`);
    expect(sorted.status).toBe(403);
  });

  it("reports who is overallocated", async () => {
    const employee_id = await hire(acme.owner, "Ove Rall", { weekly_hours_capacity: 20 });
    for (const [project_id, starts_at, ends_at] of [
      [company.alpha, "2026-05-01", "2026-05-20"],
      [company.beta, "2026-05-20", "2026-06-30"],
    ]) {
      const plan = { project_id, employee_id, starts_at, ends_at, weekly_hours_capacity: 10.5 };
      await add(acme.owner, "project-assignments", plan);
    }
    const overallocated = async (date: string) =>
      (await report(`project-team-economics?date=${date}`)).data.rows.find(
        (row: { employee_id: string }) => row.employee_id === employee_id,
      ).overallocated;
    expect(await overallocated("2026-05-01,2026-05-19")).toBe(false);
    expect(await overallocated("2026-05-01,2026-05-31")).toBe(true);
    expect(await overallocated("2026-05-21,2026-05-31")).toBe(false);
  });
});

describe("another currency", () => {
  it("is converted on each entry's day, and what cannot be is reported", async () => {
    const client_id = await add(acme.owner, "clients", { name: "Overseas", currency: "USD" });
    const project_id = await add(acme.owner, "projects", { name: "Dollars", client_id });
    await add(acme.owner, "project-assignments", {
      project_id,
      employee_id: company.bob,
      starts_at: "2026-01-01",
    });
    const entry = await log(acme.owner, {
      employee_id: company.bob,
      project_id,
      date: "2026-04-02",
      worked_minutes: 50,
    });
    const row = () => rowOf(`project_id=${project_id}`);
    // Bob's general rate is in EUR, and there is no way from there into the project's currency.
    expect(await row()).toMatchObject({
      time: { value: null, unpriced_minutes: 50 },
      ...{ revenue: { time: null, fees: 0, total: null }, cost: { labour: 18.75, total: 18.75 } },
      ...{ profit: null, margin_percent: null, effective_hourly_rate: null },
      billing: { unbilled_time: null, unbilled_expenses: 0 },
      unknown: [{ reason: "no_exchange_rate", from_currency: "EUR", to_currency: "USD", count: 1 }],
    });
    expect(await read(acme.owner, `/timesheets/${entry}`)).toMatchObject({
      ...{ billed_rate: null, billed_amount: null },
      billed_amount_reason: "There is no exchange rate from EUR to USD on or before 2026-04-02.",
      ...{ cost_amount: 18.75, cost_amount_reason: null },
    });
    expect((await profitability(`project_id=${project_id},${company.alpha}`)).totals).toMatchObject({
      ...{ revenue: 555, cost: 225.75, profit: 348, margin_percent: null, left_out_count: 1 },
      left_out: [
        {
          ...{ id: project_id, name: "Dollars" },
          unknown: [{ figures: ["revenue", "profit", "margin_percent"], reason: "no_exchange_rate" }],
        },
      ],
    });
    const rate = { date: "2026-04-02" };
    await add(acme.owner, "exchange-rates", {
      ...rate,
      from_currency: "EUR",
      to_currency: "USD",
      rate: 1.25,
    });
    expect(await read(acme.owner, `/timesheets/${entry}`)).toMatchObject({
      billed_rate: 75,
      billed_amount: 62.5,
      currency: "USD",
      rate_source: "employee",
    });
    const { meta } = await report(`project-profitability?project_id=${project_id}`);
    expect(meta.unconverted).toEqual([{ currency: "USD", count: 1, amount: 62.5 }]);
    expect(await row()).toMatchObject({
      ...{ profit: null, margin_percent: null },
      unknown: [
        {
          ...{ reason: "no_exchange_rate", from_currency: "USD", to_currency: "EUR", count: 1 },
          ...{ first_date: day("2026-04-02"), last_date: day("2026-04-02") },
          message: "There is no exchange rate from USD to EUR on or before 2026-04-02.",
        },
      ],
    });
    const file = await profitability(`project_id=${project_id}&format=csv`);
    expect((await app.request("GET", file.url)).text).toContain(
      ",There is no exchange rate from USD to EUR on or before 2026-04-02.",
    );
    await add(acme.owner, "exchange-rates", { ...rate, from_currency: "USD", to_currency: "EUR", rate: 0.8 });
    expect(await row()).toMatchObject({ revenue: { total: 50 }, cost: { total: 18.75 }, profit: 31.25 });
    expect(await rowOf(`project_id=${project_id}&currency=USD`)).toMatchObject({
      revenue: { total: 62.5 },
      cost: { total: 23.44 },
    });
    shown(await act(acme.owner, `/projects/${project_id}`, "archive"));
  });
});

describe("budgets", () => {
  it("warn and run over by unrounded minutes", async () => {
    const burn = async (budget: number) => {
      shown(await acme.owner.patch(`/projects/${company.alpha}`, { budget }));
      return (await rowOf(`project_id=${company.alpha}`)).budget;
    };
    expect(await burn(6.5)).toMatchObject({
      consumed: 6.83,
      burn_percent: 105.13,
      remaining: -0.33,
      status: "over",
    });
    expect(await burn(8)).toMatchObject({ burn_percent: 85.42, status: "warning" });
    expect(await burn(100)).toMatchObject({ status: "ok" });
  });

  it("can be filtered by status", async () => {
    const standing = async () => {
      const found = [];
      for (const status of ["none", "ok", "warning", "over"]) {
        const list = ids(await acme.owner.get(`/projects?budget_status=${status}`));
        if (list.includes(company.alpha)) found.push(status);
      }
      return found;
    };
    for (const [terms, status] of [
      [{ budget: 6.5 }, "over"],
      [{ budget: 8 }, "warning"],
      [{ budget: 100 }, "ok"],
      [{ budget: 555, budget_type: "amount" }, "warning"],
      [{ budget: 554.99 }, "over"],
      [{ budget: 207, budget_alert_percent: 100, budget_type: "cost" }, "warning"],
      [{ budget: 0, budget_type: "monthly_hours" }, "ok"],
      [{ budget: null, budget_type: null }, "none"],
      [{ budget: 100, budget_type: "hours", budget_alert_percent: 80 }, "ok"],
    ] as const) {
      shown(await acme.owner.patch(`/projects/${company.alpha}`, terms));
      expect(await standing(), JSON.stringify(terms)).toEqual([status]);
      expect((await rowOf(`project_id=${company.alpha}`)).budget.status).toBe(status);
    }
    const reply = await (await acme.scoped("manage-projects")).get("/projects?budget_status=over");
    expect(reply.status).toBe(403);
    expect(reply.body.required_permission).toBe("view-project-financials");
  });

  it("are of value, of cost, or of one month", async () => {
    const burn = async (budget_type: string) => {
      shown(await acme.owner.patch(`/projects/${company.alpha}`, { budget: 1000, budget_type }));
      return (await rowOf(`project_id=${company.alpha}&date=2026-01-01,2026-04-15`)).budget;
    };
    expect(await burn("amount")).toMatchObject({ currency: "EUR", consumed: 555, burn_percent: 55.5 });
    expect(await burn("cost")).toMatchObject({ consumed: 207 });
    expect(await burn("monthly_amount")).toMatchObject({ consumed: 262.5, elapsed_percent: 50 });
    expect(await burn("monthly_hours")).toMatchObject({ currency: null, consumed: 3.33 });
    shown(await acme.owner.patch(`/projects/${company.alpha}`, { budget: 100, budget_type: "hours" }));
  });
});

describe("who reads the reports", () => {
  it("needs one of two permissions, and sees all projects then", async () => {
    const without = await (await acme.scoped("manage-projects")).get("/projects/getters/portfolio-overview");
    expect(without.status).toBe(403);
    expect(without.body.required_permission).toBe("view-reports-projects");
    const reader = await acme.callerFor(await hire(acme.owner, "Rea Der"), "view-reports-finance");
    expect((await report(`portfolio-overview?project_id=${company.alpha}`, reader)).data.rows).toHaveLength(
      1,
    );
    expect(created(await acme.owner.post("/projects", { name: "Free" })).name).toBe("Free");
  });

  it("sees minutes and budgets in hours without view-project-financials", async () => {
    const reader = await acme.scoped("view-reports-projects");
    const { totals, rows } = await profitability(`project_id=${company.alpha}`, reader);
    expect(Object.keys(totals)).toEqual(["projects", "worked_minutes", "worked_hours"]);
    const [row] = rows;
    for (const name of ["revenue", "cost", "profit", "margin_percent", "billing", "effective_hourly_rate"])
      expect(row).not.toHaveProperty(name);
    expect(row.time).not.toHaveProperty("value");
    expect(row.budget).toMatchObject({ type: "hours", consumed: 6.83 });
    const reply = await reader.get("/projects/getters/project-profitability?sort=-revenue");
    expect(reply.status).toBe(403);
    expect(reply.body.required_permission).toBe("view-project-financials");
  });
});

describe("expenses", () => {
  const spend = async (date: string, amount: number, more: Record<string, unknown>) => {
    const [category] = (await acme.owner.get("/expense-categories?search=Travel")).body.data;
    const id = await add(acme.owner, "expenses", {
      employee_id: company.ana,
      expense_category_id: category.id,
      project_id: company.alpha,
      description: "Spent",
      date,
      amount,
      ...more,
    });
    shown(await act(acme.owner, `/expenses/${id}`, "submit"));
    return id;
  };

  beforeAll(async () => {
    const travel = await spend("2026-04-05", 40, { is_billable: true, markup_percent: 10 });
    const hosting = await spend("2026-04-06", 15, { is_billable: false });
    await spend("2026-04-07", 999, {});
    for (const id of [travel, hosting]) shown(await act(acme.owner, `/expenses/${id}`, "approve"));
  });

  it("count as cost, and their rebilled amounts as revenue, once they are approved", async () => {
    expect(await rowOf(`project_id=${company.alpha}`)).toMatchObject({
      revenue: { time: 555, expenses: 44, total: 599 },
      cost: { labour: 207, expenses: 55, total: 262 },
      profit: 337,
      margin_percent: 56.26,
      effective_hourly_rate: 87.66,
      billing: { unbilled_time: 555, unbilled_expenses: 44 },
    });
    expect(await rowOf(`project_id=${company.alpha}&date=2026-04-01,2026-04-30`)).toMatchObject({
      revenue: { total: 306.5 },
      cost: { total: 157 },
      profit: 149.5,
      margin_percent: 48.78,
    });
    expect((await report(`portfolio-overview?project_id=${company.alpha}`)).data.totals).toMatchObject({
      revenue: 599,
      cost: 262,
    });
    expect((await acme.owner.get((await rowOf(`project_id=${company.alpha}`)).links.expenses)).status).toBe(
      200,
    );
  });

  it("count in budgets of money that include them", async () => {
    const burn = async (terms: Record<string, unknown>) => {
      shown(await acme.owner.patch(`/projects/${company.alpha}`, { budget: 1000, ...terms }));
      return (await rowOf(`project_id=${company.alpha}`)).budget.consumed;
    };
    expect(await burn({ budget_type: "amount", budget_includes_expenses: true })).toBe(599);
    expect(await burn({ budget_type: "cost" })).toBe(262);
    expect(await burn({ budget_includes_expenses: false })).toBe(207);
  });

  it("of other currencies are converted, or reported", async () => {
    await add(acme.owner, "exchange-rates", {
      date: "2026-04-01",
      from_currency: "CHF",
      to_currency: "EUR",
      rate: 1.1,
    });
    const id = await spend("2026-04-08", 10, { currency: "CHF", is_billable: true, markup_percent: 5 });
    shown(await act(acme.owner, `/expenses/${id}`, "approve"));
    expect(await rowOf(`project_id=${company.alpha}&date=2026-04-08`)).toMatchObject({
      revenue: { expenses: 11.55 },
      cost: { expenses: 11 },
    });
    const { data, meta } = await report(
      `project-profitability?project_id=${company.alpha}&date=2026-04-08&currency=RON`,
    );
    expect(data.rows[0]).toMatchObject({
      ...{ revenue: { expenses: null }, cost: { expenses: null }, profit: null },
      unknown: [{ from_currency: "EUR" }, { from_currency: "CHF" }],
    });
    expect(meta.unconverted).toEqual([
      { currency: "CHF", count: 1, amount: 10 },
      { currency: "EUR", count: 1, amount: 11.55 },
    ]);
  });
});
