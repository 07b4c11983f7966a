import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { RESTRICTED_READ, VALUES } from "../custom-fields/definition.ts";

/** SQL: the permission required to read a restricted value in the journal, by resource and field; null if none. */
export const gateOfValue = (resourceType: Sql, member: Sql): Sql => sql`(
  select ${RESTRICTED_READ}::text from custom_fields defined
  where defined.workspace_id = ${fromContext("workspace")} and defined.resource = ${resourceType}
    and defined.access = 'restricted' and ${member} = ${`${VALUES}.`}::text || defined.slug)`;
