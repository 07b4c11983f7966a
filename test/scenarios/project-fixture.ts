import type { Caller, TestWorkspace } from "../support/app.ts";
import { add, hire } from "./company.ts";

/** The company of the contract's acceptance cases: Client X with Alpha by time and Beta for a fixed fee. */
export interface ProjectCompany {
  readonly client: string;
  readonly ana: string;
  readonly bob: string;
  readonly alpha: string;
  readonly beta: string;
  readonly tasks: { readonly design: string; readonly dev: string; readonly meeting: string };
  /** Ana's assignment on Alpha from April on. */
  readonly april: string;
  /** The entry of Ana on Alpha of 2 April. */
  readonly aprilEntry: string;
}

/** Logs minutes of somebody; returns the entry's id. */
export const log = (by: Caller, body: Record<string, unknown>): Promise<string> =>
  add(by, "timesheets", body);

/** Logs minutes in entries of 600 on consecutive days from a day of Q1 on. */
async function logMany(
  by: Caller,
  body: Record<string, unknown>,
  minutes: number,
  month: string,
): Promise<void> {
  const entries = Array.from({ length: minutes / 600 }, (_, index) => ({
    ...body,
    date: `${month}-${String(index + 1).padStart(2, "0")}`,
    worked_minutes: 600,
  }));
  const reply = await by.post("/timesheets/bulk", entries);
  if (reply.status !== 201) throw new Error(reply.text);
}

export async function makeProjectCompany({ owner }: TestWorkspace): Promise<ProjectCompany> {
  const client = await add(owner, "clients", { name: "Client X" });
  const ana = await hire(owner, "Ana Pop", { billed_rate: 80, internal_cost_hourly_rate: 30 });
  const bob = await hire(owner, "Bob Rus", {
    billed_rate: 60,
    internal_cost_type: "monthly",
    internal_cost_monthly_rate: 3900,
  });
  await add(owner, "employee-rates", {
    employee_id: ana,
    kind: "internal_cost",
    hourly_rate: 36,
    starts_at: "2026-04-01",
  });
  const alpha = await add(owner, "projects", {
    name: "Alpha",
    client_id: client,
    billed_rate: 75,
    budget: 100,
    budget_type: "hours",
    starts_at: "2026-01-01",
    ends_at: "2026-12-31",
  });
  const beta = await add(owner, "projects", {
    name: "Beta",
    client_id: client,
    billing_model: "fixed_fee",
    fee_amount: 12_000,
    starts_at: "2026-01-01",
    ends_at: "2026-06-30",
  });
  const task = (name: string, more = {}) => add(owner, "tasks", { project_id: alpha, name, ...more });
  const tasks = {
    design: await task("Design", { billed_rate: 90 }),
    dev: await task("Dev"),
    meeting: await task("Meeting", { is_billable: false }),
  };
  const assign = (project_id: string, employee_id: string, more: Record<string, unknown>) =>
    add(owner, "project-assignments", { project_id, employee_id, starts_at: "2026-01-01", ...more });
  await assign(alpha, ana, { ends_at: "2026-03-31", weekly_hours_capacity: 20 });
  const april = await assign(alpha, ana, { starts_at: "2026-04-01", billed_rate: 100 });
  await assign(alpha, bob, {});
  await assign(beta, ana, { weekly_hours_capacity: 16 });
  await assign(beta, bob, { weekly_hours_capacity: 10 });
  const onAlpha = (employee_id: string, date: string, task_id: string, worked_minutes: number) =>
    log(owner, { employee_id, project_id: alpha, task_id, date, worked_minutes });
  await onAlpha(ana, "2026-03-10", tasks.design, 120);
  await onAlpha(ana, "2026-03-11", tasks.dev, 90);
  const aprilEntry = await onAlpha(ana, "2026-04-02", tasks.design, 120);
  await onAlpha(bob, "2026-04-02", tasks.dev, 50);
  await onAlpha(bob, "2026-04-03", tasks.meeting, 30);
  await logMany(owner, { employee_id: ana, project_id: beta }, 6_000, "2026-01");
  await logMany(owner, { employee_id: bob, project_id: beta }, 3_000, "2026-02");
  return { client, ana, bob, alpha, beta, tasks, april, aprilEntry };
}
