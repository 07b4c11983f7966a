import type { Grant } from "../declare/policy.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { FILE_PART, formContent, jsonContent, writableFields } from "./body-schemas.ts";
import { changeExample, createExample } from "./examples.ts";
import { exportOf } from "./export-paths.ts";
import { filterRefs } from "./filter-parameters.ts";
import { described } from "./json-schema.ts";
import { listParameterRefs } from "./list-parameters.ts";
import { componentName, responseRef, schemaRef } from "./names.ts";
import type { Content, Operation, PathItem } from "./openapi-document.ts";
import { guarded, posting, reading, recordParameters, recordPath, shared } from "./operation.ts";
import { createGrants, createNote, grantsExtension, needsAny, readNote } from "./permission-notes.ts";
import { resourceResponse } from "./resource-responses.ts";
import { variantParameters } from "./variant-schemas.ts";

/** `/{resource}` and `/{resource}/{id}`: reading and writing records. */
export function recordPaths(resource: ResourceSchema): Record<string, PathItem> {
  const may = (operation: ResourceSchema["operations"][number]): boolean =>
    resource.operations.includes(operation);
  const many = {
    ...(may("list") ? { get: list(resource) } : {}),
    ...(may("create") ? { post: create(resource) } : {}),
  };
  const one = {
    ...(may("show") ? { get: show(resource) } : {}),
    ...(may("update") ? changes(resource) : {}),
    ...(may("delete") ? { delete: remove(resource) } : {}),
  };
  return {
    ...(resource.isSingleton ? {} : { [`/${resource.name}`]: many }),
    ...(may("list") ? { [`/${resource.name}/export`]: { get: exportOf(resource) } } : {}),
    [recordPath(resource)]: one,
  };
}

const list = (resource: ResourceSchema): Operation =>
  reading(resource, {
    id: ["list"],
    summary: `List ${resource.plural}`,
    ...described(resource.description, readNote(resource)),
    ...(resource.policy.requires ? grantsExtension([{ permissions: resource.policy.requires }]) : {}),
    parameters: [
      ...shared("page", "perPage", "cursor"),
      ...listParameterRefs(resource, "sort", "search", "related", "include"),
      ...filterRefs(resource),
      ...variantParameters(resource),
      ...shared("ifNoneMatch"),
    ],
    success: [200, resourceResponse(resource, "List")],
    otherwise: { 304: responseRef("NotModified") },
  });

const show = (resource: ResourceSchema): Operation =>
  reading(resource, {
    id: ["show"],
    summary: `Show ${oneOf(resource)}`,
    ...described(readNote(resource)),
    parameters: [
      ...recordParameters(resource),
      ...listParameterRefs(resource, "related", "include"),
      ...shared("allActions", "ifNoneMatch"),
    ],
    success: [200, resourceResponse(resource, "Shown")],
    otherwise: { 304: responseRef("NotModified") },
  });

const create = (resource: ResourceSchema): Operation =>
  posting(resource, {
    id: ["create"],
    summary: `Create one ${resource.singular}`,
    ...described(createNote(resource)),
    ...createGrants(resource),
    parameters: listParameterRefs(resource, "related", "include"),
    requestBody: {
      required: true,
      content: {
        ...jsonContent(schemaRef(componentName(resource, "Create")), createExample(resource)),
        ...(resource.takesFile ? creationForm(resource) : {}),
      },
    },
    success: [201, resourceResponse(resource, "Created")],
  });

/** A multipart body with the file of a new record. */
function creationForm(resource: ResourceSchema): Content {
  const fields = writableFields(resource, "create");
  const parts = Object.fromEntries(fields.map((field) => [field.name, field.type.schema()]));
  return formContent(parts, {}, { file: FILE_PART });
}

const oneOf = ({ isSingleton, singular }: ResourceSchema): string =>
  `${isSingleton ? "the" : "one"} ${singular}`;

/** A change, by several methods with the same meaning. */
function changes(resource: ResourceSchema): PathItem {
  const content = jsonContent(schemaRef(componentName(resource, "Change")), changeExample(resource));
  const fields = writableFields(resource, "change");
  const form = formContent(Object.fromEntries(fields.map((field) => [field.name, field.type.schema()])));
  const change = (method: "PATCH" | "PUT" | "POST", id: string, note: string, bodies: Content): Operation =>
    guarded(
      resource,
      {
        id: [id],
        summary: `Change ${oneOf(resource)}${method === "PATCH" ? "" : ` (${method})`}`,
        ...described(note, changersNote(resource)),
        ...grantsExtension(resource.policy.update),
        parameters: [...recordParameters(resource), ...listParameterRefs(resource, "related", "include")],
        requestBody: { required: true, content: bodies },
        success: [200, resourceResponse(resource, "Changed")],
      },
      ...(method === "POST" ? (["idempotencyKey"] as const) : []),
    );
  return {
    patch: change("PATCH", "update", "Changes the fields that are given.", content),
    put: change("PUT", "put", "The same as PATCH: fields that are not given stay as they are.", content),
    ...(resource.isSingleton
      ? {}
      : {
          post: change("POST", "post", "The same as PATCH; also accepts a multipart form.", {
            ...content,
            ...form,
          }),
        }),
  };
}

/** Who may change records, as far as it follows from permissions. */
export const changersNote = ({ policy }: ResourceSchema): string | null => grantsNote(policy.update);

/** Who may delete records, as far as it follows from permissions. */
export const deletersNote = ({ policy }: ResourceSchema): string | null => grantsNote([policy.delete]);

function grantsNote(grants: readonly Grant[]): string | null {
  const permissions = grants.flatMap((grant) => [...grant.permissions]);
  const isRelated = grants.some((grant) => grant.rows);
  const needs = needsAny([...new Set(permissions)]);
  return needs && isRelated ? `${needs.slice(0, -1)}, or a record that concerns the caller.` : needs;
}

const remove = (resource: ResourceSchema): Operation =>
  guarded(resource, {
    id: ["delete"],
    summary: `Delete one ${resource.singular}`,
    ...described("Refused with 409 while other records refer to it.", deletersNote(resource)),
    ...grantsExtension([resource.policy.delete]),
    parameters: recordParameters(resource),
    success: [204, responseRef("Deleted")],
  });
