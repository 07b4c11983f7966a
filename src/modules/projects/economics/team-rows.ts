import {
  difference,
  type Figure,
  type Total,
  toldAmount,
  toldHourly,
  toldPercent,
  totalOf,
} from "../../../platform/figures/figure.ts";
import { leftOutOf, type Telling, toldRow, valuesOf } from "../../../platform/figures/figure-rows.ts";
import { hoursOf, percentOf } from "./exact-amounts.ts";
import { type TimeTotals, timeTotals } from "./project-economics.ts";
import type { ReportRow } from "./report-rows.ts";
import type { LabourRevenue } from "./team-economics.ts";
import type { TeamMember } from "./team-members.ts";

/** What may be shown of the figures in money: any, and those that tell what a person costs. */
export interface Shown {
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

/** What one member of a team did, brought and cost. */
export interface TeamRow extends Figures {
  readonly member: TeamMember;
  readonly money: Money;
  readonly projectIds: readonly string[];
  readonly isOverallocated: boolean;
}

/** One member's row of the report. */
export function teamRow(one: TeamRow, shown: Shown): ReportRow {
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
export function teamTotals(
  members: readonly TeamRow[],
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
