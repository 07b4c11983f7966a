import { dayOf } from "../../../format/calendar.ts";
import { byName } from "../../../format/names.ts";
import type { PersonWeek, ReportedWeek } from "../weekly-report.ts";

/** A person with the weeks in which they were employed. */
export interface MatrixRow {
  readonly employeeId: string;
  readonly name: string;
  readonly managerId: string | null;
  /** By the first day of the week. */
  readonly weeks: Readonly<Record<string, PersonWeek>>;
}

/** People and weeks out of the weeks with their people, in the order in which they are returned. */
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
