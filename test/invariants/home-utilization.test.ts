import { expect, test } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { storeStaleFigures } from "../../src/modules/projects/index.ts";
import { testCompany } from "../support/test-company.ts";

/**
 * The card of utilization reads sums of months where it can. It has the figures of the report, whatever is stored, also for
 * people with entries from before or after their employment, and whatever has changed since.
 */

const { app, acme, owner } = testCompany();

const MONTHS = ["2026-06-01,2026-06-30", "2026-05-01,2026-05-31"];

/** The totals of the report for both months, as the card shows them. */
async function reported() {
  const [now, before] = await Promise.all(
    MONTHS.map(
      async (date) => (await owner.get(`/employees/getters/employee-capacity?date=${date}`)).body.data.totals,
    ),
  );
  return {
    tracked: [now.utilization_percent, before.utilization_percent].map(String),
    billable: [now.billable_utilization_percent, before.billable_utilization_percent].map(String),
  };
}

async function shownByCard() {
  const { data } = (await owner.get("/home")).body;
  const { figures } = data.find(({ name }: { name: string }) => name === "utilization");
  const [tracked, billable] = figures.map((one: { value: string; before: string }) => [
    one.value,
    one.before,
  ]);
  return { tracked, billable };
}

const inWork = <T>(body: Parameters<typeof app.installation.work<T>>[1]) =>
  app.installation.work(acme.workspace, body);

async function store(): Promise<void> {
  while ((await inWork((work) => storeStaleFigures(work))) > 0);
}

const change = (statement: string) => app.installation.pool.query(statement, [acme.workspace.id]);

test("the card of utilization has the figures of the report", async () => {
  await seedCompany(app.installation, acme.workspace, { employees: 30, timesheets: 4_000, seed: 7 });
  const seen: unknown[] = [];
  const compare = async () => {
    const figures = await reported();
    expect(await shownByCard()).toEqual(figures);
    seen.push(figures);
  };
  await compare();
  await store();
  await compare();
  // Entries change after they were stored: minutes, days in another month, and some are gone.
  await change(`update timesheets set worked_minutes = worked_minutes + 17
    where workspace_id = $1 and right(id, 1) in ('7', 'M') and date between '2026-05-10' and '2026-06-25'`);
  await compare();
  await change(`update timesheets set date = date - 30
    where workspace_id = $1 and right(id, 1) in ('8', 'N') and date between '2026-06-01' and '2026-06-30'`);
  await compare();
  // People have entries from outside their employment.
  await change(`update employees set start_date = '2026-06-11' where workspace_id = $1 and id in (
    select id from employees where workspace_id = $1 and termination_date is null and start_date < '2026-05-01'
    order by email limit 3)`);
  await compare();
  await store();
  await compare();
  await change(`update employees set termination_date = '2026-06-20', archived_at = now()
    where workspace_id = $1 and id in (
    select id from employees where workspace_id = $1 and termination_date is null and start_date < '2026-05-01'
    order by email limit 3)`);
  await change(`update projects set billing_model = 'non_billable'
    where workspace_id = $1 and id = (select min(id) from projects where workspace_id = $1 and client_id is not null)`);
  await compare();
  await store();
  await compare();
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBeGreaterThan(4);
});
