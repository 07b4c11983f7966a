import { type Actor, holds } from "../declare/actor.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { tierOf } from "./sight.ts";

/** What guards a value wherever the journal is read: any of the permissions opens it, and none does when there are none. */
export interface JournalGate {
  readonly anyOf: readonly string[];
  /** The permission that a refusal names. */
  readonly named: string;
}

/** The gate of a resource that is scoped as a whole, and so of every value of its records; null: it has none. */
export function gateOfRecords({ policy }: ResourceSchema): JournalGate | null {
  return policy.requires && { anyOf: policy.requires, named: policy.requires[0]! };
}

/**
 * The gate of one field within its resource; null: it has none. What only the relation to a record opens is closed to
 * everybody: an entry is read without regard to the reader's relation to its record.
 */
export function gateOfField(resource: ResourceSchema, name: string): JournalGate | null {
  return gateOfTier(resource, resource.fields.get(name)?.gate ?? null);
}

/** The gate of what stands behind a tier of the resource's policy, such as a parameter of an action. */
export function gateOfTier(resource: ResourceSchema, tierName: string | null): JournalGate | null {
  const tier = tierOf(resource, tierName);
  if (tier === null) return null;
  const { permissions } = tier.read;
  return { anyOf: permissions, named: permissions[0] ?? tier.write[0] ?? "" };
}

/** All that the reader has to pass to read a field's values in the journal. */
export const gatesOf = (resource: ResourceSchema, name: string): JournalGate[] =>
  [gateOfRecords(resource), gateOfField(resource, name)].filter((gate) => gate !== null);

export const isOpenTo = (actor: Actor, { anyOf }: JournalGate): boolean => holds(actor, ...anyOf);
