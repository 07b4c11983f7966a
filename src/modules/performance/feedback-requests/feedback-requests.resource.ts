import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  type Filter,
  filterOf,
  idKind,
  inverse,
  joined,
  resource,
  toOne,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { requestPolicy } from "./feedback-requests.policy.ts";
import { cancel, close, reopen } from "./request-actions.ts";
import { requestFields } from "./request-fields.ts";
import { requestHooks } from "./request-writes.ts";
import { decline, respond } from "./respond.ts";
import { isShownRespondent } from "./shown-respondents.ts";

/** Filters by respondents whom the caller sees, so that nobody finds out more than the record shows. */
const respondent = (title: string, also: Sql): Filter =>
  filterOf(idKind, {
    title,
    nullable: false,
    condition: (alias, operand) => sql`exists (select 1 from feedback_respondents chosen
      where chosen.workspace_id = ${column(alias, "workspace_id")} and chosen.request_id = ${column(alias, "id")}
        and chosen.employee_id = any(${valuesOf(operand)}::text[]) and ${also} and ${isShownRespondent(alias, "chosen")})`,
  });

/** 360 reviews: one employee, several respondents, anonymous or not. */
export const feedbackRequests = resource("feedback-requests", {
  description:
    "Requests for feedback on one employee by several respondents: the employee, superiors, peers and reports. In an anonymous one, authors are hidden from everybody but HR.",
  label: "message",
  policy: requestPolicy,
  examples: {
    create: {
      employee_id: EXAMPLE_ULID,
      respondent_employee_ids: [EXAMPLE_ULID],
      message: "How do we work together?",
      questions: [{ key: "teamwork", title: "Teamwork", kind: "rating" }],
      is_anonymous: true,
    },
    change: { due_date: "2026-09-30" },
  },
  fields: requestFields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    requestedBy: toOne("employees", "requested_by_employee_id"),
    evaluation: toOne("evaluations", "evaluation_id"),
    respondents: joined(
      "many",
      "employees",
      (source, target) => sql`exists (select 1 from feedback_respondents asked
        where asked.workspace_id = ${column(source, "workspace_id")} and asked.request_id = ${column(source, "id")}
          and asked.employee_id = ${column(target, "id")} and ${isShownRespondent(source, "asked")})`,
    ),
    feedback: inverse("feedback", "feedback_request_id"),
  },
  filters: {
    id: byFieldAnyOf,
    employee_id: byFieldAnyOf,
    requested_by_employee_id: byFieldAnyOf,
    respondent_employee_id: respondent("respondent", sql`true`),
    pending_respondent_id: respondent("respondent who has not answered", sql`chosen.status = 'pending'`),
    evaluation_id: byField,
    status: byField,
    due_date: byField,
    is_anonymous: byField,
  },
  sort: ["id", "due_date", "created_at", "status"],
  defaultSort: "-created_at",
  search: ["message", "employee.first_name", "employee.last_name"],
  hooks: requestHooks,
  actions: { respond, decline, close, cancel, reopen },
});
