import type { QueryResultRow } from "pg";
import type { RowCondition, Sql } from "../query/sql.ts";
import type { KnownResource } from "./known-resource.ts";
import type { Reading } from "./reading.ts";
import type { FieldName, RecordChanges, ResourceName, StoredRecord, Values } from "./records.ts";
import type { MetaMembers, ResponseMeta } from "./response-meta.ts";
import type { WorkJournal } from "./work-journal.ts";

export type RowLock = "key share" | "share" | "update" | "update of u";

/**
 * One transaction in a workspace: what hooks, actions and getters work with. Everything written through it is
 * journalled once for each record when the transaction ends, whatever number of steps changed it.
 */
export interface Work extends Reading {
  /** The request that the work is done for; null: none. */
  readonly requestId: string | null;
  readonly journal: WorkJournal;
  /** The present calendar day in the workspace's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether everything will be undone. What cannot be undone, such as writing a file, must be left out then. */
  readonly isDryRun: boolean;

  /** A new id, of the moment `now` unless another one is given. */
  newId(at?: Date): string;

  /** Runs a statement under the workspace's row-level security. */
  rows<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row[]>;
  /** The first row, or null. */
  row<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row | null>;
  /** The rows of a statement one after the other, for more than fit into memory; read them before the work ends. */
  stream<Row extends QueryResultRow = Values>(statement: Sql): AsyncGenerator<Row>;

  /**
   * The end of a statement whose rows have to stay as they are until the transaction ends: `for share` and the like.
   * While only reading, nothing: a reader keeps nobody waiting.
   */
  rowLock(strength: RowLock): Sql;
  /** Waits until no other transaction of the workspace holds the named lock; held until this one ends. */
  lock(name: string): Promise<void>;
  /** The same, in parallel with others who take it so: only whoever takes the lock for itself alone waits, and is waited for. */
  lockShared(name: string): Promise<void>;

  /** A declared resource. @throws Error for a name that none has */
  resource(name: string): KnownResource;
  /** Whether a resource of the name is declared, for what is more where another module is there. */
  declares(name: string): boolean;

  /** A record's stored values by field name; null when there is none. Sight plays no part. */
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

  /** Creates a record from stored values, as a side effect of the request; returns its id. */
  create<Name extends ResourceName>(
    resource: Name,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<string>;
  /**
   * Creates a record from a body, as a request of the actor would, by the same rules and rights; returns its id. `systemValues`
   * are stored values of fields that the system keeps, which the rules see too.
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
  /** Removes a record with all that goes with it. Nothing may still refer to it. */
  remove(resource: string, id: string): Promise<void>;

  /** Does something once the transaction is durable, such as sending a mail; never on a dry run. */
  afterCommit(effect: () => Promise<void> | void): void;
  /**
   * Tells something of a record in the response to this one request, as members of its top-level `meta`: a secret that
   * is kept only in another form. Whoever repeats the request reads null there, and so does a dry run.
   */
  addOneTimeMeta(id: string, members: MetaMembers): void;
  /** Tells something beside a record in the response to the request that made it, and to whoever repeats it. */
  addMeta(id: string, members: MetaMembers): void;
  /** What is reported about the record so far. */
  metaOf(id: string): ResponseMeta | undefined;
}
