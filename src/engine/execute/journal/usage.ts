import { selectUseChanges, type UseChange } from "../../query/use-changes.ts";
import type { Inbound, ResourceSchema, Schema } from "../../schema/schema.ts";
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

/** The fields of each resource that make other records used. */
const usingFields = new WeakMap<ResourceSchema, readonly string[]>();

/** The values of a record by which it refers to others. */
export function referencesIn({ resources }: Schema, resource: ResourceSchema, record: Values): Values {
  const using =
    usingFields.get(resource) ??
    [...resources.values()].flatMap(({ inbound }) =>
      inbound.filter((one) => one.isUse && one.resource === resource).map(({ field }) => field),
    );
  usingFields.set(resource, using);
  return Object.fromEntries(using.map((field) => [field, record[field]]));
}

const namesIn = (value: unknown): string[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

/**
 * Finds the records whose `is_used` changed in the transaction. They are journalled, because clients with a copy have
 * to be notified.
 */
export async function usageChanges(
  client: WorkspaceClient,
  touched: readonly Touched[],
  afterwards: ReadonlyMap<ResourceSchema, ReadonlyMap<string, Values>>,
): Promise<UsageChange[]> {
  const compared: Promise<UsageChange[]>[] = [];
  for (const resource of client.schema.resources.values()) {
    if (!resource.tracksUse) continue;
    const using = resource.inbound.filter(({ isUse }) => isUse);
    for (const names of new Set(using.map((inbound) => inbound.names))) {
      const inbound = using.filter((candidate) => candidate.names === names);
      const referred = referencesTo(inbound, touched, afterwards);
      if (referred.size > 0) compared.push(compare(client, resource, names, referred));
    }
  }
  return (await Promise.all(compared)).flat();
}

function referencesTo(
  inbound: readonly Inbound[],
  touched: readonly Touched[],
  afterwards: ReadonlyMap<ResourceSchema, ReadonlyMap<string, Values>>,
): Map<string, Referred> {
  const referred = new Map<string, Referred>();
  const entryOf = (name: string): Referred => {
    const entry = referred.get(name) ?? { by: new Set<string>(), lost: false };
    referred.set(name, entry);
    return entry;
  };
  for (const { resource, id, before } of touched) {
    const after = afterwards.get(resource)?.get(id) ?? null;
    for (const { field } of inbound.filter((candidate) => candidate.resource === resource)) {
      const [old, present] = [namesIn(before?.[field]), namesIn(after?.[field])];
      for (const name of present) if (!old.includes(name)) entryOf(name).by.add(id);
      for (const name of old) if (!present.includes(name)) entryOf(name).lost = true;
    }
  }
  return referred;
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
