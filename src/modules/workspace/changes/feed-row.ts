import { momentOnTheWire } from "../../../engine/declare/index.ts";
import type { FeedEntry, FeedView } from "./changes-feed.ts";

/** A change in the feed. */
export interface FeedRow {
  readonly id: string;
  readonly event: string;
  readonly resource: string;
  readonly record_id: string;
  readonly at: string;
  readonly deleted: boolean;
}

/** What the feed tells: each change of these events; null: of all. */
export const wholeFeed = (types: readonly string[] | null): FeedView<FeedEntry, FeedRow> => ({
  types,
  columns: [],
  isReported: () => true,
  rowOf: (entry, _resource, isDeletion) => ({
    id: `msg_${entry.id}`,
    event: entry.event,
    resource: entry.resource_type,
    record_id: entry.resource_id,
    at: momentOnTheWire(entry.created_at),
    deleted: isDeletion,
  }),
});
