import { together, type Work } from "../../../engine/work/index.ts";
import { monthOf } from "../../../platform/figures/calendar-intervals.ts";
import { sumOfFigures } from "../../../platform/figures/figure.ts";
import { type BudgetBurn, budgetBurn, isMonthly } from "./budget-burn.ts";
import { type Consumption, loadConsumed } from "./budget-consumption.ts";
import type { SelectedProject } from "./selected-projects.ts";

/** The days that a budget covers: the month of the day if it is monthly, otherwise the span of the project. */
function spanOf({ budget_type, starts_at, ends_at }: SelectedProject, day: string) {
  if (isMonthly(budget_type)) return monthOf(day);
  return starts_at !== null && ends_at !== null ? { from: starts_at, to: ends_at } : null;
}

/** The budget burn of a project through a day, from the consumption in the parts up to that day. */
const burnOf = (
  project: SelectedProject,
  consumed: Parameters<typeof sumOfFigures>[0],
  day: string,
): BudgetBurn =>
  budgetBurn({
    type: project.budget_type,
    budget: project.budget,
    alertPercent: project.budget_alert_percent,
    consumed: sumOfFigures(consumed),
    span: spanOf(project, day),
    through: day,
  });

/** The budget burn of projects through a day (rule R6), by project id. */
export async function loadBudgetBurns(
  work: Work,
  projects: readonly SelectedProject[],
  through: string,
  onlyApproved: boolean,
): Promise<Map<string, BudgetBurn>> {
  const consumedBy = (monthly: boolean, from: string | null) =>
    loadConsumed(
      work,
      projects.filter(({ budget, budget_type }) => budget !== null && isMonthly(budget_type) === monthly),
      { period: { from, to: through }, onlyApproved, parts: "all" },
    );
  const [whole, monthly] = await together([consumedBy(false, null), consumedBy(true, monthOf(through).from)]);
  const consumed = new Map([...whole, ...monthly]);
  return new Map(
    projects.map((project) => [
      project.id,
      burnOf(project, [...(consumed.get(project.id)?.values() ?? [])], through),
    ]),
  );
}

/** The budget burn of one project through several days, each the last one in its month that counts. */
export async function loadBurnSeries(
  work: Work,
  project: SelectedProject,
  days: readonly string[],
  { onlyApproved }: Pick<Consumption, "onlyApproved">,
): Promise<{ readonly day: string; readonly burn: BudgetBurn }[]> {
  const period = {
    from: isMonthly(project.budget_type) ? monthOf(days[0]!).from : null,
    to: days.at(-1)!,
  };
  const budgeted = project.budget === null ? [] : [project];
  const consumed = await loadConsumed(work, budgeted, { period, onlyApproved, parts: "month" });
  const months = [...(consumed.get(project.id) ?? [])];
  return days.map((day) => {
    const counts = (month: string) =>
      isMonthly(project.budget_type) ? month === day.slice(0, 7) : month <= day.slice(0, 7);
    const until = months.filter(([month]) => counts(month)).map(([, figure]) => figure);
    return { day, burn: burnOf(project, until, day) };
  });
}
