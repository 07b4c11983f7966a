import type { TestWorkspace } from "../../support/app.ts";
import type { Company } from "./company.ts";
import { book, made } from "./worked-time.ts";

/** What a client pays for in the tests of screens. */
export interface PricedWork {
  readonly client: string;
  /** By time: 1 hour at 90.00 (its task), 2 hours at 75.00 (its own rate), 1 hour at 100.00 (the assignment from April on). */
  readonly relaunch: string;
  /** At a fixed fee of 1,200.00 over the year, without a budget. */
  readonly audit: string;
}

/** Two projects for the company's client, with rates, a budget of 10 hours and Ana's time, which costs 30.00 an hour. */
export async function workForFabrikam({ owner }: TestWorkspace, { people }: Company): Promise<PricedWork> {
  const clients = await owner.get("/clients?search=fabrikam");
  const client: string = clients.body.data[0].id;
  const relaunch = await made(owner, "/projects", {
    ...{
      name: "Relaunch",
      client_id: client,
      billed_rate: 75,
      starts_at: "2026-01-01",
      ends_at: "2026-12-31",
    },
    ...{ budget: 10, budget_type: "hours" },
  });
  const audit = await made(owner, "/projects", {
    ...{ name: "Audit", client_id: client, billing_model: "fixed_fee", fee_amount: 1200 },
    ...{ starts_at: "2026-01-01", ends_at: "2026-12-31" },
  });
  const design = await made(owner, "/tasks", { project_id: relaunch, name: "Drafts", billed_rate: 90 });
  await made(owner, "/employee-rates", { employee_id: people.Ana, kind: "internal_cost", hourly_rate: 30 });
  const on = { project_id: relaunch, employee_id: people.Ana };
  await made(owner, "/project-assignments", { ...on, starts_at: "2026-01-01", ends_at: "2026-03-31" });
  await made(owner, "/project-assignments", { ...on, starts_at: "2026-04-01", billed_rate: 100 });
  for (const [date, minutes, more] of [
    ["2026-03-10", 60, { task_id: design }],
    ["2026-03-11", 120, {}],
    ["2026-04-02", 60, { task_id: design }],
  ] as const) {
    await book({ owner } as TestWorkspace, people.Ana!, date, minutes, { project_id: relaunch, ...more });
  }
  return { client, relaunch, audit };
}
