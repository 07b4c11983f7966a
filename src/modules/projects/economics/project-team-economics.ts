import { type GetterResult, getter, holds } from "../../../engine/declare/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import { whole } from "../../../platform/figures/figure.ts";
import {
  type EconomicsContext,
  type EconomicsQuery,
  economicsParameters,
  readEconomicsQuery,
} from "./economics-parameters.ts";
import { loadEconomics, timeTotals } from "./project-economics.ts";
import { REPORT_READERS } from "./project-profitability.ts";
import { onSelectedProjects, rowLinks } from "./report-links.ts";
import { mayReadMoney, orderedRows, publishRows, reportMeta } from "./report-rows.ts";
import { isOverallocated, labourRevenue, plannedMinutes, timeByPerson } from "./team-economics.ts";
import { loadTeamMembers } from "./team-members.ts";
import { TEAM_SORTED_BY, teamResponse } from "./team-response.ts";
import { type Shown, teamRow, teamTotals } from "./team-rows.ts";

const NO_TIME = timeTotals([]);
const PERIOD = "the previous full month";

async function run(context: EconomicsContext): Promise<GetterResult> {
  const { work, parameters } = context;
  const query = readEconomicsQuery(parameters, work, PERIOD);
  const period = { from: query.period.from!, to: query.period.to };
  const { rows: projects, unconverted } = await loadEconomics(work, query, "person");
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
    money: {
      value: (worked.get(member.id)?.time ?? NO_TIME).value,
      revenue: byEmployee.get(member.id) ?? whole(0n),
      cost: (worked.get(member.id)?.time ?? NO_TIME).cost,
    },
    capacity: member.plans
      .filter(({ project_id }) => selected.has(project_id))
      .reduce((sum, plan) => sum + plannedMinutes(plan, member.workingTime, period), 0),
    isOverallocated: isOverallocated(member.plans, member.workingTime.weeklyHours, period),
  }));
  const rows = orderedRows(
    figures.map((one) => teamRow(one, shown)),
    { sort: query.sort, defaults: ["-revenue", "-worked_minutes"], all: TEAM_SORTED_BY },
    work.actor,
  )
    .slice(0, query.limit)
    .map((row) => ({
      ...row,
      links: linksOf(context, query, row.employee_id, worked.get(row.employee_id)?.projectIds ?? []),
    }));
  const meta = { ...reportMeta(context, query, unconverted), basis: "accrual" };
  if (query.format !== "json")
    return { data: await publishRows(context, query, "Project team economics", rows), meta };
  return { data: { totals: teamTotals(figures, unallocated, shown), rows }, meta };
}

/** URLs of the time entries behind a row, which covers neither expenses nor invoices. */
function linksOf(
  context: GetterContext,
  query: EconomicsQuery,
  employeeId: string,
  projectIds: readonly string[],
): ReturnType<typeof rowLinks> {
  const { time } = rowLinks(
    context,
    query,
    onSelectedProjects(query, { employee_id: employeeId }, projectIds),
  );
  return { time, expenses: null, invoice_lines: null };
}

/** Time, revenue and cost by employee on projects. */
export const projectTeamEconomics = getter("projects", {
  title: "Project team economics",
  question: "What does each person bring and cost on projects?",
  description:
    "Time, capacity, value, revenue and cost by employee on projects over a period. Revenue is on the accrual basis.",
  permissions: REPORT_READERS,
  isOpen: true,
  isOfOneMoment: true,
  parameters: economicsParameters(PERIOD),
  response: teamResponse,
  run,
});
