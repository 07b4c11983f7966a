import type { Pool } from "pg";
import type { Projection } from "../plan/projection.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { doWork } from "./run-work.ts";
import type { Work, WorkOrigin } from "./work.ts";

interface WireRecord {
  readonly id: string;
  readonly attributes: Record<string, unknown>;
  readonly relationships?: Readonly<Record<string, WireRecord | readonly WireRecord[] | null>>;
}

const known = new WeakMap<Projection, boolean>();

/** Whether anything is derived in records that are shown like this, or in related ones. */
function derivesAnything(projection: Projection): boolean {
  let derives = known.get(projection);
  if (derives === undefined) {
    const isShown = projection.groups.some(({ fields }) => fields.some(({ isDerived }) => isDerived));
    derives = isShown || projection.includes.some((include) => derivesAnything(include.projection));
    known.set(projection, derives);
  }
  return derives;
}

/** Gathers the records of each resource that derives something, from all depths. */
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
 * Fills in what resources derive, in records that were read as JSON texts and in those related to them. Others pass
 * through as they are.
 */
export async function withDerived(
  work: Work,
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
      // Fields that the caller selected away are not brought back.
      for (const [name, value] of Object.entries(derived.get(id) ?? {})) {
        if (Object.hasOwn(attributes, name)) attributes[name] = value;
      }
    }
  }
  return envelopes.map((envelope) => JSON.stringify(envelope));
}

/** The same for a page, whose records are one text, comma separated. */
export async function pageWithDerived(
  pool: Pool,
  origin: WorkOrigin,
  projection: Projection,
  page: string | null,
): Promise<string | null> {
  if (page === null || !derivesAnything(projection)) return page;
  const records = (JSON.parse(`[${page}]`) as unknown[]).map((record) => JSON.stringify(record));
  return (await readDerived(pool, origin, projection, records)).join(",");
}

/** The same for a request that only reads. */
export const readDerived = (
  pool: Pool,
  origin: WorkOrigin,
  projection: Projection,
  records: readonly string[],
): Promise<string[]> =>
  derivesAnything(projection)
    ? doWork(pool, origin, (work) => withDerived(work, projection, records))
    : Promise.resolve([...records]);
