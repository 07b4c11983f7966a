import { leadSources } from "../../api/generated/resources/lead-sources.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** Where leads come from. */
export default listScreen({
  resource: "lead-sources",
  metadata: leadSources,
  title: t("Lead sources"),
  singular: t("Lead source"),
  note: t("Where leads come from."),
  list: {
    columns: ["name", "description"],
    more: ["is_used", "created_at", "updated_at", "archived_at"],
    sort: "name",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: t("A source is where leads come from, such as a fair."),
  },
  form: [{ title: t("Lead source"), fields: ["name", "description"] }],
});
