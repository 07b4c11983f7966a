import { EXAMPLE_ULID, resource, toMany, toOne } from "../../../engine/declare/index.ts";
import { performanceAnalytics } from "../analytics/performance-analytics.ts";
import { feedbackOn } from "../feedback-relationship.ts";
import { applySalary } from "./apply-salary.ts";
import { complete } from "./complete.ts";
import { evaluationFields } from "./evaluation-fields.ts";
import { evaluationFilters } from "./evaluation-filters.ts";
import { evaluationHooks } from "./evaluation-writes.ts";
import { evaluationPolicy } from "./evaluations.policy.ts";
import { launch } from "./launch.ts";
import { reopen, reopenResponse } from "./reopen.ts";
import { saveResponse, submitResponse } from "./respond.ts";
import { acknowledge, share } from "./share.ts";
import { cancel, start } from "./start.ts";
import { toDo } from "./to-do.ts";

/** Reviews of employees by assignees, with a form and a score. */
export const evaluations = resource("evaluations", {
  description:
    "Reviews of employees. Each employee is reviewed by one or more assignees with the form of an evaluation type, and can review themselves. Who sees what depends on the role and the stage.",
  label: "title",
  policy: evaluationPolicy,
  examples: {
    create: {
      employee_id: EXAMPLE_ULID,
      evaluation_type_id: EXAMPLE_ULID,
      period_start: "2026-01-01",
      period_end: "2026-06-30",
      cycle: "2026 H1",
    },
    change: { due_date: "2026-07-31" },
  },
  fields: evaluationFields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    evaluationType: toOne("evaluation-types", "evaluation_type_id"),
    assignees: toMany("employees", "assignee_ids"),
    feedback: feedbackOn("evaluation_id"),
  },
  filters: evaluationFilters,
  sort: ["id", "period_end", "due_date", "status", "score", "completed_at", "created_at"],
  defaultSort: "-period_end",
  search: ["title", "cycle", "employee.first_name", "employee.last_name"],
  globalSearch: { detail: ["cycle"] },
  hooks: evaluationHooks,
  actions: {
    start,
    "save-response": saveResponse,
    "submit-response": submitResponse,
    "reopen-response": reopenResponse,
    complete,
    reopen,
    share,
    acknowledge,
    "apply-salary": applySalary,
    cancel,
  },
  standaloneActions: { launch },
  getters: { "performance-analytics": performanceAnalytics, "to-do": toDo },
  systemEvents: {
    due: {
      title: "Evaluation due",
      description:
        "The due date of an evaluation in progress has come. It is reported once for each due date, from 08:00 on.",
    },
  },
});
