import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { MarkdownText } from "../../../markdown/markdown-text.tsx";
import { t } from "../../../messages/t.ts";
import { CommentEntry } from "./comment-entry.tsx";
import { CommentWriter } from "./comment-writer.tsx";
import classes from "./conversation.module.css";
import { MailedText, MailSource, type ReceivedMail } from "./received-mail.tsx";

/** What the requester asks, and what was said about it. */
export function Conversation({ record: ticket }: RecordViewProps<"tickets">) {
  const query = {
    ticket_id: ticket.id,
    sort: "created_at",
    perPage: MAX_OPTIONS,
    include: "author[id|first_name|last_name]",
  };
  const { data: page, error } = useQuery(listQuery("ticket-comments", query));
  const isAgent = ticket.meta.authorizedToUpdate === true;
  const comments = (page?.data ?? []) as readonly ApiRecord<"ticket-comments">[];
  return (
    <Stack gap="lg">
      <Panel title={t("Request")}>
        <Request text={ticket.attributes.description} mail={ticket.attributes.received_mail as never} />
      </Panel>
      <Panel
        title={t("Conversation")}
        note={page && comments.length === 0 ? t("Nothing has been said yet.") : undefined}
      >
        <Stack gap="lg">
          {error && <ReadProblem error={error} />}
          {!page && !error ? (
            <TableSkeleton />
          ) : (
            <ol className={classes.entries}>
              {comments.map((comment) => (
                <CommentEntry key={comment.id} record={comment} isAgent={isAgent} />
              ))}
            </ol>
          )}
          {page && page.meta.total > comments.length && (
            <Text
              size="sm"
              c="dimmed"
              role="note"
            >{t`Only the first ${MAX_OPTIONS} comments are shown.`}</Text>
          )}
          <CommentWriter ticketId={ticket.id} isAgent={isAgent} requester={requesterOf(ticket)} />
        </Stack>
      </Panel>
    </Stack>
  );
}

/** Who reads a reply: their name, their address, or both; empty if neither is known to the reader. */
function requesterOf(ticket: ApiRecord<"tickets">): string {
  const { requester_name: name, requester_email: email } = ticket.attributes;
  const related = ["requester", "clientContact"].map((one) =>
    relatedLabel(ticket as unknown as ApiRecord, one),
  );
  const known = related.find((label) => label !== "") ?? name ?? "";
  return known !== "" && email ? `${known} (${email})` : known || email || "";
}

interface RequestProps {
  readonly text: string | null;
  readonly mail: ReceivedMail | null;
}

/** What the requester wrote first, here or in a mail. */
function Request({ text, mail }: RequestProps) {
  if (!text && !mail) return <Text c="dimmed">{t("There is no description.")}</Text>;
  return (
    <Stack gap="xs">
      {text && (mail ? <MailedText text={text} /> : <MarkdownText text={text} />)}
      {mail && <MailSource {...mail} />}
    </Stack>
  );
}
