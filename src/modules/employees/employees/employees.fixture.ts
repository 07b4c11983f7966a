import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"employees"> = {
  body: (n) => ({
    // The third of the first three has not started yet and is visible to few; all later ones have started.
    start_date: n % 3 === 2 && n < 1000 ? `2027-0${(n % 9) + 1}-01` : `2020-0${(n % 9) + 1}-15`,
    birth_date: `19${70 + (n % 30)}-05-17`,
    // The second has a last day in the distant future.
    ...(n % 6 === 1 ? { termination_date: "2031-12-31" } : {}),
  }),
  together: {
    salary: { salary_type: "monthly" },
    salary_type: { salary: 5000 },
    salary_currency: { salary: 5000, salary_type: "monthly" },
    internal_cost_hourly_rate: { internal_cost_type: "hourly" },
  },
  emptiedWith: {
    salary_type: { salary: null },
    salary_currency: { salary: null, salary_type: null },
    internal_cost_type: { internal_cost_hourly_rate: 5 },
    internal_cost_monthly_rate: { internal_cost_hourly_rate: 5 },
    internal_cost_hourly_rate: { internal_cost_type: null },
  },
  impossible: ["default_signature_id"],
  // The caller of these checks is no employee, who would be the default of the getter.
  exampleParts: { "working-days": ({ id }) => ({ employee_id: id }) },
  prepare: archiveOneByAnother,
  filterValues: {
    position_name: () => ["birch0", "EMBER1"],
    direction: () => ["birch0", "cedar3"],
    department: (site) => [...site.choosable("departments"), "Cedar3"],
    tags: (site) => ["birch0", "EMBER1", ...site.choosable("tags").slice(-1)],
    superiors: (site) => site.choosable("employees").slice(0, 3),
  },
};

/** Archives an employee by the account of another, so that one has an archiver. */
async function archiveOneByAnother({ owner, workspace, choosable, all }: Site): Promise<void> {
  const [boss] = choosable("employees");
  const inDepartment = (await all("positions")).find((one) => one.attributes.department_id !== null);
  const { body } = await owner.post("/employees", {
    email: "leaver@example.test",
    first_name: "Lea",
    last_name: "Leaver",
    start_date: "2021-01-01",
    manager_employee_id: boss,
    position_id: inDepartment?.id ?? null,
  });
  const archiver = await workspace.callerFor(boss!, "manage-employees");
  const reply = await archiver.post(`/employees/${body.data.id}/actions?action=archive`, {});
  if (reply.status !== 200) throw new Error(`The employee could not be archived: ${reply.text}`);
}
