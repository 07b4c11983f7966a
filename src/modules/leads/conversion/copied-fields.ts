import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Values } from "../../../engine/work/index.ts";

type Target = "clients" | "client-contacts";

/**
 * The custom fields of the lead that the target has too: with the same slug, type and access, and not archived. The
 * values that the body gives take precedence.
 */
export async function copiedFields(
  work: ReadOnlyWork,
  { custom_fields: values }: Pick<StoredRecord<"leads">, "custom_fields">,
  target: Target,
  given: unknown,
): Promise<Values> {
  const shared = await work.rows<{ slug: string }>(sql`select own.slug from custom_fields own
    join custom_fields other on other.workspace_id = own.workspace_id and other.slug = own.slug
      and other.type = own.type and other.access = own.access
    where own.workspace_id = ${fromContext("workspace")} and own.resource = 'leads' and other.resource = ${target}
      and own.archived_at is null and other.archived_at is null`);
  const copied = shared
    .map(({ slug }) => [slug, (values as Values | null)?.[slug] ?? null] as const)
    .filter(([, value]) => value !== null);
  return { ...Object.fromEntries(copied), ...(given as Values | undefined) };
}
