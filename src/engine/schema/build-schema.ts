import type { Reaction } from "../declare/extension.ts";
import { field } from "../declare/fields/index.ts";
import type { Module } from "../declare/module.ts";
import type { Resource } from "../declare/resource.ts";
import type { ResourceName } from "../work/records.ts";
import { eventTypes } from "./event-types.ts";
import { extended } from "./extend-modules.ts";
import { resolveField } from "./resolve-field.ts";
import { fromField, resolveFilter } from "./resolve-filter.ts";
import { addInbound, addLinks, isUsed } from "./resolve-references.ts";
import type { FieldSchema, FilterSchema, Inbound, Permission, ResourceSchema, Schema } from "./schema.ts";
import { verifyDeclarations } from "./verify.ts";

/**
 * Resolves the declarations into the frozen schema that serves requests.
 * @throws DeclarationError with every wrong declaration, its place and the likely fix
 */
export function buildSchema(declared: readonly Module[], permissions: readonly Permission[]): Schema {
  const modules = extended(declared);
  verifyDeclarations(modules, permissions);
  const resources = new Map<string, ResourceSchema>();
  const reactions = modules.flatMap((module) => module.reactions ?? []);
  const notifications = modules.flatMap((module) => module.notifications ?? []);
  for (const module of modules) {
    for (const resource of module.resources) {
      const followers = reactions.filter((reaction) => reaction.resource === resource.name);
      const kinds = notifications.filter((kind) => kind.resource === resource.name);
      resources.set(resource.name, {
        ...resolveResource(module, resource, followers, resources),
        notifications: kinds,
      });
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
    notifications: new Map(notifications.map((kind) => [kind.name, kind])),
    events: new Set([
      ...eventTypes({ resources }).map(({ type }) => type),
      ...modules.flatMap((module) => Object.keys(module.events ?? {})),
    ]),
  });
}

function resolveResource(
  module: Module,
  declared: Resource,
  reactions: readonly Reaction[],
  resources: ReadonlyMap<string, ResourceSchema>,
): Omit<ResourceSchema, "notifications"> {
  const inbound: Inbound[] = [];
  const fields = new Map<string, FieldSchema>();
  const id =
    declared.key === "integer"
      ? field.integer().managed()
      : field.reference(declared.name as ResourceName).managed();
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
