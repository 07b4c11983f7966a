import { beforeAll, expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();
let made: Record<string, number>;

beforeAll(async () => {
  made = await seedCompany(app.installation, acme.workspace, { employees: 40, seed: 3 });
});

/** What must never be found among expenses: a name, and SQL that finds it. `$1` is the workspace, `$2` today. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "one after today, or outside of the employment": `select x.id from expenses x
    join employees e on e.workspace_id = x.workspace_id and e.id = x.employee_id
    where x.workspace_id = $1 and (x.date > $2 or x.date < e.start_date or x.date > e.termination_date)`,
  "one on a project without an assignment that day": `select x.id from expenses x where x.workspace_id = $1
    and x.project_id is not null and not exists (select from project_assignments a where a.workspace_id = x.workspace_id
      and a.project_id = x.project_id and a.employee_id = x.employee_id and a.starts_at <= x.date
      and coalesce(a.ends_at, 'infinity') >= x.date)`,
  "another client than the project's": `select x.id from expenses x
    join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id
    where x.workspace_id = $1 and p.client_id is distinct from x.client_id`,
  "one that is billed on where nothing is": `select x.id from expenses x
    left join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id
    where x.workspace_id = $1 and x.is_billable and (p.client_id is null or p.billing_model = 'non_billable')`,
  "another rate than that of its date": `select x.id from expenses x where x.workspace_id = $1
    and x.exchange_rate is distinct from case when x.currency = x.base_currency then 1 else (select r.rate
      from exchange_rates r where r.workspace_id = x.workspace_id and r.from_currency = x.currency
        and r.to_currency = x.base_currency and r.date <= x.date order by r.date desc limit 1) end`,
  "one that was decided by somebody beside the line": `select x.id from expenses x where x.workspace_id = $1
    and x.decided_by_employee_id is not null and not is_superior($1, x.decided_by_employee_id, x.employee_id)
    and exists (select from employees e where e.workspace_id = $1 and e.id = x.employee_id
      and e.manager_employee_id is not null)`,
  "moments in another order than the steps": `select id from expenses where workspace_id = $1
    and (submitted_at::date < date or decided_at < submitted_at or reimbursed_at < decided_at or reimbursed_on > $2)`,
  "a step without its moment": `select id from expenses where workspace_id = $1 and ((status = 'draft') <> (submitted_at is null)
    or (status in ('approved', 'rejected', 'reimbursed')) <> (decided_at is not null))`,
};

it("makes a year of expenses in every status, within all rules", async () => {
  const { pool } = app.installation;
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    const values = statement.includes("$2") ? [acme.workspace.id, "2026-07-14"] : [acme.workspace.id];
    expect((await pool.query(statement, values)).rows, name).toEqual([]);
  }
  const total = async (query: string) => (await acme.owner.get(`/expenses?${query}`)).body.meta.total;
  expect(await total("perPage=1")).toBe(made.expenses);
  expect(made.expenses).toBeGreaterThan(150);
  for (const status of ["draft", "submitted", "approved", "rejected", "reimbursed"])
    expect(await total(`status=${status}`), status).toBeGreaterThan(0);
  for (const query of ["-currency=EUR", "paid_by=company", "search=mileage"])
    expect(await total(query), query).toBeGreaterThan(0);
});

it("leaves those alone who have expenses, when more people come", async () => {
  const before = (await acme.owner.get("/expenses?perPage=1")).body.meta.total;
  const more = await seedCompany(app.installation, acme.workspace, { employees: 10, seed: 4 });
  expect((await acme.owner.get("/expenses?perPage=1")).body.meta.total).toBe(before + more.expenses!);
});
