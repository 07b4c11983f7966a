import { byField, byFieldAnyOf, field, own, resource } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { markAllRead } from "./mark-all-read.ts";
import { markRead, markUnread } from "./mark-read.ts";
import { notificationWords } from "./notification-words.ts";
import { unreadCount } from "./unread-count.ts";

const fields = {
  kind: field.string().managed().notNull().describe("One of the kinds of `GET /notification-choices`."),
  title: field
    .string()
    .derived()
    .notNull()
    .describe("What happened, in words, as the reader may see it now."),
  detail: field.string().derived().describe("What helps to place it."),
  event: field.string().managed().notNull().describe("The event of the journal."),
  record_type: field.string().managed().notNull().describe("The resource of the record, as in its path."),
  record_id: field.string().managed().notNull(),
  actor_name: field
    .string()
    .managed()
    .describe("Who caused it; null: the system, or somebody who is not named."),
  read_at: field.dateTime().managed(),
  is_read: field
    .boolean()
    .computed((alias) => sql`${column(alias, "read_at")} is not null`)
    .notNull(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    notifications: typeof fields;
  }
}

/** What the caller was notified of. A notification is in sight as long as the record is. */
export const notifications = resource("notifications", {
  description:
    "What the caller was notified of. Its words are made of what the caller may see of the record at that moment; a notification is in sight only as long as its record is.",
  operations: ["list", "show"],
  // A notification results from an event. If it raised events itself, each could lead to the next without end.
  isJournalled: false,
  label: "kind",
  policy: own(
    {
      permissions: [],
      rows: { self: (alias) => sql`${column(alias, "user_id")} = ${fromContext("selfUser")}` },
    },
    { write: [], about: { type: "record_type", id: "record_id" } },
  ),
  fields,
  filters: {
    kind: byFieldAnyOf,
    is_read: byField,
    record_type: byFieldAnyOf,
    record_id: byField,
    created_at: byField,
  },
  sort: ["id", "created_at"],
  derive: notificationWords,
  actions: { "mark-read": markRead, "mark-unread": markUnread },
  standaloneActions: { "mark-all-read": markAllRead },
  getters: { "unread-count": unreadCount },
});
