import { EXAMPLE_ULID, inverse, resource, scoped, toOne } from "../../../engine/declare/index.ts";
import { hiringAnalytics } from "../analytics/hiring-analytics.ts";
import { MANAGERS, VIEWERS } from "../rights.ts";
import { anonymize } from "./anonymize.ts";
import { candidateFields } from "./candidate-fields.ts";
import { candidateFilters } from "./candidate-filters.ts";
import { candidateHooks } from "./candidate-writes.ts";
import { candidatesInGroups } from "./candidates-in-groups.ts";
import { addFile, removeFile } from "./file-actions.ts";
import { hire } from "./hire.ts";
import { move } from "./move.ts";
import { reject, withdraw } from "./reject.ts";
import { reopen } from "./reopen.ts";
import { transfer } from "./transfer.ts";
import { undoHire } from "./undo-hire.ts";

/** Applications of people, each for one job or for none. */
export const candidates = resource("candidates", {
  description:
    "Applications of people. Each is of one person for one job, or in the pool for none; another application of the same person is another candidate. The status is separate from the stage.",
  policy: scoped(VIEWERS, { write: [MANAGERS] }),
  examples: {
    create: { job_id: EXAMPLE_ULID, first_name: "Ada", last_name: "Ionescu", email: "ada@example.com" },
    change: { rating: 4 },
  },
  fields: candidateFields,
  relationships: {
    job: toOne("jobs", "job_id"),
    stage: toOne("hiring-stages", "stage_id"),
    recruiter: toOne("employees", "recruiter_employee_id"),
    referredBy: toOne("employees", "referred_by_employee_id"),
    employee: toOne("employees", "employee_id"),
    stageHistory: inverse("candidate-stage-history", "candidate_id", { sort: "entered_at,id" }),
  },
  filters: candidateFilters,
  search: ["first_name", "last_name", "email", "phone"],
  sort: [
    ...(["id", "name", "rating", "applied_at", "stage_id", "stage_entered_at"] as const),
    ...(["retention_until", "created_at", "updated_at"] as const),
  ],
  defaultSort: "-id",
  variants: { group: candidatesInGroups },
  hooks: candidateHooks,
  actions: {
    ...{ move, transfer, reject, withdraw, reopen, hire, "undo-hire": undoHire },
    ...{ "add-file": addFile, "remove-file": removeFile, anonymize },
  },
  getters: { "hiring-analytics": hiringAnalytics },
});
