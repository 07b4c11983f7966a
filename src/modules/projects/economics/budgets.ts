import type { Values } from "../../../engine/execute/contexts.ts";
import type { Work } from "../../../engine/execute/work.ts";
import { sql } from "../../../engine/query/sql.ts";
import { conversionOfRows } from "../../invoicing/index.ts";
import { pricedEntries } from "../rates/priced-entries.ts";
import { centsOf } from "../rates/rate-rules.ts";
import { type BudgetBurn, budgetBurn, isInHours, isMonthly } from "./budget-burn.ts";
import { monthOf } from "./earned-fees.ts";
import { countedEntries } from "./logged-time.ts";
import type { SelectedProject } from "./selected-projects.ts";

interface Consumed extends Values {
  readonly project_id: string;
  readonly worked: number;
  readonly amount: string;
  readonly cost: string;
}

/** What was consumed of projects' budgets through a day: in all, or of monthly ones in the day's month. */
async function loadConsumed(
  work: Work,
  budgeted: readonly SelectedProject[],
  through: string,
  onlyApproved: boolean,
): Promise<Map<string, Consumed>> {
  const consumed = new Map<string, Consumed>();
  for (const monthly of [false, true]) {
    const ids = budgeted.filter(({ budget_type }) => isMonthly(budget_type) === monthly).map(({ id }) => id);
    if (ids.length === 0) continue;
    const from = monthly ? monthOf(through).from : null;
    const costs = conversionOfRows("cost_into", {
      from: sql`${work.workspace.baseCurrency}::text`,
      to: sql`e.currency`,
      day: sql`e.date`,
    });
    const counted = countedEntries(ids, { from, to: through }, onlyApproved);
    const rows = await work.rows<Consumed>(sql`select e.project_id, sum(e.worked_minutes)::integer as worked,
        coalesce(sum(e.amount), 0)::text as amount, coalesce(sum(${costs.converted(sql`e.cost`)}), 0)::text as cost
      from ${pricedEntries(counted, work.workspace.baseCurrency)} e ${costs.join} group by e.project_id`);
    for (const row of rows) consumed.set(row.project_id, row);
  }
  return consumed;
}

function amountConsumed({ budget_type }: SelectedProject, row: Consumed | undefined): bigint {
  if (row === undefined) return 0n;
  if (isInHours(budget_type)) return BigInt(row.worked);
  return centsOf(budget_type === "cost" ? row.cost : row.amount);
}

/** The days that a budget is for: of a monthly one the day's month, else the project's where it has both ends. */
function spanOf({ budget_type, starts_at, ends_at }: SelectedProject, day: string) {
  if (isMonthly(budget_type)) return monthOf(day);
  return starts_at !== null && ends_at !== null ? { from: starts_at, to: ends_at } : null;
}

/** How far the budgets of projects are burnt through a day (rule R6), by project. */
export async function loadBudgetBurns(
  work: Work,
  projects: readonly SelectedProject[],
  through: string,
  onlyApproved: boolean,
): Promise<Map<string, BudgetBurn>> {
  const budgeted = projects.filter(({ budget }) => budget !== null);
  const consumed = await loadConsumed(work, budgeted, through, onlyApproved);
  return new Map(
    projects.map((project) => [
      project.id,
      budgetBurn({
        type: project.budget_type,
        budget: project.budget,
        alertPercent: project.budget_alert_percent,
        consumed: amountConsumed(project, consumed.get(project.id)),
        span: spanOf(project, through),
        through,
      }),
    ]),
  );
}
