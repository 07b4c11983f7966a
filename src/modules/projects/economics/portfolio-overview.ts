import { addDays, type GetterResult, getter } from "../../../engine/declare/index.ts";
import { isWhole } from "../../../platform/figures/figure.ts";
import { reportedRow } from "../../../platform/figures/figure-rows.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { isInHours } from "./budget-burn.ts";
import type { OpenPeriod } from "./earned-fees.ts";
import { type EconomicsContext, economicsParameters, readEconomicsQuery } from "./economics-parameters.ts";
import { hoursOf, sumOf } from "./exact-amounts.ts";
import { PORTFOLIO_SORTED_BY, portfolioResponse } from "./portfolio-response.ts";
import { reportedResult, resultOf, shownResult } from "./profitability-rows.ts";
import { isActive, loadEconomics, minutesOf, type ProjectEconomics } from "./project-economics.ts";
import { REPORT_READERS } from "./project-profitability.ts";
import { rowLinks } from "./report-links.ts";
import { mayReadMoney, orderedRows, publishRows, type ReportRow, reportMeta } from "./report-rows.ts";

const SOON_DAYS = 30;

/** Whether a project is listed: it has activity, or overlaps the period and was not archived before it. */
function isListed(one: ProjectEconomics, { from, to }: OpenPeriod): boolean {
  const { archived_on, starts_at, ends_at } = one.project;
  if (isActive(one)) return true;
  const isArchivedBefore = archived_on !== null && from !== null && archived_on < from;
  const endsBefore = ends_at !== null && from !== null && ends_at < from;
  return !isArchivedBefore && !endsBefore && (starts_at === null || starts_at <= to);
}

const isBudgetShown = (
  { project: { budget, budget_type } }: ProjectEconomics,
  isMoneyShown: boolean,
): boolean => isMoneyShown || budget === null || isInHours(budget_type);

function countsOf(rows: readonly ProjectEconomics[], today: string, isMoneyShown: boolean) {
  const active = rows.filter(({ project }) => project.archived_on === null);
  const ending = (isIt: (day: string) => boolean) =>
    active.filter(({ project: { ends_at } }) => ends_at !== null && isIt(ends_at)).length;
  const budgets = rows
    .filter((one) => isBudgetShown(one, isMoneyShown))
    .map(({ budget }) => budget.status.value);
  const profits = rows.map((one) => resultOf(one).profit);
  const unprofitable = profits.filter((profit) => isWhole(profit) && profit.known < 0n).length;
  return {
    projects: rows.length,
    active: active.length,
    archived: rows.length - active.length,
    over_budget: budgets.filter((status) => status === "over").length,
    warning: budgets.filter((status) => status === "warning").length,
    without_budget: budgets.filter((status) => status === "none").length,
    ...(isMoneyShown ? { unprofitable } : {}),
    ending_soon: ending((day) => day >= today && day <= addDays(today, SOON_DAYS)),
    past_end: ending((day) => day < today),
  };
}

/** The hours and results of several projects. */
function shownSums(rows: readonly ProjectEconomics[], isMoneyShown: boolean) {
  const worked = minutesOf(
    rows.map(({ time }) => time),
    "worked",
  );
  return { worked_hours: hoursOf(worked), ...(isMoneyShown ? shownResult(rows) : {}) };
}

/** Groups of projects by descending revenue, or by hours for callers who cannot read money. */
function groupsOf<Key>(
  rows: readonly ProjectEconomics[],
  by: (one: ProjectEconomics) => Key,
  isMoneyShown: boolean,
): [Key, ProjectEconomics[]][] {
  const weights = [...grouped(rows, by)].map(([key, group]) => ({
    group: [key, group] as [Key, ProjectEconomics[]],
    weight: sumOf(group.map((one) => (isMoneyShown ? resultOf(one).revenue.known : BigInt(one.time.worked)))),
  }));
  return weights.toSorted((a, b) => Number(b.weight - a.weight)).map(({ group }) => group);
}

function rowOf(one: ProjectEconomics, isMoneyShown: boolean): ReportRow {
  const { project, budget } = one;
  return {
    project_id: project.id,
    name: project.name,
    client_name: project.client_name,
    billing_model: project.billing_model,
    worked_hours: hoursOf(one.time.worked),
    ...reportedRow({
      ...(isMoneyShown ? reportedResult(resultOf(one)) : {}),
      ...(isBudgetShown(one, isMoneyShown)
        ? { burn_percent: budget.burn_percent, budget_status: budget.status }
        : {}),
    }),
  };
}

const PERIOD = "this year until today";

async function run(context: EconomicsContext): Promise<GetterResult> {
  const { work, parameters } = context;
  const query = readEconomicsQuery(parameters, work, PERIOD);
  const { rows: all, unconverted } = await loadEconomics(work, query);
  const shown = all.filter((one) => isListed(one, query.period));
  const isMoneyShown = mayReadMoney(work.actor);
  const rows = orderedRows(
    shown.map((one) => ({
      ...rowOf(one, isMoneyShown),
      links: rowLinks(context, query, { project_id: one.project.id }),
    })),
    { sort: query.sort, defaults: ["-revenue", "-worked_hours"], all: PORTFOLIO_SORTED_BY },
    work.actor,
  ).slice(0, query.limit);
  const meta = reportMeta(context, query, unconverted);
  if (query.format !== "json")
    return { data: await publishRows(context, query, "Portfolio overview", rows), meta };
  const times = shown.map(({ time }) => time);
  const { worked_hours, ...result } = shownSums(shown, isMoneyShown);
  return {
    data: {
      counts: countsOf(shown, work.today, isMoneyShown),
      totals: {
        worked_hours,
        billable_percent: percentOf(minutesOf(times, "workedForBilling"), minutesOf(times, "worked")),
        ...result,
      },
      by_billing_model: groupsOf(shown, ({ project }) => project.billing_model, isMoneyShown).map(
        ([billing_model, group]) => ({
          billing_model,
          projects: group.length,
          ...shownSums(group, isMoneyShown),
        }),
      ),
      by_client: groupsOf(shown, ({ project }) => project.client_id, isMoneyShown).map(
        ([client_id, group]) => ({
          client_id,
          client_name: group[0]!.project.client_name,
          projects: group.length,
          ...shownSums(group, isMoneyShown),
        }),
      ),
      rows,
    },
    meta,
  };
}

/** An overview of all projects. */
export const portfolioOverview = getter("projects", {
  title: "Portfolio overview",
  question: "How are all our projects doing?",
  description: "An overview of projects over a period: totals, by billing model and by client.",
  permissions: REPORT_READERS,
  isOpen: true,
  isOfOneMoment: true,
  parameters: economicsParameters(PERIOD),
  response: portfolioResponse,
  run,
});
