import type { InputProps } from "../../../fields/field-ui.ts";
import { id } from "../../../fields/id.tsx";
import { useMay } from "../../../session/session.ts";

/** Whose time it is: one's own, unless somebody may book that of others. */
export function EmployeeInput(props: InputProps) {
  return useMay()("manage-timesheets") ? <id.Input {...props} /> : null;
}
