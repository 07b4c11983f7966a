import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../../api/client.ts";
import { listQuery } from "../../api/queries.ts";
import { type ApiRecord, runAction, runActionOnMany } from "../../api/records.ts";

export type Notification = ApiRecord<"notifications">;

const EVERY_MINUTE = 60_000;

/** How many notifications the person has not read. */
export const unreadQuery = queryOptions({
  queryKey: ["notifications", "unread"],
  queryFn: () => bodyOf(api.GET("/notifications/getters/unread-count", {})),
  refetchInterval: EVERY_MINUTE,
});

/** The newest notifications. */
export const newestQuery = listQuery("notifications", { perPage: 10 });

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ["notifications"] });

/** Marks a notification as read or unread. */
export async function mark(client: QueryClient, { id }: Notification, isRead: boolean): Promise<void> {
  await runAction("notifications", id, isRead ? "mark-read" : "mark-unread");
  await readAgain(client);
}

export async function markAllRead(client: QueryClient): Promise<void> {
  await runActionOnMany("notifications", "mark-all-read", {});
  await readAgain(client);
}
