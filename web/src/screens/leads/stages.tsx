import { leadStages } from "../../api/generated/resources/lead-stages.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The stages of the sales pipeline, in their order. */
export default listScreen({
  resource: "lead-stages",
  metadata: leadStages,
  title: t("Lead stages"),
  singular: t("Lead stage"),
  note: t("The steps of a sale, in the order in which a lead passes through them."),
  fields: {
    position: { label: t("Place"), hint: t("Empty: the last.") },
    stale_after_days: { label: t("Stale after"), hint: t("Empty: leads in this stage are never stale.") },
  },
  list: {
    columns: ["position", "name", "probability", "stale_after_days", "color"],
    more: ["description", "is_used", "created_at", "updated_at", "archived_at"],
    sort: "position",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: t("A stage is a step of a sale, such as the proposal."),
  },
  form: [
    {
      title: t("Lead stage"),
      fields: ["name", "probability", "position", "stale_after_days", "color", "description"],
    },
  ],
});
