import { Badge, Group, Paper, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import { formatDateTime } from "../../../format/times.ts";
import { MarkdownText } from "../../../markdown/markdown-text.tsx";
import { t } from "../../../messages/t.ts";
import { CommentAttachments } from "./comment-attachments.tsx";
import { COMMENT_KINDS } from "./comment-kinds.ts";
import classes from "./conversation.module.css";
import { MailedText, MailSource, type ReceivedMail } from "./received-mail.tsx";

const AUTHORS = { agent: t("Agent"), requester: t("Requester"), system: "Bureau" } as const;

interface CommentEntryProps {
  readonly record: ApiRecord<"ticket-comments">;
  /** Whether an agent reads it, for whom each comment says who else does. */
  readonly isAgent: boolean;
}

/** A comment on a ticket. Internal notes and replies differ in frame, colour, icon and words. */
export function CommentEntry({ record, isAgent }: CommentEntryProps) {
  const { body, visibility, author_type, created_at, edited_at, is_first_response } = record.attributes;
  const mail = record.attributes.received_mail as ReceivedMail | null;
  const name = relatedLabel(record as unknown as ApiRecord, "author") || mail?.from || AUTHORS[author_type];
  const kind = COMMENT_KINDS[visibility];
  const look = author_type === "requester" ? classes.requester : classes[visibility];
  return (
    <Paper component="li" withBorder p="md" className={look}>
      <Stack gap={6}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {AUTHORS[author_type]} · {formatDateTime(created_at)}
            {edited_at !== null && ` · ${t`edited ${formatDateTime(edited_at)}`}`}
          </Text>
          {isAgent && author_type !== "requester" && (
            <Badge
              variant="light"
              color={kind.color}
              tt="none"
              leftSection={<Icon name={kind.icon} size={14} />}
            >
              {kind.mark}
            </Badge>
          )}
          {is_first_response && (
            <Badge variant="light" color="teal" tt="none" leftSection={<Icon name="check" size={14} />}>
              {t("First response")}
            </Badge>
          )}
        </Group>
        {mail ? <MailedText text={body} /> : <MarkdownText text={body} />}
        <CommentAttachments files={record.attributes.attachments as never} />
        {mail && <MailSource {...mail} />}
      </Stack>
    </Paper>
  );
}
