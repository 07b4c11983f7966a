import { expect, it } from "vitest";
import { add, hire } from "../scenarios/company.ts";
import { testCompany } from "../support/test-company.ts";
import { peopleViolations, RULES } from "./people-rules.ts";

const { app, acme } = testCompany();

it("every rule of people finds its violations, and nothing in valid data", async () => {
  const { owner } = acme;
  const salary = { start_date: "2026-01-01", salary: 5000, salary_type: "monthly" };
  const ana = await hire(owner, "Ana Pop", salary);
  const bob = await hire(owner, "Bob Rus", { manager_employee_id: ana });
  const department = await add(owner, "departments", { name: "Engineering" });
  await add(owner, "salary-history", {
    employee_id: ana,
    amount: 1,
    type: "monthly",
    start_date: "2026-09-01",
  });
  expect(await peopleViolations(app, acme)).toEqual([]);

  const change = (text: string, ...values: unknown[]) => app.installation.pool.query(text, values);
  await change("update employees set manager_employee_id = $2 where id = $1", ana, bob);
  await change(
    "update employees set archived_at = now(), termination_date = '2026-12-31' where id = $1",
    ana,
  );
  await change("update departments set manager_employee_id = $2 where id = $1", department, ana);
  await change("update users set last_name = 'Other' where employee_id = $1", bob);
  await change("update users set archived_at = now() where id = $1", acme.ownerUserId);
  await change("update salary_history set end_date = null where employee_id = $1", ana);
  await change("update roles set is_default = false where workspace_id = $1", acme.workspace.id);
  const found = (await peopleViolations(app, acme)).map((violation) => violation.split(": ")[0]);
  expect([...new Set(found)].sort()).toEqual(Object.keys(RULES).sort());
});
