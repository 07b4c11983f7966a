import { selectUseChanges, type UseChange } from "../../query/use-changes.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
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

/** The records of one resource to which others refer by one field. */
interface Tracked {
  readonly resource: ResourceSchema;
  /** The field whose values the references have. */
  readonly names: string;
  /** The fields that refer, by the resource that has them. */
  readonly fields: ReadonlyMap<ResourceSchema, readonly string[]>;
  readonly referred: Map<string, Referred>;
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
    this.#tracked = [...client.schema.resources.values()]
      .filter(({ tracksUse }) => tracksUse)
      .flatMap(tracked);
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
    const compared = this.#tracked
      .filter(({ referred }) => referred.size > 0)
      .map(({ resource, names, referred }) => compare(this.#client, resource, names, referred));
    return (await Promise.all(compared)).flat();
  }
}

function tracked(resource: ResourceSchema): Tracked[] {
  const using = resource.inbound.filter(({ isUse }) => isUse);
  return [...new Set(using.map(({ names }) => names))].map((names) => {
    const fields = new Map<ResourceSchema, string[]>();
    for (const inbound of using.filter((candidate) => candidate.names === names))
      fields.set(inbound.resource, [...(fields.get(inbound.resource) ?? []), inbound.field]);
    return { resource, names, fields, referred: new Map() };
  });
}

function referredAs(referred: Map<string, Referred>, name: string): Referred {
  const entry = referred.get(name) ?? { by: new Set<string>(), lost: false };
  referred.set(name, entry);
  return entry;
}

/**
 * Compares whether each record is used now with whether it was used before, by other records or through a removed
 * reference.
 */
async function compare(
  client: WorkspaceClient,
  resource: ResourceSchema,
  names: string,
  referred: ReadonlyMap<string, Referred>,
): Promise<UsageChange[]> {
  const references = [...referred].map(([name, { by }]) => ({ name, by: [...by] }));
  const rows = await client.rows<UseChange>(selectUseChanges(resource, names, references));
  return rows.flatMap((row) => {
    const from = row.others || referred.get(row.name)!.lost;
    return from === row.now
      ? []
      : [{ resource, id: String(row.id), record: { [resource.label]: row.label }, from }];
  });
}
