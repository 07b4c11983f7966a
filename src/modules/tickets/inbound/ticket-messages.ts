import { field, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { signFile } from "../../../platform/exports/published-file.ts";
import { servicesOf } from "../../../platform/services.ts";
import { forgetFiles } from "../../../platform/storage/named-files.ts";
import { putBeforeCommit } from "../../../platform/storage/put-before-commit.ts";

/** The records that came of a mail: a ticket, with a comment if the mail is a reply or brings files. */
export interface Kept {
  readonly ticket_id: string;
  readonly comment_id: string | null;
}

interface MessageToKeep extends Kept {
  readonly messageId: string;
  readonly sender: string;
  readonly source: Buffer;
  readonly isReply: boolean;
}

const keyOf = (workspaceId: string, id: string): string => `${workspaceId}/ticket-messages/${id}`;

/** Keeps the source of a mail as it arrived. That of a new ticket belongs to the ticket, that of a reply to its comment. */
export async function keepMessage(work: Work, kept: MessageToKeep): Promise<void> {
  const id = work.newId();
  await putBeforeCommit(work, keyOf(work.workspace.id, id), kept.source);
  await work.rows(sql`insert into ticket_messages
      (workspace_id, id, message_id, sender, size, ticket_id, comment_id, created_at)
    values (${fromContext("workspace")}, ${id}, ${kept.messageId}, ${kept.sender}, ${kept.source.length},
      ${kept.ticket_id}, ${kept.isReply ? kept.comment_id : null}, ${fromContext("now")})`);
}

const schema = {
  type: ["object", "null"],
  required: ["id", "from", "size", "url"],
  properties: {
    id: { type: "string", pattern: RETURNED_ULID },
    from: { type: "string", description: "The address of the sender, as the mail names it." },
    size: { type: "integer", minimum: 1, description: "Bytes." },
    url: {
      type: "string",
      format: "uri",
      description: "The whole mail as it arrived. Works without a credential for 30 minutes.",
    },
  },
};

/** The mail from which a record was made, by the condition under which a message is the record's. */
const receivedMail = (isRecords: (alias: string) => Sql) =>
  field
    .jsonb(schema)
    .computed(
      (alias) => sql`(select jsonb_build_object('id', m.id, 'from', m.sender, 'size', m.size)
        from ticket_messages m where m.workspace_id = ${column(alias, "workspace_id")} and ${isRecords(alias)})`,
    )
    .finished((message, _id, reading) => {
      const found = message as { id: string } | null;
      if (found === null) return null;
      const key = keyOf(reading.workspace.id, found.id);
      const { url } = signFile(reading, { key, fileName: "mail.eml", contentType: "message/rfc822" });
      return { ...found, url };
    })
    .describe("Null if it was not received by mail.");

/** The mail by which a ticket was opened. */
export const mailOfTicket = () =>
  receivedMail(
    (alias) => sql`m.ticket_id = ${column(alias, "id")} and m.comment_id is null`,
  ).omittedFromLists();

/** The mail that became a comment. */
export const mailOfComment = () => receivedMail((alias) => sql`m.comment_id = ${column(alias, "id")}`);

/** Forgets the sources of mails: of one comment, or everything about a ticket. */
export async function deleteMessages(
  work: Work,
  of: "comment_id" | "ticket_id",
  recordId: string,
): Promise<void> {
  const rows = await work.rows<{ id: string }>(sql`select m.id from ticket_messages m
    where m.workspace_id = ${fromContext("workspace")} and ${column("m", of)} = ${recordId}`);
  const keys = rows.map(({ id }) => keyOf(work.workspace.id, id));
  await forgetFiles(work, servicesOf(work), keys);
}
