import { getter } from "../../../engine/declare/index.ts";
import { fromContext, raw, sql } from "../../../engine/sql/index.ts";
import { count, object } from "../../../platform/figures/response-shapes.ts";

/** More than so many are not counted. */
const MOST = 1_000;

export const unreadCount = getter("notifications", {
  title: "Count unread notifications",
  description: `How many notifications the caller has not read, at most ${MOST}.`,
  isReport: false,
  response: object({ unread: count }),
  async run({ work }) {
    const sight = work.visibleRows("notifications");
    const row = await work.row<{ unread: number }>(sql`select count(*)::integer as unread from (
      select from notifications n
      where n.workspace_id = ${fromContext("workspace")} and n.read_at is null and ${sight ? sight("n") : raw("true")}
      limit ${MOST}::integer) unread`);
    return { data: { unread: row!.unread } };
  },
});
