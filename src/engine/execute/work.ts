import type { PoolClient, QueryResultRow } from "pg";
import type { Actor } from "../declare/actor.ts";
import { dayIn } from "../declare/calendar.ts";
import type { Relation } from "../declare/relation.ts";
import type { Workspace } from "../declare/workspace.ts";
import type { ProjectionPlanner } from "../plan/projection.ts";
import { mayRead, visibleRows } from "../plan/sight.ts";
import { lockNamed, lockNamedShared } from "../query/advisory-locks.ts";
import { selectSeenIds } from "../query/seen-rows.ts";
import { raw, type Sql, type SqlContext } from "../query/sql.ts";
import type { Call } from "../request/call.ts";
import { type ResourceSchema, resourceNamed, type Schema } from "../schema/schema.ts";
import type { RecordChanges, ResourceName, StoredRecord, Values } from "../work/records.ts";
import type { MetaMembers, ResponseMeta } from "../work/response-meta.ts";
import { Journal } from "./journal.ts";
import { run } from "./statements.ts";
import * as records from "./stored-records.ts";
import { streamRows } from "./stream-rows.ts";

/** Whose request a piece of work is done for, and when. */
export interface WorkOrigin {
  readonly schema: Schema;
  readonly planner: ProjectionPlanner;
  readonly workspace: Workspace;
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string | null;
  /** Tells the present moment, for what is noted at the end of a long piece of work. */
  readonly clock: { now(): Date };
  /** Makes the id of a new record, of the moment `now` unless another one is given. */
  readonly newId: (at?: Date) => string;
  /** What the platform offers to modules: mail, storage, signed URLs … */
  readonly services: unknown;
  /** Absolute address of the workspace's API, for URLs that are answered or mailed. */
  readonly baseUrl: string;
  /** Whether all of it will be undone: then nothing outside the database may be done either. */
  readonly dryRun?: boolean;
  /** Whether it only reads, without a transaction, so that nothing that it reads can be kept from being changed. */
  readonly isReading?: boolean;
  /** Whether its statements go over so many rows that planning each for its own values pays. */
  readonly isReport?: boolean;
  /** Told of each commit that left entries in the journal. */
  readonly onEntries?: () => void;
}

type RowLock = "key share" | "share" | "update" | "update of u";

/** How a caller goes by name in statements, as far as the given relations count. */
export const namedBy = (
  { userId, employeeId }: Actor,
  relations: ReadonlySet<Relation>,
): Pick<SqlContext, "self" | "selfUser" | "team"> => ({
  self: relations.has("self") ? employeeId : null,
  selfUser: relations.has("self") ? userId : null,
  team: relations.has("team") ? employeeId : null,
});

/** The values of a request that statements refer to. */
export function sqlContext({
  workspace,
  actor,
  now,
  baseUrl,
}: Pick<Call, "workspace" | "actor" | "now" | "baseUrl">): SqlContext {
  return {
    workspace: workspace.id,
    ...namedBy(actor, actor.relations),
    identity: actor.employeeId,
    apiKey: actor.apiKeyId,
    today: dayIn(workspace.timezone, now),
    now,
    baseUrl,
    permissions: [...actor.permissions],
  };
}

/**
 * One transaction in a workspace: what hooks, actions and getters work with. Everything written through it is
 * journalled once for each record when the transaction ends, whatever number of steps changed it.
 */
export class Work {
  readonly origin: WorkOrigin;
  readonly client: PoolClient;
  readonly context: SqlContext;
  readonly journal: Journal;
  readonly #afterCommit: (() => Promise<void> | void)[] = [];
  readonly #meta = new Map<string, ResponseMeta>();

  constructor(origin: WorkOrigin, client: PoolClient) {
    this.origin = origin;
    this.client = client;
    this.context = sqlContext(origin);
    this.journal = new Journal(this);
  }

  get schema(): Schema {
    return this.origin.schema;
  }
  get workspace(): Workspace {
    return this.origin.workspace;
  }
  get actor(): Actor {
    return this.origin.actor;
  }
  get now(): Date {
    return this.origin.now;
  }
  /** Whether everything will be undone. What cannot be undone, such as writing a file, must be left out then. */
  get isDryRun(): boolean {
    return this.origin.dryRun ?? false;
  }
  /**
   * The end of a statement whose rows have to stay as they are until the transaction ends: `for share` and the like. While
   * only reading, nothing: a reader keeps nobody waiting.
   */
  rowLock(strength: RowLock): Sql {
    return raw(this.origin.isReading ? "" : `for ${strength}`);
  }
  /** The present calendar day in the workspace's time zone, `YYYY-MM-DD`. */
  get today(): string {
    return this.context.today;
  }

  /** Runs a statement under the workspace's row-level security. */
  rows<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row[]> {
    return run<Row>(this.client, statement, this.context);
  }

  /** The first row, or null. */
  async row<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row | null> {
    return (await this.rows<Row>(statement))[0] ?? null;
  }

  /** The rows of a statement one after the other, for more than fit into memory; read them before the work ends. */
  stream<Row extends QueryResultRow = Values>(statement: Sql): AsyncGenerator<Row> {
    return streamRows<Row>(this.client, statement, this.context);
  }

  /** Waits until no other transaction of the workspace holds the named lock; held until this one ends. */
  async lock(name: string): Promise<void> {
    await this.rows(lockNamed(`${this.workspace.id}:${name}`));
  }

  /** The same, side by side with others who take it so: only whoever takes the lock for itself alone waits, and is waited for. */
  async lockShared(name: string): Promise<void> {
    await this.rows(lockNamedShared(`${this.workspace.id}:${name}`));
  }

  resource(name: string): ResourceSchema {
    return resourceNamed(this.schema, name);
  }

  /** Creates a record from stored values, as a side effect of the request; answers its id. */
  create<Name extends ResourceName>(
    resource: Name,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<string> {
    return records.insertRecord(this, this.resource(resource), values, event);
  }

  /** Changes a record's stored values, as a side effect of the request. */
  update<Name extends ResourceName>(
    resource: Name,
    id: string,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<void> {
    return records.updateRecord(this, this.resource(resource), id, values, event);
  }

  /** Gives several records the same stored values, sets of references excepted, as a side effect of the request. */
  updateAll<Name extends ResourceName>(
    resource: Name,
    ids: readonly string[],
    values: RecordChanges<Name>,
  ): Promise<void> {
    return records.updateRecords(this, this.resource(resource), ids, values);
  }

  /** Removes a record with all that goes with it. Nothing may still refer to it. */
  remove(resource: string, id: string): Promise<void> {
    return records.removeRecord(this, this.resource(resource), id);
  }

  /** A record's stored values by field name; null when there is none. Sight plays no part. */
  async find<Name extends ResourceName>(resource: Name, id: string): Promise<StoredRecord<Name> | null> {
    return (await records.findRecord(this, this.resource(resource), id)) as StoredRecord<Name> | null;
  }

  /** Whether the actor sees a record of this key. */
  async sees(name: string, key: string): Promise<boolean> {
    const resource = this.resource(name);
    if (!mayRead(resource, this.actor)) return false;
    const row = await this.row(selectSeenIds(resource, [key], visibleRows(resource, this.actor), true));
    return row !== null;
  }

  /** Does something once the transaction is durable, such as sending a mail; never on a dry run. */
  afterCommit(effect: () => Promise<void> | void): void {
    this.#afterCommit.push(effect);
  }

  /**
   * Tells something of a record in the answer to this one request, as members of its top-level `meta`: a secret that
   * is kept only in another form. Whoever repeats the request reads null there, and so does a dry run.
   */
  addOneTimeMeta(id: string, members: MetaMembers): void {
    this.#meta.set(id, { members, isOnce: true });
  }

  /** Tells something beside a record in the answer to the request that made it, and to whoever repeats it. */
  addMeta(id: string, members: MetaMembers): void {
    this.#meta.set(id, { members, isOnce: false });
  }

  metaOf(id: string): ResponseMeta | undefined {
    return this.#meta.get(id);
  }

  get effects(): readonly (() => Promise<void> | void)[] {
    return this.#afterCommit;
  }
}
