import { workLocations } from "../../api/generated/resources/work-locations.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "work-locations",
  metadata: workLocations,
  title: t("Work locations"),
  singular: t("Work location"),
  note: t("Where people work. A person can have several."),
  fields: {
    is_remote: { label: t("Remote") },
    working_days: { hint: t("If none are selected, those of the workspace.") },
    timezone: { label: t("Time zone") },
    address: { hint: undefined },
  },
  list: {
    columns: ["name", "address", "is_remote", "timezone"],
    more: ["working_days", "description", "is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: t("A work location is an office, a site, or work from home."),
  },
  form: [
    {
      title: t("Work location"),
      fields: ["name", "description", "is_remote", "address", "timezone", "working_days"],
    },
  ],
});
