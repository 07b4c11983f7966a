import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  field,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { mailOfComment } from "../inbound/ticket-messages.ts";
import { addAttachment, attachments, removeAttachment } from "./comment-attachments.ts";
import { commentHooks } from "./comment-writes.ts";
import { commentPolicy } from "./ticket-comments.policy.ts";

const fields = {
  ticket_id: field.reference("tickets").required().immutable().asPart(),
  body: field
    .text()
    .required()
    .mentioning("employees")
    .describe("Markdown. It can mention people, as `@[Ana Pop](employees:01J…)`."),
  visibility: field
    .choice("public", "internal")
    .computedDefault("internal for agents, public for others")
    .describe("Internal comments are only for agents. They can be made public, but not the other way round."),
  author_user_id: field.reference("users").managed(),
  author_type: field
    .choice("agent", "requester", "system")
    .managed()
    .notNull()
    .describe("What the author was when the comment was written."),
  is_first_response: field.boolean().managed().notNull(),
  attachments: attachments.field().describe("At most 10 files; see add-attachment and remove-attachment."),
  received_mail: mailOfComment(),
  edited_at: field.dateTime().managed().describe("When the body was last changed."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "ticket-comments": typeof fields;
  }
}

/** What is said about tickets, in public or among agents. */
export const ticketComments = resource("ticket-comments", {
  description:
    "Comments on tickets: public ones, which the requester reads too, and internal ones. For readers who may not read a comment it does not exist.",
  policy: commentPolicy,
  label: "author_type",
  examples: {
    create: { ticket_id: EXAMPLE_ULID, body: "The cable was loose.", visibility: "public" },
    change: { body: "The cable was loose and has been replaced." },
  },
  fields,
  relationships: {
    ticket: toOne("tickets", "ticket_id"),
    author: toOne("users", "author_user_id"),
  },
  filters: {
    ticket_id: byField,
    author_user_id: byField,
    visibility: byFieldAnyOf,
    author_type: byFieldAnyOf,
    created_at: byField,
  },
  search: ["body"],
  sort: ["id", "created_at"],
  defaultSort: "created_at",
  hooks: commentHooks,
  actions: { "add-attachment": addAttachment, "remove-attachment": removeAttachment },
});
