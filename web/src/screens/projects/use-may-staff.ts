import type { ApiRecord } from "../../api/records.ts";
import { useMay, useSession } from "../../session/session.ts";

/** Whether the person staffs the project and plans its tasks: its lead, or who manages projects. */
export function useMayStaff({ attributes }: Pick<ApiRecord, "attributes">): boolean {
  const { employee_id } = useSession();
  const may = useMay();
  const isLead = employee_id !== null && attributes.manager_employee_id === employee_id;
  return attributes.archived !== true && (isLead || may("manage-projects"));
}
