import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { type Caller, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import {
  cents,
  type Exact,
  hours,
  minus,
  percent,
  plus,
  sumIfKnown,
  sumOf,
  totalKnown,
} from "../support/figures/exact.ts";
import { expectTotalled, type TotalledAs } from "../support/figures/explained.ts";
import { fillBooks } from "../support/figures/random-books.ts";
import { type Row, readList } from "../support/figures/read-list.ts";
import {
  type Reports,
  type RequestedPeriod,
  readCapacity,
  readExpenses,
  readGroups,
  readReports,
} from "../support/figures/reports.ts";

/**
 * Different reports agree about the same work, to the cent and the minute: by project, by client, by employee, by
 * billing model and in groups of entries, on random data.
 */

const SEEDS = [31, 32, 33].slice(0, campaignSize({ suite: 1, campaign: 3 }));
const PERIODS = ["2026-01-01,2026-07-14", "2026-06-01,2026-06-30", "2026-04-17,2026-08-05", "2026-07-07"];
const QUESTIONS: readonly RequestedPeriod[] = PERIODS.flatMap((date, index) =>
  (["all", "approved"] as const).map((approval) => ({
    ...{ date, approval },
    currency: index === 0 ? "USD" : "EUR",
  })),
).concat({ date: PERIODS[0]!, approval: "all", currency: "EUR" });

let app: TestApp;
const owners = new Map<number, Caller>();

beforeAll(async () => {
  app = await startTestApp();
  for (const seed of SEEDS) {
    const company = await app.addWorkspace(`books${seed}`);
    await fillBooks(app, company, seed, { employees: 10, timesheets: 250, entries: 400, expenses: 150 });
    owners.set(seed, company.owner);
  }
}, 240_000);
afterAll(() => app?.close());

/** The sum of the known values; unknown ones add nothing. */
const sum = (rows: readonly Row[], figure: (row: Row) => number | null): bigint =>
  sumOf(rows, (row) => cents(figure(row)));
/** The sum of the parts of one figure: unknown if one of them is unknown. */
const entire = (rows: readonly Row[], figure: (row: Row) => number | null): Exact =>
  sumIfKnown(rows, (row) => exact(figure(row)));
const exact = (figure: number | null): Exact => (figure === null ? null : cents(figure));
const minutes = (rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((all, row) => all + figure(row), 0);
const of = (rows: readonly Row[], client: string | null) => rows.filter((row) => row.client_id === client);
const rebilledLater = (row: Row) =>
  plus(exact(row.billing.unbilled_time), exact(row.billing.unbilled_expenses));

const RESULT: TotalledAs = {
  revenue: (row) => row.revenue.total,
  cost: (row) => row.cost.total,
  profit: (row) => row.profit,
};

/** Clients' figures are those of their projects and the expenses on the clients themselves. */
function expectClientsAgree({ projects, clients }: Reports): void {
  for (const row of clients.rows) {
    const own = of(projects.rows, row.client_id);
    expect(row.projects).toBe(own.length);
    expect(row.worked_hours).toBe(hours(BigInt(minutes(own, (one) => one.time.worked_minutes))));
    expect(exact(row.revenue.projects)).toBe(entire(own, (one) => one.revenue.total));
    expect(exact(row.cost.labour)).toBe(entire(own, (one) => one.cost.labour));
    expect(exact(row.cost.expenses)).toBe(entire(own, (one) => one.cost.expenses));
    expect(exact(row.billing.unbilled)).toBe(sumIfKnown(own, rebilledLater));
    expect(exact(row.revenue.total)).toBe(plus(exact(row.revenue.projects), exact(row.revenue.other)));
    expect(exact(row.cost.total)).toBe(
      plus(exact(row.cost.labour), exact(row.cost.expenses), exact(row.cost.other)),
    );
    expect(exact(row.profit)).toBe(minus(exact(row.revenue.total), exact(row.cost.total)));
    expect(row.margin_percent).toBe(percent(exact(row.profit), exact(row.revenue.total)));
  }
  const [internal, { totals, rows }] = [of(projects.rows, null), clients];
  expect(clients.internal.projects).toBe(internal.length);
  expect(exact(clients.internal.cost)).toBe(entire(internal, (one) => one.cost.total));
  expectTotalled(totals, rows, RESULT, (row) => row.client_id, "clients");
  const revenue = rows.every((row: Row) => row.revenue.total !== null) ? exact(totals.revenue) : null;
  for (const row of rows)
    expect(row.revenue_portion_percent).toBe(percent(exact(row.revenue.total), revenue));
}

const FLAT: TotalledAs = {
  revenue: (row) => row.revenue,
  cost: (row) => row.cost,
  profit: (row) => row.profit,
};

/** The portfolio groups the same projects, including those without activity. */
function expectPortfolioAgrees({ projects, portfolio }: Reports): void {
  const idOf = (row: Row) => row.project_id;
  expectTotalled(projects.totals, projects.rows, RESULT, idOf, "projects");
  expectTotalled(portfolio.totals, portfolio.rows, FLAT, idOf, "portfolio");
  const active = new Map(projects.rows.map((row: Row) => [row.project_id, row]));
  for (const row of portfolio.rows) {
    const same = active.get(row.project_id) as Row | undefined;
    for (const [figure, ofProject] of Object.entries(RESULT))
      expect(row[figure], figure).toBe(same ? ofProject(same) : 0);
    expect(row.worked_hours).toBe(same?.time.worked_hours ?? 0);
  }
  expect(portfolio.rows).toEqual(
    expect.arrayContaining([...active.keys()].map((id) => expect.objectContaining({ project_id: id }))),
  );
  for (const [name, key] of [
    ["by_billing_model", "billing_model"],
    ["by_client", "client_name"],
  ] as const) {
    for (const group of portfolio[name]) {
      const own = portfolio.rows.filter((row: Row) => row[key] === group[key]);
      expect(group.projects, name).toBe(own.length);
      expectTotalled(group, own, FLAT, idOf, name);
    }
    for (const figure of Object.keys(FLAT))
      expect(
        sum(portfolio[name], (row) => row[figure]),
        name,
      ).toBe(cents(portfolio.totals[figure]));
  }
  expect(portfolio.totals.worked_hours).toBe(projects.totals.worked_hours);
  expect(portfolio.totals.margin_percent).toBe(projects.totals.margin_percent);
  for (const figure of Object.keys(FLAT))
    expect(cents(portfolio.totals[figure])).toBe(cents(projects.totals[figure]));
}

const LABOUR = ["time", "fees", "overage", "revenue_share"];

/** People contributed what their projects earned from labour, and cost what their time cost. */
function expectTeamAgrees({ projects, team: { rows, totals } }: Reports): void {
  const others: Row[] = projects.rows.filter((row: Row) =>
    totals.left_out.some(({ id }: Row) => id === row.project_id),
  );
  // People who worked only on projects with known figures have known figures.
  const isKnown = rows.every((row: Row) => row.revenue !== null) && others.length === 0;
  const labour = sumIfKnown(projects.rows as Row[], ({ revenue }) =>
    plus(...LABOUR.map((name) => exact(revenue[name]))),
  );
  expect(sum(rows, (row) => row.revenue) + cents(totals.unallocated_revenue)).toBe(cents(totals.revenue));
  if (isKnown) expect(exact(totals.revenue)).toBe(labour);
  if (labour === null) expect(isKnown).toBe(false);
  const members = {
    value: (row: Row) => row.value,
    labour_cost: (row: Row) => row.labour_cost,
  };
  for (const [name, figure] of Object.entries(members))
    expect(exact(totals[name])).toBe(totalKnown(rows, figure));
  expect(sum(rows, (row) => row.contribution) + cents(totals.unallocated_revenue)).toBe(
    cents(totals.contribution),
  );
  for (const row of rows) {
    expect(exact(row.contribution)).toBe(minus(exact(row.revenue), exact(row.labour_cost)));
    expect(row.margin_percent).toBe(percent(exact(row.contribution), exact(row.revenue)));
    const lacks = [row.value, row.revenue, row.labour_cost].includes(null);
    expect(totals.left_out.some(({ id }: Row) => id === row.employee_id)).toBe(lacks);
  }
  if (!isKnown || totals.left_out_count > 0) expect(totals.margin_percent).toBeNull();
  expect(minutes(rows, (row) => row.worked_minutes)).toBe(projects.totals.worked_minutes);
  expect(minutes(rows, (row) => row.billable_minutes)).toBe(
    minutes(projects.rows, (row) => row.time.billable_minutes),
  );
}

const counted = ({ date, approval }: RequestedPeriod): string =>
  `date=${date}&${approval === "approved" ? "approval_status=approved" : "-approval_status=rejected"}`;

/** The grouped report has the same time, value and cost by project, person and client. */
async function expectGroupsAgree(
  owner: Caller,
  requested: RequestedPeriod,
  { projects, team, clients }: Reports,
) {
  const query = `${counted(requested)}&-project_id=null`;
  const byProject = await readGroups(owner, "project_id", query);
  for (const { time, cost, billing, project_id } of projects.rows) {
    const group = byProject.get(project_id);
    expect(group?.total_worked_minutes ?? 0).toBe(time.worked_minutes);
    if (!group) continue;
    expect(group).toMatchObject({
      ...{ billed_amount: time.value, cost_amount: cost.labour, unbilled_amount: billing.unbilled_time },
      ...{ total_billable_minutes: time.billable_minutes, billable_percent: time.billable_percent },
      ...{ total_non_billable_minutes: time.non_billable_minutes },
      ...{ unpriced_minutes: time.unpriced_minutes, uncosted_minutes: time.uncosted_minutes },
    });
  }
  expect(minutes([...byProject.values()], (row) => row.total_worked_minutes)).toBe(
    projects.totals.worked_minutes,
  );
  const byEmployee = await readGroups(owner, "employee_id", query);
  for (const row of team.rows.filter((one: Row) => one.projects > 0)) {
    expect(byEmployee.get(row.employee_id)).toMatchObject({
      ...{ billed_amount: row.value, cost_amount: row.labour_cost, billable_percent: row.billable_percent },
      ...{ total_worked_minutes: row.worked_minutes, total_billable_minutes: row.billable_minutes },
    });
  }
  expect(byEmployee.size).toBe(team.rows.filter((one: Row) => one.projects > 0).length);
  for (const row of clients.rows) {
    const groups = [
      ...(
        await readGroups(owner, "task_id", `${counted(requested)}&group_client_id=${row.client_id}`)
      ).values(),
    ];
    expect(entire(groups, (one) => one.cost_amount)).toBe(exact(row.cost.labour));
    expect(hours(BigInt(minutes(groups, (one) => one.total_worked_minutes)))).toBe(row.worked_hours);
  }
}

/** The summary of expenses has the same costs by project and client. */
async function expectExpensesAgree(owner: Caller, { date }: RequestedPeriod, { projects, clients }: Reports) {
  const byProject = await readExpenses(owner, "project", date);
  for (const row of projects.rows)
    expect(byProject.get(row.project_id)?.net_base_amount ?? 0).toBe(row.cost.expenses);
  const onProjects = [...byProject].filter(([id]) => id !== null).map(([, row]) => row);
  expect(sum(onProjects, (row) => row.net_base_amount)).toBe(sum(projects.rows, (row) => row.cost.expenses));
  const byClient = await readExpenses(owner, "client", date);
  for (const row of clients.rows)
    expect(cents(byClient.get(row.client_id)?.net_base_amount ?? 0)).toBe(
      cents(row.cost.expenses) + cents(row.cost.other),
    );
}

describe.each(SEEDS)("the reports on random data %i", { timeout: 60_000 }, (seed) => {
  test.each(QUESTIONS)("agree in $date, $approval, in $currency", async (requested) => {
    const owner = owners.get(seed)!;
    const reports = await readReports(owner, requested);
    expect(reports.projects.rows.length).toBeGreaterThan(5);
    expectClientsAgree(reports);
    expectPortfolioAgrees(reports);
    expectTeamAgrees(reports);
    if (requested.currency !== "EUR") return;
    await expectGroupsAgree(owner, requested, reports);
    await expectExpensesAgree(owner, requested, reports);
  });

  test("agree on people's time: capacity, weeks and groups", async () => {
    const owner = owners.get(seed)!;
    const [from, to] = ["2026-06-01", "2026-06-28"];
    const date = `${from},${to}`;
    const groups = await readGroups(owner, "employee_id", `date=${date}`);
    const { body } = await owner.get(
      `/timesheet-submissions/getters/weekly-approval-report?date=${date}&perPage=500`,
    );
    const weeks: Row[] = body.data.flatMap((week: Row) => week.employees);
    const people = await readCapacity(owner, date);
    expect([...people.keys()]).toEqual(expect.arrayContaining([...groups.keys()]));
    for (const [id, row] of people) {
      const group = groups.get(id);
      const worked = group?.total_worked_minutes ?? 0;
      expect(row.tracked_hours).toBe(hours(BigInt(worked)));
      expect(row.billable_hours).toBe(hours(BigInt(worked - (group?.total_non_billable_minutes ?? 0))));
      const own = weeks.filter((week) => week.employee_id === id);
      expect(minutes(own, (week) => week.worked_minutes)).toBe(worked);
    }
  });

  test("agree with the lists: tracked minutes of tasks, budgets by their status", async () => {
    const owner = owners.get(seed)!;
    const byTask = await readGroups(owner, "task_id", "-approval_status=rejected");
    for (const { id, tracked_minutes } of await readList(owner, "/tasks"))
      expect(byTask.get(id)?.total_worked_minutes ?? 0).toBe(tracked_minutes);
    const ids = (await readList(owner, "/projects")).map(({ id }) => id);
    const { body } = await owner.get(
      `/projects/getters/project-profitability?limit=500&project_id=${ids.join(",")}`,
    );
    const seen = new Set<string>();
    for (const status of ["none", "ok", "warning", "over"]) {
      const listed = (await readList(owner, `/projects?budget_status=${status}`)).map(({ id }) => id);
      const reported = body.data.rows.filter((row: Row) => row.budget.status === status);
      expect(listed.sort()).toEqual(reported.map((row: Row) => row.project_id).sort());
      if (listed.length > 0) seen.add(status);
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  test("agree with themselves: months add up to the year", async () => {
    const owner = owners.get(seed)!;
    const months = ["2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01", "2026-07-01"];
    const whole = await readReports(owner, {
      date: "2026-02-01,2026-06-30",
      currency: "EUR",
      approval: "all",
    });
    const parts: Row[] = [];
    for (const [index, from] of months.slice(0, -1).entries()) {
      const date = `${from},${addDays(months[index + 1]!, -1)}`;
      parts.push(await readReports(owner, { date, currency: "EUR", approval: "all" }));
    }
    for (const [report, key] of [
      ["projects", "project_id"],
      ["clients", "client_id"],
    ] as const)
      for (const row of whole[report].rows as Row[]) {
        const own = parts.flatMap((part) => part[report].rows).filter((one: Row) => one[key] === row[key]);
        // If the whole is known, every part is known.
        for (const name of ["revenue", "cost"])
          if (row[name].total !== null)
            expect(
              entire(own, (one) => one[name].total),
              `${report} ${name}`,
            ).toBe(cents(row[name].total));
      }
    for (const row of whole.team.rows as Row[]) {
      const own = parts
        .flatMap((part) => part.team.rows)
        .filter((one: Row) => one.employee_id === row.employee_id);
      if (row.labour_cost !== null)
        expect(entire(own, (one) => one.labour_cost)).toBe(cents(row.labour_cost));
    }
  });
});
