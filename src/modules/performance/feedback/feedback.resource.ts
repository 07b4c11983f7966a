import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  filterOf,
  idKind,
  joined,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { feedbackPolicy } from "./feedback.policy.ts";
import { feedbackFields } from "./feedback-fields.ts";
import { feedbackHooks } from "./feedback-writes.ts";
import { removeAudio, removeFile, uploadAudio, uploadFile } from "./file-actions.ts";

/** What is said about employees, evaluations and goals, spontaneously or in answer to a request. */
export const feedback = resource("feedback", {
  description:
    "What is said about employees, evaluations, goals and candidates, spontaneously or in answer to a feedback request.",
  singular: "feedback",
  plural: "feedback",
  label: "type",
  policy: feedbackPolicy,
  examples: {
    create: { feedbackable_id: EXAMPLE_ULID, type: "praise", notes: "The release went out because of you." },
    change: { is_visible_to_employee: true },
  },
  fields: feedbackFields,
  relationships: {
    createdBy: toOne("users", "created_by"),
    createdByEmployee: toOne("employees", "created_by_employee_id"),
    feedbackRequest: toOne("feedback-requests", "feedback_request_id"),
    employee: joined(
      "one",
      "employees",
      (source, target) => sql`${column(target, "id")} = ${column(source, "subject_employee_id")}`,
    ),
    evaluation: joined(
      "one",
      "evaluations",
      (source, target) => sql`${column(target, "id")} = ${column(source, "evaluation_id")}`,
    ),
    goal: joined(
      "one",
      "goals",
      (source, target) => sql`${column(target, "id")} = ${column(source, "goal_id")}`,
    ),
  },
  filters: {
    id: byFieldAnyOf,
    feedbackable_type: byField,
    feedbackable_id: byFieldAnyOf,
    employee_id: filterOf(idKind, {
      title: "employee that it is about",
      nullable: true,
      expression: (alias) => column(alias, "subject_employee_id"),
    }),
    created_by_employee_id: byFieldAnyOf,
    feedback_request_id: byField,
    type: byFieldAnyOf,
    is_visible_to_employee: byField,
    given_at: byField,
    transcription_status: byField,
  },
  sort: ["id", "given_at", "type", "created_at"],
  defaultSort: "-given_at",
  search: ["notes", "transcription"],
  hooks: feedbackHooks,
  actions: {
    "upload-file": uploadFile,
    "upload-audio": uploadAudio,
    "remove-file": removeFile,
    "remove-audio": removeAudio,
  },
});
