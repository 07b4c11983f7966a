import { levels } from "../../api/generated/resources/levels.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "levels",
  metadata: levels,
  title: "Levels",
  singular: "Level",
  note: "Levels of seniority, lowest first.",
  list: {
    columns: ["name", "rank", "description"],
    more: ["is_used", "created_at", "updated_at"],
    sort: "rank",
    emptyText: "A level is a step of seniority, such as Senior.",
  },
  form: [{ title: "Level", fields: ["name", "description", "rank"] }],
});
