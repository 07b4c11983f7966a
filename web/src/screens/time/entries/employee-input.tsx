import type { InputProps } from "../../../fields/field-ui.ts";
import { IdField } from "../../../fields/inputs/id.tsx";
import { useMay } from "../../../session/session.ts";

/** The input for the employee, for people who may book the time of others. */
export function EmployeeInput(props: InputProps) {
  return useMay()("manage-timesheets") ? <IdField {...props} /> : null;
}
