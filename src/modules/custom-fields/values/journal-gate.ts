import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { RESTRICTED_READ, VALUES } from "../custom-fields/definition.ts";

/** SQL: the permission required to read a restricted value in the journal, by resource and field; null if none. */
export const gateOfValue = (resourceType: Sql, member: Sql): Sql => sql`(
  select ${RESTRICTED_READ}::text from custom_fields defined
  where defined.workspace_id = ${fromContext("workspace")} and defined.resource = ${resourceType}
    and defined.access = 'restricted' and ${member} = ${`${VALUES}.`}::text || defined.slug)`;

/** The slug in the name that a custom field has in the journal, `custom_fields.budget`; null for another field. */
export const slugOf = (member: string): string | null =>
  member.startsWith(`${VALUES}.`) ? member.slice(VALUES.length + 1) : null;

/** SQL: whether the workspace has a custom field of a resource with the slug, also an archived one. */
export const hasField = (resource: string, slug: string): Sql => sql`exists (select from custom_fields defined
  where defined.workspace_id = ${fromContext("workspace")} and defined.resource = ${resource} and defined.slug = ${slug})`;
