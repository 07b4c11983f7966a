import { Text } from "@mantine/core";
import { feedbackRequests } from "../../../api/generated/resources/feedback-requests.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { aboutWhom } from "./feedback-ui.tsx";
import { REQUEST_STATUS_LABELS, RequestStatus } from "./feedback-words.tsx";
import { QuestionsInput } from "./questions-input.tsx";

type Request = ApiRecord<"feedback-requests">;

const fields: Readonly<Record<string, FieldOverride>> = {
  employee_id: { label: "About", hint: "If empty, you." },
  respondent_employee_ids: { label: "Who is asked", hint: "Include the employee for a self review." },
  evaluation_id: { label: "For the review", hint: undefined },
  questions: { Input: QuestionsInput, hint: undefined },
  due_date: { label: "Due on", hint: undefined },
  is_anonymous: {
    label: "Anonymous",
    hint: "Only HR knows who of the peers and reports said what. Their responses are shown once the request is closed and at least 3 of them have responded.",
  },
  is_visible_to_employee: { label: "The employee may read the responses", hint: undefined },
  status: { optionLabels: REQUEST_STATUS_LABELS, hint: undefined },
  responses_count: { label: "Responses" },
  response_rate: { label: "Response rate", hint: undefined },
  requested_by_employee_id: { label: "Requested by" },
  closed_at: { label: "Closed" },
};

/** The list, form and page of feedback requests. */
export const requestUi = resourceUi({
  resource: "feedback-requests",
  metadata: feedbackRequests,
  title: "Feedback requests",
  singular: "Feedback request",
  nameOf: (record: ApiRecord) => `Feedback on ${aboutWhom(record)}`,
  fields,
  list: {
    columns: [
      {
        name: "employee_id",
        label: "About",
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
        label: "Awaiting my response",
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "open", pending_respondent_id: employee_id },
      },
      { id: "open", label: "Open", filters: { status: "open" } },
      { id: "closed", label: "Closed", filters: { status: "closed" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      employee_id: { label: "About", resource: "employees" },
      requested_by_employee_id: { label: "Requested by", resource: "employees" },
      respondent_employee_id: { label: "Asked", resource: "employees" },
      pending_respondent_id: { label: "Awaiting the response of", resource: "employees" },
      evaluation_id: { isHidden: true },
    },
    emptyText: "Ask colleagues for feedback on yourself, or on somebody whom you lead.",
  },
  form: [
    { title: "Request", fields: ["employee_id", "respondent_employee_ids", "due_date", "message"] },
    { title: "Questions", fields: ["questions"] },
    { title: "Who reads it", fields: ["is_anonymous", "is_visible_to_employee"] },
  ],
  actions: {
    decline: {
      label: "Decline",
      icon: "x",
      text: "You do not respond to the request.",
      done: "Request declined",
      fields: { reason: { label: "Why", hint: undefined } },
    },
    close: {
      label: "Close",
      icon: "check",
      text: "No more responses are taken, and the results are shown. Anonymous results that were shown cannot be hidden again.",
      done: "Request closed",
    },
    reopen: {
      label: "Reopen",
      icon: "refresh",
      text: "Responses are taken again.",
      done: "Request reopened",
    },
    cancel: {
      label: "Cancel the request",
      icon: "ban",
      confirm: "Cancel the request",
      text: "No more responses are taken. Anonymous ones are never shown.",
      done: "Request cancelled",
      isDangerous: true,
    },
  },
  lockOf: ({ attributes }: Request) =>
    attributes.status === "open" ? null : "A request that is not open cannot be changed.",
  page: (id) => `/performance/feedback-requests/${id}`,
  createPath: "/performance/feedback-requests/new",
  deletion: {
    isOffered: ({ meta, attributes }) => meta.authorizedToDelete && attributes.responses_count === 0,
  },
});
