import { departments } from "../../api/generated/resources/departments.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "departments",
  metadata: departments,
  title: "Departments",
  singular: "Department",
  note: "The top level of the organization.",
  fields: { manager_employee_id: { label: "Head", hint: "Cleared when that person is archived." } },
  list: {
    columns: ["name", "manager_employee_id", "description"],
    more: ["is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: "Departments hold directions and positions, and group people in reports.",
  },
  form: [{ title: "Department", fields: ["name", "description", "manager_employee_id"] }],
});
