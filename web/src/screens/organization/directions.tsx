import { directions } from "../../api/generated/resources/directions.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "directions",
  metadata: directions,
  title: t("Directions"),
  singular: t("Direction"),
  note: t("Units within a department."),
  list: {
    columns: ["name", "department_id", "description"],
    more: ["id", "is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: t("A direction is a unit within a department, such as Platform."),
  },
  form: [{ title: t("Direction"), fields: ["name", "description", "department_id"] }],
});
