import type { QueryResultRow } from "pg";
import type { AllowedValues, FieldErrors } from "../errors/api-error.ts";
import type { RowCondition, Sql } from "../sql/sql.ts";
import type { KnownResource } from "./known-resource.ts";
import type { Reading } from "./reading.ts";
import type { FieldName, RecordChanges, ResourceName, StoredRecord, Values } from "./records.ts";
import type { MetaMembers, ResponseMeta } from "./response-meta.ts";
import type { UploadedFile } from "./uploaded-file.ts";
import type { WorkJournal } from "./work-journal.ts";

export type RowLock = "key share" | "share" | "update" | "update of u";

/**
 * What a transaction in a workspace can read, and the locks that it can take. It has no method that writes, and refuses
 * statements that do; the hooks `settle` and `check` get it.
 */
export interface ReadOnlyWork extends Reading {
  /** The id of the request; null: there is none. */
  readonly requestId: string | null;
  /** The current day in the workspace's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /**
   * Whether everything will be rolled back. What cannot be rolled back, such as writing a file, must be omitted then.
   */
  readonly isDryRun: boolean;
  /** Whether all its statements read the database as it is at one moment. */
  readonly isOfOneMoment: boolean;

  /** Generates an id, for the time `now` unless another one is given. */
  newId(at?: Date): string;

  /**
   * Runs a statement under the workspace's row-level security. @throws TypeError if it writes and this work only reads
   */
  rows<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row[]>;
  /** The first row, or null. */
  row<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row | null>;
  /** Yields the rows of a statement, for more than fit into memory. They must be read before the work ends. */
  stream<Row extends QueryResultRow = Values>(statement: Sql): AsyncGenerator<Row>;

  /**
   * The end of a statement that locks rows until the transaction ends: `for share` and the like. Empty while only
   * reading, because a reader never blocks others.
   */
  rowLock(strength: RowLock): Sql;
  /**
   * Has every later statement wait until no other transaction of the workspace holds the named lock; held until this
   * one ends.
   */
  lock(name: string): Promise<void>;
  /** The same in shared mode: it only waits for, and blocks, exclusive holders of the lock. */
  lockShared(name: string): Promise<void>;

  /** A declared resource. @throws Error if there is none with the name */
  resource(name: string): KnownResource;
  /** Whether a resource with the name is declared, for features that depend on another module. */
  declares(name: string): boolean;

  /** A record's stored values by field name; null if it does not exist. Sight is not checked. */
  find<Name extends ResourceName>(resource: Name, id: string): Promise<StoredRecord<Name> | null>;
  /** Whether the actor sees a record with this key. */
  sees(resource: string, key: string): Promise<boolean>;
  /**
   * Whether another record has the value of a unique field; `scope` contains the values of the fields within which it
   * is unique.
   */
  isTaken<Name extends ResourceName>(
    resource: Name,
    field: FieldName<Name>,
    value: string,
    exceptId: string | null,
    scope?: RecordChanges<Name>,
  ): Promise<boolean>;
  /**
   * Finds the records with each of many texts in a field, regardless of case and accents: for each text, in order, the
   * text by which it was compared, and the ids of at most two records.
   */
  lookUp(
    resource: string,
    field: string,
    texts: readonly string[],
    options?: LookUpOptions,
  ): Promise<LookedUp[]>;
  /** The values of a field of the records of which the actor may read it, in the order of lists. */
  listedValues(resource: string, field: string, options: ListedValuesOptions): Promise<ListedValues>;
  /** The condition on rows of a resource that the actor sees; null: all. */
  visibleRows(resource: ResourceName): RowCondition | null;
  /** The records as they are returned to the actor, in the order of the ids, without those out of sight. */
  shown(resource: ResourceName, ids: readonly string[]): Promise<unknown[]>;
}

/** Options of `lookUp`. */
export interface LookUpOptions {
  /** Further fields that a record must have, each with a value for every text. */
  readonly within?: Readonly<Record<string, readonly (string | null)[]>>;
  /** The records among which it looks, as SQL over an alias. */
  readonly among?: (alias: string) => Sql;
  /** Whether it finds only records of which the actor may read the field. */
  readonly isInSight?: boolean;
}

/** Options of `listedValues`. */
export interface ListedValuesOptions {
  /** The records among which it looks, as SQL over an alias. */
  readonly among?: ((alias: string) => Sql) | null;
  /** The maximum number of values. */
  readonly limit: number;
}

/** The first values of a field, and the number of all of them. */
export interface ListedValues {
  readonly values: readonly string[];
  readonly total: number;
}

/** What `lookUp` found for one text. */
export interface LookedUp {
  /** The text in lower case and without accents: equal texts mean the same. */
  readonly folded: string;
  readonly ids: readonly string[];
}

/** The messages by field that refused a body, and the values that a missed closed set allows. */
export interface Refusal {
  readonly errors: FieldErrors;
  readonly allowed: AllowedValues;
}

/** What came of a body: the id of the record, or what refused it. */
export type Creation = { readonly id: string } | ({ readonly id: null } & Refusal);

/** Records of a resource that are checked one by one and written together. */
export interface CreatingTogether {
  /** Checks the body of another record. Nothing is written yet; the id is the one that the record will have. */
  add(body: Readonly<Values>): Promise<Creation>;
  /** Writes the records that were accepted since the last time. */
  store(): Promise<void>;
}

/** Options of `createAll`. */
export interface CreateAllOptions {
  /** The event under which each is journalled; default: `created`. */
  readonly event?: string;
  /** Whether a record with a unique value that is already in use is skipped instead of refused. */
  readonly skipsTaken?: boolean;
}

/**
 * One transaction in a workspace, for `after` hooks and actions. Every change is journalled once for each record when
 * the transaction ends, however many steps changed it.
 */
export interface Work extends ReadOnlyWork {
  readonly journal: WorkJournal;

  /**
   * Waits until the database has done everything that the work has asked for so far, locks included. It is only needed
   * before something outside the database that relies on them: each statement sees what the earlier ones did.
   * @throws the first error of them
   */
  settle(): Promise<void>;

  /** Creates a record from stored values, as a side effect; returns its id. */
  create<Name extends ResourceName>(
    resource: Name,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<string>;
  /**
   * Creates many records from stored values, like `create`, with one statement for all that give the same fields.
   * Returns the ids of the created records in their order.
   */
  createAll<Name extends ResourceName>(
    resource: Name,
    values: readonly RecordChanges<Name>[],
    options?: CreateAllOptions,
  ): Promise<string[]>;
  /**
   * Creates a record from a body, with the same rules and rights as a request of the actor; returns its id.
   * `systemValues` are stored values of system fields, which the rules see too; `file` is one that is sent with it.
   * @throws 422 with all invalid fields; 403 if the actor may create none
   */
  createByRules<Name extends ResourceName>(
    resource: Name,
    body: Readonly<Values>,
    systemValues?: RecordChanges<Name>,
    file?: UploadedFile | null,
  ): Promise<string>;
  /**
   * Like `createByRules`, but a body that the rules refuse writes nothing, and others can follow it.
   * @throws 403 if the actor may create none or may not write one of the fields; 422 if a record that satisfies all
   *   rules is refused when it is written, after which nothing can follow
   */
  tryToCreate<Name extends ResourceName>(resource: Name, body: Readonly<Values>): Promise<Creation>;
  /**
   * Creates many records like `tryToCreate`, and writes them together. Only for resources whose records have a ULID and
   * of which no field is unique. Rules that compare a record with others have to consider those `ahead` of it.
   */
  creatingTogether(resource: ResourceName): CreatingTogether;
  /**
   * Changes the given fields of a record, with the same rules and rights as a request of the actor.
   * @throws 422 with all invalid fields; 404 if the record is out of sight, 403 without a right
   */
  changeByRules<Name extends ResourceName>(resource: Name, id: string, body: Readonly<Values>): Promise<void>;
  /**
   * Changes records like `changeByRules`, each with the body under its id, and reads once what is the same for all of
   * them. No rule of the resource may change another one of them.
   * @returns what the rules refuse, by id; the others are changed
   * @throws 404 if one is out of sight, 403 without a right
   */
  changeEachByRules(
    resource: ResourceName,
    bodies: ReadonlyMap<string, Readonly<Values>>,
  ): Promise<ReadonlyMap<string, Refusal>>;
  /**
   * Deletes records in their order, with the same rules and rights as a request of the actor.
   * @throws 404 if one is out of sight, 403 without a right, 409 if something refers to it
   */
  deleteByRules(resource: ResourceName, ids: readonly string[]): Promise<void>;
  /**
   * Deletes the records of a resource that another transaction created as a batch with the id of its commit; returns
   * their number. @throws 409 with `touched` if others have changed them or refer to them since
   */
  undoCreations(resource: ResourceName, commitId: string): Promise<number>;
  /** Changes a record's stored values, as a side effect. */
  update<Name extends ResourceName>(
    resource: Name,
    id: string,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<void>;
  /** Sets the same stored values in several records, as a side effect. Sets of references cannot be set. */
  updateAll<Name extends ResourceName>(
    resource: Name,
    ids: readonly string[],
    values: RecordChanges<Name>,
  ): Promise<void>;
  /**
   * Sets stored values of their own in several records, by id, as a side effect: like `updateAll`, with one statement for
   * up to 1,000 of them. All give the same fields. Sets of references cannot be set.
   */
  updateEach<Name extends ResourceName>(
    resource: Name,
    changes: ReadonlyMap<string, RecordChanges<Name>>,
  ): Promise<void>;
  /** What refers to a record and would prevent its deletion: how many records of each resource, none of them 0. */
  usesOf(resource: ResourceName, id: string): Promise<ReadonlyMap<string, number>>;
  /** Deletes a record and everything that is deleted with it. No other record may refer to it. */
  remove(resource: string, id: string): Promise<void>;

  /**
   * Runs an effect of a write once for all records of a bulk request, after the last of them, such as calculating the
   * totals of a document whose lines are written. Equal keys mean the same effect. Where one record is written, it runs
   * at once.
   */
  afterLast(key: string, effect: () => Promise<void>): Promise<void>;
  /** Runs an effect after the commit, such as sending a mail; never in a dry run. */
  afterCommit(effect: () => Promise<void> | void): void;
  /**
   * Adds members to the top-level `meta` of the response, to be returned only once, such as a secret of which only a
   * hash is stored. A repeated request and a dry run get null.
   */
  addOneTimeMeta(id: string, members: MetaMembers): void;
  /** Adds members about a record to `meta` of the response; a repeated request returns them too. */
  addMeta(id: string, members: MetaMembers): void;
  /** The meta members of the record so far. */
  metaOf(id: string): ResponseMeta | undefined;
}
