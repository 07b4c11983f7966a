import { type BudgetBurn, isInHours } from "./budget-burn.ts";
import { hourlyRate, hoursOf, percentOf, shownCents, sumOf } from "./exact-amounts.ts";
import {
  costOf,
  type ProjectEconomics,
  type Revenue,
  revenueOf,
  type TimeTotals,
  timeTotals,
} from "./project-economics.ts";
import type { ReportRow } from "./report-rows.ts";
import type { SelectedProject } from "./selected-projects.ts";

/** The time of a project, as reports show it; its value only to whom money is shown. */
export function shownTime(time: TimeTotals, isMoneyShown: boolean) {
  return {
    worked_minutes: time.worked,
    worked_hours: hoursOf(time.worked),
    billable_minutes: time.billable,
    non_billable_minutes: time.worked - time.workedForBilling,
    billable_percent: percentOf(time.workedForBilling, time.worked),
    ...(isMoneyShown ? { value: shownCents(time.value) } : {}),
    unpriced_minutes: time.unpriced,
    uncosted_minutes: time.uncosted,
  };
}

const shownRevenue = (revenue: Revenue) => ({
  time: shownCents(revenue.time),
  fees: shownCents(revenue.fees),
  overage: shownCents(revenue.overage),
  revenue_share: shownCents(revenue.revenue_share),
  expenses: shownCents(revenue.expenses),
  manual: shownCents(revenue.manual),
  total: shownCents(revenueOf(revenue)),
});

/** How far the budget is burnt; a budget in money is left out where money is not shown. */
export function shownBudget(
  { budget_type, budget, currency }: SelectedProject,
  burn: BudgetBurn,
  isMoneyShown: boolean,
): ReportRow {
  if (!isMoneyShown && budget !== null && !isInHours(budget_type)) return {};
  return {
    budget: {
      type: budget_type,
      budget: budget === null ? null : Number(budget),
      currency: budget === null || isInHours(budget_type) ? null : currency,
      ...burn,
    },
  };
}

/** What the fees brought over what the time is worth; of projects billed by time it takes issued lines. */
function realizationOf({ project, earned, time }: ProjectEconomics): number | null {
  if (project.billing_model === "time_and_materials") return null;
  return percentOf(earned.fees + earned.overage + earned.revenue_share, time.value);
}

function moneyOf(economics: ProjectEconomics) {
  const { revenue, time, expenses, feesSinceStart } = economics;
  const total = revenueOf(revenue);
  const cost = costOf(economics);
  const profit = total - cost;
  return {
    revenue: shownRevenue(revenue),
    cost: { labour: shownCents(time.cost), expenses: shownCents(expenses.cost), total: shownCents(cost) },
    profit: shownCents(profit),
    margin_percent: percentOf(profit, total),
    effective_hourly_rate: hourlyRate(total, time.worked),
    realization_percent: realizationOf(economics),
    billing: {
      invoiced: 0,
      drafted: 0,
      unbilled_time: shownCents(time.unbilled),
      unbilled_expenses: shownCents(expenses.unbilled),
      unbilled_fees: shownCents(feesSinceStart > 0n ? feesSinceStart : 0n),
      deferred_fees: shownCents(feesSinceStart < 0n ? -feesSinceStart : 0n),
    },
  };
}

/** One project's row of the report on profitability. */
export function profitabilityRow(economics: ProjectEconomics, isMoneyShown: boolean): ReportRow {
  const { project, time, budget } = economics;
  return {
    project_id: project.id,
    name: project.name,
    client_id: project.client_id,
    client_name: project.client_name,
    billing_model: project.billing_model,
    archived: project.archived_on !== null,
    time: shownTime(time, isMoneyShown),
    ...(isMoneyShown ? moneyOf(economics) : {}),
    ...shownBudget(project, budget, isMoneyShown),
  };
}

/** Revenue, cost, profit and margin of several projects. */
export function shownResult(projects: readonly ProjectEconomics[]) {
  const revenue = sumOf(projects.map((one) => revenueOf(one.revenue)));
  const cost = sumOf(projects.map(costOf));
  return {
    revenue: shownCents(revenue),
    cost: shownCents(cost),
    profit: shownCents(revenue - cost),
    margin_percent: percentOf(revenue - cost, revenue),
  };
}

export function profitabilityTotals(projects: readonly ProjectEconomics[], isMoneyShown: boolean) {
  const { worked } = timeTotals(projects.map(({ time }) => time));
  return {
    projects: projects.length,
    worked_minutes: worked,
    worked_hours: hoursOf(worked),
    ...(isMoneyShown ? shownResult(projects) : {}),
  };
}
