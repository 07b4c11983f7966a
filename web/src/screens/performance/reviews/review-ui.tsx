import { Group, Text } from "@mantine/core";
import { evaluations } from "../../../api/generated/resources/evaluations.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { reviewActions } from "./review-actions.ts";
import { ReviewButtons } from "./review-buttons.tsx";
import { ReviewProgress } from "./review-progress.tsx";
import { ReviewStatus, STATUS_LABELS } from "./review-status.tsx";

type Review = ApiRecord<"evaluations">;

const fields: Readonly<Record<string, FieldOverride>> = {
  evaluation_type_id: { label: t("Type") },
  title: { label: t("Title"), hint: t("If empty, the type and the month in which the period ends.") },
  cycle: { label: t("Cycle") },
  period_start: { label: t("Period from") },
  period_end: { label: t("Period to") },
  due_date: { label: t("Due on"), hint: t("If empty, the type's number of days from today.") },
  assignee_ids: {
    label: t("Reviewers"),
    hint: t("If empty, those who are named for the employee, else the manager."),
  },
  has_self_review: { label: t("Self review"), hint: t("Whether the employee responds too.") },
  status: { optionLabels: STATUS_LABELS },
  responses_submitted_count: { label: t("Responses"), hint: undefined },
  score: { label: t("Score"), hint: t("The mean of the reviewers' scores.") },
  self_score: { label: t("Score of the self review"), hint: t("It does not count.") },
  summary: { hint: t("The employee reads it once the review is shared.") },
  private_notes: { hint: t("The employee never sees them.") },
  proposed_salary_currency: { label: t("Currency") },
  proposed_salary_type: { label: t("Salary type") },
  salary_effective_date: { label: t("From"), hint: t("If empty, the day on which it is applied.") },
  is_overdue: { label: t("Overdue"), hint: undefined },
  started_at: { label: t("Started") },
  completed_at: { label: t("Completed") },
  shared_at: { label: t("Shared"), hint: undefined },
  acknowledged_at: { label: t("Acknowledged") },
  acknowledgement: { label: t("Comment of the employee"), hint: undefined },
  salary_applied_at: { label: t("Applied") },
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
  title: t("Team reviews"),
  singular: t("Review"),
  note: t("The reviews of the people whom you lead, review, or look after."),
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
      { id: "running", label: t("Running"), filters: { status: "draft,in_progress" } },
      { id: "overdue", label: (them) => t("Overdue", them), filters: { is_overdue: "true" } },
      {
        id: "awaits-me",
        label: t("Awaiting my response"),
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "in_progress", pending_assignee_id: employee_id },
      },
      { id: "unshared", label: t("To be shared"), filters: { status: "completed", shared_at: "null" } },
      { id: "completed", label: (them) => t("Completed", them), filters: { status: "completed" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      employee_id: { label: t("Employee"), resource: "employees" },
      evaluation_type_id: { label: t("Type"), resource: "evaluation-types" },
      assignee_id: { label: t("Reviewer"), resource: "employees" },
      pending_assignee_id: { label: t("Awaiting the response of"), resource: "employees" },
      manager_employee_id: { label: t("Led by"), resource: "employees" },
    },
    bulk: {
      start: { label: t("Start"), from: ["draft"] },
      complete: { label: t("Complete"), from: ["in_progress"], without: ["force"] },
      share: { label: t("Share the outcome"), from: ["completed"] },
      cancel: { label: t("Cancel"), from: ["draft", "in_progress"], isDangerous: true },
    },
    emptyText: t("Reviews of people whom you lead or review appear here."),
  },
  calendar: {
    path: "/performance/reviews/calendar",
    listPath: "/performance/reviews",
    from: "due_date",
    days: ["due_date", "period_end"],
    note: (review: Review) => relatedLabel(review, "employee") || null,
    isTentative: ({ attributes }: Review) => attributes.status !== "in_progress",
    related: ["employee_id"],
  },
  form: [
    {
      title: t("Review"),
      fields: ["employee_id", "evaluation_type_id", "title", "cycle", "period_start", "period_end"],
    },
    { title: t("Responses"), fields: ["assignee_ids", "has_self_review", "due_date"] },
  ],
  actions: reviewActions,
  isChangeable,
  deletion: { isOffered: ({ attributes, meta }) => attributes.status === "draft" && meta.authorizedToDelete },
  page: (id) => `/performance/reviews/${id}`,
  ListActions: ReviewButtons,
});
