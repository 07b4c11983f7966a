import { Text } from "@mantine/core";
import { feedbackRequests } from "../../../api/generated/resources/feedback-requests.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { aboutWhom, feedbackOn } from "./feedback-ui.tsx";
import { REQUEST_STATUS_LABELS, RequestStatus } from "./feedback-words.tsx";
import { QuestionsInput } from "./questions-input.tsx";

type Request = ApiRecord<"feedback-requests">;

const fields: Readonly<Record<string, FieldOverride>> = {
  employee_id: { label: t("About"), hint: t("If empty, you.") },
  respondent_employee_ids: { label: t("Who is asked"), hint: t("Include the employee for a self review.") },
  evaluation_id: { label: t("For the review"), hint: undefined },
  questions: { Input: QuestionsInput, hint: undefined },
  due_date: { label: t("Due on"), hint: undefined },
  is_anonymous: {
    label: t("Anonymous"),
    hint: t(
      "Only HR knows who of the peers and reports said what. Their responses are shown once the request is closed and at least 3 of them have responded.",
    ),
  },
  is_visible_to_employee: { label: t("The employee may read the responses"), hint: undefined },
  status: { optionLabels: REQUEST_STATUS_LABELS, hint: undefined },
  responses_count: { label: t("Responses") },
  response_rate: { label: t("Response rate"), hint: undefined },
  requested_by_employee_id: { label: t("Requested by") },
  closed_at: { label: t("Closed") },
};

/** The list, form and page of feedback requests. */
export const requestUi = resourceUi({
  resource: "feedback-requests",
  metadata: feedbackRequests,
  title: t("Feedback requests"),
  singular: t("Feedback request"),
  nameOf: feedbackOn,
  fields,
  list: {
    columns: [
      {
        name: "employee_id",
        label: t("About"),
        include: "employee[id|name|avatar]",
        render: (record: Request) => (
          <Text size="sm" fw={500} component="span">
            {aboutWhom(record)}
          </Text>
        ),
      },
      {
        name: "status",
        render: ({ attributes }: Request) => <RequestStatus status={attributes.status} />,
      },
      "responses_count",
      "response_rate",
      "due_date",
    ],
    more: ["requested_by_employee_id", "is_anonymous", "message", "closed_at", "created_at"],
    sort: "-created_at",
    views: [
      {
        id: "awaits-me",
        label: t("Awaiting my response"),
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "open", pending_respondent_id: employee_id },
      },
      { id: "open", label: (them) => t("Open", them), filters: { status: "open" } },
      { id: "closed", label: (them) => t("Closed", them), filters: { status: "closed" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      employee_id: { label: t("About"), resource: "employees" },
      requested_by_employee_id: { label: t("Requested by"), resource: "employees" },
      respondent_employee_id: { label: t("Asked"), resource: "employees" },
      pending_respondent_id: { label: t("Awaiting the response of"), resource: "employees" },
      evaluation_id: { isHidden: true },
    },
    emptyText: t("Ask colleagues for feedback on yourself, or on somebody whom you lead."),
  },
  form: [
    { title: t("Request"), fields: ["employee_id", "respondent_employee_ids", "due_date", "message"] },
    { title: t("Questions"), fields: ["questions"] },
    { title: t("Who reads it"), fields: ["is_anonymous", "is_visible_to_employee"] },
  ],
  actions: {
    decline: {
      label: t("Decline"),
      icon: "x",
      text: t("You do not respond to the request."),
      done: t("Request declined"),
      fields: { reason: { label: t("Why"), hint: undefined } },
    },
    close: {
      label: t("Close"),
      icon: "check",
      text: t(
        "No more responses are taken, and the results are shown. Anonymous results that were shown cannot be hidden again.",
      ),
      done: t("Request closed"),
    },
    reopen: {
      label: t("Reopen"),
      icon: "refresh",
      text: t("Responses are taken again."),
      done: t("Request reopened"),
    },
    cancel: {
      label: t("Cancel the request"),
      icon: "ban",
      confirm: t("Cancel the request"),
      text: t("No more responses are taken. Anonymous ones are never shown."),
      done: t("Request cancelled"),
      isDangerous: true,
    },
  },
  lockOf: ({ attributes }: Request) =>
    attributes.status === "open" ? null : t("A request that is not open cannot be changed."),
  page: (id) => `/performance/feedback-requests/${id}`,
  createPath: "/performance/feedback-requests/new",
  deletion: {
    isOffered: ({ meta, attributes }) => meta.authorizedToDelete && attributes.responses_count === 0,
  },
});
