import type { ClientBase, Pool } from "pg";
import type { Words } from "../../errors/words.ts";
import { mayRead, visibleRows } from "../../plan/sight.ts";
import { lockNamed, lockNamedShared } from "../../query/advisory-locks.ts";
import { selectSeenIds } from "../../query/seen-rows.ts";
import { type ResourceSchema, resourceNamed, type Schema } from "../../schema/schema.ts";
import { type RowCondition, raw, type Sql } from "../../sql/sql.ts";
import type { Actor } from "../../work/actor.ts";
import type { FieldName, RecordChanges, ResourceName, StoredRecord, Values } from "../../work/records.ts";
import type { MetaMembers, ResponseMeta } from "../../work/response-meta.ts";
import type { UploadedFile } from "../../work/uploaded-file.ts";
import type {
  CreateAllOptions,
  CreatingTogether,
  Creation,
  ListedValues,
  ListedValuesOptions,
  LookedUp,
  LookUpOptions,
  ReadOnlyWork,
  Refusal,
  RowLock,
  Work,
} from "../../work/work.ts";
import type { Workspace } from "../../work/workspace.ts";
import { Journal } from "../journal/journal.ts";
import { listedValues } from "../reading/listed-values.ts";
import { lookUp } from "../reading/look-up.ts";
import { readReturned } from "../reading/shown-records.ts";
import type { StatementsAhead } from "../transaction/statements-ahead.ts";
import { WorkspaceClient } from "../transaction/workspace-client.ts";
import { changeByRules, changeEachByRules } from "../writing/change-record.ts";
import { isTaken } from "../writing/check-references.ts";
import { CreationTogether, tryToCreate } from "../writing/create-each.ts";
import { createByRules } from "../writing/create-record.ts";
import { deleteByRules, usesOf } from "../writing/delete-record.ts";
import { insertRecords } from "../writing/record-batches.ts";
import * as records from "../writing/stored-records.ts";
import { undoCreations } from "../writing/undo-creations.ts";
import { ReadingOfWork } from "./read-only-work.ts";
import type { UnitOfWork } from "./unit-of-work.ts";
import type { WorkOrigin } from "./work-origin.ts";

/** The only implementation of a work: it uses one connection, usually in one transaction. */
export class TransactionWork extends WorkspaceClient implements UnitOfWork {
  readonly journal: Journal;
  readonly readOnly: ReadOnlyWork;
  readonly #afterCommit: (() => Promise<void> | void)[] = [];
  /** The locks that it holds, with whether each is held in shared mode; none is released before its end. */
  readonly #locks = new Map<string, "exclusive" | "shared">();
  readonly #meta = new Map<string, ResponseMeta>();
  /** The effects that wait for the last record of a bulk request, by their keys; null: no such request is running. */
  #afterLast: Map<string, () => Promise<void>> | null = null;

  constructor(origin: WorkOrigin, client: ClientBase | Pool, ahead: StatementsAhead | null) {
    super(origin, client, ahead);
    this.journal = new Journal(this);
    this.readOnly = new ReadingOfWork(this);
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
  get baseUrl(): string {
    return this.origin.baseUrl;
  }
  get services(): unknown {
    return this.origin.services;
  }
  get words(): Words {
    return this.origin.words;
  }
  get requestId(): string | null {
    return this.origin.requestId;
  }
  get isDryRun(): boolean {
    return this.origin.dryRun ?? false;
  }
  get isOfOneMoment(): boolean {
    return this.origin.isOfOneMoment ?? false;
  }
  get today(): string {
    return this.context.today;
  }
  get effects(): readonly (() => Promise<void> | void)[] {
    return this.#afterCommit;
  }

  newId(at?: Date): string {
    return this.origin.newId(at);
  }

  rowLock(strength: RowLock): Sql {
    return raw(this.origin.isReading ? "" : `for ${strength}`);
  }

  async lock(name: string): Promise<void> {
    if (this.#locks.get(name) === "exclusive") return;
    await this.send(lockNamed(`${this.workspace.id}:${name}`));
    this.#keep(name, "exclusive");
  }

  async lockShared(name: string): Promise<void> {
    if (this.#locks.has(name)) return;
    await this.send(lockNamedShared(`${this.workspace.id}:${name}`));
    this.#keep(name, "shared");
  }

  /** Without a transaction, a lock ends with its statement. */
  #keep(name: string, mode: "exclusive" | "shared"): void {
    if (!this.origin.isReading) this.#locks.set(name, mode);
  }

  resource(name: string): ResourceSchema {
    return resourceNamed(this.schema, name);
  }

  declares(name: string): boolean {
    return this.schema.resources.has(name);
  }

  async find<Name extends ResourceName>(resource: Name, id: string): Promise<StoredRecord<Name> | null> {
    return (await records.findRecord(this, this.resource(resource), id)) as StoredRecord<Name> | null;
  }

  async sees(name: string, key: string): Promise<boolean> {
    const resource = this.resource(name);
    if (!mayRead(resource, this.actor)) return false;
    const row = await this.row(selectSeenIds(resource, [key], visibleRows(resource, this.actor), true));
    return row !== null;
  }

  isTaken<Name extends ResourceName>(
    resource: Name,
    field: FieldName<Name>,
    value: string,
    exceptId: string | null,
    scope?: RecordChanges<Name>,
  ): Promise<boolean> {
    return isTaken(this, resource, field, value, exceptId, scope);
  }

  lookUp(
    resource: string,
    field: string,
    texts: readonly string[],
    options?: LookUpOptions,
  ): Promise<LookedUp[]> {
    return lookUp(this, this.resource(resource), field, texts, options);
  }

  listedValues(resource: string, field: string, options: ListedValuesOptions): Promise<ListedValues> {
    return listedValues(this, this.resource(resource), field, options);
  }

  visibleRows(resource: ResourceName): RowCondition | null {
    return visibleRows(this.resource(resource), this.actor);
  }

  shown(resource: ResourceName, ids: readonly string[]): Promise<unknown[]> {
    return readReturned(this, this.resource(resource), ids);
  }

  create<Name extends ResourceName>(
    resource: Name,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<string> {
    return records.insertRecord(this, this.resource(resource), values, event);
  }

  createAll<Name extends ResourceName>(
    resource: Name,
    values: readonly RecordChanges<Name>[],
    options?: CreateAllOptions,
  ): Promise<string[]> {
    return insertRecords(this, this.resource(resource), values, options);
  }

  createByRules<Name extends ResourceName>(
    resource: Name,
    body: Readonly<Values>,
    systemValues?: RecordChanges<Name>,
    file: UploadedFile | null = null,
  ): Promise<string> {
    return createByRules(this, this.resource(resource), body, { systemValues, file });
  }

  tryToCreate<Name extends ResourceName>(resource: Name, body: Readonly<Values>): Promise<Creation> {
    return tryToCreate(this, this.resource(resource), body);
  }

  creatingTogether(resource: ResourceName): CreatingTogether {
    return new CreationTogether(this, this.resource(resource));
  }

  changeByRules<Name extends ResourceName>(
    resource: Name,
    id: string,
    body: Readonly<Values>,
  ): Promise<void> {
    return changeByRules(this, this.resource(resource), id, body);
  }

  changeEachByRules(
    resource: ResourceName,
    bodies: ReadonlyMap<string, Readonly<Values>>,
  ): Promise<ReadonlyMap<string, Refusal>> {
    return changeEachByRules(this, this.resource(resource), bodies);
  }

  deleteByRules(resource: ResourceName, ids: readonly string[]): Promise<void> {
    return deleteByRules(this, this.resource(resource), ids);
  }

  undoCreations(resource: ResourceName, commitId: string): Promise<number> {
    return undoCreations(this, this.resource(resource), commitId);
  }

  update<Name extends ResourceName>(
    resource: Name,
    id: string,
    values: RecordChanges<Name>,
    event?: string,
  ): Promise<void> {
    return records.updateRecord(this, this.resource(resource), id, values, event);
  }

  updateAll<Name extends ResourceName>(
    resource: Name,
    ids: readonly string[],
    values: RecordChanges<Name>,
  ): Promise<void> {
    return records.updateRecords(this, this.resource(resource), ids, values);
  }

  updateEach<Name extends ResourceName>(
    resource: Name,
    changes: ReadonlyMap<string, RecordChanges<Name>>,
  ): Promise<void> {
    return records.updateEachRecord(this, this.resource(resource), changes);
  }

  async usesOf(resource: ResourceName, id: string): Promise<ReadonlyMap<string, number>> {
    const uses = await usesOf(this, this.resource(resource), id);
    return new Map(uses.map(({ referring, count }) => [referring.name, count]));
  }

  remove(resource: string, id: string): Promise<void> {
    return records.removeRecord(this, this.resource(resource), id);
  }

  async afterLast(key: string, effect: () => Promise<void>): Promise<void> {
    if (this.#afterLast === null) await effect();
    else this.#afterLast.set(key, effect);
  }

  async writeAll<Result>(write: () => Promise<Result>): Promise<Result> {
    const effects = new Map<string, () => Promise<void>>();
    this.#afterLast = effects;
    let result: Result;
    try {
      result = await write();
    } finally {
      this.#afterLast = null;
    }
    for (const effect of effects.values()) await effect();
    return result;
  }

  afterCommit(effect: () => Promise<void> | void): void {
    this.#afterCommit.push(effect);
  }

  addOneTimeMeta(id: string, members: MetaMembers): void {
    this.#meta.set(id, { members, isOnce: true });
  }

  addMeta(id: string, members: MetaMembers): void {
    this.#meta.set(id, { members, isOnce: false });
  }

  metaOf(id: string): ResponseMeta | undefined {
    return this.#meta.get(id);
  }
}

/** The engine's side of a work that a module passes to it. */
export function unitOf(work: Work): UnitOfWork {
  if (!(work instanceof TransactionWork)) throw new TypeError("Work is begun by the engine alone.");
  return work;
}

/** The schema, for code that iterates over all declarations, such as the feed of changes. */
export const schemaOf = (work: ReadOnlyWork): Schema =>
  work instanceof ReadingOfWork ? work.schema : unitOf(work as Work).schema;
