import pg from "pg";
import { ErrorList } from "../../errors/error-list.ts";
import { rightsToCreate } from "../../plan/write-rights.ts";
import { insertMany } from "../../query/insert-many.ts";
import { readBody } from "../../request/record-values.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { Work } from "../../work/work.ts";
import { appendCreations } from "../journal/creations.ts";
import { unconfined } from "../transaction/unconfined.ts";
import { unitOf } from "../work/transaction-work.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { changeOf } from "./pending-change.ts";
import { insertLinks, ROWS_AT_ONCE } from "./record-batches.ts";
import { checkRecordRules } from "./record-rules.ts";
import { translating } from "./stored-records.ts";

/** One of many records that are inserted together; its id is a new ULID. */
export interface NewRecord {
  readonly id: string;
  /** The fields that a request body could contain, as in JSON. */
  readonly body: Values;
  /** Stored values of fields that the system sets. */
  readonly systemValues?: Values;
}

/**
 * Inserts many records with few statements, for seeds and imports. Bodies are validated like those of requests: types,
 * defaults, rules between fields. The database constraints check references and uniqueness. **Hooks do not run**: the
 * caller is responsible for what they would have refused or done.
 */
export class BulkLoad {
  readonly #work: UnitOfWork;
  readonly #made = new Map<ResourceSchema, string[]>();

  constructor(work: Work) {
    this.#work = unitOf(work);
  }

  /**
   * Inserts records; within a resource, referenced records must come first. @throws 422 with paths `index.field` for
   * the first invalid record
   */
  async insert(resourceName: string, records: readonly NewRecord[]): Promise<void> {
    const resource = this.#work.resource(resourceName);
    const rows = records.map((record, index) => readRecord(this.#work, resource, record, index));
    await this.#insert(resource, rows);
  }

  /**
   * Inserts records whose stored values are all given by field name, including the ids: nothing is validated, and only
   * the defaults of the table apply. Intended for very many records.
   */
  async insertStored(
    resourceName: string,
    rows: readonly (Values & { readonly id: string })[],
  ): Promise<void> {
    await this.#insert(this.#work.resource(resourceName), rows);
  }

  async #insert(resource: ResourceSchema, rows: readonly Values[]): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await insertRows(this.#work, resource, rows.slice(start, start + ROWS_AT_ONCE));
    }
    const ids = this.#made.get(resource) ?? [];
    for (const { id } of rows) ids.push(String(id));
    this.#made.set(resource, ids);
  }

  /** Journals every created record with its current values. Call it before the commit. */
  async finish(): Promise<void> {
    await analyzeTables(
      this.#work,
      [...this.#made.keys()].map(({ name }) => name),
    );
    await this.finishPart();
  }

  async #journal(resource: ResourceSchema, ids: readonly string[]): Promise<void> {
    const { newId, clock } = this.#work.origin;
    const at = clock.now();
    const creations = ids.map((id) => ({ id, entryId: newId(at) }));
    const { commit } = this.#work.journal;
    await appendCreations(this.#work, resource, creations, { commit, batchId: null, at });
  }

  /** Like `finish`, for one part of several. Call `analyzeTables` once at the end for the tables that grew. */
  async finishPart(): Promise<void> {
    for (const [resource, ids] of this.#made) {
      for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
        await this.#journal(resource, ids.slice(start, start + ROWS_AT_ONCE));
      }
    }
  }
}

/**
 * Updates the planner's statistics of tables that have just grown; without them it reads all rows of a workspace where
 * an index would find one. Only the owner of the tables can do this, not the workspace's role.
 */
export async function analyzeTables(work: Work, resources: readonly string[]): Promise<void> {
  const unit = unitOf(work);
  const tables = resources
    .map((name) => unit.resource(name))
    .flatMap(({ table, fields }) => [
      table,
      ...[...fields.values()].flatMap(({ type }) => (type.links ? [type.links.table] : [])),
    ]);
  const names = tables.map((table) => pg.escapeIdentifier(table)).join(", ");
  await unconfined(unit, () => unit.client.query(`analyze ${names}`));
}

function readRecord(
  work: UnitOfWork,
  resource: ResourceSchema,
  { id, body, systemValues }: NewRecord,
  index: number,
): Values {
  const errors = new ErrorList();
  const read = readBody(resource, body, null, rightsToCreate(resource, work.actor), work.workspace, errors);
  const change = changeOf("create", id, null, read, errors);
  checkRecordRules(resource, change);
  const keyed = new ErrorList();
  keyed.addAll(errors, `${index}.`);
  keyed.throwIfAny();
  return { ...change.values, ...systemValues, id };
}

async function insertRows(
  work: UnitOfWork,
  resource: ResourceSchema,
  rows: readonly Values[],
): Promise<void> {
  await translating(work, work.rows(insertMany(resource, rows)));
  await insertLinks(work, resource, rows);
}
