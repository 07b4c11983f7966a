import type { FieldBuilder } from "../../src/engine/declare/field-builder.ts";
import { pascalCase } from "../../src/engine/openapi/names.ts";
import type { OpenApiDocument, Operation } from "../../src/engine/openapi/openapi-document.ts";
import type { Schema as ProgramSchema, ResourceSchema } from "../../src/engine/schema/schema.ts";
import type { FieldMetadata, ResourceMetadata } from "../../web/src/api/metadata.ts";
import { fieldMetadata, type Schema } from "./field-metadata.ts";

/** The declared resources by name, as screens need them: with the texts and relationships of the declarations. */
export const resourceMetadata = (
  { resources }: ProgramSchema,
  description: OpenApiDocument,
): ReadonlyMap<string, ResourceMetadata> =>
  new Map([...resources].map(([name, resource]) => [name, metadataOf(resource, description)]));

const properties = (schema: Schema | undefined): Record<string, Schema> =>
  (schema?.properties ?? {}) as Record<string, Schema>;

function metadataOf(resource: ResourceSchema, { paths, components }: OpenApiDocument): ResourceMetadata {
  const { name, singular, plural, isSingleton } = resource;
  const part = (kind: string): Schema | undefined => components.schemas[pascalCase(name) + kind];
  const many = paths[`/${name}`] ?? {};
  // A singleton is read and changed at the path at which other resources have their list.
  const one = (isSingleton ? many : paths[`/${name}/{id}`]) ?? {};
  const create = properties(part("Create"));
  const change = properties(part("Change"));
  const required = new Set((part("Create")?.required ?? []) as string[]);
  const returned = properties(part("Fields"));
  const names = [...new Set([...Object.keys(returned), ...Object.keys(create)])];
  const rights = {
    list: isSingleton ? undefined : many.get,
    create: many.post,
    update: one.patch,
    delete: one.delete,
  };
  return {
    name,
    singular,
    plural: isSingleton ? name : plural,
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
          returned: returned[field],
          create: create[field],
          change: change[field],
          isRequired: required.has(field),
          declared: resource.fields.get(field),
        }),
      ]),
    ),
    relationships: Object.fromEntries(
      [...resource.links].map(([link, { kind, resource: related, field }]) => [
        link,
        { kind, resource: related, ...(field === null ? {} : { field }) },
      ]),
    ),
    actions: actionsOf(resource, paths, components.schemas),
    isSearchable: (many.get?.parameters ?? []).some(
      (parameter) => "$ref" in parameter && parameter.$ref.endsWith(".search"),
    ),
  };
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
  resource: ResourceSchema,
  paths: OpenApiDocument["paths"],
  schemas: OpenApiDocument["components"]["schemas"],
): ResourceMetadata["actions"] {
  const { name } = resource;
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
        parameters: parametersOf(schemas[body.split("/").at(-1)!], declaredParameters(resource, action)),
      },
    ]),
  );
}

type Parameters = Readonly<Record<string, FieldBuilder>>;

const declaredParameters = (
  { actions, standaloneActions, fileActions }: ResourceSchema,
  name: string,
): Parameters => (actions[name] ?? standaloneActions[name] ?? fileActions[name])?.parameters ?? {};

function parametersOf(schema: Schema | undefined, declared: Parameters): Record<string, FieldMetadata> {
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
        returned: undefined,
        isRequired: required.has(name),
        declared: declared[name]?.definition,
      }),
    ]),
  );
}
