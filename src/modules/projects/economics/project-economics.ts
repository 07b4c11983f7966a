import { together, type Work } from "../../../engine/work/index.ts";
import { difference, type Figure, isWhole, sumOfFigures, whole } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import type { BudgetBurn } from "./budget-burn.ts";
import { loadBudgetBurns } from "./budgets.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";
import { type FeeEarnings, loadFeeEarnings } from "./fee-earnings.ts";
import { type InvoicedLines, loadInvoicedLines, NO_LINES } from "./invoiced-lines.ts";
import { type LoggedBy, type LoggedTime, loadLoggedTime } from "./logged-time.ts";
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
  /** The time by employee, in the order of their ids; empty if it was only asked for by project. */
  readonly people: readonly LoggedTime[];
  readonly expenses: ProjectExpenses;
  /** The revenue on the requested basis. */
  readonly revenue: Revenue;
  /** The earned revenue, whatever the basis. */
  readonly earned: Revenue;
  /** Its invoice lines. */
  readonly lines: InvoicedLines;
  /** Fees and overage earned from the project's start to the end of the period, without those that are invoiced. */
  readonly openFees: Figure;
  readonly budget: BudgetBurn;
}

const nothing = whole(0n);

export const revenueOf = (revenue: Revenue): Figure => sumOfFigures(Object.values(revenue));

const MINUTES = ["worked", "billable", "workedForBilling", "unpriced", "uncosted", "priced"] as const;
const AMOUNTS = ["value", "unbilled", "cost"] as const;

/** The minutes of several employees or projects. */
export const minutesOf = (parts: readonly TimeTotals[], name: (typeof MINUTES)[number]): number =>
  parts.reduce((sum, part) => sum + part[name], 0);

/** Adds up the time of several employees or projects. */
export function timeTotals(parts: readonly TimeTotals[]): TimeTotals {
  const minutes = MINUTES.map((name) => [name, minutesOf(parts, name)]);
  const amounts = AMOUNTS.map((name) => [name, sumOfFigures(parts.map((part) => part[name]))]);
  return Object.fromEntries([...minutes, ...amounts]) as TimeTotals;
}

export interface LoadedEconomics {
  readonly rows: readonly ProjectEconomics[];
  readonly unconverted: Unconverted;
}

/** Loads the economics of the selected projects, ordered by id, in a fixed number of statements. */
export async function loadEconomics(
  work: Work,
  query: EconomicsQuery,
  by: LoggedBy = "project",
): Promise<LoadedEconomics> {
  const projects = await selectProjects(work, query);
  const ids = projects.map(({ id }) => id);
  const unconverted = new Unconverted();
  const [times, expenses, fees, budgets, invoiced] = await together([
    loadLoggedTime(work, ids, query, unconverted, by),
    loadProjectExpenses(work, ids, query, unconverted),
    loadFeeEarnings(work, projects, query, unconverted),
    loadBudgetBurns(work, projects, query.period.to, query.onlyApproved),
    loadInvoicedLines(work, ids, query, unconverted),
  ]);
  const byProject = grouped(times, (one) => one.projectId);
  const rows = projects.map((project): ProjectEconomics => {
    const logged = byProject.get(project.id) ?? [];
    const time = timeTotals(logged);
    const lines = invoiced.get(project.id) ?? NO_LINES;
    const spent = expenses.get(project.id) ?? NO_EXPENSES;
    const earnings = fees.get(project.id)!;
    const earned = earnedRevenue(project, { time, spent, lines, earnings });
    return {
      project,
      time,
      people: by === "person" ? logged : [],
      expenses: spent,
      earned,
      revenue: query.basis === "accrual" ? earned : invoicedRevenue(lines),
      lines,
      openFees: openFeesOf(project, earnings, lines),
      budget: budgets.get(project.id)!,
    };
  });
  return { rows, unconverted };
}

/** A fixed fee that cannot be spread over days, because the project lacks a start or an end, is earned when invoiced. */
const isEarnedWhenInvoiced = ({ billing_model, starts_at, ends_at }: SelectedProject): boolean =>
  billing_model === "fixed_fee" && (starts_at === null || ends_at === null);

interface Parts {
  readonly time: TimeTotals;
  readonly spent: ProjectExpenses;
  readonly lines: InvoicedLines;
  readonly earnings: FeeEarnings;
}

/** The revenue earned in the period, by the project's billing model (rule R5). */
function earnedRevenue(project: SelectedProject, { time, spent, lines, earnings }: Parts): Revenue {
  const { billing_model } = project;
  return {
    time: billing_model === "time_and_materials" ? time.value : nothing,
    fees: isEarnedWhenInvoiced(project) ? lines.issued("fixed_fee") : earnings.fees,
    overage: earnings.overage,
    revenue_share: billing_model === "revenue_share" ? lines.shares : nothing,
    expenses: spent.rebilled,
    manual: billing_model === "non_billable" ? nothing : lines.issued("manual"),
  };
}

/** The revenue invoiced in the period. */
const invoicedRevenue = ({ issued }: InvoicedLines): Revenue => ({
  time: issued("time"),
  fees: issued("fixed_fee", "retainer"),
  overage: issued("overage"),
  revenue_share: issued("revenue_share"),
  expenses: issued("expense"),
  manual: issued("manual"),
});

function openFeesOf(project: SelectedProject, { sinceStart }: FeeEarnings, lines: InvoicedLines): Figure {
  const earned = isEarnedWhenInvoiced(project)
    ? sumOfFigures([sinceStart, lines.issuedSinceStart("fixed_fee")])
    : sinceStart;
  return difference(earned, lines.issuedSinceStart("fixed_fee", "retainer", "overage"));
}

/** The cost of time and expenses. */
export const costOf = ({ time, expenses }: ProjectEconomics): Figure =>
  sumOfFigures([time.cost, expenses.cost]);

/** Whether the project has time, expenses, invoice lines or earned fees in the period. */
export function isActive({ time, expenses, lines, earned }: ProjectEconomics): boolean {
  if (time.worked > 0 || expenses.count > 0 || lines.count > 0) return true;
  const revenue = revenueOf(earned);
  return revenue.known !== 0n || !isWhole(revenue);
}
