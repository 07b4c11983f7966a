import { and, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { fieldMessage, invalidField, MESSAGES, type Values, type Work } from "../../../engine/work/index.ts";
import type { BillingModel, BudgetType } from "../projects/billing-terms.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";

/** The fields of a project that reports need. Amounts are decimal strings, days `YYYY-MM-DD`. */
export interface SelectedProject extends Values {
  readonly id: string;
  readonly name: string;
  readonly client_id: string | null;
  readonly client_name: string | null;
  readonly billing_model: BillingModel;
  readonly currency: string;
  readonly budget: string | null;
  readonly budget_type: BudgetType | null;
  readonly budget_alert_percent: number;
  readonly budget_includes_expenses: boolean;
  readonly fee_amount: string | null;
  readonly retainer_minutes: number | null;
  readonly billed_rate: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  /** The day in the workspace's time zone on which the project was archived; null if it is not. */
  readonly archived_on: string | null;
  readonly created_on: string;
}

/** @throws 422 on the parameter if a record of an id in it does not exist */
export async function requireExisting(
  work: Work,
  table: "projects" | "clients",
  parameter: string,
  ids: readonly string[] | null,
): Promise<void> {
  if (ids === null) return;
  const found = await work.row<{
    count: number;
  }>(sql`select count(*)::integer as count from ${raw(table)} known
    where known.workspace_id = ${fromContext("workspace")} and known.id = any(${ids}::text[])`);
  if (found!.count < new Set(ids).size)
    throw invalidField(parameter, fieldMessage(MESSAGES.selected, parameter));
}

/** The projects that match the filters, ordered by id. @throws 422 for an unknown id in a filter */
export async function selectProjects(work: Work, query: EconomicsQuery): Promise<SelectedProject[]> {
  await requireExisting(work, "projects", "project_id", query.projectIds);
  await requireExisting(work, "clients", "client_id", query.clientIds);
  const conditions: Sql[] = [];
  const among = (column: Sql, values: readonly string[] | null): void => {
    if (values !== null) conditions.push(sql`${column} = any(${values}::text[])`);
  };
  among(sql`p.id`, query.projectIds);
  among(sql`p.client_id`, query.clientIds);
  among(sql`p.billing_model`, query.billingModels);
  if (query.archived !== null) conditions.push(sql`(p.archived_at is not null) = ${query.archived}::boolean`);
  return loadProjects(work, conditions);
}

/** Loads one project by id. */
export async function selectedProject(work: Work, id: string): Promise<SelectedProject> {
  const [project] = await loadProjects(work, [sql`p.id = ${id}`]);
  return project!;
}

function loadProjects(work: Work, conditions: readonly Sql[]): Promise<SelectedProject[]> {
  return work.rows<SelectedProject>(sql`select p.id, p.name, p.client_id, c.name as client_name, p.billing_model,
      p.currency, p.budget, p.budget_type, p.budget_alert_percent, p.budget_includes_expenses, p.fee_amount, p.retainer_minutes, p.billed_rate,
      p.starts_at, p.ends_at, (p.archived_at at time zone ${work.workspace.timezone})::date as archived_on,
      (p.created_at at time zone ${work.workspace.timezone})::date as created_on
    from projects p left join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
    where ${and([sql`p.workspace_id = ${fromContext("workspace")}`, ...conditions])} order by p.id`);
}
