import { lockNames } from "../../query/advisory-locks.ts";
import { selectUses, type Use } from "../../query/use-changes.ts";
import type { ResourceSchema, Schema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { WorkspaceClient } from "../transaction/workspace-client.ts";

/** A record that a transaction changed. */
export interface Touched {
  readonly resource: ResourceSchema;
  readonly id: string;
  /** Null if the record did not exist before. */
  readonly before: Values | null;
}

/**
 * A record whose `is_used` changed, because the transaction added the first reference to it or removed the last one.
 */
export interface UsageChange {
  readonly resource: ResourceSchema;
  readonly id: string;
  readonly record: Values;
  /** The previous value of `is_used`. */
  readonly from: boolean;
}

/** The changes of references to one record, which is identified by its id or by the value of an enum column. */
interface Referred {
  readonly by: Set<string>;
  lost: boolean;
}

const namesIn = (value: unknown): string[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

/** A resource to whose records others refer by one field. */
interface TrackedReference {
  readonly resource: ResourceSchema;
  /** The field whose values the references have. */
  readonly names: string;
  /** The fields that refer, by the resource that has them. */
  readonly fields: ReadonlyMap<ResourceSchema, readonly string[]>;
}

/** The same with the records whose references the transaction changed. */
interface Tracked extends TrackedReference {
  readonly referred: Map<string, Referred>;
}

const trackedReferences = new WeakMap<Schema, readonly TrackedReference[]>();

/** All tracked references of a schema, which are computed once. */
function referencesOf(schema: Schema): readonly TrackedReference[] {
  let references = trackedReferences.get(schema);
  if (!references) {
    references = [...schema.resources.values()].filter(({ tracksUse }) => tracksUse).flatMap(tracked);
    trackedReferences.set(schema, references);
  }
  return references;
}

/**
 * The references that a transaction added and removed. They are collected record by record, so that the records need not
 * be kept.
 */
export class UseOfRecords {
  readonly #client: WorkspaceClient;
  readonly #tracked: readonly Tracked[];

  constructor(client: WorkspaceClient) {
    this.#client = client;
    this.#tracked = referencesOf(client.schema).map((reference) => ({ ...reference, referred: new Map() }));
  }

  /** The fields of a resource that refer to records whose use is tracked. */
  fieldsOf(resource: ResourceSchema): ReadonlySet<string> {
    return new Set(this.#tracked.flatMap(({ fields }) => fields.get(resource) ?? []));
  }

  /** Adds a record that the transaction changed; `after` is null if it does not exist any more. */
  add({ resource, id, before }: Touched, after: Values | null): void {
    for (const { fields, referred } of this.#tracked) {
      for (const field of fields.get(resource) ?? []) {
        const [old, present] = [namesIn(before?.[field]), namesIn(after?.[field])];
        for (const name of present) if (!old.includes(name)) referredAs(referred, name).by.add(id);
        for (const name of old) if (!present.includes(name)) referredAs(referred, name).lost = true;
      }
    }
  }

  /**
   * Finds the records whose `is_used` changed in the transaction. They are journalled, because clients with a copy have
   * to be notified.
   */
  async changes(): Promise<UsageChange[]> {
    const tracked = this.#tracked.filter(({ referred }) => referred.size > 0);
    if (tracked.length === 0) return [];
    const asked = tracked.map(({ resource, names, referred }) => ({
      resource,
      names,
      references: [...referred].map(([name, { by }]) => ({ name, by: [...by] })),
    }));
    await this.#lock(tracked);
    // A record that others use was used before and still is, as nearly all are.
    const rows = await this.#client.rows<Use>(selectUses(asked, "others"));
    const alone = new Set(rows.filter(({ used }) => !used).map(({ place, name }) => `${place} ${name}`));
    const left = tracked
      .map(({ referred }, place) => {
        const { references, ...others } = asked[place]!;
        return {
          ...others,
          referred,
          references: references.filter(({ name }) => alone.has(`${place} ${name}`)),
        };
      })
      .filter(({ references }) => references.length > 0);
    if (left.length === 0) return [];
    const now = await this.#client.rows<Use>(selectUses(left, "any"));
    return now.flatMap(({ place, id, name, label, used }) => {
      const { resource, referred } = left[place]!;
      const from = referred.get(name)!.lost;
      return from === used ? [] : [{ resource, id, record: { [resource.label]: label }, from }];
    });
  }

  /**
   * A transaction that removes a reference waits for those that have changed references to the same record and have not
   * committed yet, and later ones wait for its commit. Otherwise two transactions that remove the last two references
   * would each find that of the other, and neither would report that the record is not used any more.
   */
  #lock(tracked: readonly Tracked[]): Promise<void> {
    const names = new Map<string, boolean>();
    for (const { resource, names: field, referred } of tracked)
      for (const [name, { lost }] of referred) names.set(`${resource.name}.${field}/${name}`, lost);
    return this.#client.send(lockNames(names));
  }
}

function tracked(resource: ResourceSchema): TrackedReference[] {
  const using = resource.inbound.filter(({ isUse }) => isUse);
  return [...new Set(using.map(({ names }) => names))].map((names) => {
    const fields = new Map<ResourceSchema, string[]>();
    for (const inbound of using.filter((candidate) => candidate.names === names))
      fields.set(inbound.resource, [...(fields.get(inbound.resource) ?? []), inbound.field]);
    return { resource, names, fields };
  });
}

function referredAs(referred: Map<string, Referred>, name: string): Referred {
  const entry = referred.get(name) ?? { by: new Set<string>(), lost: false };
  referred.set(name, entry);
  return entry;
}
