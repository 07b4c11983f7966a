import type { ResourceName } from "./records.ts";

/** What an event is about that changed no record; nulls where it is about none. */
export interface Subject {
  readonly resource_type: string | null;
  readonly resource_id: string | null;
  readonly resource_label: string | null;
}

/** What a transaction tells the workspace's journal: each record once, as it was before and as it is at the end. */
export interface WorkJournal {
  /** Ties the entries of one bulk request or collection action. */
  batchId: string | null;
  /** Names all that this transaction tells. */
  readonly commitId: string;
  /** Remembers records as they are before a change. To be called before their first change. */
  touch(resource: ResourceName, ids: readonly unknown[], event?: string): Promise<void>;
  /** Notes a record that did not exist before, where it was not created by `work.create`. */
  created(resource: ResourceName, id: string): void;
  /** Notes something that happened and changed no record, such as a sign-in. `event` is its full name. */
  happened(event: string, about: Subject): void;
  /** Takes what was reported about a field, or of a member of one, out of every entry: `custom_fields.budget`. */
  forget(resource: string, member: string): Promise<void>;
}
