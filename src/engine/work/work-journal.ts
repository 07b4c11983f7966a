import type { ResourceName, Values } from "./records.ts";

/** The subject of an event that changed no record; nulls if it has none. */
export interface Subject {
  readonly resource_type: string | null;
  readonly resource_id: string | null;
  readonly resource_label: string | null;
}

/** The journal of a transaction: the changes of each record, from before the first to after the last. */
export interface WorkJournal {
  /** Identifies the entries of one bulk request or collection action. */
  batchId: string | null;
  /** The id of this transaction's commit in the journal. */
  readonly commitId: string;
  /** Snapshots records before a change. Call it before their first change. */
  touch(resource: ResourceName, ids: readonly unknown[], event?: string): Promise<void>;
  /** Keeps who caused the change of a record out of its entry, with the request, the address and the program. */
  hideActor(resource: ResourceName, id: string): void;
  /** Registers a new record that was not created with `work.create`. */
  created(resource: ResourceName, id: string, event?: string): void;
  /** Journals an event that changed no record, such as a sign-in. `event` is its full name. */
  happened(event: string, about: Subject): void;
  /**
   * Erases values of records from everything that was noted about them: from all entries, the one of this transaction
   * included, and from the responses that are stored for repeated requests. `values` are the fields to erase with what
   * stands in their place; null: all fields. Whoever else changes the records must wait for this transaction.
   */
  erase(resource: ResourceName, ids: readonly string[], values: Readonly<Values> | null): Promise<void>;
  /** Removes a field, or a member of one such as `custom_fields.budget`, from all entries. */
  forget(resource: string, member: string): Promise<void>;
}
