import type { Grant } from "../declare/policy.ts";
import { invalidField } from "../errors/api-error.ts";
import { message, said } from "../errors/message.ts";
import type { IncludeNode, IncludeTree } from "../request/parse-include.ts";
import type { FieldSchema, RelationshipSchema, ResourceSchema, Schema } from "../schema/schema.ts";
import { or } from "../sql/sql.ts";
import type { Actor } from "../work/actor.ts";
import { RELATIONS } from "../work/relation.ts";
import { gateSight, mayRead, rowsInSight, type Sight, sightOf } from "./sight.ts";

/** Fields that are visible on the same rows. */
export interface FieldGroup {
  readonly sight: Exclude<Sight, "none">;
  readonly fields: readonly FieldSchema[];
}

/** A requested related resource. */
export interface PlannedInclude {
  readonly name: string;
  readonly relationship: RelationshipSchema;
  /** The records on which the relationship itself is visible; elsewhere it is null or empty. */
  readonly sight: Exclude<Sight, "none">;
  readonly projection: Projection;
}

/** What one actor sees of a resource's records. Equal keys mean equal SQL. */
export interface Projection {
  readonly key: string;
  readonly resource: ResourceSchema;
  /** The rows that the actor sees. */
  readonly rows: Exclude<Sight, "none">;
  readonly groups: readonly FieldGroup[];
  readonly updatable: Sight;
  readonly deletable: Sight;
  readonly includes: readonly PlannedInclude[];
}

const EMPTY: IncludeTree = new Map();
const MAX_PLANNED = 2_000;

/** Determines what an actor sees of a record and of the requested related records. */
export class ProjectionPlanner {
  readonly #schema: Schema;
  readonly #planned = new Map<string, Projection>();

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /**
   * Plans the whole record with the given relationships.
   * @throws 422 for a relationship or field that does not exist, with those that do
   */
  plan(requested: ResourceSchema, actor: Actor, includes: IncludeTree = EMPTY): Projection {
    return this.#plannedFor(requested, actor, null, includes);
  }

  /** Plans a record as lists contain it, without the fields that they leave out. @throws 422 like `plan` */
  planListed(requested: ResourceSchema, actor: Actor, includes: IncludeTree): Projection {
    return this.#plannedFor(requested, actor, listedFields(requested), includes);
  }

  /** Plans a record with some of its fields; null: those that lists contain. @throws 422 like `plan` */
  planColumns(
    requested: ResourceSchema,
    actor: Actor,
    fields: ReadonlySet<string> | null,
    includes: IncludeTree,
  ): Projection {
    return this.#plannedFor(requested, actor, fields ?? listedFields(requested), includes, fields !== null);
  }

  #plannedFor(
    requested: ResourceSchema,
    actor: Actor,
    selected: ReadonlySet<string> | null,
    includes: IncludeTree,
    isChosen = false,
  ): Projection {
    // Custom fields are filters and sorts of a list, but not attributes of a record.
    const resource = this.#schema.resources.get(requested.name) ?? requested;
    if (isChosen) return this.#project(resource, actor, selected, includes);
    const key = `${resource.name}${selected ? "[listed]" : ""}${treeKey(includes)}|${actorKey(actor)}`;
    let projection = this.#planned.get(key);
    if (!projection) {
      projection = this.#project(resource, actor, selected, includes);
      if (this.#planned.size > MAX_PLANNED) this.#planned.clear();
      this.#planned.set(key, projection);
    }
    return projection;
  }

  #project(
    resource: ResourceSchema,
    actor: Actor,
    selected: ReadonlySet<string> | null,
    includes: IncludeTree,
  ): Projection {
    const planned: PlannedInclude[] = [];
    for (const [name, node] of includes) {
      const include = this.#include(resource, actor, name, node);
      if (include) planned.push(include);
    }
    const selection = selected ? `[${[...selected].sort().join("|")}]` : "";
    const children = planned.map((include) => `${include.name}:${include.projection.key}`).join(",");
    return {
      key: `${resource.name}${selection}(${children})|${actorKey(actor)}`,
      resource,
      rows: rowsInSight(resource, actor),
      groups: fieldGroups(resource, actor, selected),
      updatable: grantedRows(resource.operations.includes("update") ? resource.policy.update : [], actor),
      deletable: resource.operations.includes("delete") ? sightOf(resource.policy.delete, actor) : "none",
      includes: planned,
    };
  }

  #include(resource: ResourceSchema, actor: Actor, name: string, node: IncludeNode): PlannedInclude | null {
    const relationship = resource.links.get(name);
    if (!relationship) {
      const allowed = [...resource.links.keys()];
      throw invalidField(
        node.parameter,
        message`${name} is not a relationship of ${resource.name}. Allowed: ${allowed.join(", ") || said("none")}.`,
        allowed,
      );
    }
    const related = this.#schema.resources.get(relationship.resource)!;
    for (const field of node.fields ?? []) {
      const known = related.fields.get(field);
      if (!known || known.writeOnly) {
        const allowed = [...related.fields.values()].filter((f) => !f.writeOnly).map((f) => f.name);
        throw invalidField(
          node.parameter,
          message`${field} is not a field of ${related.name}. Allowed: ${allowed.join(", ")}.`,
          allowed,
        );
      }
    }
    // The nested names are validated even if the actor sees no related rows, so that a mistake is always reported.
    const projection = this.#project(related, actor, node.fields ?? listedFields(related), node.children);
    const sight = gateSight(resource, relationship.gate, actor);
    if (sight === "none" || !mayRead(related, actor) || sightOf(related.policy.rows, actor) === "none")
      return null;
    return { name, relationship, sight, projection };
  }
}

/** The relationships of a request with their fields, as text. */
const treeKey = (includes: IncludeTree): string =>
  [...includes]
    .map(([name, { fields, children }]) => {
      const chosen = fields ? `[${[...fields].join("|")}]` : "";
      return `.${name}${chosen}(${treeKey(children)})`;
    })
    .join("");

/** The names of the fields that lists contain; null: all, because none is left out. */
function listedFields({ fields }: ResourceSchema): ReadonlySet<string> | null {
  const all = [...fields.values()];
  const listed = all.filter(({ isOmittedFromLists }) => !isOmittedFromLists);
  return listed.length === all.length ? null : new Set(listed.map(({ name }) => name));
}

/** Groups the fields by the rows on which the actor sees them, without gated fields that the actor never sees. */
function fieldGroups(
  resource: ResourceSchema,
  actor: Actor,
  selected: ReadonlySet<string> | null,
): FieldGroup[] {
  const groups = new Map<string, FieldGroup & { fields: FieldGroup["fields"][number][] }>();
  for (const field of resource.fields.values()) {
    if (field.writeOnly || (selected && !selected.has(field.name))) continue;
    const sight = gateSight(resource, field.gate, actor);
    if (sight === "none") continue;
    const key = sight === "all" ? "" : field.gate!;
    const group = groups.get(key) ?? { sight, fields: [] };
    group.fields.push(field);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The rows on which any of the grants applies. */
export function grantedRows(grants: readonly Grant[], actor: Actor): Sight {
  const sights = grants.map((grant) => sightOf(grant, actor));
  if (sights.includes("all")) return "all";
  const conditions = sights.filter((sight) => typeof sight === "function");
  return conditions.length === 0 ? "none" : (alias) => or(conditions.map((condition) => condition(alias)));
}

const keys = new WeakMap<ReadonlySet<string>, string>();

/** The part of an actor that determines the SQL of a projection: permissions and relations; ids are parameters. */
function actorKey(actor: Actor): string {
  if (actor.kind === "system") return "system";
  let key = keys.get(actor.permissions);
  if (key === undefined) {
    key = [...actor.permissions].sort().join(" ");
    keys.set(actor.permissions, key);
  }
  return `${key}|${RELATIONS.filter((relation) => actor.relations.has(relation)).join(" ")}`;
}
