import type { QueryResultRow } from "pg";
import type { Words } from "../../errors/words.ts";
import type { ResourceSchema, Schema } from "../../schema/schema.ts";
import type { RowCondition, Sql } from "../../sql/sql.ts";
import type { Actor } from "../../work/actor.ts";
import type { FieldName, RecordChanges, ResourceName, StoredRecord, Values } from "../../work/records.ts";
import type {
  ListedValues,
  ListedValuesOptions,
  LookedUp,
  LookUpOptions,
  ReadOnlyWork,
  RowLock,
} from "../../work/work.ts";
import type { Workspace } from "../../work/workspace.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

const WRITES =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update\s+[\w".]+\s+(?:(?:as\s+)?\w+\s+)?set)\b/i;

/** @throws TypeError if the statement writes, which is a bug in the program */
function requireReading({ texts }: Sql): void {
  const text = texts.join(" ");
  if (WRITES.test(text)) throw new TypeError(`A rule sends a statement that writes: ${text.slice(0, 200)}`);
}

/** A read-only view of a work, for the hooks `settle` and `check`. */
export class ReadingOfWork implements ReadOnlyWork {
  readonly #work: UnitOfWork;

  constructor(work: UnitOfWork) {
    this.#work = work;
  }

  get schema(): Schema {
    return this.#work.schema;
  }
  get workspace(): Workspace {
    return this.#work.workspace;
  }
  get actor(): Actor {
    return this.#work.actor;
  }
  get now(): Date {
    return this.#work.now;
  }
  get today(): string {
    return this.#work.today;
  }
  get baseUrl(): string {
    return this.#work.baseUrl;
  }
  get services(): unknown {
    return this.#work.services;
  }
  get words(): Words {
    return this.#work.words;
  }
  get requestId(): string | null {
    return this.#work.requestId;
  }
  get isDryRun(): boolean {
    return this.#work.isDryRun;
  }
  get isOfOneMoment(): boolean {
    return this.#work.isOfOneMoment;
  }

  newId(at?: Date): string {
    return this.#work.newId(at);
  }

  rows<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row[]> {
    requireReading(statement);
    return this.#work.rows<Row>(statement);
  }
  async row<Row extends QueryResultRow = Values>(statement: Sql): Promise<Row | null> {
    return (await this.rows<Row>(statement))[0] ?? null;
  }
  stream<Row extends QueryResultRow = Values>(statement: Sql): AsyncGenerator<Row> {
    requireReading(statement);
    return this.#work.stream<Row>(statement);
  }

  rowLock(strength: RowLock): Sql {
    return this.#work.rowLock(strength);
  }
  lock(name: string): Promise<void> {
    return this.#work.lock(name);
  }
  lockShared(name: string): Promise<void> {
    return this.#work.lockShared(name);
  }

  resource(name: string): ResourceSchema {
    return this.#work.resource(name);
  }
  declares(name: string): boolean {
    return this.#work.declares(name);
  }
  find<Name extends ResourceName>(resource: Name, id: string): Promise<StoredRecord<Name> | null> {
    return this.#work.find(resource, id);
  }
  sees(resource: string, key: string): Promise<boolean> {
    return this.#work.sees(resource, key);
  }
  isTaken<Name extends ResourceName>(
    resource: Name,
    field: FieldName<Name>,
    value: string,
    exceptId: string | null,
    scope?: RecordChanges<Name>,
  ): Promise<boolean> {
    return this.#work.isTaken(resource, field, value, exceptId, scope);
  }
  lookUp(
    resource: string,
    field: string,
    texts: readonly string[],
    options?: LookUpOptions,
  ): Promise<LookedUp[]> {
    return this.#work.lookUp(resource, field, texts, options);
  }
  listedValues(resource: string, field: string, options: ListedValuesOptions): Promise<ListedValues> {
    return this.#work.listedValues(resource, field, options);
  }
  visibleRows(resource: ResourceName): RowCondition | null {
    return this.#work.visibleRows(resource);
  }
  shown(resource: ResourceName, ids: readonly string[]): Promise<unknown[]> {
    return this.#work.shown(resource, ids);
  }
}
