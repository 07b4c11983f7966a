import { eventName } from "../schema/event-types.ts";
import type { Inbound, ResourceSchema } from "../schema/schema.ts";
import { column, fromContext, ident, raw, type Sql, sql } from "../sql/sql.ts";

/** The journal entry that says that a commit created a record; imports have their commit's id as the batch. */
const isCreation = (alias: string, resource: ResourceSchema, commitId: string): Sql =>
  sql`${column(alias, "workspace_id")} = ${fromContext("workspace")} and ${column(alias, "commit_id")} = ${commitId}
    and ${column(alias, "event")} = ${eventName(resource.name, "created")}`;

/** The records that an import created, newest first; `exists` says whether each still does. */
export const selectCreations = (resource: ResourceSchema, commitId: string): Sql =>
  sql`select entry.resource_id as id, entry.resource_label as label,
      exists (select 1 from ${ident(resource.table)} record where ${column("record", "workspace_id")} = ${fromContext("workspace")}
        and ${column("record", "id")}::text = entry.resource_id) as "exists"
    from journal entry where ${isCreation("entry", resource, commitId)} and entry.batch_id = ${commitId}
    order by entry.id desc`;

/** Those of the records of an import that other commits changed. */
export const selectChangedSince = (resource: ResourceSchema, commitId: string): Sql =>
  sql`select entry.resource_id as id from journal entry where ${isCreation("entry", resource, commitId)}
      and exists (select 1 from journal later where later.workspace_id = entry.workspace_id
        and later.resource_type = entry.resource_type and later.resource_id = entry.resource_id
        and later.commit_id <> entry.commit_id)`;

/** Those of the records of an import to which records refer that it did not create. */
export const selectReferredTo = (resource: ResourceSchema, inbound: Inbound, commitId: string): Sql =>
  sql`select entry.resource_id as id from journal entry
      join ${ident(resource.table)} record on ${column("record", "workspace_id")} = entry.workspace_id
        and ${column("record", "id")}::text = entry.resource_id
    where ${isCreation("entry", resource, commitId)}
      and exists (select 1 from ${ident(inbound.resource.table)} referring
        where ${column("referring", "workspace_id")} = entry.workspace_id and ${inbound.refers("referring", "record")}
          and not exists (select 1 from journal made where ${isCreation("made", inbound.resource, commitId)}
            and made.resource_id = ${column("referring", "id")}${raw("::text")}))`;
