import { leadSources } from "../../api/generated/resources/lead-sources.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** Where leads come from. */
export default listScreen({
  resource: "lead-sources",
  metadata: leadSources,
  title: "Lead sources",
  singular: "Lead source",
  note: "Where leads come from.",
  list: {
    columns: ["name", "description"],
    more: ["is_used", "created_at", "updated_at", "archived_at"],
    sort: "name",
    views: [
      { id: "current", label: "Current", filters: { archived: "false" } },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: "A source is where leads come from, such as a fair.",
  },
  form: [{ title: "Lead source", fields: ["name", "description"] }],
});
