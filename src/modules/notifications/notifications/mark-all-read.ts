import { standaloneAction } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";

export const markAllRead = standaloneAction({
  title: "Mark all as read",
  done: "Marked all notifications as read.",
  description: "Marks all of the caller's notifications as read. The response says how many were unread.",
  needsCredential: true,
  who: { permissions: [], relations: ["self"] },
  parameters: {},
  async run({ work }) {
    const marked = await work.rows(sql`update notifications n set read_at = ${fromContext("now")},
        updated_at = ${fromContext("now")}
      where n.workspace_id = ${fromContext("workspace")} and n.user_id = ${fromContext("selfUser")}
        and n.read_at is null returning 1`);
    return { data: { marked: marked.length } };
  },
});
