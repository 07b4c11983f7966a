import { holds } from "../../../engine/declare/actor.ts";
import { type GetterResult, getter } from "../../../engine/declare/getter.ts";
import type { GetterContext } from "../../../engine/execute/contexts.ts";
import {
  type EconomicsQuery,
  economicsParameters,
  monthBefore,
  readEconomicsQuery,
} from "./economics-parameters.ts";
import { hourlyRate, hoursOf, percentOf, shownCents, sumOf } from "./exact-amounts.ts";
import { loadEconomics, type TimeTotals, timeTotals } from "./project-economics.ts";
import { REPORT_READERS } from "./project-profitability.ts";
import { onSelectedProjects, rowLinks } from "./report-links.ts";
import { mayReadMoney, orderedRows, publishRows, type ReportRow, reportMeta } from "./report-rows.ts";
import { TEAM_SORTED_BY, teamAnswer } from "./team-answer.ts";
import { isOverallocated, labourRevenue, plannedMinutes, timeByPerson } from "./team-economics.ts";
import { loadTeamMembers, type TeamMember } from "./team-members.ts";

/** What may be shown of the figures in money: any, and those that tell what a person costs. */
interface Shown {
  readonly money: boolean;
  readonly costs: boolean;
}

interface Figures {
  readonly time: TimeTotals;
  readonly capacity: number;
  readonly revenue: bigint;
}

const shownMoney = ({ time, revenue }: Figures) => ({
  value: shownCents(time.value),
  revenue: shownCents(revenue),
});

const shownCosts = ({ time, revenue }: Figures) => ({
  labour_cost: shownCents(time.cost),
  contribution: shownCents(revenue - time.cost),
  margin_percent: percentOf(revenue - time.cost, revenue),
});

const shownWork = ({ time, capacity }: Figures) => ({
  worked_minutes: time.worked,
  billable_percent: percentOf(time.workedForBilling, time.worked),
  capacity_minutes: capacity,
  utilization_percent: percentOf(time.worked, capacity),
});

const NO_TIME = timeTotals([]);

function rowOf(
  { id, name }: TeamMember,
  figures: Figures & { readonly projectIds: readonly string[]; readonly isOverallocated: boolean },
  { money, costs }: Shown,
): ReportRow {
  const { time, revenue } = figures;
  return {
    employee_id: id,
    name,
    projects: figures.projectIds.length,
    worked_hours: hoursOf(time.worked),
    billable_minutes: time.billable,
    ...shownWork(figures),
    overallocated: figures.isOverallocated,
    ...(money ? { ...shownMoney(figures), average_billed_rate: hourlyRate(time.value, time.priced) } : {}),
    ...(costs
      ? {
          ...shownCosts({ ...figures, revenue }),
          average_cost_rate: hourlyRate(time.cost, time.worked - time.uncosted),
        }
      : {}),
  };
}

async function run(context: GetterContext): Promise<GetterResult> {
  const { work, parameters } = context;
  const query = readEconomicsQuery(parameters, work, monthBefore(work.today));
  const period = { from: query.period.from!, to: query.period.to };
  const { rows: projects, unconverted } = await loadEconomics(work, query);
  const worked = timeByPerson(projects);
  const { byEmployee, unallocated } = labourRevenue(projects);
  const ids = projects.map(({ project }) => project.id);
  const members = await loadTeamMembers(work, ids, [...worked.keys()], period);
  const money = mayReadMoney(work.actor);
  const shown: Shown = { money, costs: money && holds(work.actor, "view-payroll") };
  const selected = new Set(ids);
  const figures = members.map((member) => ({
    member,
    projectIds: worked.get(member.id)?.projectIds ?? [],
    time: worked.get(member.id)?.time ?? NO_TIME,
    revenue: byEmployee.get(member.id) ?? 0n,
    capacity: member.plans
      .filter(({ project_id }) => selected.has(project_id))
      .reduce((sum, plan) => sum + plannedMinutes(plan, member.workingTime, period), 0),
    isOverallocated: isOverallocated(member.plans, member.workingTime.weeklyHours, period),
  }));
  const rows = orderedRows(
    figures.map((one) => ({
      ...rowOf(one.member, one, shown),
      links: linksOf(context, query, one.member, one.projectIds),
    })),
    { sort: query.sort, defaults: ["-revenue", "-worked_minutes"], all: TEAM_SORTED_BY },
    work.actor,
  ).slice(0, query.limit);
  const meta = { ...reportMeta(context, query, unconverted), basis: "accrual" };
  if (query.format !== "json")
    return { data: await publishRows(context, query, "Project team economics", rows), meta };
  const total: Figures = {
    time: timeTotals(figures.map(({ time }) => time)),
    capacity: figures.reduce((sum, { capacity }) => sum + capacity, 0),
    revenue: sumOf(figures.map(({ revenue }) => revenue)) + unallocated,
  };
  const totals = {
    ...shownWork(total),
    ...(money ? { ...shownMoney(total), unallocated_revenue: shownCents(unallocated) } : {}),
    ...(shown.costs ? shownCosts(total) : {}),
  };
  return { data: { totals, rows }, meta };
}

/** URLs of the time that a row counts; expenses and invoices it leaves out. */
function linksOf(
  context: GetterContext,
  query: EconomicsQuery,
  { id }: TeamMember,
  projectIds: readonly string[],
): ReturnType<typeof rowLinks> {
  const { time } = rowLinks(context, query, onSelectedProjects(query, { employee_id: id }, projectIds));
  return { time, expenses: null, invoice_lines: null };
}

/** What each person did on projects, and what came of it. */
export const projectTeamEconomics = getter({
  title: "Project team economics",
  description:
    "Time, capacity, value, revenue and cost by employee on projects over a period; the previous full month when none is given. Revenue is as it is earned.",
  permissions: REPORT_READERS,
  isOpen: true,
  parameters: economicsParameters,
  answers: teamAnswer,
  run,
});
