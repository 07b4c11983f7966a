import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";

const TODAY = "2026-07-14";

let app: TestApp;
let company: TestWorkspace;
let owner: Caller;

beforeAll(async () => {
  app = await startTestApp();
  company = await app.addWorkspace("seeded");
  await seedCompany(app.installation, company.workspace, { employees: 30, timesheets: 3_000, seed: 7 });
  owner = company.owner;
});
afterAll(() => app.close());

// biome-ignore lint/suspicious/noExplicitAny: responses of three getters.
async function report(path: string): Promise<any> {
  const reply = await owner.get(`/projects/getters/${path}${path.includes("?") ? "&" : "?"}limit=500`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
}

/** Amounts in whole hundredths, so that sums are exact; unknown ones add nothing. */
const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((total, amount) => total + cents(amount), 0);

const PERIODS = [
  "2026-01-01,2026-07-14",
  "2026-06-01,2026-06-30",
  "2026-05-17,2026-07-03",
  "2026-07-13",
  "2025-01-01,2026-12-31",
];

describe.each(PERIODS)("in %s", (date) => {
  test("the rows, the totals, the models and the clients have the same sums", async () => {
    const { totals, rows } = await report(`project-profitability?date=${date}`);
    const portfolio = await report(`portfolio-overview?date=${date}`);
    expect(rows).toHaveLength(totals.projects);
    for (const [name, of] of [
      ["revenue", (row: { revenue: { total: number } }) => row.revenue.total],
      ["cost", (row: { cost: { total: number } }) => row.cost.total],
      ["profit", (row: { profit: number }) => row.profit],
    ] as const) {
      expect(sum(rows.map(of)), name).toBe(cents(totals[name]));
      expect(portfolio.totals[name]).toBe(totals[name]);
      for (const groups of [portfolio.by_client, portfolio.by_billing_model, portfolio.rows])
        expect(sum(groups.map((group: Record<string, number>) => group[name]!)), name).toBe(
          cents(totals[name]),
        );
    }
    for (const { revenue, cost, profit } of rows) {
      const { total, ...parts } = revenue;
      expect(total === null).toBe(Object.values(parts).includes(null));
      if (total !== null) expect(sum(Object.values(parts) as number[])).toBe(cents(total));
      expect(profit === null).toBe(total === null || cost.total === null);
      if (profit !== null) expect(cents(total) - cents(cost.total)).toBe(cents(profit));
    }
  });

  test("people contributed what their projects earned from labour", async () => {
    const team = await report(`project-team-economics?date=${date}`);
    const { rows } = await report(`project-profitability?date=${date}`);
    const labour = rows.map(({ revenue: r }: { revenue: Record<string, number> }) =>
      [r.time!, r.fees!, r.overage!, r.revenue_share!].reduce((all, one) => all + cents(one), 0),
    );
    const all = labour.reduce((total: number, one: number) => total + one, 0);
    const { revenue, unallocated_revenue, labour_cost, left_out_count } = team.totals;
    const byPerson = (name: string) => sum(team.rows.map((row: Record<string, number>) => row[name]!));
    expect(byPerson("revenue") + cents(unallocated_revenue)).toBe(cents(revenue));
    expect(byPerson("labour_cost")).toBe(cents(labour_cost));
    // Whoever has a part that is not known is left out with all of it, as is a project of the other report.
    if (left_out_count > 0) return;
    expect(cents(revenue)).toBe(all);
    expect(sum(rows.map((row: { cost: { labour: number } }) => row.cost.labour))).toBe(cents(labour_cost));
  });

  test("approved figures do not exceed all figures", async () => {
    const all = await report(`project-profitability?date=${date}`);
    const approved = await report(`project-profitability?date=${date}&approval=approved`);
    expect(approved.totals.worked_minutes).toBeLessThanOrEqual(all.totals.worked_minutes);
    const wholes = new Map(all.rows.map((row: { project_id: string }) => [row.project_id, row]));
    for (const row of approved.rows) {
      // biome-ignore lint/suspicious/noExplicitAny: a row of the report.
      const whole = wholes.get(row.project_id) as any;
      for (const name of ["worked_minutes", "billable_minutes", "value"])
        if (whole.time[name] !== null) expect(row.time[name]).toBeLessThanOrEqual(whole.time[name]);
      if (whole.cost.labour !== null) expect(row.cost.labour).toBeLessThanOrEqual(whole.cost.labour);
    }
  });
});

test("consecutive periods add up to the whole", async () => {
  // Whole months: a fee in another currency is converted once for each month of a period.
  const cuts = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-07-01", "2026-07-14"];
  const parts = [];
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = index === cuts.length - 2 ? TODAY : addDays(cuts[index + 1]!, -1);
    parts.push(await report(`project-profitability?date=${from},${to}`));
  }
  const whole = await report(`project-profitability?date=2026-01-01,${TODAY}`);
  let known = 0;
  for (const { project_id, revenue, cost } of whole.rows) {
    const own = parts.flatMap(({ rows }) =>
      rows.filter((row: { project_id: string }) => row.project_id === project_id),
    );
    // Of what is known in the whole, every part is.
    if (revenue.total !== null) expect(sum(own.map((row) => row.revenue.total))).toBe(cents(revenue.total));
    if (cost.total !== null) expect(sum(own.map((row) => row.cost.total))).toBe(cents(cost.total));
    if (revenue.total !== null && cost.total !== null) known++;
  }
  expect(known).toBeGreaterThan(5);
  const minutes = parts.reduce((total, part) => total + part.totals.worked_minutes, 0);
  expect(minutes).toBe(whole.totals.worked_minutes);
});

test("the value of entries is the sum over their projects and people", async () => {
  const { rows } = await report("project-profitability");
  const { rows: entries } = await app.installation.pool.query(
    "select count(*)::integer as entries from timesheets where workspace_id = $1 and project_id is not null",
    [company.workspace.id],
  );
  expect(entries[0].entries).toBeGreaterThan(1_000);
  const list = await owner.get(
    `/timesheets?group=project_id&-approval_status=rejected&-project_id=null&perPage=500`,
  );
  expect(list.status, list.text).toBe(200);
  for (const { attributes } of list.body.data) {
    const row = rows.find((one: { project_id: string }) => one.project_id === attributes.project_id);
    expect(row.time.value).toBe(attributes.billed_amount);
    expect(row.cost.labour).toBe(attributes.cost_amount);
    expect(row.time.worked_minutes).toBe(attributes.total_worked_minutes);
  }
});

test("a rate that begins on a day changes nothing before that day", async () => {
  const before = await report("project-profitability?date=2026-01-01,2026-07-01");
  const { body } = await owner.get("/employees?perPage=500&archived=false");
  const rates = body.data.map(({ id }: { id: string }) => ({
    employee_id: id,
    kind: "internal_cost",
    hourly_rate: 500,
    starts_at: "2026-07-02",
  }));
  expect((await owner.post("/employee-rates/bulk", rates)).status).toBe(201);
  expect(await report("project-profitability?date=2026-01-01,2026-07-01")).toEqual(before);
});

test("archived records have their date, and unused ones can be deleted", async () => {
  const { body } = await owner.get("/projects?perPage=500");
  for (const { attributes } of body.data) {
    expect(attributes.archived).toBe(attributes.archived_at !== null);
    const { status } = await owner.delete(`/projects/${attributes.id}?dry_run=true`);
    expect(status).toBe(attributes.is_used ? 409 : 204);
  }
});
