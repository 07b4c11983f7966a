import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

import { billedProjects, buyers } from "../invoices/invoices.fixture.ts";

const PERIOD = { period_start: "2023-02-01", period_end: "2023-02-28" };

export const fixture: Fixture<"invoice-lines"> = {
  body: (n) => ({
    kind: "manual",
    position: 1,
    quantity: (n % 50) + 1,
    period_start: `2023-01-${String((n % 28) + 1).padStart(2, "0")}`,
    period_end: `2023-03-${String((n % 28) + 1).padStart(2, "0")}`,
  }),
  always: ["unit_price"],
  // A project must be the client's, and the base belongs to lines of a project; the scenarios cover both.
  impossible: ["project_id", "revenue_base"],
  together: { period_start: PERIOD, period_end: PERIOD },
  emptiedWith: { period_start: { period_end: null }, period_end: { period_start: null } },
  filterValues: {
    issue_date: () => ["2023-01-10"],
    client_id: (site) => buyers.get(site.workspace.workspace.id)!,
  },
  prepare: billedTime,
};

/** Bills time of two employees and an expense, each on a line; other clients get time that is not billed. */
async function billedTime({ owner, choosable, workspace }: Site): Promise<void> {
  const post = async (path: string, body: object): Promise<string> => {
    const reply = await owner.post(path, body);
    if (reply.status !== 200 && reply.status !== 201) throw new Error(`${path}: ${reply.text}`);
    return reply.body.data.id;
  };
  await owner.patch("/workspace", { billing_requires_approval: false });
  const client_id = await post("/clients", {
    name: "Billed by time",
    currency: "EUR",
    allow_duplicate: true,
  });
  const project_id = await post("/projects", {
    name: "By time",
    client_id,
    billed_rate: 80,
    currency: "EUR",
  });
  billedProjects.set(workspace.workspace.id, project_id);
  const task_id = await post("/tasks", { project_id, name: "Work" });
  const month = { date: "2023-06-05", worked_minutes: 60 };
  const entry = { ...month, project_id };
  for (const employee_id of choosable("employees").slice(0, 2)) {
    await post("/timesheets", { ...entry, task_id, employee_id });
    await post("/timesheets", { ...entry, employee_id });
  }
  const [employee_id] = choosable("employees");
  const expense = await post("/expenses", {
    ...{ employee_id, project_id, expense_category_id: choosable("expense-categories")[1] },
    ...{ date: "2023-06-05", amount: 30, description: "Train", is_billable: true },
  });
  for (const action of ["submit", "approve"]) await post(`/expenses/${expense}/actions?action=${action}`, {});
  await post("/invoices/actions?action=bill-unbilled", { client_id, group_by: "entry" });
  for (const buyer of buyers.get(workspace.workspace.id)!) {
    const unbilled = await post("/projects", {
      name: `Unbilled ${buyer}`,
      client_id: buyer,
      billed_rate: 80,
    });
    await post("/timesheets", { ...month, employee_id, project_id: unbilled });
  }
}
