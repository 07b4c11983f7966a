import { hiringStages } from "../../api/generated/resources/hiring-stages.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The stages through which candidates pass, in their order. */
export default listScreen({
  resource: "hiring-stages",
  metadata: hiringStages,
  title: "Hiring stages",
  singular: "Hiring stage",
  note: "The steps from the application to the offer, in the order in which the candidates of all jobs pass them.",
  fields: {
    position: { label: "Place", hint: "Empty: the last." },
    stale_after_days: { label: "Too long after", hint: "Empty: candidates can stay here for any time." },
    requires_rating: { label: "Rating required", hint: "Nobody moves on to a later stage without a rating." },
    active_candidates_count: { label: "Active candidates" },
  },
  list: {
    columns: [
      ...["position", "name", "stale_after_days", "requires_rating", "active_candidates_count", "color"],
    ],
    more: ["is_used", "created_at", "updated_at", "archived_at"],
    sort: "position",
    views: [
      { id: "current", label: "Current", filters: { archived: "false" } },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: "A stage is a step of an application, such as the interview.",
  },
  form: [
    { title: "Hiring stage", fields: ["name", "position", "stale_after_days", "requires_rating", "color"] },
  ],
});
