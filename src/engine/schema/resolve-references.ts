import type { JoinCondition, Relationship } from "../declare/relationship.ts";
import type { Resource } from "../declare/resource.ts";
import { column, ident, or, type Sql, sql } from "../sql/sql.ts";
import type { Inbound, RelationshipSchema, ResourceSchema } from "./schema.ts";

/** SQL: whether any record refers to this one, in sight or not, or it is used in another declared way. */
export function isUsed(inbound: readonly Inbound[], also: Resource["alsoUsedWhen"], alias: string): Sql {
  const uses = inbound
    .filter(({ isUse }) => isUse)
    .map(
      (reference) => sql`exists (select 1 from ${ident(reference.resource.table)} referring
      where referring.workspace_id = ${column(alias, "workspace_id")} and ${reference.refers("referring", alias)})`,
    );
  return or(also ? [...uses, also(alias)] : uses);
}

/** Resolves the relationships of a resource, each with the condition that finds its records. */
export function addLinks(source: ResourceSchema, resources: ReadonlyMap<string, ResourceSchema>): void {
  const links = source.links as Map<string, RelationshipSchema>;
  for (const [name, relationship] of Object.entries(source.relationships)) {
    const condition = relationship.condition ?? referenceCondition(source, relationship, resources);
    links.set(name, { ...relationship, condition });
  }
}

/** The condition that finds the records of a reference, a set of references or an inverse relationship. */
function referenceCondition(
  source: ResourceSchema,
  { field: own, by, resource }: Relationship,
  resources: ReadonlyMap<string, ResourceSchema>,
): JoinCondition {
  if (own === null) {
    const back = resources.get(resource)!.fields.get(by!)!;
    return (from, to) => sql`${back.stored(to)} = ${column(from, "id")}`;
  }
  const { stored, type } = source.fields.get(own)!;
  const { links } = type;
  if (!links) return (from, to) => sql`${column(to, "id")} = ${stored(from)}`;
  return (from, to) => sql`exists (select 1 from ${ident(links.table)} link_row
    where link_row.workspace_id = ${column(from, "workspace_id")}
      and ${column("link_row", links.owner)} = ${column(from, "id")} and ${column("link_row", links.target)} = ${column(to, "id")})`;
}

/** Adds the references of other resources to a resource, once all are known. */
export function addInbound(target: ResourceSchema, resources: ReadonlyMap<string, ResourceSchema>): void {
  const inbound = target.inbound as Inbound[];
  for (const resource of resources.values()) {
    for (const definition of resource.fields.values()) {
      if (definition.name === "id" || definition.type.reference?.resource !== target.name) continue;
      const { links } = definition.type;
      if (!links && definition.writeColumn === null) continue;
      inbound.push({
        resource,
        field: definition.name,
        names: "id",
        onDelete: definition.onDelete,
        isUse: !definition.isPart,
        links: links ? { table: links.table, target: links.target } : null,
        column: definition.writeColumn,
        refers: links
          ? (referring, record) => sql`exists (select 1 from ${ident(links.table)} link_row
              where link_row.workspace_id = ${column(referring, "workspace_id")}
                and ${column("link_row", links.owner)} = ${column(referring, "id")}
                and ${column("link_row", links.target)} = ${column(record, "id")})`
          : (referring, record) =>
              sql`${column(referring, definition.writeColumn!)} = ${column(record, "id")}`,
      });
    }
  }
  for (const named of target.namedBy) {
    const resource = resources.get(named.resource);
    const naming = resource?.fields.get(named.field);
    if (!resource || !naming) continue;
    inbound.push({
      resource,
      field: named.field,
      names: named.matches,
      onDelete: "restrict",
      isUse: true,
      links: null,
      column: null,
      refers: (referring, record) => sql`${naming.stored(referring)} = ${column(record, named.matches)}`,
    });
  }
}
