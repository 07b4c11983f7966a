import { resource, scoped, toMany, toOne } from "../../../engine/declare/index.ts";
import { MANAGERS, VIEWERS } from "../rights.ts";
import { close } from "./close.ts";
import { jobFields } from "./job-fields.ts";
import { jobFilters } from "./job-filters.ts";
import { hold, open, reopen, resume } from "./job-states.ts";
import { jobHooks } from "./job-writes.ts";

/** Openings for which candidates apply. */
export const jobs = resource("jobs", {
  description: "An opening, or several of the same kind, for which candidates apply.",
  policy: scoped(VIEWERS, { write: [MANAGERS] }),
  tracksUse: true,
  label: "title",
  examples: {
    create: { title: "Backend developer", openings: 2, is_remote: true },
    change: { openings: 3 },
  },
  fields: jobFields,
  relationships: {
    department: toOne("departments", "department_id"),
    position: toOne("positions", "position_id"),
    level: toOne("levels", "level_id"),
    hiringManager: toOne("employees", "hiring_manager_employee_id"),
    recruiter: toOne("employees", "recruiter_employee_id"),
    workLocations: toMany("work-locations", "work_location_ids"),
  },
  filters: jobFilters,
  search: ["title", "description"],
  sort: ["id", "title", "status", "openings", "target_date", "opened_at", "created_at"],
  defaultSort: "-id",
  hooks: jobHooks,
  actions: { open, hold, resume, close, reopen },
});
