import {
  choiceKind,
  dayOnTheWire,
  type GetterResult,
  getter,
  idKind,
  listOf,
  momentOnTheWire,
  type Operand,
  parameter,
} from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField, message, type Work } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { weekFrom, weekStartsIn } from "../week.ts";
import { missingAndOvertime, weekTotals } from "./week-totals.ts";
import { weeklyApprovalResponse } from "./weekly-approval-response.ts";
import { loadWeekRows, ROW_STATUSES, type WeekRow } from "./weekly-rows.ts";

const MAX_WEEKS = 53;

const PERIOD = "the last full week";

/** The first days of the requested weeks, newest first. */
function requestedWeeks(date: Operand<string> | undefined, work: Work): string[] {
  const { weekStartsOn } = work.workspace;
  const period = reportedPeriod(date, PERIOD, work);
  const days = dayNumber(period.to) - dayNumber(period.from);
  const weeks = days > MAX_WEEKS * 7 ? [] : weekStartsIn(period, weekStartsOn);
  if (weeks.length === 0 || weeks.length > MAX_WEEKS)
    throw invalidField("date", message`The date parameter must not touch more than ${MAX_WEEKS} weeks.`);
  return weeks;
}

const shownMoment = (moment: Date | null): string | null =>
  moment === null ? null : momentOnTheWire(moment);

const parameters = {
  date: dateParameter(PERIOD, `The report covers every week with a day in the period, at most ${MAX_WEEKS}.`),
  department_id: parameter(idKind, {
    description: "The department of the position, or of the direction if the position has none.",
  }),
  manager_employee_id: parameter(idKind),
  employee_id: parameter(listOf(idKind)),
  status: parameter(listOf(choiceKind(ROW_STATUSES))),
};

async function run(
  context: GetterContext<"timesheet-submissions", typeof parameters>,
): Promise<GetterResult> {
  const { work, parameters, link } = context;
  const weeks = requestedWeeks(parameters.date, work);
  const { byWeek, employeeIds } = await loadWeekRows(work, weeks, parameters);
  const shown = new Set(context.pageOf(employeeIds));
  const described = (row: WeekRow, { from, to }: { from: string; to: string }) => ({
    ...row,
    ...missingAndOvertime(row),
    is_missing_hours: missingAndOvertime(row).missing_minutes > 0,
    submitted_at: shownMoment(row.submitted_at),
    decided_at: shownMoment(row.decided_at),
    links: {
      timesheets: link("timesheets", {
        employee_id: row.employee_id,
        date: `${from},${to}`,
        is_running: "false",
      }),
    },
  });
  return {
    data: weeks.map((start) => {
      const week = weekFrom(start);
      const all = byWeek.get(start)!;
      return {
        week_start: dayOnTheWire(week.from),
        week_end: dayOnTheWire(week.to),
        totals: weekTotals(all),
        employees: all.filter((row) => shown.has(row.employee_id)).map((row) => described(row, week)),
      };
    }),
    meta: { date: periodForMeta({ from: weeks.at(-1)!, to: weekFrom(weeks[0]!).to }) },
    total: employeeIds.length,
  };
}

/** The weeks of employees with their status and missing time. */
export const weeklyApprovalReport = getter("timesheet-submissions", {
  title: "Weekly approval report",
  question: "Which weeks are submitted, and which are missing?",
  breakdowns: [
    {
      title: "Employees",
      parts: [
        "totals.not_submitted",
        "totals.draft",
        "totals.submitted",
        "totals.rejected",
        "totals.approved",
      ],
      whole: "totals.employees",
    },
  ],
  description:
    "The weeks of employees with their status, and the time that is missing in them. Callers see themselves and their reports; with view-timesheets or view-reports-time, everybody. Totals are over all pages.",
  isOpen: true,
  isPaged: true,
  parameters,
  response: weeklyApprovalResponse,
  run,
});
