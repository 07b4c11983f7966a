import { action, EXAMPLE_ULID, field, openWhenEach, readUlid } from "../../../engine/declare/index.ts";
import { fieldMessage, MESSAGES, message } from "../../../engine/work/index.ts";
import { AttachmentList } from "../../../platform/attachments/attachment-list.ts";
import { attachedType } from "../../../platform/files/attached-type.ts";
import { startOf } from "../../../platform/files/buffer-content.ts";
import { COMMENT_EDITORS } from "./ticket-comments.policy.ts";

/** The files of a comment. */
export const attachments = new AttachmentList({
  table: "ticket_comment_attachments",
  owner: "ticket_comment_id",
  folder: "tickets",
  singular: "attachment",
  max: 10,
});

export const addAttachment = action("ticket-comments", {
  title: "Add attachment",
  done: "Added an attachment to",
  description: "Any file but programs, at most 25 MiB; at most 10 for one comment.",
  levels: ["record"],
  takesFile: true,
  maxFileBytes: 25 * 1024 * 1024,
  grants: [COMMENT_EDITORS],
  reads: [],
  openWhen: openWhenEach<"ticket-comments", unknown, Record<never, never>, "id">(async ({ id }, work) => {
    const { length } = await attachments.ids(work, id);
    return length < attachments.options.max
      ? null
      : [["file", message`The comment must not have more than ${attachments.options.max} attachments.`]];
  }),
  async run({ work, records, file, fail, throwIfRefused }): Promise<undefined> {
    const { id } = records[0]!;
    const type = attachedType(await startOf(file!), file!.name);
    if (type === null) fail("file", "The file field must not be a program.");
    throwIfRefused();
    await attachments.add(work, id, file!, type!);
    await work.update("ticket-comments", id, {});
  },
});

export const removeAttachment = action("ticket-comments", {
  title: "Remove attachment",
  done: "Removed an attachment from",
  levels: ["record"],
  grants: [COMMENT_EDITORS],
  parameters: { attachment_id: field.string({ max: 26 }).required() },
  example: { attachment_id: EXAMPLE_ULID },
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const { id: commentId } = records[0]!;
    const id = readUlid(params.attachment_id);
    if (id === null || !(await attachments.ids(work, commentId)).includes(id))
      fail("attachment_id", fieldMessage(MESSAGES.selected, "attachment_id"));
    throwIfRefused();
    await attachments.remove(work, commentId, id!);
    await work.update("ticket-comments", commentId, {});
  },
});
