import { workLocations } from "../../api/generated/resources/work-locations.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "work-locations",
  metadata: workLocations,
  title: "Work locations",
  singular: "Work location",
  note: "Where people work. A person can have several.",
  fields: {
    is_remote: { label: "Remote" },
    working_days: { hint: "If none are selected, those of the workspace." },
    timezone: { label: "Time zone" },
    address: { hint: undefined },
  },
  list: {
    columns: ["name", "address", "is_remote", "timezone"],
    more: ["working_days", "description", "is_used", "created_at", "updated_at"],
    sort: "name",
    emptyText: "A work location is an office, a site, or work from home.",
  },
  form: [
    {
      title: "Work location",
      fields: ["name", "description", "is_remote", "address", "timezone", "working_days"],
    },
  ],
});
