import type { ResourceSchema } from "../schema/schema.ts";
import { doWork, type RequestContext, workOrigin } from "./request-context.ts";
import type { Work } from "./work.ts";

type Envelope = { readonly id: string; readonly attributes: Record<string, unknown> };

/** Fills in what a resource derives, in records that were read as JSON texts. Others pass through as they are. */
export async function withDerived(
  work: Work,
  resource: ResourceSchema,
  records: readonly string[],
): Promise<string[]> {
  if (!resource.derive || records.length === 0) return [...records];
  const envelopes = records.map((text) => JSON.parse(text) as Envelope);
  const derived = await resource.derive(
    work,
    envelopes.map(({ id }) => id),
  );
  for (const { id, attributes } of envelopes) {
    // Fields that the caller selected away are not brought back.
    for (const [name, value] of Object.entries(derived.get(id) ?? {})) {
      if (Object.hasOwn(attributes, name)) attributes[name] = value;
    }
  }
  return envelopes.map((envelope) => JSON.stringify(envelope));
}

/** The same for a page, whose records are one text, comma separated. */
export async function pageWithDerived(
  context: RequestContext,
  resource: ResourceSchema,
  page: string | null,
): Promise<string | null> {
  if (!resource.derive || page === null) return page;
  const records = (JSON.parse(`[${page}]`) as unknown[]).map((record) => JSON.stringify(record));
  return (await readDerived(context, resource, records)).join(",");
}

/** The same for a request that only reads. */
export const readDerived = (
  context: RequestContext,
  resource: ResourceSchema,
  records: readonly string[],
): Promise<string[]> =>
  resource.derive
    ? doWork(context.pool, workOrigin(context), (work) => withDerived(work, resource, records))
    : Promise.resolve([...records]);
