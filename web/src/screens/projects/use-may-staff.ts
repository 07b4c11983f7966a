import type { ApiRecord } from "../../api/records.ts";
import { useMay, useSession } from "../../session/session.ts";

/** Whether the person may staff the project and plan its tasks: its lead and holders of manage-projects. */
export function useMayStaff({ attributes }: Pick<ApiRecord, "attributes">): boolean {
  const { employee_id } = useSession();
  const may = useMay();
  const isLead = employee_id !== null && attributes.manager_employee_id === employee_id;
  return attributes.archived !== true && (isLead || may("manage-projects"));
}
