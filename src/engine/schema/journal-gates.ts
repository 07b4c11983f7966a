import type { JournalGate, JournalGates } from "../declare/journal-gates.ts";
import { tierBehind } from "../declare/policy.ts";
import { eventName } from "./event-types.ts";
import type { ResourceSchema } from "./schema.ts";

/**
 * The gate of a resource that requires a permission as a whole, or to read its records in the journal, and so of all
 * values of its records; null: none.
 */
export function gateOfRecords({ policy }: ResourceSchema): JournalGate | null {
  const anyOf = policy.requires ?? policy.journal?.permissions ?? null;
  return anyOf && { anyOf, named: anyOf[0]! };
}

/**
 * The gate of something behind a tier, such as a field or a parameter of an action; null: none. If only a relation
 * gives access, nobody has access in the journal: an entry is read without regard to the reader's relation to the
 * record.
 */
function gateOfTier({ policy }: ResourceSchema, tierName: string | null): JournalGate | null {
  const tier = tierBehind(policy, tierName);
  if (tier === null) return null;
  const { permissions } = tier.read;
  return { anyOf: permissions, named: permissions[0] ?? tier.write[0] ?? "" };
}

const gateOfField = (resource: ResourceSchema, name: string): JournalGate | null =>
  gateOfTier(resource, resource.fields.get(name)?.gate ?? null);

/** All gates that a reader must pass to read a field's values in the journal. */
export const gatesOf = (resource: ResourceSchema, name: string): JournalGate[] =>
  [gateOfRecords(resource), gateOfField(resource, name)].filter((gate) => gate !== null);

const known = new WeakMap<ReadonlyMap<string, ResourceSchema>, JournalGates>();

/** The gates of all resources; computed on first use. */
export function journalGates(resources: ReadonlyMap<string, ResourceSchema>): JournalGates {
  let gates = known.get(resources);
  if (!gates) {
    let all: JournalGates["all"] | null = null;
    gates = {
      get all() {
        all ??= [...resources.values()].flatMap(gatesWithin);
        return all;
      },
      has: (name) => resources.has(name),
      hidden: [...resources.values()].flatMap(({ name, policy }) => {
        const gate = policy.journal;
        return gate?.hides ? [{ resource: name, named: gate.permissions[0]!, hides: gate.hides }] : [];
      }),
      of(name, member) {
        const resource = resources.get(name);
        const [fieldName = "", ...part] = member.split(".");
        const field = resource?.fields.get(fieldName);
        if (!resource || !field || field.hidden || (part.length > 0 && !field.type.hasParts)) return null;
        return gatesOf(resource, fieldName);
      },
    };
    known.set(resources, gates);
  }
  return gates;
}

/** The gates of a resource's records, fields and action parameters, each with its path. */
function gatesWithin(resource: ResourceSchema): JournalGates["all"] {
  const { name, fields, actions } = resource;
  const parameters = Object.entries(actions).flatMap(([action, declared]) =>
    Object.entries(declared.parameters).map(
      ([parameter, { definition }]) =>
        [`${eventName(name, action)} ${parameter}`, gateOfTier(resource, definition.gate)] as const,
    ),
  );
  const found: readonly (readonly [string, JournalGate | null])[] = [
    [name, gateOfRecords(resource)],
    ...[...fields.keys()].map((field) => [`${name}.${field}`, gateOfField(resource, field)] as const),
    ...parameters,
  ];
  return found.flatMap(([path, gate]) => (gate ? [{ path, ...gate }] : []));
}
