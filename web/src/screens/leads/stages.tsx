import { leadStages } from "../../api/generated/resources/lead-stages.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The stages of the sales pipeline, in their order. */
export default listScreen({
  resource: "lead-stages",
  metadata: leadStages,
  title: "Lead stages",
  singular: "Lead stage",
  note: "The steps of a sale, in the order in which a lead passes through them.",
  fields: {
    position: { label: "Place", hint: "Empty: the last." },
    stale_after_days: { label: "Stale after", hint: "Empty: leads in this stage are never stale." },
  },
  list: {
    columns: ["position", "name", "probability", "stale_after_days", "color"],
    more: ["description", "is_used", "created_at", "updated_at", "archived_at"],
    sort: "position",
    views: [
      { id: "current", label: "Current", filters: { archived: "false" } },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: "A stage is a step of a sale, such as the proposal.",
  },
  form: [
    {
      title: "Lead stage",
      fields: ["name", "probability", "position", "stale_after_days", "color", "description"],
    },
  ],
});
