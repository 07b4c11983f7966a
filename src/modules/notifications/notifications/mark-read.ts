import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";

const OF_CALLER = [
  {
    permissions: [],
    rows: { self: (alias: string) => sql`${column(alias, "user_id")} = ${fromContext("selfUser")}` },
  },
];

export const markRead = action("notifications", {
  title: "Mark as read",
  done: "Marked as read",
  description: "Marks notifications as read; one that is read already stays as it is.",
  grants: OF_CALLER,
  reads: ["read_at"],
  openWhen: openWhenEach(() => null),
  async run({ work, records }) {
    const unread = records.filter(({ read_at }) => read_at === null).map(({ id }) => id);
    await work.updateAll("notifications", unread, { read_at: work.now });
    return undefined;
  },
});

export const markUnread = action("notifications", {
  title: "Mark as unread",
  done: "Marked as unread",
  description: "Marks notifications as unread.",
  grants: OF_CALLER,
  async run({ work, records }) {
    await work.updateAll(
      "notifications",
      records.map(({ id }) => id),
      { read_at: null },
    );
    return undefined;
  },
});
