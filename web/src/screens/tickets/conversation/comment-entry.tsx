import { Badge, Group, Paper, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import { formatDateTime } from "../../../format/times.ts";
import { MarkdownText } from "../../../markdown/markdown-text.tsx";
import { CommentAttachments } from "./comment-attachments.tsx";
import classes from "./conversation.module.css";
import { MailedText, MailSource, type ReceivedMail } from "./received-mail.tsx";

const AUTHORS = { agent: "Agent", requester: "Requester", system: "Bureau" } as const;

/** A comment on a ticket; internal ones have a frame, a mark and words of their own. */
export function CommentEntry({ record }: { readonly record: ApiRecord<"ticket-comments"> }) {
  const { body, visibility, author_type, created_at, edited_at, is_first_response } = record.attributes;
  const mail = record.attributes.received_mail as ReceivedMail | null;
  const name = relatedLabel(record as unknown as ApiRecord, "author") || mail?.from || AUTHORS[author_type];
  const isInternal = visibility === "internal";
  return (
    <Paper component="li" withBorder p="md" className={isInternal ? classes.internal : classes.public}>
      <Stack gap={6}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {AUTHORS[author_type]} · {formatDateTime(created_at)}
            {edited_at !== null && ` · edited ${formatDateTime(edited_at)}`}
          </Text>
          {isInternal && (
            <Badge variant="light" color="yellow" tt="none" leftSection={<Icon name="lock" size={14} />}>
              Internal: only agents
            </Badge>
          )}
          {is_first_response && (
            <Badge variant="light" color="teal" tt="none" leftSection={<Icon name="check" size={14} />}>
              First response
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
