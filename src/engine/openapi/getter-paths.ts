import type { Getter } from "../declare/getter.ts";
import { filteredResource, type ResourceSchema } from "../schema/schema.ts";
import { jsonContent } from "./body-schemas.ts";
import { filterRefs } from "./filter-parameters.ts";
import { responseHeaders } from "./headers.ts";
import { anyObject, described, object } from "./json-schema.ts";
import { listParameterRefs } from "./list-parameters.ts";
import { responseRef } from "./names.ts";
import type { Operation, PathItem } from "./openapi-document.ts";
import { reading, recordParameters, recordPath, shared } from "./operation.ts";
import { needsAny, readNote } from "./permission-notes.ts";
import { queryParameter } from "./query-parameter.ts";

/** `/{resource}/getters`, a path for each getter, and `/{resource}/filters`. */
export function getterPaths(resource: ResourceSchema): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {
    ...(resource.isSingleton ? {} : { [`/${resource.name}/filters`]: { get: describeFilters(resource) } }),
    [`/${resource.name}/getters`]: { get: describeGetters(resource) },
  };
  for (const [path, getter] of Object.entries(resource.getters)) {
    const place = getter.level === "record" ? recordPath(resource) : `/${resource.name}`;
    paths[`${place}/getters/${path}`] = { get: call(resource, path, getter) };
  }
  return paths;
}

const describeFilters = (resource: ResourceSchema): Operation =>
  reading(resource, {
    id: ["listFilters"],
    summary: `List the filters of ${resource.plural}`,
    ...described(readNote(resource)),
    parameters: shared("only"),
    success: [200, responseRef("Filters")],
  });

const describeGetters = (resource: ResourceSchema): Operation =>
  reading(resource, {
    id: ["listGetters"],
    summary: `List the getters of ${resource.plural}`,
    ...described(readNote(resource)),
    success: [200, responseRef("Getters")],
  });

function call(resource: ResourceSchema, path: string, getter: Getter): Operation {
  const own = Object.keys(getter.parameters);
  const filtered = filteredResource(resource, getter);
  return reading(resource, {
    id: [getter.level === "record" ? "recordGetters" : "getters", path],
    summary: getter.title,
    ...described(
      getter.description,
      needsAny(getter.permissions) ?? (getter.isOpen ? null : readNote(resource)),
    ),
    parameters: [
      ...(getter.level === "record" ? recordParameters(resource) : []),
      ...Object.entries(getter.parameters).map(([name, declared]) => queryParameter(name, declared)),
      ...(getter.takesFilters
        ? [...listParameterRefs(filtered, "search", "sort"), ...filterRefs(filtered, new Set(own))]
        : []),
      ...(getter.isPaged ? shared("page", "perPage") : []),
      ...(getter.contentType ? [] : shared("ifNoneMatch")),
    ],
    success: [
      200,
      {
        description: getter.title,
        headers: getter.contentType ? responseHeaders() : responseHeaders("ETag"),
        content: getter.contentType
          ? fileContent(getter.contentType)
          : jsonContent(object({ data: getter.response, meta: anyObject }, ["data"])),
      },
    ],
    ...(getter.contentType ? {} : { otherwise: { 304: responseRef("NotModified") } }),
  });
}

/** A file in one of the media types. */
const fileContent = (types: string | readonly string[]) =>
  Object.fromEntries(
    [types].flat().map((type) => [type, { schema: { type: "string", contentMediaType: type } }]),
  );
