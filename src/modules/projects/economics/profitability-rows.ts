import {
  derived,
  difference,
  type Figure,
  type ReportedFigure,
  reportedAmount,
  reportedHourly,
  reportedIfWhole,
  reportedPercent,
  sumOfFigures,
  type Total,
  totalOf,
} from "../../../platform/figures/figure.ts";
import {
  leftOutOf,
  type ReportedFigures,
  reportedRow,
  valuesOf,
} from "../../../platform/figures/figure-rows.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { type BudgetBurn, isInHours } from "./budget-burn.ts";
import { hoursOf } from "./exact-amounts.ts";
import { LINE_KINDS } from "./invoiced-lines.ts";
import {
  costOf,
  minutesOf,
  type ProjectEconomics,
  type Revenue,
  revenueOf,
  type TimeTotals,
} from "./project-economics.ts";
import type { ReportRow } from "./report-rows.ts";
import type { SelectedProject } from "./selected-projects.ts";

/** The time of a project as reported, without amounts. */
export const shownTime = (time: TimeTotals) => ({
  worked_minutes: time.worked,
  worked_hours: hoursOf(time.worked),
  billable_minutes: time.billable,
  non_billable_minutes: time.worked - time.workedForBilling,
  billable_percent: percentOf(time.workedForBilling, time.worked),
  unpriced_minutes: time.unpriced,
  uncosted_minutes: time.uncosted,
});

const reportedRevenue = (revenue: Revenue): ReportedFigures => ({
  time: reportedAmount(revenue.time),
  fees: reportedAmount(revenue.fees),
  overage: reportedAmount(revenue.overage),
  revenue_share: reportedAmount(revenue.revenue_share),
  expenses: reportedAmount(revenue.expenses),
  manual: reportedAmount(revenue.manual),
  total: reportedAmount(revenueOf(revenue)),
});

/** The budget burn as reported. */
const reportedBurn = (burn: BudgetBurn): ReportedFigures => ({ ...burn });

export const isBudgetShown = ({ budget_type, budget }: SelectedProject, isMoneyShown: boolean): boolean =>
  isMoneyShown || budget === null || isInHours(budget_type);

/**
 * The realization rate: of time that is billed, what its invoice lines charge as a percentage of its value; of fees, what
 * was earned as a percentage of the value of the time.
 */
function realizationOf({ project, earned, time, lines }: ProjectEconomics): ReportedFigure {
  if (project.billing_model === "time_and_materials")
    return { value: percentOf(lines.time.amount, lines.time.value), causes: [] };
  const fees = sumOfFigures([earned.fees, earned.overage, earned.revenue_share]);
  return reportedIfWhole([fees, time.value], () => percentOf(fees.known, time.value.known));
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

function reportedMoney(economics: ProjectEconomics): ReportedFigures {
  const { revenue, time, expenses, lines, openFees } = economics;
  const total = revenueOf(revenue);
  const cost = costOf(economics);
  const profit = difference(total, cost);
  return {
    revenue: reportedRevenue(revenue),
    cost: {
      labour: reportedAmount(time.cost),
      expenses: reportedAmount(expenses.cost),
      total: reportedAmount(cost),
    },
    profit: reportedAmount(profit),
    margin_percent: reportedPercent(profit, total),
    effective_hourly_rate: reportedHourly(total, time.worked),
    realization_percent: realizationOf(economics),
    billing: {
      invoiced: reportedAmount(lines.issued(...LINE_KINDS)),
      drafted: reportedAmount(lines.drafted),
      unbilled_time: reportedAmount(time.unbilled),
      unbilled_expenses: reportedAmount(expenses.unbilled),
      unbilled_fees: reportedAmount(derived(openFees, positive)),
      deferred_fees: reportedAmount(derived(openFees, (fees) => positive(-fees))),
    },
  };
}

/** The row of one project; without amounts and budgets in money if the caller cannot read them. */
export function profitabilityRow(economics: ProjectEconomics, isMoneyShown: boolean): ReportRow {
  const { project, time, budget } = economics;
  const hasBudget = isBudgetShown(project, isMoneyShown);
  const reported = reportedRow({
    ...(isMoneyShown ? { time: { value: reportedAmount(time.value) }, ...reportedMoney(economics) } : {}),
    ...(hasBudget ? { budget: reportedBurn(budget) } : {}),
  });
  return {
    project_id: project.id,
    name: project.name,
    client_id: project.client_id,
    client_name: project.client_name,
    billing_model: project.billing_model,
    archived: project.archived_on !== null,
    ...reported,
    time: { ...shownTime(time), ...(reported.time as object) },
    ...(hasBudget ? { budget: { ...budgetOf(project), ...(reported.budget as object) } } : {}),
  };
}

/** The budget; a budget in hours has no currency. */
export const budgetOf = ({ budget_type, budget, currency }: SelectedProject) => ({
  type: budget_type,
  budget: budget === null ? null : Number(budget),
  currency: budget === null || isInHours(budget_type) ? null : currency,
});

/** The figures of a row that totals add up. */
export interface ResultFigures {
  readonly revenue: Figure | Total;
  readonly cost: Figure | Total;
  readonly profit: Figure | Total;
}

/** What a portfolio needs several times of each project: in its row, in counts, and in totals of all and of groups. */
const results = new WeakMap<ProjectEconomics, ResultFigures>();

export function resultOf(economics: ProjectEconomics): ResultFigures {
  const known = results.get(economics);
  if (known) return known;
  const [revenue, cost] = [revenueOf(economics.revenue), costOf(economics)];
  const result = { revenue, cost, profit: difference(revenue, cost) };
  results.set(economics, result);
  return result;
}

/** Revenue, cost, profit and margin by their names. */
export const reportedResult = ({ revenue, cost, profit }: ResultFigures): ReportedFigures => ({
  revenue: reportedAmount(revenue),
  cost: reportedAmount(cost),
  profit: reportedAmount(profit),
  margin_percent: reportedPercent(profit, revenue),
});

/** The totals of rows. Each total leaves out rows in which the figure is unknown, and lists them. */
export function shownTotals(
  rows: readonly { readonly id: string; readonly name: string; readonly result: ResultFigures }[],
) {
  const total = (figure: (result: ResultFigures) => Figure): Total =>
    totalOf(rows.map(({ result }) => figure(result)));
  return {
    ...valuesOf(
      reportedResult({
        revenue: total(({ revenue }) => revenue),
        cost: total(({ cost }) => cost),
        profit: total(({ profit }) => profit),
      }),
    ),
    ...leftOutOf(rows.map(({ id, name, result }) => ({ id, name, figures: reportedResult(result) }))),
  };
}

/** Revenue, cost, profit and margin of several projects. */
export const shownResult = (projects: readonly ProjectEconomics[]) =>
  shownTotals(projects.map((one) => ({ id: one.project.id, name: one.project.name, result: resultOf(one) })));

export function profitabilityTotals(projects: readonly ProjectEconomics[], isMoneyShown: boolean) {
  const worked = minutesOf(
    projects.map(({ time }) => time),
    "worked",
  );
  return {
    projects: projects.length,
    worked_minutes: worked,
    worked_hours: hoursOf(worked),
    ...(isMoneyShown ? shownResult(projects) : {}),
  };
}
