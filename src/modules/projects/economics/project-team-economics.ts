import { holds } from "../../../engine/declare/actor.ts";
import { type GetterResult, getter } from "../../../engine/declare/getter.ts";
import type { GetterContext } from "../../../engine/execute/contexts.ts";
import {
  difference,
  type Figure,
  type Total,
  toldAmount,
  toldHourly,
  toldPercent,
  totalOf,
  whole,
} from "../../../platform/figures/figure.ts";
import { leftOutOf, type Telling, toldRow, valuesOf } from "../../../platform/figures/told-rows.ts";
import { type EconomicsQuery, economicsParameters, readEconomicsQuery } from "./economics-parameters.ts";
import { hoursOf, percentOf } from "./exact-amounts.ts";
import { loadEconomics, type TimeTotals, timeTotals } from "./project-economics.ts";
import { REPORT_READERS } from "./project-profitability.ts";
import { onSelectedProjects, rowLinks } from "./report-links.ts";
import { mayReadMoney, orderedRows, publishRows, type ReportRow, reportMeta } from "./report-rows.ts";
import { TEAM_SORTED_BY, teamAnswer } from "./team-answer.ts";
import {
  isOverallocated,
  type LabourRevenue,
  labourRevenue,
  plannedMinutes,
  timeByPerson,
} from "./team-economics.ts";
import { loadTeamMembers, type TeamMember } from "./team-members.ts";

/** What may be shown of the figures in money: any, and those that tell what a person costs. */
interface Shown {
  readonly money: boolean;
  readonly costs: boolean;
}

interface Figures {
  readonly time: TimeTotals;
  readonly capacity: number;
}

/** What money somebody's time is worth, brought and cost. */
interface Money {
  readonly value: Figure;
  readonly revenue: Figure;
  readonly cost: Figure;
}

const toldMoney = ({ value, revenue }: Pick<Money, "value" | "revenue">): Telling => ({
  value: toldAmount(value),
  revenue: toldAmount(revenue),
});

const toldCosts = ({
  cost,
  contribution,
  revenue,
}: { [name in "cost" | "contribution" | "revenue"]: Figure }): Telling => ({
  labour_cost: toldAmount(cost),
  contribution: toldAmount(contribution),
  margin_percent: toldPercent(contribution, revenue),
});

const contributionOf = ({ revenue, cost }: Money): Figure => difference(revenue, cost);

/** What is told of somebody's money. */
const toldFor = (money: Money, shown: Shown): Telling => ({
  ...(shown.money ? toldMoney(money) : {}),
  ...(shown.costs ? toldCosts({ ...money, contribution: contributionOf(money) }) : {}),
});

const shownWork = ({ time, capacity }: Figures) => ({
  worked_minutes: time.worked,
  billable_percent: percentOf(time.workedForBilling, time.worked),
  capacity_minutes: capacity,
  utilization_percent: percentOf(time.worked, capacity),
});

const NO_TIME = timeTotals([]);

interface Member extends Figures {
  readonly member: TeamMember;
  readonly money: Money;
  readonly projectIds: readonly string[];
  readonly isOverallocated: boolean;
}

function rowOf(one: Member, shown: Shown): ReportRow {
  const { member, time, money } = one;
  return {
    employee_id: member.id,
    name: member.name,
    projects: one.projectIds.length,
    worked_hours: hoursOf(time.worked),
    billable_minutes: time.billable,
    ...shownWork(one),
    overallocated: one.isOverallocated,
    ...toldRow({
      ...toldFor(money, shown),
      ...(shown.money ? { average_billed_rate: toldHourly(money.value, time.priced) } : {}),
      ...(shown.costs ? { average_cost_rate: toldHourly(money.cost, time.worked - time.uncosted) } : {}),
    }),
  };
}

/** What all members did and brought, with what was earned without anybody's time. */
function totalsOf(
  members: readonly Member[],
  unallocated: LabourRevenue["unallocated"],
  { money: hasMoney, costs: hasCosts }: Shown,
) {
  const work: Figures = {
    time: timeTotals(members.map(({ time }) => time)),
    capacity: members.reduce((sum, { capacity }) => sum + capacity, 0),
  };
  if (!hasMoney) return shownWork(work);
  const fees = unallocated.map(({ revenue }) => revenue);
  const total = (of: (money: Money) => Figure, more: readonly Figure[] = []): Total =>
    totalOf([...members.map(({ money }) => of(money)), ...more]);
  const revenue = total((money) => money.revenue, fees);
  const others = unallocated.map(({ project: { id, name }, revenue: fee }) => ({
    ...{ id, name },
    figures: { unallocated_revenue: toldAmount(fee), revenue: toldAmount(fee) },
  }));
  return {
    ...shownWork(work),
    ...valuesOf({
      ...toldMoney({ value: total(({ value }) => value), revenue }),
      unallocated_revenue: toldAmount(totalOf(fees)),
      ...(hasCosts
        ? toldCosts({ cost: total(({ cost }) => cost), contribution: total(contributionOf, fees), revenue })
        : {}),
    }),
    ...leftOutOf([
      ...members.map(({ member: { id, name }, money }) => ({
        ...{ id, name },
        figures: toldFor(money, { money: hasMoney, costs: hasCosts }),
      })),
      ...others,
    ]),
  };
}

const PERIOD = "the previous full month";

async function run(context: GetterContext): Promise<GetterResult> {
  const { work, parameters } = context;
  const query = readEconomicsQuery(parameters, work, PERIOD);
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
    figures.map((one) => ({
      ...rowOf(one, shown),
      links: linksOf(context, query, one.member, one.projectIds),
    })),
    { sort: query.sort, defaults: ["-revenue", "-worked_minutes"], all: TEAM_SORTED_BY },
    work.actor,
  ).slice(0, query.limit);
  const meta = { ...reportMeta(context, query, unconverted), basis: "accrual" };
  if (query.format !== "json")
    return { data: await publishRows(context, query, "Project team economics", rows), meta };
  return { data: { totals: totalsOf(figures, unallocated, shown), rows }, meta };
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
    "Time, capacity, value, revenue and cost by employee on projects over a period. Revenue is as it is earned.",
  permissions: REPORT_READERS,
  isOpen: true,
  parameters: economicsParameters(PERIOD),
  answers: teamAnswer,
  run,
});
