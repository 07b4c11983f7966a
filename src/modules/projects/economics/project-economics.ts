import type { Work } from "../../../engine/work/index.ts";
import { type Figure, isWhole, sumOfFigures, whole } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import type { BudgetBurn } from "./budget-burn.ts";
import { loadBudgetBurns } from "./budgets.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";
import { loadFeeEarnings } from "./fee-earnings.ts";
import { type LoggedTime, loadLoggedTime } from "./logged-time.ts";
import { loadProjectExpenses, NO_EXPENSES, type ProjectExpenses } from "./project-expenses.ts";
import { type SelectedProject, selectProjects } from "./selected-projects.ts";
import { Unconverted } from "./unconverted.ts";

/** Revenue by kind, in whole hundredths of the report's currency. */
export interface Revenue {
  readonly time: Figure;
  readonly fees: Figure;
  readonly overage: Figure;
  readonly revenue_share: Figure;
  readonly expenses: Figure;
  readonly manual: Figure;
}

export type TimeTotals = Omit<LoggedTime, "projectId" | "employeeId">;

/** The time, revenue and cost of a project in a period. */
export interface ProjectEconomics {
  readonly project: SelectedProject;
  readonly time: TimeTotals;
  /** The time by employee, in the order of their ids. */
  readonly people: readonly LoggedTime[];
  readonly expenses: ProjectExpenses;
  /** The revenue on the requested basis. */
  readonly revenue: Revenue;
  /** The earned revenue, whatever the basis. */
  readonly earned: Revenue;
  /** Fees and overage from the project's start to the end of the period. */
  readonly feesSinceStart: Figure;
  readonly budget: BudgetBurn;
}

/** Nothing is invoiced until the program has invoices. */
const nothing = whole(0n);
const NOTHING: Revenue = {
  ...{ time: nothing, fees: nothing, overage: nothing },
  ...{ revenue_share: nothing, expenses: nothing, manual: nothing },
};

export const revenueOf = (revenue: Revenue): Figure => sumOfFigures(Object.values(revenue));

const MINUTES = ["worked", "billable", "workedForBilling", "unpriced", "uncosted", "priced"] as const;
const AMOUNTS = ["value", "unbilled", "cost"] as const;

/** Adds up the time of several employees or projects. */
export function timeTotals(parts: readonly TimeTotals[]): TimeTotals {
  const minutes = MINUTES.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)]);
  const amounts = AMOUNTS.map((name) => [name, sumOfFigures(parts.map((part) => part[name]))]);
  return Object.fromEntries([...minutes, ...amounts]) as TimeTotals;
}

export interface LoadedEconomics {
  readonly rows: readonly ProjectEconomics[];
  readonly unconverted: Unconverted;
}

/** Loads the economics of the selected projects, ordered by id, in a fixed number of statements. */
export async function loadEconomics(work: Work, query: EconomicsQuery): Promise<LoadedEconomics> {
  const projects = await selectProjects(work, query);
  const ids = projects.map(({ id }) => id);
  const unconverted = new Unconverted();
  const byProject = grouped(await loadLoggedTime(work, ids, query, unconverted), (one) => one.projectId);
  const expenses = await loadProjectExpenses(work, ids, query, unconverted);
  const fees = await loadFeeEarnings(work, projects, query, unconverted);
  const budgets = await loadBudgetBurns(work, projects, query.period.to, query.onlyApproved);
  const rows = projects.map((project): ProjectEconomics => {
    const people = byProject.get(project.id) ?? [];
    const time = timeTotals(people);
    const { fees: earnedFees, overage, sinceStart } = fees.get(project.id)!;
    const isBilledByTime = project.billing_model === "time_and_materials";
    const spent = expenses.get(project.id) ?? NO_EXPENSES;
    const earned = {
      ...NOTHING,
      time: isBilledByTime ? time.value : nothing,
      fees: earnedFees,
      overage,
      expenses: spent.rebilled,
    };
    return {
      project,
      time,
      people,
      expenses: spent,
      earned,
      revenue: query.basis === "accrual" ? earned : NOTHING,
      feesSinceStart: sinceStart,
      budget: budgets.get(project.id)!,
    };
  });
  return { rows, unconverted };
}

/** The cost of time and expenses. */
export const costOf = ({ time, expenses }: ProjectEconomics): Figure =>
  sumOfFigures([time.cost, expenses.cost]);

/** Whether the project has time, expenses or earned fees in the period. */
export function isActive({ time, expenses, earned }: ProjectEconomics): boolean {
  const revenue = revenueOf(earned);
  return time.worked > 0 || expenses.count > 0 || revenue.known !== 0n || !isWhole(revenue);
}
