import {
  difference,
  type Figure,
  reckoned,
  sumOfFigures,
  type Told,
  type Total,
  toldAmount,
  toldHourly,
  toldIfWhole,
  toldPercent,
  totalOf,
  whole,
} from "../../../platform/figures/figure.ts";
import { leftOutOf, type Telling, toldRow, valuesOf } from "../../../platform/figures/figure-rows.ts";
import { type BudgetBurn, isInHours } from "./budget-burn.ts";
import { hoursOf, percentOf } from "./exact-amounts.ts";
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

/** The time of a project, as reports show it without its value. */
export const shownTime = (time: TimeTotals) => ({
  worked_minutes: time.worked,
  worked_hours: hoursOf(time.worked),
  billable_minutes: time.billable,
  non_billable_minutes: time.worked - time.workedForBilling,
  billable_percent: percentOf(time.workedForBilling, time.worked),
  unpriced_minutes: time.unpriced,
  uncosted_minutes: time.uncosted,
});

const toldRevenue = (revenue: Revenue): Telling => ({
  time: toldAmount(revenue.time),
  fees: toldAmount(revenue.fees),
  overage: toldAmount(revenue.overage),
  revenue_share: toldAmount(revenue.revenue_share),
  expenses: toldAmount(revenue.expenses),
  manual: toldAmount(revenue.manual),
  total: toldAmount(revenueOf(revenue)),
});

/** How far the budget is burnt. */
const toldBurn = (burn: BudgetBurn): Telling => ({ ...burn });

export const isBudgetShown = ({ budget_type, budget }: SelectedProject, isMoneyShown: boolean): boolean =>
  isMoneyShown || budget === null || isInHours(budget_type);

/** What the fees brought over what the time is worth; of projects billed by time it takes issued lines. */
function realizationOf({ project, earned, time }: ProjectEconomics): Told {
  if (project.billing_model === "time_and_materials") return { value: null, causes: [] };
  const fees = sumOfFigures([earned.fees, earned.overage, earned.revenue_share]);
  return toldIfWhole([fees, time.value], () => percentOf(fees.known, time.value.known));
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

function toldMoney(economics: ProjectEconomics): Telling {
  const { revenue, time, expenses, feesSinceStart } = economics;
  const total = revenueOf(revenue);
  const cost = costOf(economics);
  const profit = difference(total, cost);
  return {
    revenue: toldRevenue(revenue),
    cost: {
      labour: toldAmount(time.cost),
      expenses: toldAmount(expenses.cost),
      total: toldAmount(cost),
    },
    profit: toldAmount(profit),
    margin_percent: toldPercent(profit, total),
    effective_hourly_rate: toldHourly(total, time.worked),
    realization_percent: realizationOf(economics),
    billing: {
      invoiced: toldAmount(whole(0n)),
      drafted: toldAmount(whole(0n)),
      unbilled_time: toldAmount(time.unbilled),
      unbilled_expenses: toldAmount(expenses.unbilled),
      unbilled_fees: toldAmount(reckoned(feesSinceStart, positive)),
      deferred_fees: toldAmount(reckoned(feesSinceStart, (fees) => positive(-fees))),
    },
  };
}

/** One project's row of the report on profitability; money, budgets in money too, for those who may read it. */
export function profitabilityRow(economics: ProjectEconomics, isMoneyShown: boolean): ReportRow {
  const { project, time, budget } = economics;
  const hasBudget = isBudgetShown(project, isMoneyShown);
  const told = toldRow({
    ...(isMoneyShown ? { time: { value: toldAmount(time.value) }, ...toldMoney(economics) } : {}),
    ...(hasBudget ? { budget: toldBurn(budget) } : {}),
  });
  return {
    project_id: project.id,
    name: project.name,
    client_id: project.client_id,
    client_name: project.client_name,
    billing_model: project.billing_model,
    archived: project.archived_on !== null,
    ...told,
    time: { ...shownTime(time), ...(told.time as object) },
    ...(hasBudget ? { budget: { ...budgetOf(project), ...(told.budget as object) } } : {}),
  };
}

/** The budget itself; without a currency where it is in hours. */
export const budgetOf = ({ budget_type, budget, currency }: SelectedProject) => ({
  type: budget_type,
  budget: budget === null ? null : Number(budget),
  currency: budget === null || isInHours(budget_type) ? null : currency,
});

/** What a row brings to totals. */
export interface ResultFigures {
  readonly revenue: Figure | Total;
  readonly cost: Figure | Total;
  readonly profit: Figure | Total;
}

export const resultOf = (economics: ProjectEconomics): ResultFigures => {
  const [revenue, cost] = [revenueOf(economics.revenue), costOf(economics)];
  return { revenue, cost, profit: difference(revenue, cost) };
};

/** Revenue, cost, profit and margin by their names. */
export const toldResult = ({ revenue, cost, profit }: ResultFigures): Telling => ({
  revenue: toldAmount(revenue),
  cost: toldAmount(cost),
  profit: toldAmount(profit),
  margin_percent: toldPercent(profit, revenue),
});

/** The results of rows together: each adds what is known, and the rows that it does without are named. */
export function shownTotals(
  rows: readonly { readonly id: string; readonly name: string; readonly result: ResultFigures }[],
) {
  const total = (figure: (result: ResultFigures) => Figure): Total =>
    totalOf(rows.map(({ result }) => figure(result)));
  return {
    ...valuesOf(
      toldResult({
        revenue: total(({ revenue }) => revenue),
        cost: total(({ cost }) => cost),
        profit: total(({ profit }) => profit),
      }),
    ),
    ...leftOutOf(rows.map(({ id, name, result }) => ({ id, name, figures: toldResult(result) }))),
  };
}

/** Revenue, cost, profit and margin of several projects. */
export const shownResult = (projects: readonly ProjectEconomics[]) =>
  shownTotals(projects.map((one) => ({ id: one.project.id, name: one.project.name, result: resultOf(one) })));

export function profitabilityTotals(projects: readonly ProjectEconomics[], isMoneyShown: boolean) {
  const { worked } = timeTotals(projects.map(({ time }) => time));
  return {
    projects: projects.length,
    worked_minutes: worked,
    worked_hours: hoursOf(worked),
    ...(isMoneyShown ? shownResult(projects) : {}),
  };
}
