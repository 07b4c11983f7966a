import { Text } from "@mantine/core";
import { feedback } from "../../../api/generated/resources/feedback.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { TYPE_LABELS } from "./feedback-words.tsx";

type Feedback = ApiRecord<"feedback">;

/** Whom feedback is about; somebody out of sight is not named. */
export const aboutWhom = (record: ApiRecord): string => relatedLabel(record, "employee") || "somebody";

const fields: Readonly<Record<string, FieldOverride>> = {
  feedbackable_id: { label: "About", hint: undefined, resource: "employees" },
  feedback_request_id: { label: "In response to", hint: undefined },
  type: { optionLabels: TYPE_LABELS, hint: undefined },
  notes: { label: "Feedback", hint: undefined },
  is_visible_to_employee: {
    label: "The employee may read it",
    hint: "If not chosen, praise is shown to the employee and the rest is not.",
  },
  given_at: { label: "Given", hint: undefined },
  transcription: { label: "Transcription", hint: undefined },
  transcription_status: {
    label: "Transcription is",
    hint: undefined,
    optionLabels: { unavailable: "Not available; its author can write it" },
  },
  created_by_employee_id: { label: "From", hint: undefined },
};

/** The list, form and page of feedback. */
export const feedbackUi = resourceUi({
  resource: "feedback",
  metadata: feedback,
  title: "Feedback",
  singular: "Feedback",
  note: "What you gave, what you may read about yourself, and what was said about the people whom you lead.",
  nameOf: (record: ApiRecord) => `Feedback on ${aboutWhom(record)}`,
  fields,
  list: {
    columns: [
      {
        name: "feedbackable_id",
        label: "About",
        include: "employee[id|name|avatar]",
        render: (record: Feedback) => (
          <Text size="sm" fw={500} component="span">
            {aboutWhom(record)}
          </Text>
        ),
      },
      "type",
      "notes",
      "created_by_employee_id",
      "given_at",
    ],
    more: ["is_visible_to_employee", "feedback_request_id", "transcription_status", "created_at"],
    sort: "-given_at",
    views: [
      {
        id: "about-me",
        label: "About me",
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      {
        id: "mine",
        label: "Given by me",
        filters: ({ employee_id }) => (employee_id === null ? null : { created_by_employee_id: employee_id }),
      },
      { id: "praise", label: "Praise", filters: { type: "praise" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      employee_id: { label: "About", resource: "employees" },
      created_by_employee_id: { label: "From", resource: "employees" },
      feedback_request_id: { isHidden: true },
      feedbackable_id: { isHidden: true },
    },
    emptyText: "Say what somebody did well, or what could go better.",
  },
  form: [{ title: "Feedback", fields: ["feedbackable_id", "type", "notes", "is_visible_to_employee"] }],
  page: (id) => `/performance/feedback/${id}`,
  isCopied: false,
  createPath: "/performance/feedback/new",
  deletion: { isOffered: ({ meta }) => meta.authorizedToDelete },
});
