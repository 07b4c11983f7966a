import { Text } from "@mantine/core";
import { feedback } from "../../../api/generated/resources/feedback.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { TYPE_LABELS } from "./feedback-words.tsx";

type Feedback = ApiRecord<"feedback">;

/** Whom feedback is about; somebody out of sight is not named. */
export const aboutWhom = (record: ApiRecord): string => relatedLabel(record, "employee") || t("somebody");

/** What feedback and requests for it are called: "Feedback on Ben Rusu". */
export function feedbackOn(record: ApiRecord): string {
  const person = relatedLabel(record, "employee");
  return person ? t`Feedback on ${person}` : t("Feedback on somebody");
}

const fields: Readonly<Record<string, FieldOverride>> = {
  feedbackable_id: { label: t("About"), hint: undefined, resource: "employees" },
  feedback_request_id: { label: t("In response to"), hint: undefined },
  type: { optionLabels: TYPE_LABELS, hint: undefined },
  notes: { label: t("Feedback"), hint: undefined },
  is_visible_to_employee: {
    label: t("The employee may read it"),
    hint: t("If not chosen, praise is shown to the employee and the rest is not."),
  },
  given_at: { label: t("Given"), hint: undefined },
  transcription: { label: t("Transcription"), hint: undefined },
  transcription_status: {
    label: t("Transcription is"),
    hint: undefined,
    optionLabels: { unavailable: t("Not available; its author can write it") },
  },
  created_by_employee_id: { label: t("From"), hint: undefined },
};

/** The list, form and page of feedback. */
export const feedbackUi = resourceUi({
  resource: "feedback",
  metadata: feedback,
  title: t("Feedback"),
  singular: t("Feedback"),
  note: t(
    "What you gave, what you may read about yourself, and what was said about the people whom you lead.",
  ),
  nameOf: feedbackOn,
  fields,
  list: {
    columns: [
      {
        name: "feedbackable_id",
        label: t("About"),
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
        label: t("About me"),
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      {
        id: "mine",
        label: t("Given by me"),
        filters: ({ employee_id }) => (employee_id === null ? null : { created_by_employee_id: employee_id }),
      },
      { id: "praise", label: t("Praise"), filters: { type: "praise" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      employee_id: { label: t("About"), resource: "employees" },
      created_by_employee_id: { label: t("From"), resource: "employees" },
      feedback_request_id: { isHidden: true },
      feedbackable_id: { isHidden: true },
    },
    emptyText: t("Say what somebody did well, or what could go better."),
  },
  form: [{ title: t("Feedback"), fields: ["feedbackable_id", "type", "notes", "is_visible_to_employee"] }],
  page: (id) => `/performance/feedback/${id}`,
  isCopied: false,
  createPath: "/performance/feedback/new",
  deletion: { isOffered: ({ meta }) => meta.authorizedToDelete },
});
