import { addDays } from "../../../engine/declare/index.ts";
import { column, fromContext, raw, sharedRow, sql } from "../../../engine/sql/index.ts";
import type { Change, ReadOnlyWork, SettledChange, Work, WrittenChange } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { SALARY_FIELDS } from "../employees/employees.policy.ts";

/** A salary and its period; days as `YYYY-MM-DD`, both included. */
export interface SalaryPeriod {
  readonly id: string;
  readonly amount: number;
  readonly type: "hourly" | "monthly";
  readonly currency: string;
  readonly start_date: string;
  readonly end_date: string | null;
}

/** The day whose salary an employee shows: today, or the nearest day of the employment. */
export function payDay(startDate: string, terminationDate: string | null, today: string): string {
  const latest = terminationDate !== null && terminationDate < today ? terminationDate : today;
  return latest < startDate ? startDate : latest;
}

/** SQL for a column of the current salary, over the employee's alias. */
export const currentSalary = sharedRow(
  { amount: raw("s.amount"), type: raw("s.type"), currency: raw("s.currency") },
  (alias) => sql`from salary_history s
  where s.workspace_id = ${column(alias, "workspace_id")} and s.employee_id = ${column(alias, "id")}
    and greatest(${column(alias, "start_date")}, least(${fromContext("today")}, ${column(alias, "termination_date")}))
      between s.start_date and coalesce(s.end_date, 'infinity')`,
);

/** Loads and locks the periods of an employee, oldest first. */
export function salaryPeriods(work: ReadOnlyWork, employeeId: string): Promise<SalaryPeriod[]> {
  return work.rows<SalaryPeriod>(sql`select s.id, s.amount, s.type, s.currency, s.start_date, s.end_date
    from salary_history s where s.workspace_id = ${fromContext("workspace")} and s.employee_id = ${employeeId}
    order by s.start_date for update`);
}

/**
 * Makes writes of one employee's salaries run one at a time, so that the later one sees the row of the earlier one. It
 * locks the employee, as changes of the employee's salary fields do: two different locks could deadlock.
 */
export const lockSalaries = (work: ReadOnlyWork, employeeId: string): Promise<unknown> =>
  work.rows(sql`select 1 from employees
    where workspace_id = ${fromContext("workspace")} and id = ${employeeId} for update`);

export const covers = ({ start_date, end_date }: SalaryPeriod, day: string): boolean =>
  start_date <= day && (end_date === null || end_date >= day);

const sentSalary = ({ sent }: Pick<Change<"employees">, "sent">): boolean =>
  SALARY_FIELDS.some((name) => sent.has(name));

/** The rules between the three salary fields of an employee. */
export function checkSalary(change: SettledChange<"employees">): void {
  if (!sentSalary(change)) return;
  const { values, sent } = change;
  if (values.salary === null || values.salary === undefined) {
    const companion = (["salary_type", "salary_currency"] as const).find(
      (name) => sent.has(name) && values[name] != null,
    );
    if (companion) {
      change.fail(
        "salary",
        message`The salary field is required when ${companion.replace("_", " ")} is present.`,
      );
    }
  } else if (values.salary_type === null || values.salary_type === undefined) {
    change.fail("salary_type", "The salary type field is required when salary is present.");
  }
}

/** Stores a change of the salary fields as periods: a raise ends the current period and starts a new one. */
export async function storeSalary(change: WrittenChange<"employees">, work: Work): Promise<void> {
  const { values, stored, id } = change;
  if (stored && change.changes("start_date")) await moveFirstPeriod(change, work);
  if (!SALARY_FIELDS.some((name) => change.sent.has(name) && change.changes(name))) return;
  const periods = await salaryPeriods(work, id);
  const from =
    change.kind === "create"
      ? values.start_date
      : payDay(values.start_date, values.termination_date, work.today);
  const present = periods.find((period) => covers(period, from));
  if (values.salary === null || values.salary_type === null) {
    if (present) await endPeriod(work, present, from);
    return;
  }
  const next = {
    amount: values.salary,
    type: values.salary_type,
    currency: values.salary_currency ?? work.workspace.baseCurrency,
  };
  if (present?.start_date === from) {
    await work.update("salary-history", present.id, next);
    return;
  }
  if (present) await work.update("salary-history", present.id, { end_date: addDays(from, -1) });
  const later = periods.find((period) => period.start_date > from);
  await work.create("salary-history", {
    ...next,
    employee_id: id,
    start_date: from,
    end_date: present ? present.end_date : later ? addDays(later.start_date, -1) : null,
  });
}

async function endPeriod(work: Work, period: SalaryPeriod, day: string): Promise<void> {
  if (period.start_date === day) await work.remove("salary-history", period.id);
  else await work.update("salary-history", period.id, { end_date: addDays(day, -1) });
}

/** Moves the start of the first period with the first day of employment if both were the same. */
async function moveFirstPeriod(change: WrittenChange<"employees">, work: Work): Promise<void> {
  const [first] = await salaryPeriods(work, change.id);
  if (first && first.start_date === change.stored!.start_date) {
    await work.update("salary-history", first.id, { start_date: change.values.start_date });
  }
}

/** Refuses a first day of employment after the end of the first period, which could not be moved. */
export async function checkMovedStart(change: SettledChange<"employees">, work: ReadOnlyWork): Promise<void> {
  if (!change.stored || !change.changes("start_date")) return;
  const [first] = await salaryPeriods(work, change.id);
  if (!first || first.start_date !== change.stored.start_date || first.end_date === null) return;
  if (change.values.start_date && first.end_date < change.values.start_date) {
    change.fail("start_date", "The start date field must be a date before the end of the first salary.");
  }
}
