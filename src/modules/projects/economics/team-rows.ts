import {
  difference,
  type Figure,
  reportedAmount,
  reportedHourly,
  reportedPercent,
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
import { hoursOf } from "./exact-amounts.ts";
import { type TimeTotals, timeTotals } from "./project-economics.ts";
import type { ReportRow } from "./report-rows.ts";
import type { LabourRevenue } from "./team-economics.ts";
import type { TeamMember } from "./team-members.ts";

/** Whether the caller can read amounts, and whether the caller can read costs of people. */
export interface Shown {
  readonly money: boolean;
  readonly costs: boolean;
}

interface Figures {
  readonly time: TimeTotals;
  readonly capacity: number;
}

/** The value, revenue and cost of somebody's time. */
interface Money {
  readonly value: Figure;
  readonly revenue: Figure;
  readonly cost: Figure;
}

const reportedMoney = ({ value, revenue }: Pick<Money, "value" | "revenue">): ReportedFigures => ({
  value: reportedAmount(value),
  revenue: reportedAmount(revenue),
});

const reportedCosts = ({
  cost,
  contribution,
  revenue,
}: { [name in "cost" | "contribution" | "revenue"]: Figure }): ReportedFigures => ({
  labour_cost: reportedAmount(cost),
  contribution: reportedAmount(contribution),
  margin_percent: reportedPercent(contribution, revenue),
});

const contributionOf = ({ revenue, cost }: Money): Figure => difference(revenue, cost);

/** The amounts that the caller can read. */
const reportedFor = (money: Money, shown: Shown): ReportedFigures => ({
  ...(shown.money ? reportedMoney(money) : {}),
  ...(shown.costs ? reportedCosts({ ...money, contribution: contributionOf(money) }) : {}),
});

const shownWork = ({ time, capacity }: Figures) => ({
  worked_minutes: time.worked,
  billable_percent: percentOf(time.workedForBilling, time.worked),
  capacity_minutes: capacity,
  utilization_percent: percentOf(time.worked, capacity),
});

/** The figures of one team member. */
export interface TeamRow extends Figures {
  readonly member: TeamMember;
  readonly money: Money;
  readonly projectIds: readonly string[];
  readonly isOverallocated: boolean;
}

/** The row of one team member. */
export function teamRow(one: TeamRow, shown: Shown): ReportRow & { readonly employee_id: string } {
  const { member, time, money } = one;
  return {
    employee_id: member.id,
    name: member.name,
    projects: one.projectIds.length,
    worked_hours: hoursOf(time.worked),
    billable_minutes: time.billable,
    ...shownWork(one),
    overallocated: one.isOverallocated,
    ...reportedRow({
      ...reportedFor(money, shown),
      ...(shown.money ? { average_billed_rate: reportedHourly(money.value, time.priced) } : {}),
      ...(shown.costs ? { average_cost_rate: reportedHourly(money.cost, time.worked - time.uncosted) } : {}),
    }),
  };
}

/** The totals of all members, including revenue that belongs to nobody. */
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
    figures: { unallocated_revenue: reportedAmount(fee), revenue: reportedAmount(fee) },
  }));
  return {
    ...shownWork(work),
    ...valuesOf({
      ...reportedMoney({ value: total(({ value }) => value), revenue }),
      unallocated_revenue: reportedAmount(totalOf(fees)),
      ...(hasCosts
        ? reportedCosts({
            cost: total(({ cost }) => cost),
            contribution: total(contributionOf, fees),
            revenue,
          })
        : {}),
    }),
    ...leftOutOf([
      ...members.map(({ member: { id, name }, money }) => ({
        ...{ id, name },
        figures: reportedFor(money, { money: hasMoney, costs: hasCosts }),
      })),
      ...others,
    ]),
  };
}
