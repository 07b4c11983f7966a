import { Group, Text } from "@mantine/core";
import { evaluations } from "../../../api/generated/resources/evaluations.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { reviewActions } from "./review-actions.ts";
import { ReviewButtons } from "./review-buttons.tsx";
import { ReviewProgress } from "./review-progress.tsx";
import { ReviewStatus, STATUS_LABELS } from "./review-status.tsx";

type Review = ApiRecord<"evaluations">;

const fields: Readonly<Record<string, FieldOverride>> = {
  evaluation_type_id: { label: "Type" },
  title: { label: "Title", hint: "If empty, the type and the month in which the period ends." },
  cycle: { label: "Cycle" },
  period_start: { label: "Period from" },
  period_end: { label: "Period to" },
  due_date: { label: "Due on", hint: "If empty, the type's number of days from today." },
  assignee_ids: {
    label: "Reviewers",
    hint: "If empty, those who are named for the employee, else the manager.",
  },
  has_self_review: { label: "Self review", hint: "Whether the employee responds too." },
  status: { optionLabels: STATUS_LABELS },
  responses_submitted_count: { label: "Responses", hint: undefined },
  score: { label: "Score", hint: "The mean of the reviewers' scores." },
  self_score: { label: "Score of the self review", hint: "It does not count." },
  summary: { hint: "The employee reads it once the review is shared." },
  private_notes: { hint: "The employee never sees them." },
  proposed_salary_currency: { label: "Currency" },
  proposed_salary_type: { label: "Paid" },
  salary_effective_date: { label: "From", hint: "If empty, the day on which it is applied." },
  is_overdue: { label: "Overdue", hint: undefined },
  started_at: { label: "Started" },
  completed_at: { label: "Completed" },
  shared_at: { label: "Shared", hint: undefined },
  acknowledged_at: { label: "Acknowledged" },
  acknowledgement: { label: "Comment of the employee", hint: undefined },
  salary_applied_at: { label: "Applied" },
};

const ALWAYS_OPEN = ["private_notes"];
const AFTER_COMPLETION = [
  ...["private_notes", "summary"],
  ...["proposed_salary", "proposed_salary_currency", "proposed_salary_type", "salary_effective_date"],
];
const FIXED_BY_START = ["period_start", "period_end", "has_self_review"];

/** Whether the API accepts a change of the field in the state of the review. */
function isChangeable({ attributes }: Review, field: string): boolean {
  const isApplied = Boolean(attributes.salary_applied_at);
  if (isApplied && AFTER_COMPLETION.includes(field) && !["private_notes", "summary"].includes(field))
    return false;
  if (attributes.status === "completed") return AFTER_COMPLETION.includes(field);
  if (attributes.status === "cancelled") return ALWAYS_OPEN.includes(field);
  return attributes.status === "draft" || !FIXED_BY_START.includes(field);
}

/** The list, form and page of reviews, which the API calls evaluations. */
export const reviewUi = resourceUi({
  resource: "evaluations",
  metadata: evaluations,
  title: "Team reviews",
  singular: "Review",
  note: "The reviews of the people whom you lead, review, or look after.",
  fields,
  list: {
    columns: [
      "title",
      "employee_id",
      {
        name: "status",
        render: ({ attributes }: Review) => (
          <Group gap={6}>
            <ReviewStatus review={attributes} />
          </Group>
        ),
      },
      {
        name: "responses_submitted_count",
        render: ({ attributes: { responses_submitted_count, responses_expected_count } }: Review) => (
          <ReviewProgress submitted={responses_submitted_count} expected={responses_expected_count} />
        ),
      },
      "due_date",
      {
        name: "score",
        isFigure: true,
        render: ({ attributes: { score } }: Review) => (
          <Text size="sm" component="span" style={{ whiteSpace: "nowrap" }}>
            {formatPercent(score)}
          </Text>
        ),
      },
    ],
    more: [
      ...["evaluation_type_id", "cycle", "period_start", "period_end", "assignee_ids", "self_score"],
      ...["started_at", "completed_at", "shared_at", "acknowledged_at", "created_at"],
    ],
    sort: "-period_end",
    views: [
      { id: "running", label: "Running", filters: { status: "draft,in_progress" } },
      { id: "overdue", label: "Overdue", filters: { is_overdue: "true" } },
      {
        id: "awaits-me",
        label: "Awaiting my response",
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "in_progress", pending_assignee_id: employee_id },
      },
      { id: "unshared", label: "To be shared", filters: { status: "completed", shared_at: "null" } },
      { id: "completed", label: "Completed", filters: { status: "completed" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      employee_id: { label: "Employee", resource: "employees" },
      evaluation_type_id: { label: "Type", resource: "evaluation-types" },
      assignee_id: { label: "Reviewer", resource: "employees" },
      pending_assignee_id: { label: "Awaiting the response of", resource: "employees" },
      manager_employee_id: { label: "Led by", resource: "employees" },
    },
    bulk: {
      start: { label: "Start", from: ["draft"] },
      complete: { label: "Complete", from: ["in_progress"], without: ["force"] },
      share: { label: "Share", from: ["completed"] },
      cancel: { label: "Cancel", from: ["draft", "in_progress"], isDangerous: true },
    },
    emptyText: "Reviews of people whom you lead or review appear here.",
  },
  form: [
    {
      title: "Review",
      fields: ["employee_id", "evaluation_type_id", "title", "cycle", "period_start", "period_end"],
    },
    { title: "Responses", fields: ["assignee_ids", "has_self_review", "due_date"] },
  ],
  actions: reviewActions,
  isChangeable,
  deletion: { isOffered: ({ attributes, meta }) => attributes.status === "draft" && meta.authorizedToDelete },
  page: (id) => `/performance/reviews/${id}`,
  ListActions: ReviewButtons,
});
