import type { Values } from "../../../engine/execute/contexts.ts";
import type { Work } from "../../../engine/execute/work.ts";
import { sql } from "../../../engine/query/sql.ts";
import { conversionOfRows } from "../../invoicing/index.ts";
import { pricedEntries } from "../rates/priced-entries.ts";
import { centsOf } from "../rates/rate-rules.ts";
import { type BudgetBurn, budgetBurn, isInHours, isMonthly } from "./budget-burn.ts";
import { monthOf, type OpenPeriod } from "./earned-fees.ts";
import { countedEntries } from "./logged-time.ts";
import { loadBudgetedExpenses } from "./project-expenses.ts";
import type { SelectedProject } from "./selected-projects.ts";

interface LoggedSums extends Values {
  readonly project_id: string;
  readonly amount: string;
  readonly cost: string;
}

/** Worked minutes of projects in a period; budgets in hours take no prices. */
async function loadMinutes(work: Work, ids: readonly string[], period: OpenPeriod, onlyApproved: boolean) {
  const rows = await work.rows<{ project_id: string; worked: number }>(sql`select e.project_id,
      sum(e.worked_minutes)::integer as worked
    from timesheets e where ${countedEntries(ids, period, onlyApproved)("e")} group by e.project_id`);
  return new Map(rows.map(({ project_id, worked }) => [project_id, worked]));
}

/** Value and cost of the time of projects in a period, in each project's currency. */
async function loadSums(work: Work, ids: readonly string[], period: OpenPeriod, onlyApproved: boolean) {
  const costs = conversionOfRows("cost_into", {
    from: sql`${work.workspace.baseCurrency}::text`,
    to: sql`e.currency`,
    day: sql`e.date`,
  });
  const counted = countedEntries(ids, period, onlyApproved);
  const rows =
    await work.rows<LoggedSums>(sql`select e.project_id, coalesce(sum(e.amount), 0)::text as amount, coalesce(sum(${costs.converted(sql`e.cost`)}), 0)::text as cost
    from ${pricedEntries(counted, work.workspace.baseCurrency)} e ${costs.join} group by e.project_id`);
  return new Map(rows.map((row) => [row.project_id, row]));
}

/**
 * What was consumed of projects' budgets in a period, by project: minutes of those in hours, else whole hundredths of
 * the project's currency.
 */
async function loadConsumed(
  work: Work,
  budgeted: readonly SelectedProject[],
  period: OpenPeriod,
  onlyApproved: boolean,
): Promise<[string, bigint][]> {
  if (budgeted.length === 0) return [];
  const ids = (inHours: boolean): string[] =>
    budgeted.filter(({ budget_type }) => isInHours(budget_type) === inHours).map(({ id }) => id);
  const minutes = await loadMinutes(work, ids(true), period, onlyApproved);
  const sums = await loadSums(work, ids(false), period, onlyApproved);
  const withExpenses = budgeted.filter(({ budget_includes_expenses }) => budget_includes_expenses);
  const expenses = await loadBudgetedExpenses(
    work,
    withExpenses.map(({ id }) => id),
    period,
  );
  return budgeted.map(({ id, budget_type }) => {
    if (isInHours(budget_type)) return [id, BigInt(minutes.get(id) ?? 0)];
    const logged = sums.get(id) ?? { amount: "0", cost: "0" };
    const spent = expenses.get(id) ?? { cost: 0n, rebilled: 0n };
    const isCost = budget_type === "cost";
    return [id, isCost ? centsOf(logged.cost) + spent.cost : centsOf(logged.amount) + spent.rebilled];
  });
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
  const budgeted = (monthly: boolean) =>
    projects.filter(({ budget, budget_type }) => budget !== null && isMonthly(budget_type) === monthly);
  const consumed = new Map([
    ...(await loadConsumed(work, budgeted(false), { from: null, to: through }, onlyApproved)),
    ...(await loadConsumed(work, budgeted(true), { from: monthOf(through).from, to: through }, onlyApproved)),
  ]);
  return new Map(
    projects.map((project) => [
      project.id,
      budgetBurn({
        type: project.budget_type,
        budget: project.budget,
        alertPercent: project.budget_alert_percent,
        consumed: consumed.get(project.id) ?? 0n,
        span: spanOf(project, through),
        through,
      }),
    ]),
  );
}
