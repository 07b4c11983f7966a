import {
  choiceKind,
  dayOnTheWire,
  getter,
  idKind,
  integerIdKind,
  listOf,
  parameter,
} from "../../../../engine/declare/index.ts";
import type { GetterContext } from "../../../../engine/work/index.ts";
import type { Period } from "../../../../platform/figures/calendar-intervals.ts";
import { dateParameter, periodForMeta } from "../../../../platform/figures/report-period.ts";
import { workingDaysIn } from "../../../leave/index.ts";
import { type CapacityFacts, type CapacityMinutes, capacityMinutes, sumOfMinutes } from "./capacity.ts";
import { capacityLinks } from "./capacity-links.ts";
import {
  CAPACITY_INTERVALS,
  CAPACITY_PERIOD,
  type CapacityInterval,
  capacityPeriods,
  readCapacityPeriod,
} from "./capacity-periods.ts";
import { capacityResponse } from "./capacity-response.ts";
import {
  type CapacityEmployee,
  loadCapacityFacts,
  loadEmployees,
  loadTrackedMinutes,
} from "./load-capacity.ts";
import { shownCapacity } from "./shown-capacity.ts";

const wire = ({ from, to }: Period): Period => ({ from: dayOnTheWire(from), to: dayOnTheWire(to) });

const parameters = {
  date: dateParameter(CAPACITY_PERIOD, "At most 366 days."),
  interval: parameter(choiceKind(CAPACITY_INTERVALS), {
    isSingle: true,
    description:
      "`week` and `month` add the figures of each interval in `periods` of each employee and of the totals; default: total.",
  }),
  employee_id: parameter(listOf(idKind)),
  position_id: parameter(listOf(idKind)),
  level_id: parameter(listOf(idKind)),
  direction_id: parameter(integerIdKind),
  department_id: parameter(idKind, {
    description: "The department of the position, or of the direction if the position has none.",
  }),
  manager_employee_id: parameter(idKind),
  project_id: parameter(idKind, {
    description: "Employees with an assignment to the project in the period.",
  }),
};

async function run(context: GetterContext<"employees", typeof parameters>) {
  const { work, parameters } = context;
  const period = readCapacityPeriod(parameters.date, work);
  const interval = parameters.interval?.value ?? "total";
  const employees = await loadEmployees(work, context.matching("e"), parameters, period);
  const ids = employees.map(({ id }) => id);
  const factsOf = await loadCapacityFacts(work, ids, period);
  const tracked = await loadTrackedMinutes(work, ids, [period]);
  const figures = new Map(ids.map((id) => [id, capacityMinutes(factsOf.get(id)!, period, tracked(id, 0))]));
  const shown = context.pageOf(employees);
  const parts = await partsOf(context, ids, factsOf, interval, period);
  return {
    data: {
      ...wire(period),
      employees: shown.map((employee) => ({
        ...described(employee, factsOf.get(employee.id)!, period),
        ...shownCapacity(figures.get(employee.id)!),
        ...(parts && { periods: parts.map((part) => periodOf(part, employee.id, factsOf)) }),
        links: capacityLinks(context, factsOf.get(employee.id)!.time, period),
      })),
      totals: {
        employees: employees.length,
        ...shownCapacity(sumOfMinutes([...figures.values()])),
        ...(parts && {
          periods: parts.map((part) => ({
            ...wire(part.period),
            ...shownCapacity(sumOfMinutes([...part.minutes.values()])),
          })),
        }),
      },
    },
    meta: { date: periodForMeta(period) },
    total: employees.length,
  };
}

const described = (
  { id, name, weekly_hours_capacity }: CapacityEmployee,
  { time }: CapacityFacts,
  period: Period,
) => ({
  employee_id: id,
  name,
  weekly_hours_capacity,
  working_days: workingDaysIn(time, period),
});

/** A week or month of the period with the figures of each employee. */
interface CapacityPart {
  readonly period: Period;
  readonly minutes: ReadonlyMap<string, CapacityMinutes>;
}

/** The figures of each week or month; null if none are requested. */
async function partsOf(
  { work }: GetterContext,
  ids: readonly string[],
  factsOf: ReadonlyMap<string, CapacityFacts>,
  interval: CapacityInterval,
  period: Period,
): Promise<CapacityPart[] | null> {
  if (interval === "total") return null;
  const periods = capacityPeriods(period, interval, work.workspace.weekStartsOn);
  const tracked = await loadTrackedMinutes(work, ids, periods);
  return periods.map((part, index) => ({
    period: part,
    minutes: new Map(ids.map((id) => [id, capacityMinutes(factsOf.get(id)!, part, tracked(id, index))])),
  }));
}

/** The figures of an employee in a week or month. */
const periodOf = (
  { period, minutes }: CapacityPart,
  id: string,
  factsOf: ReadonlyMap<string, CapacityFacts>,
) => ({
  ...wire(period),
  working_days: workingDaysIn(factsOf.get(id)!.time, period),
  ...shownCapacity(minutes.get(id)!),
});

/** The available, allocated and tracked hours of employees in a period. */
export const employeeCapacity = getter("employees", {
  title: "Capacity of employees",
  question: "Who has capacity left?",
  breakdowns: [
    {
      title: "Hours of capacity",
      parts: ["allocated_hours", "free_hours", "leave_hours", "public_holiday_hours"],
      whole: "gross_capacity_hours",
    },
  ],
  description:
    "The hours that employees can work in a period, less public holidays and approved leave, with the hours allocated to projects and the hours tracked. Callers see themselves and their reports; with view-reports-time, everybody. Totals are over all pages.",
  isOpen: true,
  isPaged: true,
  parameters,
  response: capacityResponse,
  check: ({ date }, work) => void readCapacityPeriod(date, work),
  run,
});
