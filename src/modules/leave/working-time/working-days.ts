import {
  dateKind,
  dayOnTheWire,
  daysFrom,
  type GetterResult,
  getter,
  idKind,
  parameter,
} from "../../../engine/declare/index.ts";
import { and, fromContext, raw, relatedRows, type Sql, sightOf, sql } from "../../../engine/sql/index.ts";
import {
  fieldMessage,
  type GetterContext,
  invalidField,
  MESSAGES,
  message,
} from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { isOfCallersPeople } from "../../employees/index.ts";
import { minutesOfDay } from "./day-minutes.ts";
import { loadHolidaysOf, loadLeaveOf } from "./load-free-days.ts";
import { loadWorkingTimes } from "./load-working-times.ts";
import { isWorkingDay } from "./workable-slots.ts";
import { workingDaysResponse } from "./working-days-response.ts";
import type { WorkingTime } from "./working-time.ts";

const MAX_DAYS = 366;

/** Permissions to see everybody's working time. Without them, callers see themselves and their reports. */
const SEES_ALL = { permissions: ["view-leave", "view-timesheets", "view-reports-time"] };

const parameters = {
  date: parameter(dateKind, {
    description: `A day or a pair of days, at most ${MAX_DAYS} days in total.`,
    required: true,
  }),
  employee_id: parameter(idKind, { description: "Default: the caller." }),
};

type Context = GetterContext<"employees", typeof parameters>;

/** @throws 422 for more than 366 days */
function requestedPeriod({ parameters }: Context): Period {
  const period = periodOf(parameters.date)!;
  if (dayNumber(period.to) - dayNumber(period.from) >= MAX_DAYS)
    throw invalidField("date", message`The date parameter must not span more than ${MAX_DAYS} days.`);
  return period;
}

/** @throws 422 for an employee whose working time the caller cannot see, and if there is no employee */
async function requestedEmployee({ parameters, work }: Context): Promise<string> {
  const requested = parameters.employee_id;
  const id = requested?.kind === "equals" ? requested.value : work.actor.employeeId;
  if (id === null) throw invalidField("employee_id", fieldMessage(MESSAGES.required, "employee_id"));
  const seesAll = sightOf(SEES_ALL, work.actor) === "all";
  const isSeen = seesAll ? raw("true") : relatedRows(isOfCallersPeople("id"), work.actor)("e");
  const found = await work.row(sql`select 1 from employees e
    where ${and([sql`e.workspace_id = ${fromContext("workspace")} and e.id = ${id}`, isSeen])}`);
  if (!found) throw invalidField("employee_id", fieldMessage(MESSAGES.selected, "employee_id"));
  return id;
}

/** A condition over `h` for leave requests that the caller can see. */
function requestsInSight({ work }: Context): Sql {
  const rows = work.visibleRows("holidays");
  return rows ? sql`(${rows("h")})` : raw("true");
}

const employedOn = ({ firstDay, lastDay }: WorkingTime, day: string): boolean =>
  day >= firstDay && (lastDay === null || day <= lastDay);

async function run(context: Context): Promise<GetterResult> {
  const { work } = context;
  const period = requestedPeriod(context);
  const employeeId = await requestedEmployee(context);
  const time = (await loadWorkingTimes(work, [employeeId], period)).get(employeeId)!;
  const holidays = grouped(await loadHolidaysOf(work, employeeId, period), ({ date }) => date);
  const requested = grouped(
    await loadLeaveOf(work, employeeId, period, requestsInSight(context)),
    ({ date }) => date,
  );
  const days = daysFrom(period.from, period.to).map((date) => {
    const leave = requested.get(date) ?? [];
    const approved = leave.filter(({ status }) => status === "approved");
    return {
      date: dayOnTheWire(date),
      is_employed: employedOn(time, date),
      is_working_day: isWorkingDay(time, date),
      ...minutesOfDay(time, approved, date),
      public_holidays: (holidays.get(date) ?? []).map(({ name, is_half_day }) => ({ name, is_half_day })),
      leave: leave.map(({ date: _, ...one }) => one),
    };
  });
  return { data: { employee_id: employeeId, days } };
}

/** The expected working time of an employee by date, with the reasons why it is reduced. */
export const workingDays = getter("employees", {
  title: "Working days",
  description:
    "How long an employee is expected to work on each day, and why it is less on some days: non-working days, public holidays, leave. The caller, the caller's reports; everybody with view-leave, view-timesheets or view-reports-time. The type and the request of leave are returned to callers who can see the request; only they see pending ones.",
  isOpen: true,
  parameters,
  response: workingDaysResponse,
  run,
});
