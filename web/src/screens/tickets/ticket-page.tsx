import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { Conversation } from "./conversation/conversation.tsx";
import { SlaClocks } from "./sla-clocks.tsx";
import { TicketPriority, TicketStatus } from "./ticket-status.tsx";
import { ticketUi } from "./ticket-ui.tsx";

function TicketHeader({ record: { attributes } }: RecordViewProps<"tickets">) {
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{attributes.subject}</Title>
        <TicketStatus status={attributes.status} />
        <TicketPriority priority={attributes.priority} />
      </Group>
      <Group gap="sm">
        <Text c="dimmed">{t`No. ${attributes.number}`}</Text>
        <SlaClocks ticket={attributes} />
      </Group>
    </Stack>
  );
}

/** The page of a ticket, with its conversation and clocks. */
export default recordPage({
  ui: ticketUi,
  listPath: "/tickets",
  Header: TicketHeader,
  tabs: [
    { id: "conversation", label: t("Conversation"), Content: Conversation, isShown: () => true },
    {
      id: "ticket",
      label: t("Details"),
      sections: [
        {
          title: t("Request"),
          fields: [
            ...[
              "subject",
              "description",
              "type",
              "priority",
              "channel",
              "requester_employee_id",
              "client_id",
            ],
            ...["client_contact_id", "requester_name", "requester_email", "created_by_user_id"],
          ],
        },
        {
          title: t("Work"),
          fields: [
            ...["assignee_employee_id", "stage_id", "stage_entered_at", "project_id", "task_id", "due_date"],
            ...["reopen_count", "last_comment_at"],
          ],
        },
        {
          title: t("Agreed times"),
          fields: [
            ...["first_response_target_minutes", "first_response_due_at", "first_responded_at"],
            ...["first_response_minutes", "resolution_target_minutes", "resolution_due_at", "resolved_at"],
            ...["resolution_minutes", "sla_paused_minutes"],
          ],
        },
      ],
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
