import { positions } from "../../api/generated/resources/positions.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "positions",
  metadata: positions,
  title: "Positions",
  singular: "Position",
  note: "Job titles. The department of a person is that of the position.",
  list: {
    columns: ["name", "department_id", "description"],
    more: ["is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: "A position is a job title, such as Developer.",
  },
  form: [{ title: "Position", fields: ["name", "description", "department_id"] }],
});
