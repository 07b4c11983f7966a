import type { QueryResultRow } from "pg";
import type { RowCondition, Sql } from "../query/sql.ts";
import type { KnownResource } from "./known-resource.ts";
import type { Reading } from "./reading.ts";
import type { FieldName, RecordChanges, ResourceName, StoredRecord, Values } from "./records.ts";
import type { MetaMembers, ResponseMeta } from "./response-meta.ts";
import type { WorkJournal } from "./work-journal.ts";

export type RowLock = "key share" | "share" | "update" | "update of u";

/**
 * What a transaction in a workspace reads, and what it keeps from being changed until it ends. It has no verb that writes,
 * and refuses statements that do: the rules that settle and check a record are given it.
 */
export interface ReadOnlyWork extends Reading {
  /** The request that the work is done for; null: none. */
  readonly requestId: string | null;
  /** The present calendar day in the workspace's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether everything will be undone. What cannot be undone, such as writing a file, must be left out then. */
  readonly isDryRun: boolean;

  /** A new id, of the moment `now` unless another one is given. */
  newId(at?: Date): string;

  /** Runs a statement under the workspace's row-level security. @throws TypeError where a rule may not write and it does */
  rows<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row[]>;
  /** The first row, or null. */
  row<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row | null>;
  /** The rows of a statement one after the other, for more than fit into memory; read them before the work ends. */
  stream<Row extends QueryResultRow = Values>(statement: Sql): AsyncGenerator<Row>;

  /**
   * The end of a statement whose rows have to stay as they are until the transaction ends: `for share` and the like.
   * Empty while only reading: a reader never blocks others.
   */
  rowLock(strength: RowLock): Sql;
  /** Waits until no other transaction of the workspace holds the named lock; held until this one ends. */
  lock(name: string): Promise<void>;
  /** The same in shared mode: it only waits for, and blocks, exclusive holders of the lock. */
  lockShared(name: string): Promise<void>;

  /** A declared resource. @throws Error for a name that none has */
  resource(name: string): KnownResource;
  /** Whether a resource with the name is declared, for features that depend on another module. */
  declares(name: string): boolean;

  /** A record's stored values by field name; null when there is none. Visibility does not matter. */
  find<Name extends ResourceName>(resource: Name, id: string): Promise<StoredRecord<Name> | null>;
  /** Whether the actor sees a record of this key. */
  sees(resource: string, key: string): Promise<boolean>;
  /**
   * Whether another record than the given one has the value of a unique field; `scope` are the values of the fields
   * within which it is unique.
   */
  isTaken<Name extends ResourceName>(
    resource: Name,
    field: FieldName<Name>,
    value: string,
    exceptId: string | null,
    scope?: RecordChanges<Name>,
  ): Promise<boolean>;
  /** Which rows of a resource the actor sees; null: all. */
  visibleRows(resource: ResourceName): RowCondition | null;
  /** The records as they are returned to the actor, in the order of the ids; those out of sight are left out. */
  shown(resource: ResourceName, ids: readonly string[]): Promise<unknown[]>;
}

/**
 * One transaction in a workspace: what the `after` hooks and actions work with. Everything written through it is
 * journalled once for each record when the transaction ends, whatever number of steps changed it.
 */
export interface Work extends ReadOnlyWork {
  readonly journal: WorkJournal;

  /** Creates a record from stored values, as a side effect of the request; returns its id. */
  create<Name extends ResourceName>(
    resource: Name,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<string>;
  /**
   * Creates a record from a body, as a request of the actor would, by the same rules and rights; returns its id.
   * `systemValues` are stored values of fields that the system keeps, which the rules see too.
   * @throws 422 with every failing field; 403 when the actor may create none.
   */
  createByRules<Name extends ResourceName>(
    resource: Name,
    body: Readonly<Values>,
    systemValues?: RecordChanges<Name>,
  ): Promise<string>;
  /** Changes a record's stored values, as a side effect of the request. */
  update<Name extends ResourceName>(
    resource: Name,
    id: string,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<void>;
  /** Gives several records the same stored values, sets of references excepted, as a side effect of the request. */
  updateAll<Name extends ResourceName>(
    resource: Name,
    ids: readonly string[],
    values: RecordChanges<Name>,
  ): Promise<void>;
  /** Deletes a record with everything that is deleted with it. Nothing may still refer to it. */
  remove(resource: string, id: string): Promise<void>;

  /** Runs an effect once the transaction is durable, such as sending a mail; never in a dry run. */
  afterCommit(effect: () => Promise<void> | void): void;
  /**
   * Adds members to the top-level `meta` of the response to this one request, such as a secret of which only a hash is
   * stored. A repeated request and a dry run get null instead.
   */
  addOneTimeMeta(id: string, members: MetaMembers): void;
  /** Adds members about a record to `meta` of the response to the request that created it, and to repetitions of it. */
  addMeta(id: string, members: MetaMembers): void;
  /** The meta members of the record so far. */
  metaOf(id: string): ResponseMeta | undefined;
}
