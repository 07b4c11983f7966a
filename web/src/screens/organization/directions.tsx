import { directions } from "../../api/generated/resources/directions.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "directions",
  metadata: directions,
  title: "Directions",
  singular: "Direction",
  note: "Units within a department.",
  list: {
    columns: ["name", "department_id", "description"],
    more: ["id", "is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: "A direction is a unit within a department, such as Platform.",
  },
  form: [{ title: "Direction", fields: ["name", "description", "department_id"] }],
});
