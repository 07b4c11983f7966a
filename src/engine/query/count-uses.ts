import type { Inbound, ResourceSchema } from "../schema/schema.ts";
import { column, ident, join, or, raw, type Sql, sql } from "../sql/sql.ts";
import { isRecord } from "./stored-rows.ts";

/** The references that prevent a deletion, by the resource that contains them. */
export function restrictingReferences(resource: ResourceSchema): Map<ResourceSchema, Inbound[]> {
  const byResource = new Map<ResourceSchema, Inbound[]>();
  for (const inbound of resource.inbound) {
    if (inbound.onDelete !== "restrict") continue;
    byResource.set(inbound.resource, [...(byResource.get(inbound.resource) ?? []), inbound]);
  }
  return byResource;
}

/**
 * Counts the records of each resource that refer to a record, without the record itself, in a column named after the
 * resource.
 */
export function countUses(
  resource: ResourceSchema,
  id: string,
  byResource: ReadonlyMap<ResourceSchema, readonly Inbound[]>,
): Sql {
  const counts = [...byResource].map(
    ([referring, inbound]) => sql`(select count(*)::integer from ${ident(referring.table)} referring
      where ${column("referring", "workspace_id")} = ${column("record", "workspace_id")}
        and ${referring === resource ? sql`${column("referring", "id")} <> ${column("record", "id")}` : raw("true")}
        and ${or(inbound.map((reference) => reference.refers("referring", "record")))}) as ${ident(referring.name)}`,
  );
  return sql`select ${join(counts, ", ")} from ${ident(resource.table)} record where ${isRecord(resource, "record", id)}`;
}
