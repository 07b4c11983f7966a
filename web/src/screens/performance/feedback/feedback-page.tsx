import { Group, Stack, Text, Title } from "@mantine/core";
import { IconBadge } from "../../../components/icon-badge.tsx";
import { Panel } from "../../../components/panel.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatDateTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { recordPage } from "../../../records/record-page.tsx";
import { FeedbackFiles } from "./feedback-files.tsx";
import { feedbackOn, feedbackUi } from "./feedback-ui.tsx";
import { TYPE_LABELS } from "./feedback-words.tsx";
import { RepliesList } from "./replies-list.tsx";

function FeedbackHeader({ record }: RecordViewProps<"feedback">) {
  const { type, given_at, is_visible_to_employee } = record.attributes;
  const author = relatedLabel(record, "createdByEmployee");
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{feedbackOn(record)}</Title>
        <IconBadge label={TYPE_LABELS[type] ?? type} icon="notes" color="gray" />
        <IconBadge
          {...(is_visible_to_employee
            ? { label: t("The employee may read it"), icon: "eye", color: "teal" }
            : { label: t("Hidden from the employee"), icon: "eye-off", color: "gray" })}
        />
      </Group>
      <Text c="dimmed">{[author, formatDateTime(given_at)].filter(Boolean).join(" · ")}</Text>
    </Stack>
  );
}

function Said({ ui, record }: RecordViewProps<"feedback">) {
  const { notes } = record.attributes;
  return (
    <>
      <Panel title={t("Feedback")}>
        <Stack gap="md">
          <RepliesList record={record} />
          {notes && <Text style={{ whiteSpace: "pre-wrap" }}>{notes}</Text>}
        </Stack>
      </Panel>
      <FeedbackFiles ui={ui} record={record} />
    </>
  );
}

/** The page of feedback with its file and its recording. */
export default recordPage({
  ui: feedbackUi,
  listPath: "/performance/feedback",
  Header: FeedbackHeader,
  include: ["employee[id|name|avatar]", "createdByEmployee[id|name|avatar]", "feedbackRequest[id|questions]"],
  tabs: [
    { id: "feedback", label: t("Feedback"), Content: Said, isShown: () => true },
    {
      id: "details",
      label: t("Details"),
      sections: [
        {
          title: t("Details"),
          fields: ["type", "notes", "is_visible_to_employee", "given_at", "feedback_request_id"],
        },
        { title: t("Recording"), fields: ["transcription_status", "transcription"] },
      ],
    },
  ],
});
