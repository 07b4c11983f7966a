import type { InputProps } from "../../../fields/field-ui.ts";
import { id } from "../../../fields/id.tsx";
import { useMay } from "../../../session/session.ts";

/** The input for the employee, for people who may book the time of others. */
export function EmployeeInput(props: InputProps) {
  return useMay()("manage-timesheets") ? <id.Input {...props} /> : null;
}
