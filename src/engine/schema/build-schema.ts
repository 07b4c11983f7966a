import type { Reaction } from "../declare/extension.ts";
import type { Field, FieldExpression } from "../declare/field.ts";
import { field } from "../declare/fields/index.ts";
import { type Filter, filterOf } from "../declare/filter.ts";
import { integerIdKind, listOf } from "../declare/filter-kinds.ts";
import type { Module } from "../declare/module.ts";
import type { JoinCondition, Relationship } from "../declare/relationship.ts";
import type { Resource } from "../declare/resource.ts";
import { column, ident, or, raw, type Sql, sql } from "../query/sql.ts";
import { extended } from "./extend-modules.ts";
import type {
  FieldSchema,
  FilterSchema,
  Inbound,
  Permission,
  RelationshipSchema,
  ResourceSchema,
  Schema,
} from "./schema.ts";
import { verifyDeclarations } from "./verify.ts";

/**
 * Turns the declarations into the frozen schema that serves requests.
 * @throws DeclarationError naming every wrong declaration, where it stands and the likely fix.
 */
export function buildSchema(declared: readonly Module[], permissions: readonly Permission[]): Schema {
  const modules = extended(declared);
  verifyDeclarations(modules, permissions);
  const resources = new Map<string, ResourceSchema>();
  const reactions = modules.flatMap((module) => module.reactions ?? []);
  for (const module of modules) {
    for (const resource of module.resources) {
      const followers = reactions.filter((reaction) => reaction.resource === resource.name);
      resources.set(resource.name, resolveResource(module, resource, followers, resources));
    }
  }
  for (const resource of resources.values()) {
    addInbound(resource, resources);
    addLinks(resource, resources);
  }
  return Object.freeze({
    modules,
    resources,
    permissions: new Map(permissions.map((permission) => [permission.name, permission])),
    endpoints: modules.flatMap((module) => module.endpoints ?? []),
  });
}

function resolveResource(
  module: Module,
  declared: Resource,
  reactions: readonly Reaction[],
  resources: ReadonlyMap<string, ResourceSchema>,
): ResourceSchema {
  const inbound: Inbound[] = [];
  const fields = new Map<string, FieldSchema>();
  const id =
    declared.key === "integer" ? field.integer().managed() : field.reference(declared.name).managed();
  const builders = {
    id,
    ...declared.fields,
    ...(declared.tracksUse
      ? {
          is_used: field
            .boolean()
            .computed((alias) => isUsed(inbound, declared.alsoUsedWhen, alias))
            .notNull(),
        }
      : {}),
    ...Object.fromEntries(declared.timestamps.map((name) => [name, field.dateTime().managed().notNull()])),
  };
  for (const [name, builder] of Object.entries(builders)) {
    fields.set(
      name,
      resolveField(
        name,
        name === "id" ? { ...builder.definition, nullable: false } : builder.definition,
        resources,
      ),
    );
  }
  const filters = new Map<string, FilterSchema>();
  for (const [name, filter] of Object.entries(declared.filters)) {
    filters.set(name, resolveFilter(name, fromField(name, filter, fields), fields));
  }
  return { ...declared, module, fields, filters, links: new Map(), inbound, reactions, siblings: resources };
}

/** A field with its place in the schema. */
export function resolveField(
  name: string,
  definition: Field,
  resources: ReadonlyMap<string, ResourceSchema>,
): FieldSchema {
  const { source, type } = definition;
  const { links, reference } = type;
  const isOwn = source.kind === "stored" || source.kind === "hidden";
  const own = isOwn && !links ? (source.column ?? name) : null;
  const expression = expressionOf(definition);
  const computed = expression && ((alias: string): Sql => expression(alias, resources));
  const stored =
    computed && own === null
      ? computed
      : links
        ? (alias: string) => linkedIds(links, resources.get(reference!.resource)!, alias)
        : (alias: string) => column(alias, own ?? name);
  return {
    ...definition,
    name,
    stored,
    shown: computed ?? stored,
    isComputed: expression !== null,
    writeOnly: source.kind === "hidden" || source.kind === "given",
    hidden: source.kind === "hidden",
    isDerived: source.kind === "derived",
    writeColumn: own,
  };
}

/** The SQL that a field is read by; null: its column, or its links. */
function expressionOf({ source, type }: Field): FieldExpression | null {
  switch (source.kind) {
    case "stored":
      return source.shown;
    case "computed":
    case "elsewhere":
      return source.expression;
    case "derived":
      // Read like any other, so that it has its place among the attributes until its value is there.
      return () => raw(`null::${type.cast}`);
    case "hidden":
    case "given":
      return null;
  }
}

/** The ids of a set of references, in their kept order or by the name of what they refer to. */
function linkedIds(links: NonNullable<Field["type"]["links"]>, target: ResourceSchema, alias: string): Sql {
  const name = target.fields.get("name");
  const byName = name ? sql`${name.type.order(name.stored("linked"))}, ` : raw("");
  const order = links.ordered ? raw("link_row.position") : sql`${byName}${column("linked", "id")}`;
  return sql`array(select ${column("link_row", links.target)} from ${ident(links.table)} link_row
    join ${ident(target.table)} linked
      on linked.workspace_id = link_row.workspace_id and linked.id = ${column("link_row", links.target)}
    where link_row.workspace_id = ${column(alias, "workspace_id")} and ${column("link_row", links.owner)} = ${column(alias, "id")}
    order by ${order})`;
}

function fromField(
  name: string,
  filter: Resource["filters"][string],
  fields: ReadonlyMap<string, FieldSchema>,
): Filter {
  if (!("byField" in filter)) return filter;
  const { type } = fields.get(name)!;
  const kind = name === "id" && type.name === "integer" ? integerIdKind : type.filter!;
  return filterOf(filter.list ? listOf(kind) : kind, { field: name });
}

/** A filter with everything resolved. */
export function resolveFilter(
  name: string,
  filter: Filter,
  fields: ReadonlyMap<string, FieldSchema>,
): FilterSchema {
  const target = filter.field === null ? undefined : fields.get(filter.field);
  return {
    ...filter,
    name,
    title: filter.title ?? name.replaceAll("_", " "),
    nullable: filter.nullable ?? target?.nullable ?? false,
    gate: filter.gate ?? target?.gate ?? null,
    expression: filter.expression ?? target?.shown ?? null,
    isOwnColumn: !filter.expression && !filter.condition && !target?.isComputed && !target?.type.links,
    isQuiet: target?.quiet ?? false,
  };
}

/** Some record refers to this one, whether or not the caller may see it, or it is used in a way of its own. */
function isUsed(inbound: readonly Inbound[], also: Resource["alsoUsedWhen"], alias: string): Sql {
  const uses = inbound
    .filter(({ isUse }) => isUse)
    .map(
      (reference) => sql`exists (select 1 from ${ident(reference.resource.table)} referring
      where referring.workspace_id = ${column(alias, "workspace_id")} and ${reference.refers("referring", alias)})`,
    );
  return or(also ? [...uses, also(alias)] : uses);
}

function addLinks(source: ResourceSchema, resources: ReadonlyMap<string, ResourceSchema>): void {
  const links = source.links as Map<string, RelationshipSchema>;
  for (const [name, relationship] of Object.entries(source.relationships)) {
    const condition = relationship.condition ?? referenceCondition(source, relationship, resources);
    links.set(name, { ...relationship, condition });
  }
}

/** How the records are found that a reference, a set of references or a reference back leads to. */
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

function addInbound(target: ResourceSchema, resources: ReadonlyMap<string, ResourceSchema>): void {
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
