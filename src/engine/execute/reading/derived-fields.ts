import type { Projection } from "../../plan/projection.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";

interface WireRecord {
  readonly id: string;
  readonly attributes: Record<string, unknown>;
  readonly relationships?: Readonly<Record<string, WireRecord | readonly WireRecord[] | null>>;
}

const known = new WeakMap<Projection, boolean>();

/** Whether the projection, or a related one, contains derived fields. */
export function derivesAnything(projection: Projection): boolean {
  let derives = known.get(projection);
  if (derives === undefined) {
    const isShown = projection.groups.some(({ fields }) => fields.some(({ isDerived }) => isDerived));
    derives = isShown || projection.includes.some((include) => derivesAnything(include.projection));
    known.set(projection, derives);
  }
  return derives;
}

/** Collects the records of each resource with derived fields, at all depths. */
function gather(
  projection: Projection,
  records: readonly WireRecord[],
  into: Map<ResourceSchema, WireRecord[]>,
): void {
  const { resource, includes } = projection;
  if (resource.derive) into.set(resource, [...(into.get(resource) ?? []), ...records]);
  for (const include of includes) {
    if (!derivesAnything(include.projection)) continue;
    const related = records.flatMap(({ relationships }) => relationships?.[include.name] ?? []);
    gather(include.projection, related, into);
  }
}

/**
 * Adds the derived fields to records that were read as JSON text, and to related records. Other records are unchanged.
 */
export async function withDerived(
  work: UnitOfWork,
  projection: Projection,
  texts: readonly string[],
): Promise<string[]> {
  if (!derivesAnything(projection) || texts.length === 0) return [...texts];
  const envelopes = texts.map((text) => JSON.parse(text) as WireRecord);
  const deriving = new Map<ResourceSchema, WireRecord[]>();
  gather(projection, envelopes, deriving);
  for (const [resource, records] of deriving) {
    if (records.length === 0) continue;
    const derived = await resource.derive!(work, [...new Set(records.map(({ id }) => id))]);
    for (const { id, attributes } of records) {
      // Fields that the caller did not select are not added.
      for (const [name, value] of Object.entries(derived.get(id) ?? {})) {
        if (Object.hasOwn(attributes, name)) attributes[name] = value;
      }
    }
  }
  return envelopes.map((envelope) => JSON.stringify(envelope));
}
