import { pascalCase } from "../../src/engine/openapi/names.ts";
import type { OpenApiDocument, Operation } from "../../src/engine/openapi/openapi-document.ts";
import type { FieldMetadata, ResourceMetadata } from "../../web/src/api/metadata.ts";
import { fieldMetadata, type Schema } from "./field-metadata.ts";

/** The resources of the description by their names: those that have a list of records. */
export function resourceMetadata(description: OpenApiDocument): ReadonlyMap<string, ResourceMetadata> {
  const { schemas } = description.components;
  const found = new Map<string, ResourceMetadata>();
  for (const path of Object.keys(description.paths)) {
    const name = /^\/([a-z-]+)(\/\{id\})?$/.exec(path)?.[1];
    if (name === undefined || found.has(name) || !(`${pascalCase(name)}Record` in schemas)) continue;
    found.set(name, metadataOf(name, description));
  }
  return found;
}

const properties = (schema: Schema | undefined): Record<string, Schema> =>
  (schema?.properties ?? {}) as Record<string, Schema>;

function metadataOf(name: string, { paths, components }: OpenApiDocument): ResourceMetadata {
  const part = (kind: string): Schema | undefined => components.schemas[pascalCase(name) + kind];
  const many = paths[`/${name}`] ?? {};
  // A singleton is shown and changed where others have their list.
  const isSingleton = many.patch !== undefined;
  const one = (isSingleton ? many : paths[`/${name}/{id}`]) ?? {};
  const create = properties(part("Create"));
  const change = properties(part("Change"));
  const required = new Set((part("Create")?.required ?? []) as string[]);
  const answered = properties(part("Fields"));
  const names = [...new Set([...Object.keys(answered), ...Object.keys(create)])];
  const rights = {
    list: isSingleton ? undefined : many.get,
    create: many.post,
    update: one.patch,
    delete: one.delete,
  };
  return {
    name,
    singular: one.get?.summary.replace(/^Show (one|the) /, "") ?? name,
    plural: (isSingleton ? undefined : many.get?.summary.replace("List ", "")) ?? name,
    ...(isSingleton ? { isSingleton } : {}),
    rights: Object.fromEntries(
      Object.entries(rights)
        .filter(([, operation]) => operation !== undefined)
        .map(([right, operation]) => [right, operation?.["x-grants"] ?? []]),
    ),
    fields: Object.fromEntries(
      names.map((field) => [
        field,
        fieldMetadata(field, {
          answered: answered[field],
          create: create[field],
          change: change[field],
          isRequired: required.has(field),
        }),
      ]),
    ),
    relationships: Object.fromEntries(
      Object.entries(properties(part("Relationships"))).map(([link, schema]) => [
        link,
        relationshipOf(schema),
      ]),
    ),
    actions: actionsOf(name, paths, components.schemas),
    isSearchable: (many.get?.parameters ?? []).some(
      (parameter) => "$ref" in parameter && parameter.$ref.endsWith(".search"),
    ),
  };
}

function relationshipOf(schema: Schema): { kind: "one" | "many"; resource: string } {
  const items = schema.items as Schema | undefined;
  const target = (items ?? (schema.anyOf as Schema[])[0]) as { $ref: string };
  const related = /\/(\w+)Related$/.exec(target.$ref)![1]!;
  const resource = related.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();
  return { kind: items ? "many" : "one", resource };
}

interface ActionExtension {
  name: string;
  title: string;
  description?: string;
  permissions?: string[];
  someRows?: true;
  credential?: string;
  contentType?: string;
  body: string;
}

function actionsOf(
  name: string,
  paths: OpenApiDocument["paths"],
  schemas: OpenApiDocument["components"]["schemas"],
): ResourceMetadata["actions"] {
  const at = (operation: Operation | undefined): ActionExtension[] =>
    (operation?.["x-actions"] ?? []) as unknown as ActionExtension[];
  const onOne = at(paths[`/${name}/{id}/actions`]?.post);
  const onMany = at(paths[`/${name}/actions`]?.post);
  const distinct = new Map([...onMany, ...onOne].map((action) => [action.name, action]));
  return Object.fromEntries(
    [...distinct.values()].map(({ name: action, title, description, permissions = [], someRows, body }) => [
      action,
      {
        title,
        ...(description ? { description } : {}),
        permissions,
        ...(someRows ? { someRows } : {}),
        levels: [
          ...(onOne.some((other) => other.name === action) ? (["record"] as const) : []),
          ...(onMany.some((other) => other.name === action) ? (["collection"] as const) : []),
        ],
        parameters: parametersOf(schemas[body.split("/").at(-1)!]),
      },
    ]),
  );
}

function parametersOf(schema: Schema | undefined): Record<string, FieldMetadata> {
  const required = new Set((schema?.required ?? []) as string[]);
  const own = Object.entries(properties(schema)).filter(
    ([name]) => name !== "repositories" && name !== "file",
  );
  return Object.fromEntries(
    own.map(([name, parameter]) => [
      name,
      fieldMetadata(name, {
        create: parameter,
        change: undefined,
        answered: undefined,
        isRequired: required.has(name),
      }),
    ]),
  );
}
