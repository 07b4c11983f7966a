import {
  dateKind,
  dayOnTheWire,
  getter,
  idKind,
  parameter,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { and, fromContext, isOneOf, type Sql, sql } from "../../../engine/sql/index.ts";
import { type GetterContext, invalidField, message } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { departmentOf } from "../../employees/index.ts";
import { hasDayIn } from "./request-filters.ts";
import { PERIODS } from "./requested-dates.ts";

const MAX_DAYS = 92;

const parameters = {
  date: parameter(dateKind, {
    description: `A day or a pair of days, at most ${MAX_DAYS} days in total.`,
    required: true,
  }),
  department_id: parameter(idKind),
  manager_employee_id: parameter(idKind, { description: "Only employees with one of these managers." }),
};

type Context = GetterContext<"holidays", typeof parameters>;

/**
 * A condition for the employees in the calendar: unarchived, visible to the caller, and matching the parameters.
 */
function shownPeople({ work, parameters }: Context): Sql {
  const conditions = [sql`e.archived_at is null`];
  const rows = work.visibleRows("employees");
  if (rows) conditions.push(rows("e"));
  const { department_id: departments, manager_employee_id: managers } = parameters;
  if (departments) conditions.push(isOneOf(departmentOf("e"), valuesOf(departments), "text"));
  if (managers) conditions.push(isOneOf(sql`e.manager_employee_id`, valuesOf(managers), "text"));
  return and(conditions);
}

type Absence = { start_date: string; end_date: string } & Record<string, unknown>;

async function run(context: Context) {
  const { work, parameters } = context;
  const period = periodOf(parameters.date)!;
  if (dayNumber(period.to) - dayNumber(period.from) >= MAX_DAYS)
    throw invalidField("date", message`The date parameter must not span more than ${MAX_DAYS} days.`);
  const absences =
    await work.rows<Absence>(sql`select h.employee_id, e.first_name || ' ' || e.last_name as name,
      h.start_date, h.end_date, h.start_period, h.end_period
    from holidays h join employees e on e.workspace_id = h.workspace_id and e.id = h.employee_id
    where h.workspace_id = ${fromContext("workspace")} and h.status = 'approved' and ${hasDayIn("h", period)}
      and ${shownPeople(context)}
    order by h.start_date, fold(e.first_name || ' ' || e.last_name), h.id`);
  const holidays = await work.rows<{ date: string; name: string; is_half_day: boolean }>(
    sql`select p.date, p.name, p.is_half_day from public_holidays p
      where p.workspace_id = ${fromContext("workspace")} and p.date between ${period.from}::date and ${period.to}::date
      order by p.date, fold(p.name), p.id`,
  );
  return {
    data: {
      absences: absences.map((one) => ({
        ...one,
        start_date: dayOnTheWire(one.start_date),
        end_date: dayOnTheWire(one.end_date),
      })),
      public_holidays: holidays.map((one) => ({ ...one, date: dayOnTheWire(one.date) })),
    },
  };
}

/** Who is away when, without the leave type and the reason, so that everybody may see it. */
export const teamCalendar = getter("holidays", {
  title: "Team calendar",
  description: "The approved absences of employees, without policy, type or reason, and the public holidays.",
  isOpen: true,
  parameters,
  response: object({
    absences: listOf(
      object({
        employee_id: text,
        name: text,
        start_date: moment,
        end_date: moment,
        start_period: { enum: PERIODS },
        end_period: { enum: PERIODS },
      }),
    ),
    public_holidays: listOf(object({ date: moment, name: text, is_half_day: { type: "boolean" } })),
  }),
  run,
});
