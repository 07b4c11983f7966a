import type { JournalledCreation } from "../../query/creation-entries.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import { systemActor } from "../../work/actor.ts";
import type { Values } from "../../work/records.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";
import type { JournalCommit } from "./commit.ts";
import { appendCreations } from "./creations.ts";
import { readSnapshots } from "./record-snapshots.ts";
import type { UseOfRecords } from "./usage.ts";

/** Fewer new records of a resource are read and compared one by one, which then takes no longer. */
const MANY = 50;

const EVERYTHING = systemActor();

/** A new record of which an entry is to be written with its values and nothing else. */
export interface NewRecord {
  readonly resource: ResourceSchema;
  readonly id: string;
  readonly before: Values | null;
}

/**
 * The new records of a transaction whose entries are built in the database, because there are many of their resource. The
 * entries have the places among all others that their ids give them.
 */
export class ManyCreations {
  readonly #client: WorkspaceClient;
  readonly #at: Date;
  readonly #records = new Map<ResourceSchema, Map<string, NewRecord>>();
  readonly #creations = new Map<ResourceSchema, JournalledCreation[]>();

  /** @param plain the new records of which nothing else than their creation is reported */
  constructor(client: WorkspaceClient, plain: readonly NewRecord[], at: Date) {
    this.#client = client;
    this.#at = at;
    for (const record of plain) {
      const known = this.#records.get(record.resource);
      if (known) known.set(record.id, record);
      else this.#records.set(record.resource, new Map([[record.id, record]]));
    }
    for (const [resource, records] of this.#records) if (records.size < MANY) this.#records.delete(resource);
  }

  has({ resource, id }: NewRecord): boolean {
    return this.#records.get(resource)?.has(id) ?? false;
  }

  /** Gives the entry of a record its id, which comes after those of the entries before it. */
  place({ resource, id }: NewRecord): void {
    const creation = { id, entryId: this.#client.origin.newId(this.#at) };
    const creations = this.#creations.get(resource);
    if (creations) creations.push(creation);
    else this.#creations.set(resource, [creation]);
  }

  /** Appends the entries, and adds what the records refer to. */
  async append(commit: JournalCommit, batchId: string | null, use: UseOfRecords): Promise<void> {
    for (const [resource, creations] of this.#creations) {
      await this.#addReferences(resource, use);
      await appendCreations(this.#client, resource, creations, { commit, batchId, at: this.#at });
    }
  }

  async #addReferences(resource: ResourceSchema, use: UseOfRecords): Promise<void> {
    const names = use.fieldsOf(resource);
    if (names.size === 0) return;
    const everything = this.#client.origin.planner.plan(resource, EVERYTHING);
    const groups = everything.groups
      .map(({ sight, fields }) => ({ sight, fields: fields.filter(({ name }) => names.has(name)) }))
      .filter(({ fields }) => fields.length > 0);
    const records = this.#records.get(resource)!;
    const references = await readSnapshots(this.#client, { ...everything, groups }, [...records.keys()]);
    for (const [id, { values }] of references) use.add(records.get(id)!, values);
  }
}
