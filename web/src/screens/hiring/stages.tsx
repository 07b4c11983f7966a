import { hiringStages } from "../../api/generated/resources/hiring-stages.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The stages through which candidates pass, in their order. */
export default listScreen({
  resource: "hiring-stages",
  metadata: hiringStages,
  title: t("Hiring stages"),
  singular: t("Hiring stage"),
  note: t(
    "The steps from the application to the offer, in the order in which the candidates of all jobs pass them.",
  ),
  fields: {
    position: { label: t("Place"), hint: t("Empty: the last.") },
    stale_after_days: {
      label: t("Too long after"),
      hint: t("Empty: candidates can stay here for any time."),
    },
    requires_rating: {
      label: t("Rating required"),
      hint: t("Nobody moves on to a later stage without a rating."),
    },
    active_candidates_count: { label: t("Active candidates") },
  },
  list: {
    columns: [
      ...["position", "name", "stale_after_days", "requires_rating", "active_candidates_count", "color"],
    ],
    more: ["is_used", "created_at", "updated_at", "archived_at"],
    sort: "position",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: t("A stage is a step of an application, such as the interview."),
  },
  form: [
    {
      title: t("Hiring stage"),
      fields: ["name", "position", "stale_after_days", "requires_rating", "color"],
    },
  ],
});
