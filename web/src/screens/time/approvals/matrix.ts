import { dayOf } from "../../../format/calendar.ts";
import { byName } from "../../../format/names.ts";
import type { PersonWeek, ReportedWeek } from "../weekly-report.ts";

/** An employee with the weeks in which they were employed. */
export interface MatrixRow {
  readonly employeeId: string;
  readonly name: string;
  readonly managerId: string | null;
  /** The weeks by their first day. */
  readonly weeks: Readonly<Record<string, PersonWeek>>;
}

/** Turns the weeks of the report into rows of employees, in the order of the response. */
export function matrixOf(weeks: readonly ReportedWeek[]): readonly MatrixRow[] {
  const rows = new Map<
    string,
    { name: string; managerId: string | null; weeks: Record<string, PersonWeek> }
  >();
  for (const { week_start, employees } of weeks) {
    for (const person of employees) {
      const row = rows.get(person.employee_id) ?? {
        name: person.name,
        managerId: person.manager_employee_id,
        weeks: {},
      };
      row.weeks[dayOf(week_start)] = person;
      rows.set(person.employee_id, row);
    }
  }
  return [...rows]
    .map(([employeeId, row]) => ({ employeeId, ...row }))
    .sort((one, other) => byName(one.name, other.name));
}
