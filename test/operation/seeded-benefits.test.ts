import { expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

/** What must never be found among enrolments: a name, and SQL that finds it. `$1` is the workspace. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "one before the waiting period, or after the employment": `select x.id from employee_benefits x
    join employees e on e.workspace_id = x.workspace_id and e.id = x.employee_id
    join benefits b on b.workspace_id = x.workspace_id and b.id = x.benefit_id
    where x.workspace_id = $1 and (x.start_date < e.start_date + b.waiting_period_days
      or coalesce(x.end_date, 'infinity') > coalesce(e.termination_date, 'infinity'))`,
  "one of somebody who is not eligible": `select x.id from employee_benefits x
    join employees e on e.workspace_id = x.workspace_id and e.id = x.employee_id
    join benefits b on b.workspace_id = x.workspace_id and b.id = x.benefit_id
    where x.workspace_id = $1 and cardinality(b.eligible_contract_types) > 0
      and not coalesce(e.contract_type = any(b.eligible_contract_types), false)`,
  "one on other terms than the benefit's": `select x.id from employee_benefits x
    join benefits b on b.workspace_id = x.workspace_id and b.id = x.benefit_id
    where x.workspace_id = $1 and (x.frequency, x.currency) <> (b.frequency, b.currency)`,
};

it("the seeded company has two years of benefits that follow the rules, and their costs", async () => {
  const made = await seedCompany(app.installation, acme.workspace, { employees: 40, seed: 3 });
  expect(made.benefits).toBe(8);
  expect(made["employee-benefits"]).toBeGreaterThan(60);
  for (const [name, statement] of Object.entries(VIOLATIONS)) {
    const { rowCount } = await app.installation.pool.query(statement, [acme.workspace.id]);
    expect(rowCount, name).toBe(0);
  }
  for (const date of ["2024-12-01,2024-12-31", "2025-06-01,2025-06-30", "2026-07-01,2026-07-31"]) {
    const { body } = await owner.get(`/employee-benefits/getters/benefit-costs?date=${date}`);
    expect(body.data.currencies[0].total_cost, date).toBeGreaterThan(0);
  }
});
