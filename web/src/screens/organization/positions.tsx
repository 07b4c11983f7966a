import { positions } from "../../api/generated/resources/positions.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "positions",
  metadata: positions,
  title: t("Positions"),
  singular: t("Position"),
  note: t("Job titles. The department of a person is that of the position."),
  list: {
    columns: ["name", "department_id", "description"],
    more: ["is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: t("A position is a job title, such as Developer."),
  },
  form: [{ title: t("Position"), fields: ["name", "description", "department_id"] }],
});
