import { departments } from "../../api/generated/resources/departments.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "departments",
  metadata: departments,
  title: t("Departments"),
  singular: t("Department"),
  note: t("The top level of the organization."),
  fields: { manager_employee_id: { label: t("Head"), hint: t("Cleared when that person is archived.") } },
  list: {
    columns: ["name", "manager_employee_id", "description"],
    more: ["is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: t("Departments hold directions and positions, and group people in reports."),
  },
  form: [{ title: t("Department"), fields: ["name", "description", "manager_employee_id"] }],
});
