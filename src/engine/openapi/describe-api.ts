import { hasPaths, type Schema } from "../schema/schema.ts";
import { actionPaths } from "./action-paths.ts";
import { actionSchemas } from "./action-schemas.ts";
import { bodySchemas } from "./body-schemas.ts";
import { bulkPaths } from "./bulk-paths.ts";
import { endpointPaths, PLATFORM_TAG } from "./endpoint-paths.ts";
import { errorResponses, errorSchemas } from "./error-responses.ts";
import { filterParameters, filterValueSchemas } from "./filter-parameters.ts";
import { sharedFilterSchemasIn } from "./filter-schemas.ts";
import { getterPaths } from "./getter-paths.ts";
import { headers } from "./headers.ts";
import { INTRODUCTION } from "./introduction.ts";
import { listParameters } from "./list-parameters.ts";
import type { Components, OpenApiDocument } from "./openapi-document.ts";
import { recordPaths } from "./record-paths.ts";
import { recordSchemas } from "./record-schemas.ts";
import { resourceResponses, sharedResponses } from "./resource-responses.ts";
import { EITHER, securitySchemes } from "./security.ts";
import { sharedParameters } from "./shared-parameters.ts";
import { sharedSchemas } from "./shared-schemas.ts";
import { API_VERSION } from "./version.ts";

export interface DescriptionOptions {
  /** The URL of the API without a trailing slash: `https://acme.example.com/api`. */
  readonly serverUrl: string;
}

/**
 * Describes everything that a schema serves as an OpenAPI 3.1 document. It is a pure function.
 * @throws Error if two declarations have the same name
 */
export function describeApi(schema: Schema, { serverUrl }: DescriptionOptions): OpenApiDocument {
  const resources = [...schema.resources.values()];
  const reachable = resources.filter(hasPaths);
  const paths = {
    ...joined(
      reachable.flatMap((one) => [recordPaths(one), bulkPaths(one), actionPaths(one), getterPaths(one)]),
    ),
    // As in routing, an endpoint takes precedence over a resource.
    ...endpointPaths(schema),
  };
  const parameters = joined([
    sharedParameters,
    ...reachable.flatMap((one) => [listParameters(one), filterParameters(one)]),
  ]);
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: { title: "Bureau", version: API_VERSION, description: INTRODUCTION },
    servers: [{ url: serverUrl, description: "The API of the workspace." }],
    security: EITHER,
    tags: tagsOf(schema),
    paths,
    components: {
      schemas: joined([
        sharedSchemas,
        errorSchemas,
        sharedFilterSchemasIn(paths, parameters),
        ...resources.flatMap((one) => [
          recordSchemas(one, schema),
          bodySchemas(one),
          actionSchemas(one),
          filterValueSchemas(one),
        ]),
      ]),
      parameters,
      headers,
      responses: joined([sharedResponses, errorResponses, ...reachable.map(resourceResponses)]),
      securitySchemes,
    } satisfies Components,
  };
  requireDistinctIds(document);
  return document;
}

const tagsOf = ({ modules, endpoints }: Schema): OpenApiDocument["tags"] => {
  const own = new Set(modules.flatMap((module) => module.endpoints ?? []));
  const tags = modules.map(({ title, description }) => ({ name: title, description }));
  return endpoints.every((endpoint) => own.has(endpoint)) ? tags : [...tags, PLATFORM_TAG];
};

/** All of the members combined. @throws Error if a name occurs twice */
function joined<T>(parts: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const all: Record<string, T> = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      if (Object.hasOwn(all, name)) throw new Error(`Two parts of the API description are called ${name}.`);
      all[name] = value;
    }
  }
  return all;
}

function requireDistinctIds({ paths }: OpenApiDocument): void {
  const seen = new Set<string>();
  for (const item of Object.values(paths)) {
    for (const { operationId } of Object.values(item)) {
      if (seen.has(operationId)) throw new Error(`Two operations are called ${operationId}.`);
      seen.add(operationId);
    }
  }
}
