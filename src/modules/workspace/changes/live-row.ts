import { raw } from "../../../engine/sql/index.ts";
import type { FeedEntry, FeedView } from "./changes-feed.ts";

/** What is reported to everybody of a change to a record in their sight. */
export interface LiveRow {
  readonly resource: string;
  readonly record_id: string;
  readonly deleted: boolean;
  /** Who changed it, if the reader may know. */
  readonly by: string | null;
  /** Whether the reader did it, here or elsewhere. */
  readonly is_own: boolean;
}

interface LiveEntry extends FeedEntry {
  readonly actor_type: string;
  readonly actor_name: string;
  readonly user_id: string | null;
  /** The changed fields, or the changed parts of a field: `address.city`. */
  readonly changed: readonly string[];
}

/**
 * What is reported to somebody who needs no permission for it. Nothing is reported of resources whose journal is not for everybody,
 * such as reviews. A person is named only if a field has changed that is open to everybody who reads the record; else the
 * name would say who is at work on what the reader may not see.
 * @param userId the reader's account
 */
export const liveFor = (userId: string | null): FeedView<LiveEntry, LiveRow> => ({
  types: null,
  columns: [
    raw("j.actor_type, j.actor_name, j.user_id, array(select jsonb_object_keys(j.changes)) as changed"),
  ],
  isReported: ({ policy }) => policy.journal === null,
  rowOf(entry, { fields }, isDeletion) {
    const isOpen = isDeletion || entry.changed.some((name) => fields.get(name.split(".")[0]!)?.gate === null);
    return {
      resource: entry.resource_type,
      record_id: entry.resource_id,
      deleted: isDeletion,
      by: entry.actor_type === "user" && isOpen ? entry.actor_name : null,
      is_own: entry.user_id !== null && entry.user_id === userId,
    };
  },
});
