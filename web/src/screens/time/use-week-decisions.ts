import { useDecidable } from "../../session/reports.ts";
import { useSession } from "../../session/session.ts";
import type { PersonWeek } from "./weekly-report.ts";

type Person = Pick<PersonWeek, "employee_id" | "manager_employee_id">;

/** Whether the person may approve, reject and reopen a week; their own only if they have no manager. */
export function useWeekDecisions(employeeIds: readonly string[]): (person: Person) => boolean {
  const { employee_id: own } = useSession();
  const mayDecide = useDecidable("manage-timesheets", employeeIds);
  return ({ employee_id, manager_employee_id }) =>
    mayDecide(employee_id) && (employee_id !== own || manager_employee_id === null);
}
